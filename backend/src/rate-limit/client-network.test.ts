import { describe, expect, it } from 'vitest';
import { clientNetwork } from './client-network.ts';

function network(peer: string | undefined, forwarded?: string, behindProxy = false): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return clientNetwork(new Request('http://127.0.0.1/', { headers }), peer, behindProxy);
}

describe('the network a request comes from', () => {
  it.each([
    ['203.0.113.7', '203.0.113'],
    ['::ffff:203.0.113.7', '203.0.113'],
    ['2001:db8:1:2ab::5', '2001:db8:1:200'],
    ['2001:db8:1:2ff:aaaa:bbbb:cccc:dddd', '2001:db8:1:200'],
    ['2001:db8:1:3ff::', '2001:db8:1:300'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    [undefined, 'unknown'],
    ['nonsense', 'unknown'],
  ])('of %s is %s', (peer, expected) => {
    expect(network(peer)).toBe(expected);
  });

  it('is not what the request says, when no proxy stands in front', () => {
    expect(network('203.0.113.7', '198.51.100.1')).toBe('203.0.113');
    expect(network('127.0.0.1', '198.51.100.1')).toBe('127.0.0');
  });

  it.each(['127.0.0.1', '::1', '::ffff:10.1.2.3', '172.17.0.1', '192.168.0.2', 'fd12:3456::1'])(
    'is the last one that the proxy at %s names',
    (peer) => {
      expect(network(peer, '198.51.100.1, 203.0.113.7', true)).toBe('203.0.113');
      expect(network(peer, '2001:db8:1:200::1', true)).toBe('2001:db8:1:200');
    },
  );

  it('is the peer’s, when somebody from outside plays the proxy or the proxy names nobody', () => {
    expect(network('203.0.113.7', '198.51.100.1', true)).toBe('203.0.113');
    expect(network('172.32.0.1', '198.51.100.1', true)).toBe('172.32.0');
    for (const nothing of [undefined, '', 'unknown', '198.51.100.1, x'])
      expect(network('127.0.0.1', nothing, true)).toBe('127.0.0');
  });
});
