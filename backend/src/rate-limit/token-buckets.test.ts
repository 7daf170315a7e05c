import { describe, expect, it } from 'vitest';
import { createTokenBuckets } from './token-buckets.ts';

function bucketsWithClock(options: { capacity?: number; maxKeys?: number } = {}) {
  const clock = { ms: 5000 };
  const buckets = createTokenBuckets({ capacity: 3, refillMs: 3000, now: () => clock.ms, ...options });
  return { clock, buckets };
}

describe('a bucket of tokens', () => {
  it('A bucket gives as many tokens as it holds, then returns how long to wait', () => {
    const { clock, buckets } = bucketsWithClock();
    expect([1, 2, 3].map(() => buckets.take('a'))).toEqual([0, 0, 0]);
    expect(buckets.take('a')).toBe(1000);
    clock.ms += 400;
    expect(buckets.take('a')).toBeCloseTo(600);
    clock.ms += 600;
    expect(buckets.take('a')).toBe(0);
    expect(buckets.take('a')).toBe(1000);
  });

  it('A bucket holds no more than its capacity, however long it rests or much is given back', () => {
    const { clock, buckets } = bucketsWithClock();
    buckets.take('a');
    clock.ms += 1_000_000;
    expect([1, 2, 3, 4].map(() => buckets.take('a') === 0)).toEqual([true, true, true, false]);
    for (let count = 0; count < 5; count += 1) buckets.giveBack('a');
    expect([1, 2, 3, 4].map(() => buckets.take('a') === 0)).toEqual([true, true, true, false]);
  });

  it('When there are too many keys, the bucket that was unused for longest is dropped', () => {
    const { buckets } = bucketsWithClock({ capacity: 1, maxKeys: 3 });
    for (const key of ['a', 'b', 'c']) buckets.take(key);
    buckets.giveBack('a');
    buckets.take('a');
    buckets.take('d');
    expect(buckets.size).toBe(3);
    expect(buckets.take('a')).toBeGreaterThan(0);
    expect(buckets.take('b')).toBe(0);
  });

  it('At most 10,000 buckets are kept', () => {
    const { buckets } = bucketsWithClock();
    for (let key = 0; key < 12_000; key += 1) buckets.take(String(key));
    expect(buckets.size).toBe(10_000);
  });
});
