import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs';
import { root, run, tool } from './run.mjs';
import { fileTimesOfPlaywright, fileTimesOfVitest } from './slow-files.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

const workspaces = /** @type {string[]} */ (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces);

/** @param {string} name */
function hasTests(name) {
  return 'test' in (JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')).scripts ?? {});
}

/** The module whose tests take longest by far. */
const LONGEST = '@storyloom/backend';

/** @param {readonly string[]} args for turbo, which says which modules */
async function turboTest(args) {
  const { code } = await run(tool('turbo'), ['run', 'test', '--continue', '--output-logs=new-only', ...args]);
  return code;
}

/**
 * Unit, component, contract and database tests of every module through turbo. The longest begin at once, for turbo alone
 * would start them when all others have their turn, and they wait a good deal for their databases; beside them go two of
 * the other modules at a time. A module that leaves no report counts as one failure.
 *
 * @returns {Promise<Tally>}
 */
export async function runUnitTests() {
  const modules = workspaces.filter(hasTests);
  const reportOf = (/** @type {string} */ name) => join(root, name, '.results/vitest.json');
  await Promise.all(modules.map((name) => rm(reportOf(name), { force: true })));
  const codes = await Promise.all([
    turboTest([`--filter=${LONGEST}`]),
    turboTest([`--filter=!${LONGEST}`, '--concurrency=2']),
  ]);
  /** @type {Tally} */
  const tally = { passed: 0, failed: 0, skipped: 0, failures: [], times: [] };
  for (const name of modules) {
    const report = existsSync(reportOf(name)) ? JSON.parse(readFileSync(reportOf(name), 'utf8')) : undefined;
    const failed = report ? report.numFailedTests + (report.numFailedTests === 0 && !report.success ? 1 : 0) : 1;
    tally.failures.push(...(report ? failuresOfVitest(report, name) : [`${name}: no report`]));
    tally.times?.push(...(report ? fileTimesOfVitest(report, name) : []));
    const passed = report?.numPassedTests ?? 0;
    const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
    console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
    tally.passed += passed;
    tally.failed += failed;
    tally.skipped += skipped;
  }
  if (codes.some((code) => code !== 0) && tally.failed === 0) {
    tally.failed = 1;
    tally.failures.push(`turbo ended with ${codes.join(' and ')}`);
  }
  return tally;
}

/**
 * One run of Playwright, as it reports on it itself.
 *
 * @param {string} name of the report
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, skips?: readonly string[] }} [around] `skips`: a line for each part that this machine
 *   can't run, which counts as one test that was skipped
 * @returns {Promise<Tally>}
 */
async function runPlaywright(name, args, { env = {}, skips = [] } = {}) {
  const report = join(root, `e2e/.results/${name}.json`);
  await rm(report, { force: true });
  const { code } = await run(tool('playwright'), ['test', ...args], {
    cwd: join(root, 'e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0, failures: [`e2e: no report of ${name}`] };
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = stats.unexpected;
  /** @type {ReturnType<typeof failuresOfPlaywright>[]} */
  const parts = suites.map(failuresOfPlaywright);
  return {
    passed: stats.expected + stats.flaky,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: stats.skipped + skips.length,
    skips: [...skips],
    failures: parts.flatMap((part) => part.failures),
    secondTries: parts.flatMap((part) => part.secondTries),
    times: fileTimesOfPlaywright({ suites }),
  };
}

/**
 * The browser journeys against the assembled site and real backends, in one run of Playwright.
 *
 * @param {string} chromium path of the browser
 * @param {{ projects: readonly string[], skips?: readonly string[] }} chosen which of Playwright's projects, and a line for
 *   each part that this machine can't run
 * @param {readonly string[]} args for Playwright; a `--project` among them takes the place of those
 */
export function runBrowserTests(chromium, { projects, skips = [] }, args = []) {
  const isChosen = args.some((arg) => arg.startsWith('--project'));
  const chosen = isChosen ? [] : projects.map((project) => `--project=${project}`);
  return runPlaywright('playwright', [...chosen, ...args], { env: { CHROMIUM_PATH: chromium }, skips });
}

/**
 * The key journeys in Chromium, Firefox and WebKit.
 *
 * @param {readonly string[]} args for Playwright, such as `--project=webkit`
 */
export function runEngineTests(args = []) {
  return runPlaywright('engines', ['--config=engines', ...args]);
}
