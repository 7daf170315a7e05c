// `npm test`: whatever set-up is missing, then every check and test, then one line that sums them all up.
import { checkNode, fail, install, step } from './lib/setup.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

try {
  checkNode();
  await install();
  const { findChromium } = await import('./lib/chromium.mjs');
  const { build } = await import('./lib/build.mjs');
  const { assemble } = await import('./lib/assemble.mjs');
  const { runChecks } = await import('./lib/run-checks.mjs');
  const { runUnitTests, runBrowserTests } = await import('./lib/run-tests.mjs');
  const chromium = findChromium();

  const tallies = [await runChecks()];
  await step('Building the modules', build);
  tallies.push(await runUnitTests());
  await step('Assembling the site', () => assemble());
  tallies.push(await runBrowserTests(chromium));

  /** @param {keyof Tally} kind */
  const sum = (kind) => tallies.reduce((total, tally) => total + tally[kind], 0);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
  console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
} catch (error) {
  fail(error);
}
