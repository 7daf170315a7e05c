import { compare } from '@node-rs/bcrypt';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Handler } from '../http/handler.ts';
import { readFields } from './read-fields.ts';

/**
 * A hash that matches no password, at the cost (10) of Lite's hashes; a test compares the costs. It is not secret, and a
 * constant, because making one would delay each start.
 */
export const DUMMY_HASH = '$2b$10$HxEjbkoDz/UkVtyinJGVQ.68hms.KOVAjFMJZgGLn0DrTF49NRThq';

export interface SignInDeps {
  readonly supabase: Handler;
  readonly hasPassword: (email: string) => Promise<boolean>;
  /** Takes as long as comparing a password with a stored hash. */
  readonly compareDummy: (password: string) => Promise<unknown>;
}

/**
 * Sign-in that takes as long for an address without an account as for a wrong password, so that the time does not reveal
 * accounts. Lite answers the former in a few milliseconds and the latter after a bcrypt comparison.
 */
export function constantTimeSignIn({ supabase, hasPassword, compareDummy }: SignInDeps): Handler {
  return async (request) => {
    const { email = '', password = '' } = await readFields(request);
    const known = email !== '' && (await hasPassword(email.toLowerCase()));
    const answer = await supabase(request);
    // Other refusals, such as of a wrong key, are sent by Lite before it looks up the account.
    if (!known && answer.status === 400 && email !== '' && password !== '') await compareDummy(password);
    return answer;
  };
}

/** Compares a password with a hash. */
export type ComparePassword = (password: string, hash: string) => Promise<boolean>;

/** The checks of {@link SignInDeps}, on the database. */
export function passwordChecks(
  database: Database,
  comparePassword: ComparePassword = compare,
): Omit<SignInDeps, 'supabase'> {
  return {
    compareDummy: (password) => comparePassword(password, DUMMY_HASH),
    async hasPassword(email) {
      const { rows } = await sql`
        select 1 from auth.users where email = ${email} and encrypted_password <> '' limit 1`.execute(
        database.connection.kysely,
      );
      return rows.length > 0;
    },
  };
}
