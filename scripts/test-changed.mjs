// `npm run test:changed [-- <commit>]`: runs the tests that the changes since a commit (default: `HEAD`) can make fail,
// and the key journeys of the changed modules in Chromium.
import { buildSite, testCommand } from './lib/test-command.mjs';

await testCommand(async () => {
  const { changedSince, journeyTags } = await import('./lib/changed.mjs');
  const { runChangedTests, runEngineTests } = await import('./lib/run-tests.mjs');
  const [commit = 'HEAD'] = process.argv.slice(2);
  const { changed, affected } = await changedSince(commit);
  const tags = journeyTags(changed);
  const isShown = tags.length > 0;
  // Most changes are in one module, whose tests leave a core to the build.
  const [tests] = await Promise.all([runChangedTests(commit, affected), isShown && buildSite()]);
  return [tests, ...(isShown ? [await runEngineTests(['--project=chromium', `--grep=${tags.join('|')}`])] : [])];
});
