import { isIP } from 'node:net';

/** Peers that can be a proxy of the operator's: this machine and private networks. */
const NEARBY = /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd][\da-f]{2}:/i;

/** The eight groups of an IPv6 address, each as a number. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const numbers = (text: string | undefined) =>
    text ? text.split(':').map((group) => Number.parseInt(group, 16)) : [];
  const first = numbers(head);
  const last = numbers(tail);
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

/** The network of an address: /24 of IPv4, /56 of IPv6, which is what one customer usually gets. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  const version = isIP(plain);
  if (version === 4) return plain.split('.').slice(0, 3).join('.');
  if (version !== 6) return 'unknown';
  const [a = 0, b = 0, c = 0, d = 0] = groupsOf(plain);
  return [a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':');
}

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
  return networkOf(clientAddress(request, peerAddress, behindProxy));
}
