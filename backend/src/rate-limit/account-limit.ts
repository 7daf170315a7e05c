import { type BucketOptions, createTokenBuckets } from './token-buckets.ts';

interface AccountLimitOptions extends Pick<BucketOptions, 'capacity' | 'refillMs'> {
  /** The answer to a request that is too early. */
  readonly refuse: (waitMs: number) => Response;
}

/** Answers a request of an account, or refuses it. */
type AccountLimit = (userId: string, answer: () => Promise<Response>) => Promise<Response>;

/** Limits how often an account succeeds, from all networks together. */
export function createAccountLimit({ refuse, ...options }: AccountLimitOptions): AccountLimit {
  const buckets = createTokenBuckets({ ...options, now: () => performance.now() });
  return async (userId, answer) => {
    // Taken before, so that a hundred at once are not all the first.
    const waitMs = buckets.take(userId);
    if (waitMs > 0) return refuse(waitMs);
    let succeeded = false;
    try {
      const answered = await answer();
      succeeded = answered.status < 400;
      return answered;
    } finally {
      if (!succeeded) buckets.giveBack(userId);
    }
  };
}
