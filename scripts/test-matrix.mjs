// `npm run test:matrix`: runs what `npm test` leaves out, because it repeats tests with another database, runtime, browser or set of
// fonts, or builds: Postgres, Deno, Firefox and WebKit, layout in other fonts, journeys that build.
import { buildSite, part, testCommand } from './lib/test-command.mjs';

await testCommand(async () => {
  const { findTestChromium } = await import('./lib/chromium.mjs');
  const { chooseLayouts } = await import('./lib/font-sets.mjs');
  const { runBrowserTests, runEngineTests, runMatrixUnitTests } = await import('./lib/run-tests.mjs');
  const chromium = findTestChromium();
  const { projects, skips } = chooseLayouts();
  await buildSite();
  return [
    await part('modules', runMatrixUnitTests),
    await part('journeys', () => runBrowserTests(chromium, { projects: ['matrix', ...projects], skips })),
    await part('engines', () => runEngineTests(['--project=firefox', '--project=webkit'])),
  ];
});
