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

/** More proxies than any request passes. */
const PROXIES_MAX = 16;

/**
 * The address of the client behind proxies. `X-Forwarded-For` is read from its end, as long as each entry was written by a
 * proxy that the operator trusts. Empty when the address is unknown.
 */
export function addressBehind(
  forwardedFor: string,
  peerAddress: string | undefined,
  trustedProxies: BlockList,
): string {
  const named = forwardedFor.split(',').slice(-PROXIES_MAX);
  let address = peerAddress ?? '';
  while (isTrusted(address, trustedProxies)) {
    const before = named.pop()?.trim() ?? '';
    if (isIP(before) === 0) return address;
    address = before;
  }
  return address;
}

export const clientAddress = (request: Request, peerAddress: string | undefined, trustedProxies: BlockList): string =>
  addressBehind(request.headers.get('x-forwarded-for') ?? '', peerAddress, trustedProxies);

/** The network of {@link clientAddress}, for which limits count. */
export function clientNetwork(request: Request, peerAddress: string | undefined, trustedProxies: BlockList): string {
  return networkOf(clientAddress(request, peerAddress, trustedProxies)) ?? 'unknown';
}
