// `npm run test:matrix`: what `npm test` leaves out, because it says the same of another database, runtime, browser, set of
// fonts, page or build: Postgres, Deno, Firefox and WebKit, layout in other fonts, axe on every page, journeys that build.
import { checkNode, fail, install, step } from './lib/setup.mjs';
import { sumUp } from './lib/tally.mjs';

try {
  checkNode();
  await install();
  const { findTestChromium } = await import('./lib/chromium.mjs');
  const { build } = await import('./lib/build.mjs');
  const { assemble } = await import('./lib/assemble.mjs');
  const { chooseLayouts } = await import('./lib/font-sets.mjs');
  const { runBrowserTests, runEngineTests, runMatrixUnitTests } = await import('./lib/run-tests.mjs');
  const chromium = findTestChromium();
  const { projects, skips } = chooseLayouts();
  await step('Building the modules', build);
  await step('Assembling the site', () => assemble());
  const tallies = [await runMatrixUnitTests()];
  tallies.push(await runBrowserTests(chromium, { projects: ['matrix', ...projects], skips }));
  tallies.push(await runEngineTests());

  const { failed, lines } = sumUp(tallies, { slow: process.argv.includes('--slow') });
  process.exitCode = failed > 0 ? 1 : 0;
  for (const line of lines) console.log(line);
} catch (error) {
  fail(error);
}
