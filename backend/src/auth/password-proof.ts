import { createHmac } from 'node:crypto';
import type { Handler } from '../gateway/gateway.ts';

/** Hosted Supabase says so in each token: how its session began, and when, in seconds since 1970. */
interface Proof {
  readonly method: 'password';
  readonly timestamp: number;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The same token with that claim. Lite signs with HS256. */
function withProof(token: string, secret: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { readonly iat: number };
  const amr: readonly Proof[] = [{ method: 'password', timestamp: claims.iat }];
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, amr })}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** Whether a password, and nothing else, is what this request can succeed by. */
function isByPassword({ url }: Request): boolean {
  const grants = new URL(url).searchParams.getAll('grant_type');
  return grants.length === 1 && grants[0] === 'password';
}

/**
 * Sign-in whose tokens say that they were given for a password, which Lite leaves out; the database asks for it before an
 * account is deleted. Tokens of a renewed session do not say so.
 */
export function provePassword(signIn: Handler, jwtSecret: string): Handler {
  return async (request) => {
    const answer = await signIn(request);
    if (answer.status !== 200 || !isByPassword(request)) return answer;
    const session = (await answer.json()) as { readonly access_token: string };
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    return Response.json({ ...session, access_token: withProof(session.access_token, jwtSecret) }, { headers });
  };
}
