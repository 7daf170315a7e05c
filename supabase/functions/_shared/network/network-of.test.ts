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

it('A network has the same mark for one secret and another mark for another', async () => {
  const request = (address: string) => new Request('http://x.test/', { headers: { 'cf-connecting-ip': address } });
  const [one, other] = [createNetworkMarks('one'), createNetworkMarks('other')];
  expect(await one(request('203.0.113.1'))).toBe(await one(request('203.0.113.2')));
  expect(await one(request('203.0.113.1'))).not.toBe(await one(request('203.0.114.1')));
  expect(await one(request('203.0.113.1'))).not.toBe(await other(request('203.0.113.1')));
  expect(await one(new Request('http://x.test/'))).toBeNull();
});
