import { check } from 'recheck';
import { countWays } from './count-ways.mjs';

/** So few ways to try a pattern at each place of a text cost less than reading the text does. */
const FEW_WAYS = 2000;

/** Limits by steps rather than by the clock, so a busy machine gets the same verdicts. */
const LIMITS = { timeout: 300_000, incubationTimeout: null, attackTimeout: null, seedingTimeout: null };

/**
 * Why a pattern may take more than linear time, with a text that shows it; `undefined` if it is linear.
 *
 * @param {string} pattern
 * @param {string} flags
 * @returns {Promise<string | undefined>}
 */
export async function whySlow(pattern, flags) {
  if (countWays(pattern, flags) <= FEW_WAYS) return undefined;
  const verdict = await check(pattern, flags, LIMITS);
  if (verdict.status === 'safe') return undefined;
  if (verdict.status === 'unknown') return `not decided (${verdict.error.kind})`;
  return `${verdict.complexity.summary}, such as for ${verdict.attack.pattern}`;
}
