// `npm run test:changed [-- <commit>]`: since that commit (`HEAD` without one), the tests that what changed can make fail,
// and in Chromium the key journeys of the modules that changed.
import { buildSite, testCommand } from './lib/test-command.mjs';

await testCommand(async () => {
  const { changedSince, journeyTags } = await import('./lib/changed.mjs');
  const { runChangedTests, runEngineTests } = await import('./lib/run-tests.mjs');
  const [commit = 'HEAD'] = process.argv.slice(2);
  const { changed, affected } = await changedSince(commit);
  const tags = journeyTags(changed);
  const isShown = tags.length > 0;
  // Most of what changed is in one module, whose tests leave a core to the build.
  const [tests] = await Promise.all([runChangedTests(commit, affected), isShown && buildSite()]);
  return [tests, ...(isShown ? [await runEngineTests(['--project=chromium', `--grep=${tags.join('|')}`])] : [])];
});
