import type { Handler } from '../http/handler.ts';
import { createAccountLimit } from '../rate-limit/account-limit.ts';
import { tooManyAttempts } from '../rate-limit/too-many-attempts.ts';
import { readAccount } from './change-account.ts';
import { bearerOf, ownerOf } from './session-token.ts';

/** Enough for classes that share an account. Each stores a row of the log, and signing out other devices can be repeated. */
const SIGN_OUTS = { capacity: 120, refillMs: 60 * 60_000 } as const;

export function limitSignOuts(supabase: Handler): Handler {
  const limit = createAccountLimit({ ...SIGN_OUTS, refuse: tooManyAttempts });
  return async (request) => {
    const account = await readAccount(supabase, request);
    if (account.status !== 200) return account;
    return limit(ownerOf(bearerOf(request)).userId, () => supabase(request));
  };
}
