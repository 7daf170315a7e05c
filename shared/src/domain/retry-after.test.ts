import { expect, it } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

const NOW = Date.parse('2026-11-27T00:00:00Z');

it.each([
  ['a number', 30, 30],
  ['a number as text', ' 30 ', 30],
  ['a part of a second', '2.1', 3],
  ['a date', 'Fri, 27 Nov 2026 00:00:40 GMT', 40],
  ['a date that has passed', 'Thu, 26 Nov 2026 00:00:00 GMT', 1],
  ['no time at all', 0, 1],
  ['more than a day', 100_000, 86_400],
  ['words', 'soon', undefined],
  ['nothing', '', undefined],
  ['NaN', Number.NaN, undefined],
  ['a value of another type', null, undefined],
])('A waiting time that is given as %s is read as whole seconds, if it is any', (_what, value, seconds) => {
  expect(retryAfterSeconds(value, NOW)).toBe(seconds);
});
