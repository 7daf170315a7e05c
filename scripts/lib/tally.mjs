import { slowest } from './slow-files.mjs';

/**
 * The result of a part of the tests.
 *
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures one line each
 * @property {string[]} [skips] what this machine can't run and what it lacks, one line each
 * @property {import('./slow-files.mjs').FileTime[]} [times] how long its files took
 */

/**
 * The summary of a test run: the slowest files when asked for, what was skipped, what failed, and the sum of all parts in
 * one line.
 *
 * @param {readonly Tally[]} tallies
 * @param {{ slow?: boolean }} [options]
 * @returns {{ failed: number, lines: string[] }}
 */
export function sumUp(tallies, { slow = false } = {}) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ kind) =>
    tallies.reduce((total, tally) => total + tally[kind], 0);
  const failures = tallies.flatMap((tally) => tally.failures);
  const skips = tallies.flatMap((tally) => tally.skips ?? []);
  return {
    failed: sum('failed'),
    lines: [
      ...(slow ? slowest(tallies.flatMap(({ times = [] }) => times)) : []),
      ...skips.map((skip) => `- skipped: ${skip}`),
      ...failures.map((failure) => `✗ ${failure}`),
      `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`,
    ],
  };
}
