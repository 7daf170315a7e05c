import { type BlockList, isIP } from 'node:net';
import { networkOf } from '@storyloom/functions/network';

/** The prefix of an IPv4 address in IPv6. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** Whether an address is in a list. */
export function isTrusted(address: string, trustedProxies: BlockList): boolean {
  const bare = address.replace(MAPPED, '');
  const version = isIP(bare);
  return version !== 0 && trustedProxies.check(bare, version === 6 ? 'ipv6' : 'ipv4');
}

/**
 * The address of the client of a request. `X-Forwarded-For` is read from its end, as long as each entry was written by a
 * proxy that the operator trusts. Empty when the address is unknown.
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

/** The network of {@link clientAddress}, for which limits count. */
export function clientNetwork(request: Request, peerAddress: string | undefined, trustedProxies: BlockList): string {
  return networkOf(clientAddress(request, peerAddress, trustedProxies)) ?? 'unknown';
}
