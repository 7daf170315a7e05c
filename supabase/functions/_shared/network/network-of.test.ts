import { expect, it } from 'vitest';
import { createNetworkMarks } from './network-mark.ts';
import { networkOf } from './network-of.ts';

it('The network of an address is /24 of IPv4 and /56 of IPv6', () => {
  for (const [address, network] of [
    ['203.0.113.9', '203.0.113'],
    [' 203.0.113.250 ', '203.0.113'],
    ['::ffff:203.0.113.9', '203.0.113'],
    ['::FFFF:cb00:7109', '203.0.113'],
    ['2001:db8:1:2ff::1', '2001:db8:1:200'],
    ['2001:db8:1:200:ffff:ffff:ffff:ffff', '2001:db8:1:200'],
    ['2001:db8:1:300::1', '2001:db8:1:300'],
    ['2001:DB8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ] as const) {
    expect(networkOf(address), address).toBe(network);
  }
  const odd = ['', 'unknown', '1.2.3', '1.2.3.256', '1.2.3.4.5', '1.2.3.4, 5.6.7.8', 'x::1', '1::2::3', '[::1]', ':::'];
  for (const text of [...odd, 'a/b']) expect(networkOf(text), text).toBeUndefined();
});

it('The mark of a network differs for another secret, and there is none without an address', async () => {
  const request = new Request('http://x.test/', { headers: { 'cf-connecting-ip': '203.0.113.1' } });
  expect(await createNetworkMarks('one')(request)).not.toBe(await createNetworkMarks('other')(request));
  expect(await createNetworkMarks('one')(new Request('http://x.test/'))).toBeNull();
});
