import { countWays } from './count-ways.mjs';

/** So few ways to try a pattern at each place of a text cost less than reading the text does. */
const FEW_WAYS = 2000;

/** Limits by steps rather than by the clock, so a busy machine gets the same verdicts. */
const LIMITS = { timeout: 300_000, incubationTimeout: null, attackTimeout: null, seedingTimeout: null };

/** Whether a pattern is linear whatever it consists of. @param {string} pattern @param {string} flags */
export const isTrivial = (pattern, flags) => countWays(pattern, flags) <= FEW_WAYS;

/**
 * Why one search for a pattern may take more than linear time, with a text that shows it; `undefined` if it is linear. It does not
 * judge a loop over all matches, where each search can read to the end of the text. Patterns with assertions, back references or
 * many repetitions are not proved: recheck searches for a slow text, and finds none.
 *
 * @param {string} pattern
 * @param {string} flags
 * @returns {Promise<string | undefined>}
 */
export async function whySlow(pattern, flags) {
  const { check } = await import('recheck');
  const verdict = await check(pattern, flags, LIMITS);
  if (verdict.status === 'safe') return undefined;
  if (verdict.status === 'unknown') return `not decided (${verdict.error.kind})`;
  return `${verdict.complexity.summary}, such as for ${verdict.attack.pattern}`;
}
