import { expect, it } from 'vitest';
import { isLoopback } from '../loopback.ts';
import { readTrustedProxies } from '../rate-limit/trusted-proxies.ts';
import { isFromPrivateNetwork } from './from-private-network.ts';
import { isFromThisMachine } from './from-this-machine.ts';

const request = (headers: Record<string, string>) =>
  new Request('http://127.0.0.1:4000/inbox', { headers: { host: '127.0.0.1:4000', ...headers } });

const fromThisMachine = (headers: Record<string, string>, remoteAddress = '127.0.0.1', httpVersion = '1.1') =>
  isFromThisMachine(request(headers), { socket: { remoteAddress }, httpVersion });

const fromPrivateNetwork = (headers: Record<string, string>, remoteAddress = '10.0.0.7', httpVersion = '1.1') =>
  isFromPrivateNetwork(request(headers), { socket: { remoteAddress }, httpVersion }, readTrustedProxies('10.0.0.9'));

it('a name of this machine is one of the loopback, in any spelling', () => {
  for (const name of ['127.0.0.1', '127.8.9.255', '::1', '[::1]', '::ffff:127.0.0.1', 'localhost', 'LOCALHOST'])
    expect(isLoopback(name), name).toBe(true);
  for (const name of [
    ['', '0.0.0.0', '::', '10.0.0.1', '128.0.0.1', '127.0.0.256', '::ffff:10.0.0.1'],
    ['127.0.0.1.evil.example', '127.evil.example', 'localhost.evil.example'],
  ].flat())
    expect(isLoopback(name), name).toBe(false);
});

it('a request is from this machine when its peer and its host are, and no proxy passed it on', () => {
  for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(fromThisMachine({}, peer), peer).toBe(true);
  for (const host of ['127.0.0.1', 'localhost:4000', '[::1]:4000']) expect(fromThisMachine({ host }), host).toBe(true);
  for (const peer of ['192.168.0.7', '::ffff:10.0.0.1', '203.0.113.7', ''])
    expect(fromThisMachine({}, peer), peer).toBe(false);
  for (const host of ['evil.example', '192.168.0.7:4000', 'localhost.evil.example', '0.0.0.0:4000', ''])
    expect(fromThisMachine({ host }), host).toBe(false);
  for (const name of [
    ['forwarded', 'x-forwarded-host', 'x-original-forwarded-for', 'x-real-ip', 'x-client-ip', 'x-cluster-client-ip'],
    [
      'true-client-ip',
      'via',
      'cf-ray',
      'fly-client-ip',
      'x-envoy-internal',
      'x-nginx-proxy',
      'x-scheme',
      'x-new-proxy',
    ],
  ].flat())
    expect(fromThisMachine({ [name]: '127.0.0.1' }), name).toBe(false);
  // As a proxy sends it that nobody configured.
  expect(fromThisMachine({}, '127.0.0.1', '1.0')).toBe(false);
  expect(isFromThisMachine(request({}), undefined)).toBe(false);
});

it('a request is from the private network when its peer and its host are, and no proxy passed it on', () => {
  for (const peer of ['127.0.0.1', '::1', '::ffff:10.1.2.3', '172.31.0.1', '192.168.4.4', 'fd00::7', 'fe80::1'])
    expect(fromPrivateNetwork({}, peer), peer).toBe(true);
  for (const host of ['localhost', '[::1]:4000', '[fd00::5]:4000', 'storyloom:4000', '192.168.0.5'])
    expect(fromPrivateNetwork({ host }), host).toBe(true);
  for (const peer of ['203.0.113.7', '172.32.0.1', '11.0.0.1', '2001:db8::1', '::ffff:203.0.113.7', '', 'unix'])
    expect(fromPrivateNetwork({}, peer), peer).toBe(false);
  // A page of the internet may have such a name.
  for (const host of ['evil.example', 'stories.example:4000', '203.0.113.7', '10.0.0.5.evil.example', ''])
    expect(fromPrivateNetwork({ host }), host).toBe(false);
  for (const headers of [{ 'x-forwarded-for': '10.0.0.7' }, { via: '1.1 proxy' }])
    expect(fromPrivateNetwork(headers)).toBe(false);
  expect(fromPrivateNetwork({}, '10.0.0.9')).toBe(false);
  expect(fromPrivateNetwork({}, '10.0.0.7', '1.0')).toBe(false);
});
