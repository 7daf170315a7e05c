import type { Handler } from '../gateway/gateway.ts';
import type { AccountSessions } from './account-sessions.ts';
import { goTrueError } from './gotrue-error.ts';
import { readFields } from './read-fields.ts';

/** Renewing a session, by a token that was not renewed before, or only just. */
export function renewSession(supabase: Handler, sessions: Pick<AccountSessions, 'endReplayed'>): Handler {
  return async (request) => {
    const { refresh_token: token = '' } = await readFields(request);
    return (await sessions.endReplayed(token))
      ? goTrueError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
      : supabase(request);
  };
}
