export interface BucketOptions {
  /** How many in a row. */
  readonly capacity: number;
  /** Time in which an empty bucket is full again, ms. */
  readonly refillMs: number;
  /** ms; only differences count. */
  readonly now: () => number;
  readonly maxKeys?: number;
}

/** One bucket of tokens for each key. A token is taken for an attempt and comes back with time. */
export interface TokenBuckets {
  /** @returns the time until there is a token, ms; 0 while there is one. */
  wait(key: string): number;
  /** Takes a token. @returns as {@link TokenBuckets.wait}, before it is taken. */
  take(key: string): number;
  /** For an attempt that was none. */
  giveBack(key: string): void;
  readonly size: number;
}

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/** Some 2 MB of memory. A key that has not been seen for longest is forgotten for one more. */
const MAX_KEYS = 10_000;

export function createTokenBuckets({ capacity, refillMs, now, maxKeys = MAX_KEYS }: BucketOptions): TokenBuckets {
  const buckets = new Map<string, Bucket>();
  const msPerToken = refillMs / capacity;

  function tokensIn(key: string, at: number): number {
    const bucket = buckets.get(key);
    return bucket ? Math.min(capacity, bucket.tokens + (at - bucket.at) / msPerToken) : capacity;
  }

  function put(key: string, tokens: number, at: number): void {
    // Taken out first, so that the order of the map is the order of use.
    buckets.delete(key);
    buckets.set(key, { tokens, at });
    const [oldest] = buckets.keys();
    if (buckets.size > maxKeys && oldest !== undefined) buckets.delete(oldest);
  }

  const waitFor = (tokens: number): number => (tokens < 1 ? (1 - tokens) * msPerToken : 0);

  return {
    wait: (key) => waitFor(tokensIn(key, now())),
    take(key) {
      const at = now();
      const tokens = tokensIn(key, at);
      if (tokens >= 1) put(key, tokens - 1, at);
      return waitFor(tokens);
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
