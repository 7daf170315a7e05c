import { compare } from '@node-rs/bcrypt';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { createTokenBuckets } from '../rate-limit/token-buckets.ts';
import { tooManyAttempts } from '../rate-limit/too-many-attempts.ts';
import type { ComparePassword } from './constant-time-sign-in.ts';
import { goTrueError } from './gotrue-error.ts';

/** The refusal of a change without the current password or with a wrong one; `undefined` when it is right. */
export type RequireCurrentPassword = (userId: string, password: string | undefined) => Promise<Response | undefined>;

/**
 * Wrong guesses at the password of one account, from all networks together: as many as sign-in allows from one network. Many
 * networks do not help the thief of a session, and its owner can still choose a new password by a recovery link.
 */
const GUESSES = { capacity: 10, refillMs: 15 * 60_000 } as const;

interface Options {
  readonly comparePassword?: ComparePassword | undefined;
  /** ms; only differences count. */
  readonly now?: () => number;
}

/** Error codes and messages are those of hosted Supabase when it requires the current password. */
export function currentPasswords(
  database: Database,
  { comparePassword = compare, now = () => performance.now() }: Options = {},
): RequireCurrentPassword {
  const guesses = createTokenBuckets({ ...GUESSES, now });

  async function isRight(userId: string, password: string): Promise<boolean> {
    const { rows } = await sql<{ hash: string | null }>`
      select encrypted_password as hash from auth.users where id = ${userId}`.execute(database.connection.kysely);
    return comparePassword(password, rows[0]?.hash ?? '');
  }

  return async (userId, password) => {
    if (!password) {
      return goTrueError(400, 'current_password_required', 'Enter your current password to change this.');
    }
    // Taken before the guess, so that a hundred at once are not all the first.
    const waitMs = guesses.take(userId);
    if (waitMs > 0) return tooManyAttempts(waitMs);
    let wasWrong = false;
    try {
      wasWrong = !(await isRight(userId, password));
    } finally {
      // A correct password and a server error do not count as guesses.
      if (!wasWrong) guesses.giveBack(userId);
    }
    return wasWrong ? goTrueError(400, 'current_password_mismatch', 'That’s not your current password.') : undefined;
  };
}
