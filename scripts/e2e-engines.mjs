// `npm run e2e:engines [-- Playwright's arguments]`: builds, assembles, and takes the key journeys through three engines.
import { checkNode, fail, install, step } from './lib/setup.mjs';
import { sumUp } from './lib/tally.mjs';

try {
  checkNode();
  await install();
  const { build } = await import('./lib/build.mjs');
  const { assemble } = await import('./lib/assemble.mjs');
  const { runEngineTests } = await import('./lib/run-tests.mjs');
  await step('Building the modules', build);
  await step('Assembling the site', () => assemble());
  const { failed, lines } = sumUp([await runEngineTests(process.argv.slice(2))]);
  process.exitCode = failed > 0 ? 1 : 0;
  for (const line of lines) console.log(line);
} catch (error) {
  fail(error);
}
