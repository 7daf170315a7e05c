import { createHmac } from 'node:crypto';

/** One part of a token. */
export const encodePart = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that is signed with a secret, by default as this server signs. */
export function signToken(
  payload: unknown,
  secret: string,
  header: unknown = { alg: 'HS256', typ: 'JWT' },
  hash = 'sha256',
): string {
  const text = `${encodePart(header)}.${encodePart(payload)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
}
