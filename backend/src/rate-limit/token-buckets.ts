export interface BucketOptions {
  /** Tokens of a full bucket. */
  readonly capacity: number;
  /** Time in which an empty bucket fills, in ms. */
  readonly refillMs: number;
  /** ms; only differences count. */
  readonly now: () => number;
  readonly maxKeys?: number;
}

/** One bucket of tokens for each key. An attempt takes a token, which is refilled over time. */
export interface TokenBuckets {
  /** @returns the time until there is a token, in ms; 0 when there is one. */
  wait(key: string): number;
  /** Takes a token or more, if there are as many. @returns the time until there are, in ms; 0 when there were. */
  take(key: string, count?: number): number;
  /** Returns the token of an attempt that does not count. */
  giveBack(key: string): void;
  readonly size: number;
}

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/** About 2 MB of memory. A further key replaces the one that was unused for longest. */
const MAX_KEYS = 10_000;

export function createTokenBuckets({ capacity, refillMs, now, maxKeys = MAX_KEYS }: BucketOptions): TokenBuckets {
  const buckets = new Map<string, Bucket>();
  const msPerToken = refillMs / capacity;

  function tokensIn(key: string, at: number): number {
    const bucket = buckets.get(key);
    return bucket ? Math.min(capacity, bucket.tokens + (at - bucket.at) / msPerToken) : capacity;
  }

  function put(key: string, tokens: number, at: number): void {
    // Deleted first, so that the order of the map is the order of use.
    buckets.delete(key);
    buckets.set(key, { tokens, at });
    const [oldest] = buckets.keys();
    if (buckets.size > maxKeys && oldest !== undefined) buckets.delete(oldest);
  }

  const waitFor = (tokens: number, count = 1): number => (tokens < count ? (count - tokens) * msPerToken : 0);

  return {
    wait: (key) => waitFor(tokensIn(key, now())),
    take(key, count = 1) {
      const at = now();
      const tokens = tokensIn(key, at);
      if (tokens >= count) put(key, tokens - count, at);
      return waitFor(tokens, count);
    },
    giveBack(key) {
      const at = now();
      if (buckets.has(key)) put(key, tokensIn(key, at) + 1, at);
    },
    get size() {
      return buckets.size;
    },
  };
}
