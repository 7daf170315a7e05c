import { HMAC, hmacKey } from '../guests/hmac-key.ts';
import { networkOf } from './network-of.ts';

/** Hex digits of a mark: 128 bits, more than enough to keep networks apart. */
const MARK_LENGTH = 32;

/**
 * The network of a request as a mark that cannot be turned back into an address, or `null` if it is unknown. Only
 * `cf-connecting-ip` counts: the proxies in front of the functions set and overwrite it, while `x-forwarded-for` may begin
 * with anything that the visitor wrote.
 */
export function createNetworkMarks(secret: string): (request: Request) => Promise<string | null> {
  const key = hmacKey(secret);
  return async (request) => {
    const network = networkOf(request.headers.get('cf-connecting-ip') ?? '');
    if (network === undefined) return null;
    // The prefix keeps marks apart from the signatures of guest tokens, which are made with the same secret.
    const mac = await crypto.subtle.sign(HMAC, await key, new TextEncoder().encode(`network:${network}`));
    return Array.from(new Uint8Array(mac), (byte) => byte.toString(16).padStart(2, '0'))
      .join('')
      .slice(0, MARK_LENGTH);
  };
}
