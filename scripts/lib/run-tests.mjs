import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs';
import { matrixModules, testedModules } from './modules.mjs';
import { root, run, tool } from './run.mjs';
import { fileTimesOfPlaywright, fileTimesOfVitest } from './slow-files.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

/** The module whose tests take longest by far. */
const LONGEST = '@storyloom/backend';
/** Modules whose tests take as long as those of all others but that one. Turbo starts modules in any order, also the longest last. */
const HALF = ['mfe-generator', 'mfe-dashboard', 'mfe-marketing'];

/** Where Playwright keeps compiled tests from one run to the next. */
const COMPILED = join(root, 'node_modules/.cache/playwright');

/**
 * @param {readonly string[]} args for turbo, which says which modules
 * @param {{ task?: string, env?: NodeJS.ProcessEnv }} [options] `task` of `turbo.json`
 */
async function turboTest(args, { task = 'test', env = {} } = {}) {
  const { code } = await run(tool('turbo'), ['run', task, '--continue', '--output-logs=new-only', ...args], { env });
  return code;
}

/**
 * The result of one run of Vitest. Without a report it counts as one failure.
 *
 * @param {string} file the report
 * @param {string} name of what was tested
 * @returns {Tally}
 */
function tallyOfVitest(file, name) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, failures: [`${name}: no report`] };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests === 0 && !report.success ? 1 : report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: failuresOfVitest(report),
    times: fileTimesOfVitest(report),
  };
}

/**
 * One run of turbo over the tests of some modules. A module that leaves no report counts as one failure.
 *
 * @param {readonly string[]} folders of the modules
 * @param {string} file the report that each of them writes
 * @param {() => Promise<readonly number[]>} start runs turbo, once or more; returns its exit codes
 * @returns {Promise<Tally>}
 */
async function sumOfModules(folders, file, start) {
  const reportOf = (/** @type {string} */ name) => join(root, name, '.results', file);
  await Promise.all(folders.map((name) => rm(reportOf(name), { force: true })));
  const codes = await start();
  /** @type {Tally} */
  const tally = { passed: 0, failed: 0, skipped: 0, failures: [], times: [] };
  for (const name of folders) {
    const part = tallyOfVitest(reportOf(name), name);
    console.log(
      `${part.failed ? '✗' : '✓'} ${name}: ${part.passed} passed, ${part.failed} failed, ${part.skipped} skipped`,
    );
    for (const kind of /** @type {const} */ (['passed', 'failed', 'skipped'])) tally[kind] += part[kind];
    tally.failures.push(...part.failures);
    tally.times?.push(...(part.times ?? []));
  }
  if (codes.some((code) => code !== 0) && tally.failed === 0) {
    tally.failed = 1;
    tally.failures.push(`turbo ended with ${codes.join(' and ')}`);
  }
  return tally;
}

/** The tests of `scripts`, which is no package, so turbo doesn't know them. */
async function testScripts() {
  const { code } = await run(tool('vitest'), ['run'], { cwd: join(root, 'scripts'), env: { VITEST_MAX_WORKERS: '1' } });
  return code;
}

/**
 * Unit, component, contract and database tests of every module through turbo, and those of the scripts. The longest start at once,
 * and they often wait for their databases; two of the other modules run beside them at a time, each in one process, which loads its
 * libraries once.
 */
export const runUnitTests = () => {
  const oneAtATime = (/** @type {readonly string[]} */ filters) =>
    turboTest([...filters, '--concurrency=1'], { env: { VITEST_MAX_WORKERS: '1' } });
  // A checkout may lack some.
  const half = HALF.filter((folder) => testedModules.includes(folder)).map((folder) => `@storyloom/${folder}`);
  return sumOfModules([...testedModules, 'scripts'], 'vitest.json', () =>
    Promise.all([
      turboTest([`--filter=${LONGEST}`]),
      ...(half.length > 0 ? [oneAtATime(half.map((name) => `--filter=${name}`))] : []),
      oneAtATime([LONGEST, ...half].map((name) => `--filter=!${name}`)).then(testScripts),
    ]),
  );
};

/** The tests of the modules on the databases and runtimes that {@link runUnitTests} leaves out. */
export const runMatrixUnitTests = () =>
  sumOfModules(matrixModules, 'matrix.json', async () => [
    await turboTest(['--concurrency=2'], { task: 'test:matrix' }),
  ]);

/**
 * The tests of some modules that changes since a commit can make fail.
 *
 * @param {string} commit
 * @param {readonly string[]} folders of those modules
 * @returns {Promise<Tally>}
 */
export async function runChangedTests(commit, folders) {
  if (folders.length === 0) return { passed: 0, failed: 0, skipped: 0, failures: [] };
  const report = join(root, '.results/changed.json');
  await rm(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const projects = folders.map((folder) => `--project=${folder}*`);
  await run(tool('vitest'), [
    'run',
    `--changed=${commit}`,
    '--passWithNoTests',
    '--maxWorkers=2',
    ...reporters,
    ...projects,
  ]);
  return tallyOfVitest(report, 'what changed');
}

/**
 * The result of one run of Playwright, from its report.
 *
 * @param {string} name of the report
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, skips?: readonly string[] }} [around] `skips`: a line for each part that this machine
 *   can't run, which counts as one skipped test
 * @returns {Promise<Tally>}
 */
async function runPlaywright(name, args, { env = {}, skips = [] } = {}) {
  const report = join(root, `e2e/.results/${name}.json`);
  await rm(report, { force: true });
  const { code } = await run(tool('playwright'), ['test', ...args], {
    cwd: join(root, 'e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_TRANSFORM_CACHE_DIR: COMPILED },
  });
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0, failures: [`e2e: no report of ${name}`] };
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = stats.unexpected;
  return {
    passed: stats.expected,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: stats.skipped + skips.length,
    skips: [...skips],
    failures: suites.flatMap(failuresOfPlaywright),
    times: fileTimesOfPlaywright({ suites }),
  };
}

/**
 * The browser journeys against the assembled site and real backends, in one run of Playwright.
 *
 * @param {string} chromium path of the browser
 * @param {{ projects: readonly string[], skips?: readonly string[] }} chosen which of Playwright's projects, and a line for
 *   each part that this machine can't run
 * @param {readonly string[]} args for Playwright; a `--project` among them replaces those
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
