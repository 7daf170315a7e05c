import type { Handler } from '../http/handler.ts';
import { createAccountLimit } from '../rate-limit/account-limit.ts';
import { tooManyRenewals } from '../rate-limit/too-many-attempts.ts';
import type { AccountSessions } from './account-sessions.ts';
import { goTrueError } from './gotrue-error.ts';
import { readFields } from './read-fields.ts';

/** A user's fifty sessions need one an hour each, however many tabs are open. Each stores three rows. */
const RENEWALS = { capacity: 120, refillMs: 60 * 60_000 } as const;

/**
 * Renews a session, by a token that was not renewed before or only moments ago.
 *
 * Lite marks the token as used before it writes the next one. When that fails, the browser can try again with its token,
 * unless the session was ended in the meantime, for example by "Sign out everywhere".
 */
export function renewSession(
  supabase: Handler,
  sessions: Pick<AccountSessions, 'endReplayed' | 'giveBack' | 'userOf'>,
): Handler {
  const limit = createAccountLimit({ ...RENEWALS, refuse: tooManyRenewals });

  async function renew(request: Request, token: string): Promise<Response> {
    const answer = await supabase(request);
    if (answer.status < 500 || (await sessions.giveBack(token))) return answer;
    return goTrueError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  }

  return async (request) => {
    const { refresh_token: token = '' } = await readFields(request);
    if (await sessions.endReplayed(token)) {
      return goTrueError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
    }
    const userId = await sessions.userOf(token);
    // Lite refuses a token that is unknown.
    return userId === undefined ? supabase(request) : limit(userId, () => renew(request, token));
  };
}
