import type { Handler } from '../http/handler.ts';
import { type AccountChanges, MAIL_CODE } from './account-changes.ts';
import type { AccountSessions } from './account-sessions.ts';
import { sessionIn } from './begin-session.ts';
import { goTrueError } from './gotrue-error.ts';
import { readFields } from './read-fields.ts';

/** The purposes for which the product sends codes. Lite would accept a code for a few others as well. */
const KINDS: readonly (string | undefined)[] = ['recovery', 'email_change'];

export interface RedeemDeps {
  readonly supabase: Handler;
  readonly changes: Pick<AccountChanges, 'endRecovery'>;
  readonly sessions: Pick<AccountSessions, 'endOthers' | 'markRecovering'>;
}

/**
 * Redeems the one-time code of an email. Its session is then the only one of the account, because an intruder's session may
 * be the reason for the email.
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
