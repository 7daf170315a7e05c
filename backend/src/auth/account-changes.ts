import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** What Lite leaves undone when an account changes. */
export interface AccountChanges {
  /** A link that was sent to another address leads nowhere any more. */
  endEmailChange(userId: string): Promise<void>;
  /** A link for a new password, which went to the address that this token takes away, leads nowhere any more. */
  endRecovery(emailChangeToken: string): Promise<void>;
  /** The account looks as if a link had been sent to that address; older links lead nowhere any more. */
  pretendEmailChange(userId: string, email: string): Promise<void>;
}

/** The code of a mail: a hash. Not every text can be asked for. */
export const MAIL_CODE = /^[0-9a-f]{64}$/;

export function accountChanges({ connection: { kysely } }: Database): AccountChanges {
  return {
    async endEmailChange(userId) {
      await sql`
        update auth.users set email_change = null, email_change_token_new = null, email_change_sent_at = null
        where id = ${userId}`.execute(kysely);
    },
    async endRecovery(emailChangeToken) {
      await sql`
        update auth.users set recovery_token = null where email_change_token_new = ${emailChangeToken}`.execute(kysely);
    },
    async pretendEmailChange(userId, email) {
      const now = new Date().toISOString();
      await sql`
        update auth.users
        set email_change = ${email}, email_change_token_new = null, email_change_sent_at = ${now}, updated_at = ${now}
        where id = ${userId}`.execute(kysely);
    },
  };
}
