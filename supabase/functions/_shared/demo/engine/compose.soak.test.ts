import { describe, expect, it } from 'vitest';
import { KINDS, sweep } from '../testing/orders.ts';

const whole = Boolean(process.env['SOAK']);
const seeds = whole ? [1, 2, 3, 4] : [1];

describe('the stories of the demo storyteller', () => {
  // In the short version the lengths take turns, and each combination has one story.
  it.each(
    KINDS.map((kind, at) => ({ ...kind, lengths: whole ? [500, 1500, 5000] : [[500, 1500, 5000][at % 3] ?? 0] })),
  )('are right in every perspective and tone: $lengths words of $language $genre', ({ language, genre, lengths }) => {
    expect(sweep({ language, genre }, lengths, seeds)).toEqual([]);
  });
});
