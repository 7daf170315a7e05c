import { type BlockList, isIP } from 'node:net';
import { networkOf } from '@storyloom/functions/network';

/** The prefix of an IPv4 address in IPv6. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** Recent addresses of each list: each request looks several times, at a tenth of a millisecond in all. */
const recent = new WeakMap<BlockList, Map<string, boolean>>();
const RECENT_MAX = 1000;
/** Addresses of IPv6 may name a zone of any length. */
const ADDRESS_MAX = 64;

function isListed(address: string, list: BlockList): boolean {
  const bare = address.replace(MAPPED, '');
  const version = isIP(bare);
  return version !== 0 && list.check(bare, version === 6 ? 'ipv6' : 'ipv4');
}

/** Whether an address is in a list, which is complete. */
export function isTrusted(address: string, trustedProxies: BlockList): boolean {
  const known = recent.get(trustedProxies) ?? new Map<string, boolean>();
  const before = known.get(address);
  if (before !== undefined) return before;
  const answer = isListed(address, trustedProxies);
  if (address.length > ADDRESS_MAX) return answer;
  if (known.size === RECENT_MAX) known.clear();
  recent.set(trustedProxies, known.set(address, answer));
  return answer;
}

/** More proxies than any request passes, and characters that their addresses have. */
const PROXIES_MAX = 16;
const NAMED_MAX = PROXIES_MAX * 64;

/**
 * The address of the client behind proxies. `X-Forwarded-For` is read from its end, as long as each entry was written by a
 * proxy that the operator trusts. Empty when the address is unknown.
 */
export function addressBehind(
  forwardedFor: string,
  peerAddress: string | undefined,
  trustedProxies: BlockList,
): string {
  const named = forwardedFor.slice(-NAMED_MAX).split(',').slice(-PROXIES_MAX);
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
