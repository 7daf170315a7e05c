import { relative } from 'node:path';
import { root } from './run.mjs';

/**
 * How long one test file took; the times of files that run at once overlap.
 *
 * @typedef {{ file: string, ms: number }} FileTime
 *
 * @typedef {import('./failures.mjs').PlaywrightSuite & { file?: string }} Suite
 */

/**
 * The times of the files in Vitest's JSON report.
 *
 * @param {{ testResults?: { name: string, startTime: number, endTime: number }[] }} report
 * @returns {FileTime[]}
 */
export const fileTimesOfVitest = ({ testResults = [] }) =>
  testResults.map(({ name, startTime, endTime }) => ({ file: relative(root, name), ms: endTime - startTime }));

/** @param {Suite} suite @returns {number} milliseconds of all its tests */
function timeOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration = 0 }) => duration)));
  return [...own, ...suites.map(timeOf)].reduce((sum, ms) => sum + ms, 0);
}

/**
 * The times of the files in Playwright's JSON report.
 *
 * @param {{ suites: Suite[] }} report
 * @returns {FileTime[]}
 */
export const fileTimesOfPlaywright = ({ suites }) =>
  suites.map((suite) => ({ file: `e2e/${suite.file}`, ms: timeOf(suite) }));

/**
 * The slowest files, one line each.
 *
 * @param {readonly FileTime[]} times
 * @param {number} count
 * @returns {string[]}
 */
export const slowest = (times, count = 10) =>
  times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
