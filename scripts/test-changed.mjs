// `npm run test:changed [-- <commit>]`: since that commit (`HEAD` without one), the tests that what changed can make fail,
// and in Chromium the key journeys of the modules that changed.
import { checkNode, fail, install, step } from './lib/setup.mjs';

try {
  checkNode();
  await install();
  const { build } = await import('./lib/build.mjs');
  const { assemble } = await import('./lib/assemble.mjs');
  const { changedSince, journeyTags } = await import('./lib/changed.mjs');
  const { runChangedTests, runEngineTests } = await import('./lib/run-tests.mjs');
  const { sumUp } = await import('./lib/tally.mjs');
  const [commit = 'HEAD'] = process.argv.slice(2);
  const { changed, affected } = await changedSince(commit);
  const tags = journeyTags(changed);

  async function buildSite() {
    if (tags.length === 0) return;
    await step('Building the modules', build);
    await step('Assembling the site', () => assemble());
  }
  // Most of what changed is in one module, whose tests leave a core to the build.
  const [tests] = await Promise.all([runChangedTests(commit, affected), buildSite()]);
  const tallies = [tests];
  if (tags.length > 0) tallies.push(await runEngineTests(['--project=chromium', `--grep=${tags.join('|')}`]));
  const { failed, lines } = sumUp(tallies);
  process.exitCode = failed > 0 ? 1 : 0;
  for (const line of lines) console.log(line);
} catch (error) {
  fail(error);
}
