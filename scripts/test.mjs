// `npm test`: whatever set-up is missing, then the checks, the tests of every module on PGlite and the journeys in Chromium,
// then one line that sums them all up. With `-- --slow` it names the ten slowest files before that.
import { step } from './lib/setup.mjs';
import { testCommand } from './lib/test-command.mjs';

await testCommand(async () => {
  const { findTestChromium } = await import('./lib/chromium.mjs');
  const { build } = await import('./lib/build.mjs');
  const { assemble } = await import('./lib/assemble.mjs');
  const { checks } = await import('./lib/checks.mjs');
  const { runChecks } = await import('./lib/run-checks.mjs');
  const { runUnitTests, runBrowserTests } = await import('./lib/run-tests.mjs');
  const chromium = findTestChromium();

  // The checks run on one core, beside the build and the first tests, which need nothing that they make.
  const built = step('Building the modules', build);
  const [checked, tested] = await Promise.all([runChecks(checks), built.then(runUnitTests)]);
  await step('Assembling the site', () => assemble());
  return [checked, tested, await runBrowserTests(chromium, { projects: ['journeys'] })];
});
