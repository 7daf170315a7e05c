import { compare } from 'bcryptjs';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { createTokenBuckets } from '../rate-limit/token-buckets.ts';
import { tooManyAttempts } from '../rate-limit/too-many-attempts.ts';
import type { ComparePassword } from './constant-time-sign-in.ts';
import { goTrueError } from './gotrue-error.ts';

/** The refusal of a change without the account's password, or with another; `undefined` when it is the one. */
export type RequireCurrentPassword = (userId: string, password: string | undefined) => Promise<Response | undefined>;

/**
 * Wrong guesses at the password of one account, wherever they come from: as many as at a sign-in from one network. A person who has
 * a stolen session and many networks has no more. Its owner can still choose a new password by a recovery link.
 */
const GUESSES = { capacity: 10, refillMs: 15 * 60_000 } as const;

interface Options {
  readonly comparePassword?: ComparePassword | undefined;
  /** ms; only differences count. */
  readonly now?: () => number;
}

/** Codes and words of hosted Supabase, where an operator has it ask for the current password. */
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
    // Taken before the guess, not after: otherwise a hundred at once would all be the first.
    const waitMs = guesses.take(userId);
    if (waitMs > 0) return tooManyAttempts(waitMs);
    let wasWrong = false;
    try {
      wasWrong = !(await isRight(userId, password));
    } finally {
      // The right password is no guess, and neither is a failure of ours.
      if (!wasWrong) guesses.giveBack(userId);
    }
    return wasWrong ? goTrueError(400, 'current_password_mismatch', 'That’s not your current password.') : undefined;
  };
}
