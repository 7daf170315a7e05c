// `npm test`: whatever set-up is missing, then the checks, the tests of every module on PGlite and the journeys in Chromium,
// then one line that sums them all up. With `-- --slow` it names the ten slowest files before that.
import { checkNode, fail, install, step } from './lib/setup.mjs';
import { sumUp } from './lib/tally.mjs';

try {
  checkNode();
  await install();
  const { findTestChromium } = await import('./lib/chromium.mjs');
  const { build } = await import('./lib/build.mjs');
  const { assemble } = await import('./lib/assemble.mjs');
  const { runChecks } = await import('./lib/run-checks.mjs');
  const { runUnitTests, runBrowserTests } = await import('./lib/run-tests.mjs');
  const chromium = findTestChromium();

  // The types are checked on one core, and the build needs nothing that the checks make.
  const [checked] = await Promise.all([runChecks(), step('Building the modules', build)]);
  const tallies = [checked];
  tallies.push(await runUnitTests());
  await step('Assembling the site', () => assemble());
  tallies.push(await runBrowserTests(chromium, { projects: ['journeys'] }));

  const { failed, lines } = sumUp(tallies, { slow: process.argv.includes('--slow') });
  process.exitCode = failed > 0 ? 1 : 0;
  for (const line of lines) console.log(line);
} catch (error) {
  fail(error);
}
