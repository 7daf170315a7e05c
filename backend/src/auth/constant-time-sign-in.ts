import { compare } from 'bcryptjs';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Handler } from '../http/handler.ts';
import { readFields } from './read-fields.ts';

/**
 * A hash of nobody's password, at the cost (10) at which Lite hashes passwords; a test compares it with a stored one. It says
 * nothing, so it stands here: making one takes as long as a start may.
 */
export const NOBODYS_HASH = '$2b$10$HxEjbkoDz/UkVtyinJGVQ.68hms.KOVAjFMJZgGLn0DrTF49NRThq';

export interface SignInDeps {
  readonly supabase: Handler;
  readonly hasPassword: (email: string) => Promise<boolean>;
  /** As long as checking a password against a stored one takes. */
  readonly checkForNothing: (password: string) => Promise<unknown>;
}

/**
 * Sign-in that takes as long for an address without an account as for a wrong password: otherwise the time tells who
 * has one. Lite answers the former in a few milliseconds and the latter after a bcrypt comparison.
 */
export function constantTimeSignIn({ supabase, hasPassword, checkForNothing }: SignInDeps): Handler {
  return async (request) => {
    const { email = '', password = '' } = await readFields(request);
    const known = email !== '' && (await hasPassword(email.toLowerCase()));
    const answer = await supabase(request);
    // Only the refusal of a password is evened out. Lite sends other refusals, such as of a wrong key, before it looks.
    if (!known && answer.status === 400 && email !== '' && password !== '') await checkForNothing(password);
    return answer;
  };
}

/** Whether a password is the one that a hash was made of. */
export type ComparePassword = (password: string, hash: string) => Promise<boolean>;

/** The parts of {@link SignInDeps} that do the work. */
export function passwordChecks(
  database: Database,
  comparePassword: ComparePassword = compare,
): Omit<SignInDeps, 'supabase'> {
  return {
    checkForNothing: (password) => comparePassword(password, NOBODYS_HASH),
    async hasPassword(email) {
      const { rows } = await sql`
        select 1 from auth.users where email = ${email} and encrypted_password <> '' limit 1`.execute(
        database.connection.kysely,
      );
      return rows.length > 0;
    },
  };
}
