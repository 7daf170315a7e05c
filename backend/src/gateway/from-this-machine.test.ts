import { describe, expect, it } from 'vitest';
import { isFromThisMachine } from './from-this-machine.ts';

const asked = (headers: Record<string, string>, remoteAddress = '127.0.0.1', httpVersion = '1.1') =>
  isFromThisMachine(new Request('http://127.0.0.1:4000/inbox', { headers: { host: '127.0.0.1:4000', ...headers } }), {
    socket: { remoteAddress },
    httpVersion,
  });

describe('a request from this machine', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('A request from the peer %s is from this machine', (peer) => {
    expect(asked({}, peer)).toBe(true);
  });

  it.each(['127.0.0.1', 'localhost:4000', '[::1]:4000', 'LOCALHOST'])(
    'A request to the host %s is from this machine',
    (host) => {
      expect(asked({ host })).toBe(true);
    },
  );

  it.each(['192.168.0.7', '::ffff:10.0.0.1', '203.0.113.7', ''])(
    'A request from the peer %j is not from this machine',
    (peer) => {
      expect(asked({}, peer)).toBe(false);
    },
  );

  it.each(['evil.example', '192.168.0.7:4000', 'localhost.evil.example', '0.0.0.0:4000', ''])(
    'A request to the host %j is not from this machine',
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
  ])('A request with the proxy header %s is not from this machine', (name) => {
    expect(asked({ [name]: '127.0.0.1' })).toBe(false);
  });

  it('A request in HTTP/1.0, as an unconfigured proxy sends it, is not from this machine', () => {
    expect(asked({}, '127.0.0.1', '1.0')).toBe(false);
  });

  it('A request on an unknown connection is not from this machine', () => {
    const request = new Request('http://127.0.0.1:4000/inbox', { headers: { host: '127.0.0.1:4000' } });
    expect(isFromThisMachine(request, undefined)).toBe(false);
  });
});
