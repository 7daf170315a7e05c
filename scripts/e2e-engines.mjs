// `npm run e2e:engines [-- Playwright's arguments]`: builds, assembles, and runs the key journeys in three engines.
import { buildSite, testCommand } from './lib/test-command.mjs';

await testCommand(async () => {
  const { runEngineTests } = await import('./lib/run-tests.mjs');
  await buildSite();
  return [await runEngineTests(process.argv.slice(2))];
});
