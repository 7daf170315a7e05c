import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TokenClaims } from '@storyloom/functions/handlers';
import { isUuid } from './assurance.ts';

/** A part of a token: JSON in base64url without padding. */
function objectIn(part: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const TOKEN = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/;

/** Whether the times of a token allow its use at this moment, in seconds since 1970. It must have an end. */
function isCurrent({ exp, nbf, iat }: Readonly<Record<string, unknown>>, now: number): boolean {
  const hasBegun = (time: unknown): boolean => time === undefined || (typeof time === 'number' && time <= now);
  return typeof exp === 'number' && exp > now && hasBegun(nbf) && hasBegun(iat);
}

/**
 * The claims of an access token of a user that this server signed (HS256, the only way in which Lite signs); undefined for any
 * other token, also one of another role, without a session or out of its time. Its session may have ended.
 */
export function verifiedClaims(token: string, secret: string): TokenClaims | undefined {
  const [, header = '', payload = '', signature = ''] = TOKEN.exec(token) ?? [];
  const right = createHmac('sha256', secret).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const algorithm = objectIn(header);
  const claims = objectIn(payload);
  if (!claims || algorithm?.['alg'] !== 'HS256' || 'crit' in algorithm) return undefined;
  const { sub, session_id: sessionId, role, aal } = claims;
  if (role !== 'authenticated' || !isUuid(sub) || !isUuid(sessionId)) return undefined;
  if (!isCurrent(claims, Math.floor(Date.now() / 1000))) return undefined;
  return { userId: sub, sessionId, level: typeof aal === 'string' ? aal : undefined };
}
