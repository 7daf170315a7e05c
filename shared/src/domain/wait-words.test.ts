import { expect, it } from 'vitest';
import { waitWords } from './wait-words.ts';

it.each([
  [1, 'in 1 second'],
  [90, 'in 90 seconds'],
  [91, 'in 2 minutes'],
  [3600, 'in 60 minutes'],
  [5401, 'in 2 hours'],
  [86_400, 'in 24 hours'],
])('A wait of %i seconds is described as %j', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});
