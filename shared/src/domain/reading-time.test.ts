import { describe, expect, it } from 'vitest';
import { readingMinutes } from './reading-time.ts';

describe('reading time', () => {
  it.each([
    ['english', 2280, 10],
    ['spanish', 2180, 10],
    ['french', 1950, 10],
    ['chinese', 1580, 10],
  ] as const)('The reading time uses the pace of %s: %i words in %i minutes', (language, words, minutes) => {
    expect(readingMinutes(words, language)).toBe(minutes);
  });

  it.each([
    [0, 1],
    [5, 1],
    [341, 1],
    [342, 2],
    [569, 2],
    [570, 3],
  ])('The reading time is rounded to whole minutes, at least one: %i words in %i', (words, minutes) => {
    expect(readingMinutes(words, 'english')).toBe(minutes);
  });
});
