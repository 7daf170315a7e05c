import type { ServiceDeps } from '../_shared/deps.ts';
import { createGuestQuota } from '../_shared/guests/guest-quota.ts';
import { createGuestTokens } from '../_shared/guests/guest-token.ts';
import { jsonAnswer } from '../_shared/http/answers.ts';
import { readBody } from '../_shared/http/read-body.ts';

async function presentedToken(request: Request): Promise<string | undefined> {
  const header = request.headers.get('x-guest-token');
  if (header) return header;
  try {
    const body: unknown = JSON.parse((await readBody(request)) || 'null');
    const token = typeof body === 'object' && body !== null && 'token' in body ? body.token : undefined;
    return typeof token === 'string' ? token : undefined;
  } catch (error) {
    // A body that is not JSON holds no token, so the visitor gets a new one.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * `guest-session`: `{ token, used, limit }` for the guest token presented, or for a new one when it is not ours, and
 * `demo: true` where no language model writes the stories.
 */
export function guestSession(deps: ServiceDeps): (request: Request) => Promise<Response> {
  const tokens = createGuestTokens(deps.config.guestSecret);
  const quota = createGuestQuota(deps);
  return async (request) => {
    const presented = await presentedToken(request);
    const known = presented ? await tokens.verify(presented) : undefined;
    const session = known && presented ? { id: known, token: presented } : await tokens.issue();
    const usage = await quota.usage(session.id);
    return jsonAnswer({ token: session.token, ...usage, ...(!deps.config.provider && { demo: true }) });
  };
}
