import { slowest } from './slow-files.mjs';

/**
 * What a part of the tests came to.
 *
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures a line for each that can be named
 * @property {string[]} [secondTries] what failed and then passed, a line for each
 * @property {string[]} [skips] what this machine can't run and what it lacks, a line for each
 * @property {import('./slow-files.mjs').FileTime[]} [times] how long its files took
 */

/**
 * The last words of a test run: the slowest files where that is asked for, what was skipped, what passed only at the second try and what failed, where there is a
 * name for it, then the sum of all parts in one line.
 *
 * @param {readonly Tally[]} tallies
 * @param {{ slow?: boolean }} [options]
 * @returns {{ failed: number, lines: string[] }}
 */
export function sumUp(tallies, { slow = false } = {}) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ kind) =>
    tallies.reduce((total, tally) => total + tally[kind], 0);
  const failures = tallies.flatMap((tally) => tally.failures);
  const secondTries = tallies.flatMap((tally) => tally.secondTries ?? []);
  const skips = tallies.flatMap((tally) => tally.skips ?? []);
  return {
    failed: sum('failed'),
    lines: [
      ...(slow ? slowest(tallies.flatMap(({ times = [] }) => times)) : []),
      ...skips.map((skip) => `- skipped: ${skip}`),
      ...secondTries.map((test) => `~ passed at the second try: ${test}`),
      ...failures.map((failure) => `✗ ${failure}`),
      `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`,
    ],
  };
}
