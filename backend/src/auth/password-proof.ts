import type { Handler } from '../http/handler.ts';
import { claimsOf, withClaims, withToken } from './access-token.ts';
import { goTrueError } from './gotrue-error.ts';

/** Whether a request can succeed by a password only. */
function isByPassword({ url }: Request): boolean {
  const grants = new URL(url).searchParams.getAll('grant_type');
  return grants.length === 1 && grants[0] === 'password';
}

/**
 * Adds to tokens that they were issued for a password, which Lite leaves out; the database requires it before an account is
 * deleted. Tokens of a renewed session do not have it. Other kinds of sign-in are refused, and so are several at once: Lite
 * would run the first of them, without the checks of a renewal.
 */
export function provePassword(signIn: Handler, jwtSecret: string): Handler {
  return async (request) => {
    if (!isByPassword(request)) return goTrueError(400, 'invalid_credentials', 'unsupported_grant_type');
    const answer = await signIn(request);
    if (answer.status !== 200) return answer;
    const session = (await answer.json()) as { readonly access_token: string };
    const { iat: timestamp } = claimsOf(session.access_token);
    const token = withClaims(session.access_token, { amr: [{ method: 'password', timestamp }] }, jwtSecret);
    return withToken(answer, session, token);
  };
}
