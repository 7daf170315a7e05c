import { describe, expect, it } from 'vitest';
import { clientNetwork } from './client-network.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

const PROXIES = '127.0.0.1, ::1, 10.0.0.0/8, fd00::/8';
const NONE = '192.0.2.1';

function network(peer: string | undefined, forwarded?: string, proxies = NONE): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return clientNetwork(new Request('http://127.0.0.1/', { headers }), peer, readTrustedProxies(proxies));
}

describe('the network of a request', () => {
  it('is that of its peer: 24 bits of an IPv4 address, 56 of an IPv6 one', () => {
    for (const [peer, expected] of [
      ['203.0.113.7', '203.0.113'],
      ['::ffff:203.0.113.7', '203.0.113'],
      ['2001:db8:1:2ab::5', '2001:db8:1:200'],
      ['2001:db8:1:2ff:aaaa:bbbb:cccc:dddd', '2001:db8:1:200'],
      ['2001:db8:1:3ff::', '2001:db8:1:300'],
      ['fe80::1%eth0', 'fe80:0:0:0'],
      ['::1', '0:0:0:0'],
      [undefined, 'unknown'],
      ['nonsense', 'unknown'],
    ] as const)
      expect(network(peer), peer).toBe(expected);
  });

  it('is not that of an address which an untrusted peer forwards', () => {
    for (const peer of ['203.0.113.7', '127.0.0.1', '10.1.2.3', '::1', undefined])
      expect(network(peer, '198.51.100.1'), peer).toBe(network(peer));
    for (const peer of ['203.0.113.7', '11.0.0.1', '172.17.0.1'])
      expect(network(peer, '198.51.100.1', PROXIES), peer).toBe(network(peer));
  });

  it('is that of the last address which trusted proxies forward, not of what a visitor put before it', () => {
    for (const peer of ['127.0.0.1', '::1', '::ffff:10.1.2.3', '10.255.0.1', 'fd12:3456::1']) {
      expect(network(peer, '198.51.100.1, 203.0.113.7', PROXIES), peer).toBe('203.0.113');
      expect(network(peer, '2001:db8:1:200::1', PROXIES), peer).toBe('2001:db8:1:200');
    }
    expect(network('127.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.2, ::1', PROXIES)).toBe('203.0.113');
    for (const nothing of [undefined, '', 'unknown', '198.51.100.1, x'])
      expect(network('127.0.0.1', nothing, PROXIES), nothing).toBe('127.0.0');
  });
});

it('a list of trusted proxies has addresses and networks only', () => {
  for (const text of ['10.0.0', '10.0.0.0/33', 'fd00::/129', 'proxy.example', '10.0.0.0/x', '', '127.0.0.1,'])
    expect(() => readTrustedProxies(text), text).toThrow(/is no address and no network such as/);
});
