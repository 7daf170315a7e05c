// `npm run e2e:engines [-- Playwright's arguments]`: builds, assembles, and takes the key journeys through three engines.
import { buildSite, testCommand } from './lib/test-command.mjs';

await testCommand(async () => {
  const { runEngineTests } = await import('./lib/run-tests.mjs');
  await buildSite();
  return [await runEngineTests(process.argv.slice(2))];
});
