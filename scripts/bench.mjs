// `npm run bench`: what a story arriving on the page costs, over the least that it could cost.
import { findChromium } from './lib/chromium.mjs';
import { run, tool } from './lib/run.mjs';
import { checkNode, fail, install, SetupError, step } from './lib/setup.mjs';

try {
  checkNode();
  const chromium = findChromium();
  await install();
  await step('Building the bench page', async () => {
    const { code, output } = await run(tool('vite'), ['build', 'bench'], { quiet: true });
    if (code !== 0) throw new SetupError(`The bench page does not build:\n\n${output}`);
  });
  const { code } = await run(process.execPath, ['bench/runner/main.mjs'], { env: { CHROMIUM_PATH: chromium } });
  process.exitCode = code;
} catch (error) {
  fail(error);
}
