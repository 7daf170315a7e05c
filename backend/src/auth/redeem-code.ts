import type { Handler } from '../http/handler.ts';
import { type AccountChanges, MAIL_CODE } from './account-changes.ts';
import type { AccountSessions } from './account-sessions.ts';
import { sessionIn } from './begin-session.ts';
import { goTrueError } from './gotrue-error.ts';
import { readFields } from './read-fields.ts';

/** What the product sends codes for. Lite would take one of these for a few others as well. */
const KINDS: readonly (string | undefined)[] = ['recovery', 'email_change'];

export interface RedeemDeps {
  readonly supabase: Handler;
  readonly changes: Pick<AccountChanges, 'endRecovery'>;
  readonly sessions: Pick<AccountSessions, 'endOthers' | 'markRecovering'>;
}

/**
 * Redeems the one-time code of a mail. The session that comes of it is then the only one of the account: anyone who was in
 * it before may be the reason for the mail.
 */
export function redeemCode({ supabase, changes, sessions }: RedeemDeps): Handler {
  return async (request) => {
    const { type, token_hash: code = '' } = await readFields(request);
    if (!KINDS.includes(type)) return goTrueError(400, 'validation_failed', 'Invalid email verification type');
    if (!MAIL_CODE.test(code)) return goTrueError(403, 'otp_expired', 'Email link is invalid or has expired');
    if (type === 'email_change') await changes.endRecovery(code);
    const answer = await supabase(request);
    const owner = await sessionIn(answer);
    if (!owner) return answer;
    await sessions.endOthers(owner);
    if (type === 'recovery') await sessions.markRecovering(owner);
    return answer;
  };
}
