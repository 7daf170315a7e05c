// `npm test`: does any missing set-up, then runs the checks, the tests of every module on PGlite and the journeys in Chromium,
// and ends with a summary in one line. With `-- --slow` it lists the ten slowest files before that.
import { step } from './lib/setup.mjs';
import { part, testCommand } from './lib/test-command.mjs';

await testCommand(async () => {
  const { findTestChromium } = await import('./lib/chromium.mjs');
  const { build } = await import('./lib/build.mjs');
  const { assemble } = await import('./lib/assemble.mjs');
  const { checks } = await import('./lib/checks.mjs');
  const { runChecks } = await import('./lib/run-checks.mjs');
  const { runUnitTests, runBrowserTests } = await import('./lib/run-tests.mjs');
  const chromium = findTestChromium();

  // The checks run on one core, beside the build and the first tests, which do not depend on them.
  const built = part('build', () => step('Building the modules', build));
  const [checked, tested] = await Promise.all([
    part('checks', () => runChecks(checks)),
    built.then(() => part('modules', runUnitTests)),
  ]);
  await part('assembly', () => step('Assembling the site', () => assemble()));
  return [checked, tested, await part('journeys', () => runBrowserTests(chromium, { projects: ['journeys'] }))];
});
