import { describe, expect, it } from 'vitest';
import { readTrustedProxies } from '../rate-limit/trusted-proxies.ts';
import { isFromPrivateNetwork } from './from-private-network.ts';

const asked = (headers: Record<string, string>, remoteAddress = '10.0.0.7', httpVersion = '1.1') =>
  isFromPrivateNetwork(
    new Request('http://10.0.0.5:4000/metrics', { headers: { host: '10.0.0.5:4000', ...headers } }),
    { socket: { remoteAddress }, httpVersion },
    readTrustedProxies('10.0.0.9'),
  );

describe('a request from the private network', () => {
  it.each(['127.0.0.1', '::1', '::ffff:10.1.2.3', '172.31.0.1', '192.168.4.4', 'fd00::7', 'fe80::1'])(
    'A request from the peer %s is private',
    (peer) => {
      expect(asked({}, peer)).toBe(true);
    },
  );

  it.each(['203.0.113.7', '172.32.0.1', '11.0.0.1', '2001:db8::1', '::ffff:203.0.113.7', '', 'unix'])(
    'A request from the peer %j is not private',
    (peer) => {
      expect(asked({}, peer)).toBe(false);
    },
  );

  it.each(['127.0.0.1:4000', 'localhost', '[::1]:4000', '[fd00::5]:4000', 'storyloom:4000', '192.168.0.5'])(
    'A request to the host %s is private',
    (host) => {
      expect(asked({ host })).toBe(true);
    },
  );

  it.each(['evil.example', 'stories.example:4000', '203.0.113.7', '10.0.0.5.evil.example', ''])(
    'A request to the host %j is not private, as a page of the internet may have that name',
    (host) => {
      expect(asked({ host })).toBe(false);
    },
  );

  it('What a proxy forwards is not private', () => {
    expect(asked({ 'x-forwarded-for': '10.0.0.7' })).toBe(false);
    expect(asked({ via: '1.1 proxy' })).toBe(false);
    expect(asked({}, '10.0.0.9')).toBe(false);
    expect(asked({}, '10.0.0.7', '1.0')).toBe(false);
  });
});
