// `npm run bench [-- weight | stream]`: what pages of the shell weigh, and what a story arriving on the page costs over
// the least that it could cost.
import { findChromium } from './lib/chromium.mjs';
import { run, tool } from './lib/run.mjs';
import { checkNode, fail, install, SetupError, step } from './lib/setup.mjs';

try {
  checkNode();
  const chromium = findChromium();
  await install();
  const [only] = process.argv.slice(2);
  const measure = async (/** @type {string} */ runner) =>
    (await run(process.execPath, [`bench/runner/${runner}`], { env: { CHROMIUM_PATH: chromium } })).code;
  const codes = [];
  if (only !== 'stream') {
    const { build } = await import('./lib/build.mjs');
    const { assemble } = await import('./lib/assemble.mjs');
    await step('Building the modules', build);
    await step('Assembling the site', () => assemble());
    codes.push(await measure('page-weight.mjs'));
  }
  if (only !== 'weight') {
    await step('Building the bench page', async () => {
      const { code, output } = await run(tool('vite'), ['build', 'bench'], { quiet: true });
      if (code !== 0) throw new SetupError(`The bench page does not build:\n\n${output}`);
    });
    codes.push(await measure('main.mjs'));
  }
  process.exitCode = Math.max(...codes);
} catch (error) {
  fail(error);
}
