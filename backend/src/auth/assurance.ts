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

/** Hosted Supabase leaves out an empty list. */
const withFactors = <Named extends User>(user: Named, factors: readonly Factor[]): Named =>
  factors.length > 0 ? { ...user, factors } : user;

/** Adds the level to the token of an answer, and the factors to its user. */
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

/** Adds level and factors to the answers of a handler that begins or renews sessions. */
export function addLevel(handler: Handler, factors: Deps, jwtSecret: string): Handler {
  return async (request) => withAssurance(await handler(request), factors, jwtSecret);
}

/** Adds the factors to the answers of a handler that reads or changes an account. */
export function addFactors(handler: Handler, factors: Deps): Handler {
  return async (request) => {
    const answer = await handler(request);
    // HEAD is answered without a body.
    if (answer.status !== 200 || request.method === 'HEAD') return answer;
    const user = (await answer.clone().json()) as Partial<User>;
    if (typeof user.id !== 'string') return answer;
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    return Response.json(withFactors({ ...user, id: user.id }, await factors.factorsOf(user.id)), { headers });
  };
}

/** Passes requests to Lite, and adds the factors when an account is read. */
export function addFactorsToAccount(supabase: Handler, factors: Deps): Handler {
  const account = addFactors(supabase, factors);
  return (request) => (/^\/auth\/v1\/user\/?$/.test(new URL(request.url).pathname) ? account : supabase)(request);
}

/** Allows changes of an account with two-step sign-in only after the second step, which an email must not replace. */
export function afterSecondStep(handler: Handler, factors: Pick<SecondFactors, 'factorsOf' | 'levelOf'>): Handler {
  return async (request) => {
    const token = bearerOf(request);
    if (token.split('.').length !== 3) return handler(request);
    let claims: Claims;
    try {
      claims = claimsOf(token);
    } catch {
      // Not a token: Lite refuses it.
      return handler(request);
    }
    if (!isUuid(claims.sub) || !isUuid(claims.session_id)) return handler(request);
    // The level is read from the session: the token may be older than the second step.
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
