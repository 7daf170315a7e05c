import type { Handler } from '../http/handler.ts';
import { claimsOf, withClaims, withToken } from './access-token.ts';
import { goTrueError } from './gotrue-error.ts';

/** Whether a password, and nothing else, is what this request can succeed by. */
function isByPassword({ url }: Request): boolean {
  const grants = new URL(url).searchParams.getAll('grant_type');
  return grants.length === 1 && grants[0] === 'password';
}

/**
 * Sign-in whose tokens say that they were given for a password, which Lite leaves out; the database asks for it before an
 * account is deleted. Tokens of a renewed session do not say so. Other kinds of sign-in are refused, and so are several kinds
 * at once: Lite would carry out the first of them, past the checks of a renewal.
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
