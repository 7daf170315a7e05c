import { createHmac } from 'node:crypto';

/** How a session was authenticated, and when, in seconds since 1970: an entry of the `amr` claim of hosted Supabase. */
export interface Proof {
  readonly method: 'password' | 'totp';
  readonly timestamp: number;
}

export interface Claims {
  readonly sub: string;
  readonly session_id: string;
  readonly iat: number;
  readonly aal?: string;
  readonly amr?: readonly Proof[];
}

/**
 * The claims of an access token. Not verified: only for tokens that Lite has issued or accepted.
 * @throws when the token has none.
 */
export function claimsOf(accessToken: string): Claims {
  const claims: unknown = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
  if (typeof claims !== 'object' || claims === null) throw new TypeError('The token has no claims.');
  return claims as Claims;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The same token with other claims. Lite signs with HS256. */
export function withClaims(accessToken: string, claims: Partial<Claims>, secret: string): string {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claimsOf(accessToken), ...claims })}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

interface Session {
  readonly access_token: string;
}

/** The same answer with another body and token. */
export function withToken<Body extends Session>(answer: Response, body: Body, accessToken: string): Response {
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return Response.json({ ...body, access_token: accessToken }, { headers });
}
