import { expect, it } from 'vitest';
import { BLOG_CATEGORIES, categoryOf } from './categories.ts';
import { postOf, POSTS, postsIn } from './posts.ts';

it('finds posts and categories by their addresses, and at least one post in each category', () => {
  expect(categoryOf('plot-structure')?.name).toBe('Plot & Structure');
  expect(postOf('world-building')?.category).toBe('world-building');
  for (const unknown of ['poetry', undefined])
    expect([categoryOf(unknown), postOf(unknown)]).toEqual([undefined, undefined]);
  for (const { slug } of BLOG_CATEGORIES) expect(postsIn(slug).length, slug).toBeGreaterThan(0);
});

it('orders posts newest first, each with 900 to 1,500 words and its reading time', () => {
  const dates = POSTS.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(POSTS.filter(({ words }) => words < 900 || words > 1500)).toEqual([]);
  // 228 words a minute.
  expect(POSTS.filter(({ words, minutes }) => minutes !== Math.round(words / 228))).toEqual([]);
});
