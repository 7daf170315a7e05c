import { type BlockList, isIP } from 'node:net';
import { networkOf } from '@storyloom/functions/network';

/** How IPv6 writes an address of IPv4. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

function isTrusted(address: string, trustedProxies: BlockList): boolean {
  const bare = address.replace(MAPPED, '');
  const version = isIP(bare);
  return version !== 0 && trustedProxies.check(bare, version === 6 ? 'ipv6' : 'ipv4');
}

/**
 * The address a request comes from. What `X-Forwarded-For` says is believed from the last word on, as long as the one who
 * wrote it is a proxy that the operator trusts. Empty when nobody knows.
 */
export function clientAddress(request: Request, peerAddress: string | undefined, trustedProxies: BlockList): string {
  const named = request.headers.get('x-forwarded-for')?.split(',') ?? [];
  let address = peerAddress ?? '';
  while (isTrusted(address, trustedProxies)) {
    const before = named.pop()?.trim() ?? '';
    if (isIP(before) === 0) return address;
    address = before;
  }
  return address;
}

/** The network of {@link clientAddress}, which is what limits count. */
export function clientNetwork(request: Request, peerAddress: string | undefined, trustedProxies: BlockList): string {
  return networkOf(clientAddress(request, peerAddress, trustedProxies)) ?? 'unknown';
}
