// `npm run e2e [-- Playwright's arguments]`: builds, assembles, and runs the browser journeys.
import { checkNode, fail, install, step } from './lib/setup.mjs';

try {
  checkNode();
  await install();
  const { findChromium } = await import('./lib/chromium.mjs');
  const { build } = await import('./lib/build.mjs');
  const { assemble } = await import('./lib/assemble.mjs');
  const { runBrowserTests } = await import('./lib/run-tests.mjs');
  const chromium = findChromium();
  await step('Building the modules', build);
  await step('Assembling the site', () => assemble());
  const { failed } = await runBrowserTests(chromium, process.argv.slice(2));
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}
