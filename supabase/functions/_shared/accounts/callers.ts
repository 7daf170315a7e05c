import type { ServiceDeps } from '../deps.ts';
import { createGuestTokens } from '../guests/guest-token.ts';
import { ServiceFailure } from '../http/failure.ts';
import { supabaseClient } from '../supabase-client.ts';

/** Who asks: a person by the id of their account, or a guest by the id in their token. */
export type Caller = { readonly kind: 'user' | 'guest'; readonly id: string };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function idIn(json: string): string | undefined {
  try {
    const user: unknown = JSON.parse(json);
    const id = typeof user === 'object' && user !== null && 'id' in user ? user.id : undefined;
    return typeof id === 'string' && UUID.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

function bearerOf(request: Request, publishableKey: string): string | undefined {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  // Supabase's client sends its public key as the bearer while nobody is signed in.
  return token === publishableKey || token === request.headers.get('apikey') ? undefined : token;
}

/**
 * Tells the caller of a request. A user token is checked by the authentication service, which works alike for the
 * local and the hosted one; a guest token is checked here.
 */
export function createCallers(deps: ServiceDeps): (request: Request) => Promise<Caller> {
  const { publishableKey, guestSecret } = deps.config;
  const call = supabaseClient(deps);
  const tokens = createGuestTokens(guestSecret);

  async function checkUser(bearer: string): Promise<Caller> {
    const answer = await call({ path: '/auth/v1/user', key: publishableKey, bearer }).catch(() => undefined);
    const status = answer?.status ?? 0;
    const id = answer && status === 200 ? idIn(answer.text) : undefined;
    if (id !== undefined) return { kind: 'user', id };
    if (status >= 400 && status < 500 && status !== 429) {
      throw new ServiceFailure('unauthorized', 'Your sign-in has expired. Please sign in again.');
    }
    deps.log({ event: 'sign_in_check_failed', status });
    throw new ServiceFailure(
      'quota_unavailable',
      'We couldn’t check your sign-in just now. Please try again in a moment.',
    );
  }

  return async (request) => {
    const bearer = bearerOf(request, publishableKey);
    if (bearer) return checkUser(bearer);
    const token = request.headers.get('x-guest-token');
    if (!token) throw new ServiceFailure('unauthorized', 'Start a guest session or sign in, then try again.');
    const id = await tokens.verify(token);
    if (id) return { kind: 'guest', id };
    throw new ServiceFailure('unauthorized', 'Your guest session is not valid. Reload the page to start a new one.');
  };
}
