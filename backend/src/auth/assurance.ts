import type { Handler } from '../http/handler.ts';
import { type Claims, claimsOf, withClaims, withToken } from './access-token.ts';
import { goTrueError } from './gotrue-error.ts';
import type { Factor, SecondFactors } from './second-factors.ts';
import { bearerOf, ownerOf } from './session-token.ts';

type Deps = Pick<SecondFactors, 'factorsOf' | 'levelOf'>;

interface User {
  readonly id: string;
}

interface Answer {
  readonly access_token?: string;
  readonly user?: User;
}

/** Hosted Supabase leaves the list out where it is empty. */
const withFactors = <Named extends User>(user: Named, factors: readonly Factor[]): Named =>
  factors.length > 0 ? { ...user, factors } : user;

/** The token of a session says its level, and its user their factors. */
export async function withAssurance(
  answer: Response,
  factors: Deps,
  jwtSecret: string,
  claims: Partial<Claims> = {},
): Promise<Response> {
  if (answer.status !== 200) return answer;
  const body = (await answer.clone().json()) as Answer;
  if (body.access_token === undefined || !body.user) return answer;
  const { userId, sessionId } = ownerOf(body.access_token);
  const aal = await factors.levelOf(sessionId);
  const user = withFactors(body.user, await factors.factorsOf(userId));
  const token = withClaims(body.access_token, { aal, ...claims }, jwtSecret);
  return withToken(answer, { ...body, access_token: token, user }, token);
}

/** Whatever gives a session: what Lite leaves out of its token and its user is added. */
export function tellLevel(handler: Handler, factors: Deps, jwtSecret: string): Handler {
  return async (request) => withAssurance(await handler(request), factors, jwtSecret);
}

/** Reading and changing an account, with the factors in the answer. */
export function tellFactors(handler: Handler, factors: Deps): Handler {
  return async (request) => {
    const answer = await handler(request);
    // Other methods have an answer without a body.
    if (answer.status !== 200 || request.method === 'HEAD') return answer;
    const user = (await answer.clone().json()) as Partial<User>;
    if (typeof user.id !== 'string') return answer;
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    return Response.json(withFactors({ ...user, id: user.id }, await factors.factorsOf(user.id)), { headers });
  };
}

/** Everything that Lite answers as it is, but for the account that someone reads. */
export function tellFactorsOfAccount(supabase: Handler, factors: Deps): Handler {
  const account = tellFactors(supabase, factors);
  return (request) => (/^\/auth\/v1\/user\/?$/.test(new URL(request.url).pathname) ? account : supabase)(request);
}

/** Changes of an account with two-step sign-in: only after the second step, or a mail would be a way around it. */
export function afterSecondStep(handler: Handler, factors: Pick<SecondFactors, 'factorsOf' | 'levelOf'>): Handler {
  return async (request) => {
    const token = bearerOf(request);
    if (token.split('.').length !== 3) return handler(request);
    let claims: Claims;
    try {
      claims = claimsOf(token);
    } catch {
      // No token at all, which Lite says.
      return handler(request);
    }
    if (!isUuid(claims.sub) || !isUuid(claims.session_id)) return handler(request);
    // By the session and not by the token, which may be one of before: nothing that a caller writes counts.
    const hasFactor = (await factors.factorsOf(claims.sub)).some(({ status }) => status === 'verified');
    if (!hasFactor || (await factors.levelOf(claims.session_id)) === 'aal2') return handler(request);
    return goTrueError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  };
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);
