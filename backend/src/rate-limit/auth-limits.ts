import { createHash } from 'node:crypto';
import type { BlockList } from 'node:net';
import { type AuthAction, requestedAction } from '../auth/auth-action.ts';
import { readFields } from '../auth/read-fields.ts';
import type { Guard } from '../http/handler.ts';
import { clientNetwork } from './client-network.ts';
import { createTokenBuckets } from './token-buckets.ts';
import { tooManyAttempts, tooManyRenewals } from './too-many-attempts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The attempts that share a bucket. */
type Whose = 'network' | 'address' | 'address and network';

interface Limit {
  readonly action: AuthAction;
  readonly whose: Whose;
  readonly capacity: number;
  readonly refillMs: number;
  /** Which answers count: refusals (4xx), those that are none, or all except server errors. */
  readonly counts: 'refusals' | 'successes' | 'all';
}

/** The wider bucket of an action comes first, so that one network cannot fill the memory of the narrower one. */
const LIMITS: readonly Limit[] = [
  // Enough for a school at nine o'clock; each takes space in the database.
  { action: 'sign-in', whose: 'network', capacity: 600, refillMs: 15 * MINUTE, counts: 'successes' },
  // Enough for an office that signs in at once; a list of leaked passwords needs thousands.
  { action: 'sign-in', whose: 'network', capacity: 200, refillMs: 15 * MINUTE, counts: 'refusals' },
  // Enough for several classes that share an account.
  { action: 'sign-in', whose: 'address and network', capacity: 100, refillMs: HOUR, counts: 'successes' },
  // More than users need to remember their password.
  { action: 'sign-in', whose: 'address and network', capacity: 10, refillMs: 15 * MINUTE, counts: 'refusals' },
  // Enough for several classes that sign up at once; each sign-up costs a bcrypt hash.
  { action: 'sign-up', whose: 'network', capacity: 200, refillMs: HOUR, counts: 'all' },
  // "User already registered" reveals an account: enough for a user's own old addresses, too few for a list.
  { action: 'sign-up', whose: 'network', capacity: 20, refillMs: HOUR, counts: 'refusals' },
  // With a stolen session, these are guesses at the current password.
  { action: 'change-account', whose: 'network', capacity: 20, refillMs: HOUR, counts: 'refusals' },
  // Names and passwords; each account has a limit besides.
  { action: 'change-account', whose: 'network', capacity: 600, refillMs: HOUR, counts: 'successes' },
  // Each sends two emails, one of them to an address that another user may have.
  { action: 'change-email', whose: 'network', capacity: 20, refillMs: HOUR, counts: 'all' },
  { action: 'change-email', whose: 'address', capacity: 3, refillMs: HOUR, counts: 'all' },
  { action: 'recover', whose: 'network', capacity: 20, refillMs: HOUR, counts: 'all' },
  // The first email may be lost and the second late; a stranger in another network cannot use up those of the owner.
  { action: 'recover', whose: 'address and network', capacity: 3, refillMs: HOUR, counts: 'all' },
  // More would only fill a mailbox, from however many networks.
  { action: 'recover', whose: 'address', capacity: 12, refillMs: HOUR, counts: 'all' },
  // Two for each sign-in of an office; the database counts the tries of an account.
  { action: 'second-factor', whose: 'network', capacity: 600, refillMs: 15 * MINUTE, counts: 'all' },
  { action: 'second-factor', whose: 'network', capacity: 200, refillMs: 15 * MINUTE, counts: 'refusals' },
  // A browser renews once an hour, and a school opens its laptops at the same time; each account has a limit besides.
  { action: 'refresh', whose: 'network', capacity: 3000, refillMs: HOUR, counts: 'successes' },
  // Tokens cannot be guessed; this only stops the attempts (as in hosted Supabase).
  { action: 'verify', whose: 'network', capacity: 30, refillMs: 5 * MINUTE, counts: 'all' },
];

/** A hash, so that addresses are not stored, and all take the same memory. */
function digest(address: string): string {
  return createHash('sha256').update(address.trim().toLowerCase()).digest('base64url');
}

export interface AuthLimitOptions {
  /** See {@link clientNetwork}. */
  readonly trustedProxies: BlockList;
  /** ms; only differences count. */
  readonly now: () => number;
}

/** Limits the attempts at the sign-in service. */
export function createAuthLimits({ trustedProxies, now }: AuthLimitOptions): Guard {
  const limits = LIMITS.map((limit) => ({ ...limit, buckets: createTokenBuckets({ ...limit, now }) }));

  return async (request, peerAddress) => {
    const action = await requestedAction(request);
    const applying = limits.filter((limit) => limit.action === action);
    if (applying.length === 0) return undefined;
    const network = clientNetwork(request, peerAddress, trustedProxies);
    const needsAddress = applying.some(({ whose }) => whose !== 'network');
    const address = needsAddress ? digest((await readFields(request))['email'] ?? '') : '';
    const keys: Readonly<Record<Whose, string>> = {
      network,
      address,
      'address and network': `${address} ${network}`,
    };

    const taken: typeof applying = [];
    const giveBack = (given: typeof applying): void => {
      for (const { buckets, whose } of given) buckets.giveBack(keys[whose]);
    };
    // Taken before the attempt, so that a hundred at once are not all the first.
    for (const limit of applying) {
      const waitMs = limit.buckets.take(keys[limit.whose]);
      if (waitMs > 0) {
        giveBack(taken);
        return action === 'refresh' ? tooManyRenewals(waitMs) : tooManyAttempts(waitMs);
      }
      taken.push(limit);
    }
    return (status) => {
      const failed = status >= 500;
      const succeeded = status < 400;
      // An attempt that found the queue full was none.
      const refused = !succeeded && status !== 429 && !failed;
      const counting = { refusals: refused, successes: succeeded, all: !failed };
      giveBack(taken.filter(({ counts }) => !counting[counts]));
    };
  };
}
