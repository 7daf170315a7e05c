export const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const;

/** The key that signs what guests carry. @throws Error when there is no secret */
export function hmacKey(secret: string): Promise<CryptoKey> {
  if (!secret) throw new Error('The secret that signs guest tokens is missing (GUEST_TOKEN_SECRET).');
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), HMAC, false, ['sign', 'verify']);
}
