import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { compare } from 'bcryptjs';
import type { ComparePassword } from './even-sign-in.ts';
import { goTrueError } from './gotrue-error.ts';

/** The refusal of a change without the account's password, or with another; `undefined` when it is the one. */
export type RequireCurrentPassword = (userId: string, password: string | undefined) => Promise<Response | undefined>;

/** Codes and words of hosted Supabase, where an operator has it ask for the current password. */
export function currentPasswords(
  database: Database,
  comparePassword: ComparePassword = compare,
): RequireCurrentPassword {
  return async (userId, password) => {
    if (!password) {
      return goTrueError(400, 'current_password_required', 'Enter your current password to change this.');
    }
    const { rows } = await sql<{ hash: string | null }>`
      select encrypted_password as hash from auth.users where id = ${userId}`.execute(database.connection.kysely);
    return (await comparePassword(password, rows[0]?.hash ?? ''))
      ? undefined
      : goTrueError(400, 'current_password_mismatch', 'That’s not your current password.');
  };
}
