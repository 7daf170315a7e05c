import { fromBase64Url, toBase64Url } from './base64url.ts';
import { HMAC, hmacKey } from './hmac-key.ts';

const VERSION = 'v1';
const MAX_LENGTH = 512;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Issues and checks the signed ids of guests. */
export interface GuestTokens {
  /** A token with a new random id. */
  issue(): Promise<{ readonly id: string; readonly token: string }>;
  /** The id in a token of this service; `undefined` for anything else. */
  verify(token: string): Promise<string | undefined>;
}

/** Tokens are `v1.<payload>.<mac>` in base64url; the payload is `{ id, iat }` with `iat` in seconds. */
export function createGuestTokens(secret: string): GuestTokens {
  const utf8 = new TextEncoder();
  const key = hmacKey(secret);
  return {
    async issue() {
      const id = crypto.randomUUID();
      const payload = JSON.stringify({ id, iat: Math.floor(Date.now() / 1000) });
      const signed = `${VERSION}.${toBase64Url(utf8.encode(payload))}`;
      const mac = await crypto.subtle.sign(HMAC, await key, utf8.encode(signed));
      return { id, token: `${signed}.${toBase64Url(new Uint8Array(mac))}` };
    },
    async verify(token) {
      if (token.length > MAX_LENGTH) return undefined;
      const [version, payload, mac, ...rest] = token.split('.');
      if (version !== VERSION || !payload || !mac || rest.length > 0) return undefined;
      const bytes = fromBase64Url(mac);
      if (!bytes) return undefined;
      // Web Crypto compares in constant time, which a comparison of strings would not.
      const ours = await crypto.subtle.verify(HMAC, await key, bytes, utf8.encode(`${version}.${payload}`));
      return ours ? idOf(payload) : undefined;
    },
  };
}

function idOf(payload: string): string | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(fromBase64Url(payload)));
    const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
    return typeof id === 'string' && UUID.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}
