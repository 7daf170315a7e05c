import { isIP } from 'node:net';
import { networkOf } from '@storyloom/functions/network';

/** Peers that can be a proxy of the operator's: this machine and private networks. */
const NEARBY = /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd][\da-f]{2}:/i;

/**
 * The address a request comes from. What a request says about that itself is believed only behind a proxy, and then only
 * the last word, which is the proxy's. Empty when nobody knows.
 *
 * @param behindProxy whether the operator has named a public address, as is done with a proxy in front.
 */
export function clientAddress(request: Request, peerAddress: string | undefined, behindProxy: boolean): string {
  const peer = peerAddress ?? '';
  if (behindProxy && NEARBY.test(peer)) {
    const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
    if (isIP(forwarded) !== 0) return forwarded;
  }
  return peer;
}

/** The network of {@link clientAddress}, which is what limits count. */
export function clientNetwork(request: Request, peerAddress: string | undefined, behindProxy: boolean): string {
  return networkOf(clientAddress(request, peerAddress, behindProxy)) ?? 'unknown';
}
