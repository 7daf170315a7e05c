import { expect, it } from 'vitest';
import { retryTime } from './retry-time.ts';

/** In the time zone of the machine that runs the test. */
const at = (hours: number, minutes: number, seconds = 0) => new Date(2026, 10, 22, hours, minutes, seconds).getTime();
const clock = (hours: number, minutes: number) =>
  new Date(at(hours, minutes)).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });

it.each([
  [60, at(14, 4, 0), `at ${clock(14, 5)}`],
  // Rounded up, so that a retry is never too early.
  [600, at(14, 4, 59), `at ${clock(14, 15)}`],
  [3600, at(23, 30), `tomorrow at ${clock(0, 30)}`],
])('A wait of %i seconds is described by the time at which it ends', (seconds, now, words) => {
  expect(retryTime(seconds, now)).toBe(words);
});

it.each([
  [59, 'in 59 seconds'],
  [0.2, 'in 1 second'],
])('A wait of %d seconds, less than a minute, is described in seconds', (seconds, words) => {
  expect(retryTime(seconds)).toBe(words);
});
