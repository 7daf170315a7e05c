import type { ServiceDeps, TokenClaims } from '../deps.ts';
import { createGuestTokens } from '../guests/guest-token.ts';
import { ServiceFailure } from '../http/failure.ts';
import { supabaseClient } from '../supabase-client.ts';

/** The session of a token that was verified. Whether it goes on, and needs a second step, must still be asked of the database. */
export type UnprovenSession = Pick<TokenClaims, 'sessionId' | 'level'>;

export interface UserCaller {
  readonly kind: 'user';
  readonly id: string;
  readonly session?: UnprovenSession;
}

/** The caller of a request: a user by account id, or a guest by the id in the token. */
export type Caller = UserCaller | { readonly kind: 'guest'; readonly id: string };

export const signInHasEnded = (): ServiceFailure =>
  new ServiceFailure('unauthorized', 'Your sign-in has expired. Please sign in again.');

export const secondStepIsMissing = (): ServiceFailure =>
  new ServiceFailure('unauthorized', 'Finish signing in: enter the code from your authenticator app.');

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface Account {
  readonly id: string;
  /** Whether sign-in needs a code after the password. */
  readonly hasSecondStep: boolean;
}

const isVerified = (factor: unknown): boolean =>
  typeof factor === 'object' && factor !== null && 'status' in factor && factor.status === 'verified';

function accountIn(json: string): Account | undefined {
  try {
    const user = JSON.parse(json) as { readonly id?: unknown; readonly factors?: unknown } | null;
    const { id, factors } = user ?? {};
    if (typeof id !== 'string' || !UUID.test(id)) return undefined;
    return { id, hasSecondStep: Array.isArray(factors) && factors.some(isVerified) };
  } catch {
    return undefined;
  }
}

/** The assurance level in a token that the authentication service has accepted: 'aal1' or 'aal2'. */
function levelOf(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) as { readonly aal?: unknown }).aal;
  } catch {
    return undefined;
  }
}

function bearerOf(request: Request, publishableKey: string): string | undefined {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  // Supabase's client sends its publishable key as the bearer while no user is signed in.
  return token === publishableKey || token === request.headers.get('apikey') ? undefined : token;
}

/**
 * Finds the signed-in user of a request, whose token is checked by the authentication service, local or hosted, or by
 * `verifyToken`; `undefined` for a request without such a token. The function throws a ServiceFailure for an invalid one.
 *
 * @param verifyToken given where the database checks the session of the caller before anything else happens.
 */
export function createUsers(
  deps: ServiceDeps,
  verifyToken?: ServiceDeps['verifyToken'],
): (request: Request) => Promise<UserCaller | undefined> {
  const { publishableKey } = deps.config;
  const call = supabaseClient(deps);

  async function checkUser(bearer: string): Promise<UserCaller> {
    const answer = await call({ path: '/auth/v1/user', key: publishableKey, bearer }).catch(() => undefined);
    const status = answer?.status ?? 0;
    const account = answer && status === 200 ? accountIn(answer.text) : undefined;
    if (account?.hasSecondStep && levelOf(bearer) !== 'aal2') {
      throw secondStepIsMissing();
    }
    if (account) return { kind: 'user', id: account.id };
    if (status >= 400 && status < 500 && status !== 429) {
      throw signInHasEnded();
    }
    deps.log({ event: 'sign_in_check_failed', status });
    throw new ServiceFailure(
      'quota_unavailable',
      'We couldn’t check your sign-in just now. Please try again in a moment.',
    );
  }

  return async (request) => {
    const bearer = bearerOf(request, publishableKey);
    if (bearer && verifyToken) {
      const claims = verifyToken(bearer);
      if (!claims) throw signInHasEnded();
      const { userId, ...session } = claims;
      return { kind: 'user', id: userId, session };
    }
    return bearer ? checkUser(bearer) : undefined;
  };
}

/**
 * Finds the caller of a request: its user, or the guest whose token is checked here. The function throws a ServiceFailure for
 * a request without a valid token.
 *
 * @param verifyToken as for {@link createUsers}.
 */
export function createCallers(
  deps: ServiceDeps,
  verifyToken?: ServiceDeps['verifyToken'],
): (request: Request) => Promise<Caller> {
  const userOf = createUsers(deps, verifyToken);
  const tokens = createGuestTokens(deps.config.guestSecret);

  return async (request) => {
    const user = await userOf(request);
    if (user) return user;
    const token = request.headers.get('x-guest-token');
    if (!token) throw new ServiceFailure('unauthorized', 'Start a guest session or sign in, then try again.');
    const id = await tokens.verify(token);
    if (id) return { kind: 'guest', id };
    throw new ServiceFailure('unauthorized', 'Your guest session is not valid. Reload the page to start a new one.');
  };
}
