import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Changes of an account that hosted Supabase makes and Lite does not. */
export interface AccountChanges {
  /** Ends the link that was sent to a new address. */
  endEmailChange(userId: string): Promise<void>;
  /** Ends a link for a new password that went to the address which this token replaces. */
  endRecovery(emailChangeToken: string): Promise<void>;
  /** Makes the account look as if a link had been sent to that address, and ends older links. */
  pretendEmailChange(userId: string, email: string): Promise<void>;
}

/** The form of the code of an email: a hash. Other texts are not looked up. */
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
