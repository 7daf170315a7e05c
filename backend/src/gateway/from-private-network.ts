import type { BlockList } from 'node:net';
import { isLoopback } from '../loopback.ts';
import { isTrusted } from '../rate-limit/client-network.ts';
import { readTrustedProxies } from '../rate-limit/trusted-proxies.ts';
import { type Connection, hostName, isForwarded } from './from-this-machine.ts';

/** Loopback, and the networks that are not routed on the internet. */
const PRIVATE = readTrustedProxies('127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,::1,fc00::/7,fe80::/10');

/** A name without dots, as machines of a private network have, and no page of the internet. */
const LOCAL_NAME = /^[\w-]+$/;

const isPrivate = (address: string): boolean => isTrusted(address.replace(/^\[|\]$/g, ''), PRIVATE);

/**
 * Whether a request comes directly from this machine or its private network. What comes through a proxy does not: its visitors may
 * be anywhere. The name in `Host` must not be one of the internet, which a page could point here (DNS rebinding).
 */
export function isFromPrivateNetwork(
  request: Request,
  connection: Connection | undefined,
  trustedProxies: BlockList,
): boolean {
  const address = connection?.socket.remoteAddress ?? '';
  if (!isPrivate(address) || isTrusted(address, trustedProxies)) return false;
  if (connection?.httpVersion !== '1.1' || isForwarded(request)) return false;
  const host = hostName(request);
  return isLoopback(host) || isPrivate(host) || LOCAL_NAME.test(host);
}
