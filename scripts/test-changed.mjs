// `npm run test:changed [-- <commit>]`: runs the tests that the changes since a commit (default: `HEAD`) can make fail,
// and the key journeys of the changed modules in Chromium.
import { buildSite, testCommand } from './lib/test-command.mjs';

await testCommand(async () => {
  const { changedSince, journeyTags } = await import('./lib/changed.mjs');
  const { runChangedTests, runEngineTests } = await import('./lib/run-tests.mjs');
  const [commit = 'HEAD'] = process.argv.slice(2);
  const { changed, affected } = await changedSince(commit);
  const tags = journeyTags(changed);
  // Most changes are in one module: its tests leave a core to the build, and its journeys wait half of their time.
  const showSite = async () => {
    await buildSite();
    return runEngineTests(['--project=chromium', `--grep=${tags.join('|')}`]);
  };
  return Promise.all([runChangedTests(commit, affected), ...(tags.length > 0 ? [showSite()] : [])]);
});
