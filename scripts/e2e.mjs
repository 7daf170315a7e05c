// `npm run e2e [-- Playwright's arguments]`: builds, assembles, and runs the browser journeys.
import { buildSite, testCommand } from './lib/test-command.mjs';

await testCommand(async () => {
  const { findTestChromium } = await import('./lib/chromium.mjs');
  const { chooseLayouts } = await import('./lib/font-sets.mjs');
  const { runBrowserTests } = await import('./lib/run-tests.mjs');
  const chromium = findTestChromium();
  const { projects, skips } = chooseLayouts();
  const journeys = { projects: ['journeys', 'matrix', 'pages', ...projects], skips };
  await buildSite();
  return [await runBrowserTests(chromium, journeys, process.argv.slice(2))];
});
