import { setTimeout as delay } from 'node:timers/promises';
import type { Handler } from '../http/handler.ts';
import type { Log } from '../log.ts';
import type { SendMail } from '../mail/mailbox.ts';
import { mailStrings } from '../mail/strings.ts';
import type { AccountChanges } from './account-changes.ts';
import { ADDRESS, AFTER_ANSWER_MS } from './answer-first.ts';
import { readAccount } from './change-account.ts';
import type { RequireCurrentPassword } from './current-password.ts';
import { goTrueError } from './gotrue-error.ts';
import { readFields } from './read-fields.ts';

export interface EmailChangeDeps {
  readonly supabase: Handler;
  readonly changes: Pick<AccountChanges, 'pretendEmailChange'>;
  readonly requirePassword: RequireCurrentPassword;
  readonly sendMail: SendMail;
  /** Runs work after the answer. */
  readonly defer: (work: Promise<unknown>) => void;
  readonly log: Log;
}

interface Account {
  readonly id: string;
  readonly email: string;
}

/** Lite's refusal of an address that belongs to another account. */
const TAKEN = 422;

/**
 * Requests a new email address. It answers before it looks up the address, so that the answer, its time and the account are
 * the same for a free and a taken address. Only the mailbox of the new address is told the difference; the old address is
 * told in both cases.
 */
export function enumerationSafeEmailChange({
  supabase,
  changes,
  requirePassword,
  sendMail,
  defer,
  log,
}: EmailChangeDeps): Handler {
  async function change(request: Request, account: Account, email: string): Promise<void> {
    const { status } = await supabase(request);
    if (status >= 500) return log({ level: 'error', event: 'email_change_failed', status });
    if (status === TAKEN) {
      await changes.pretendEmailChange(account.id, email);
      sendMail({ to: email, ...mailStrings.emailTaken() }, 'email_taken');
    }
    if (status === 200 || status === TAKEN)
      sendMail({ to: account.email, ...mailStrings.emailChangeAsked(email) }, 'email_change_asked');
  }

  return async (request) => {
    const { email: written = '', password, current_password: typed } = await readFields(request);
    const email = written.toLowerCase();
    if (password !== undefined) return goTrueError(400, 'validation_failed', 'Change one thing at a time.');
    if (!ADDRESS.test(email)) return supabase(request);
    const current = await readAccount(supabase, request);
    if (current.status !== 200) return current;
    const account = (await current.clone().json()) as Account;
    if (email === account.email) return supabase(request);
    const refusal = await requirePassword(account.id, typed);
    if (refusal) return refusal;
    defer(delay(AFTER_ANSWER_MS).then(() => change(request, account, email)));
    return current;
  };
}
