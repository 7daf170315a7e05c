// `npm run e2e [-- Playwright's arguments]`: builds, assembles, and runs the browser journeys.
import { checkNode, fail, install, step } from './lib/setup.mjs';

try {
  checkNode();
  await install();
  const { findTestChromium } = await import('./lib/chromium.mjs');
  const { build } = await import('./lib/build.mjs');
  const { assemble } = await import('./lib/assemble.mjs');
  const { runBrowserTests } = await import('./lib/run-tests.mjs');
  const { chooseLayouts } = await import('./lib/font-sets.mjs');
  const { sumUp } = await import('./lib/tally.mjs');
  const chromium = findTestChromium();
  const { projects, skips } = chooseLayouts();
  const journeys = { projects: ['journeys', 'matrix', ...projects], skips };
  await step('Building the modules', build);
  await step('Assembling the site', () => assemble());
  const { failed, lines } = sumUp([await runBrowserTests(chromium, journeys, process.argv.slice(2))]);
  process.exitCode = failed > 0 ? 1 : 0;
  for (const line of lines) console.log(line);
} catch (error) {
  fail(error);
}
