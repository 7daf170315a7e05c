// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { keepLikeWish, takeLikeWish } from './like-wish.ts';

describe('what a guest wanted to like', () => {
  it('The wish of a guest to like a story is taken once', () => {
    expect(takeLikeWish('story', 'id-1')).toBe(false);
    keepLikeWish('story', 'id-1');
    expect([takeLikeWish('story', 'id-1'), takeLikeWish('story', 'id-1')]).toEqual([true, false]);
  });

  it.each([
    ['another story', 'story', 'id-2'],
    ['a prompt with the same id', 'inspiration', 'id-1'],
  ] as const)('It is not taken for %s, and given up then', (_what, kind, id) => {
    keepLikeWish('story', 'id-1');
    expect([takeLikeWish(kind, id), takeLikeWish('story', 'id-1')]).toEqual([false, false]);
  });

  it.each([
    ['shortly before half an hour has passed', 30 * 60 * 1000 - 1, true],
    ['after half an hour', 30 * 60 * 1000, false],
  ])('It counts only for half an hour: %s', (_when, later, isWanted) => {
    vi.useFakeTimers({ now: 1_000_000 });
    keepLikeWish('story', 'id-1');
    vi.setSystemTime(1_000_000 + later);
    expect(takeLikeWish('story', 'id-1')).toBe(isWanted);
  });
});
