import { describe, expect, it } from 'vitest';
import { isFromThisMachine } from './from-this-machine.ts';

const asked = (headers: Record<string, string>, remoteAddress = '127.0.0.1', httpVersion = '1.1') =>
  isFromThisMachine(new Request('http://127.0.0.1:4000/inbox', { headers: { host: '127.0.0.1:4000', ...headers } }), {
    socket: { remoteAddress },
    httpVersion,
  });

describe('someone at this machine', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('asks from %s', (peer) => {
    expect(asked({}, peer)).toBe(true);
  });

  it.each(['127.0.0.1', 'localhost:4000', '[::1]:4000', 'LOCALHOST'])('asks for the host %s', (host) => {
    expect(asked({ host })).toBe(true);
  });

  it.each(['192.168.0.7', '::ffff:10.0.0.1', '203.0.113.7', ''])('does not ask from %j', (peer) => {
    expect(asked({}, peer)).toBe(false);
  });

  it.each(['evil.example', '192.168.0.7:4000', 'localhost.evil.example', '0.0.0.0:4000', ''])(
    'does not ask for the host %j',
    (host) => {
      expect(asked({ host })).toBe(false);
    },
  );

  it.each([
    'forwarded',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded',
    'x-original-forwarded-for',
    'x-real-ip',
    'x-client-ip',
    'x-cluster-client-ip',
    'true-client-ip',
    'via',
    'cf-connecting-ip',
    'cf-ray',
    'fly-client-ip',
  ])('does not ask through a proxy that sends %s', (name) => {
    expect(asked({ [name]: '127.0.0.1' })).toBe(false);
  });

  it('does not ask in HTTP/1.0, as a proxy without any settings does', () => {
    expect(asked({}, '127.0.0.1', '1.0')).toBe(false);
  });

  it('is nobody when the connection is not known', () => {
    const request = new Request('http://127.0.0.1:4000/inbox', { headers: { host: '127.0.0.1:4000' } });
    expect(isFromThisMachine(request, undefined)).toBe(false);
  });
});
