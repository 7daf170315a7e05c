import { checkNode, fail, install, step } from './setup.mjs';
import { sumUp } from './tally.mjs';
import { keepTemporaryFilesInMemory } from './temporary-files.mjs';

/**
 * A test command: does any missing set-up, runs the tests, and prints a summary in the last line.
 *
 * @param {() => Promise<readonly import('./tally.mjs').Tally[]>} test may import modules that need the packages
 */
export async function testCommand(test) {
  try {
    checkNode();
    await install();
    keepTemporaryFilesInMemory();
    const { failed, lines } = sumUp(await test(), { slow: process.argv.includes('--slow') });
    process.exitCode = failed > 0 ? 1 : 0;
    for (const line of lines) console.log(line);
  } catch (error) {
    fail(error);
  }
}

/** Builds the site for browser tests. */
export async function buildSite() {
  const { assemble } = await import('./assemble.mjs');
  const { build } = await import('./build.mjs');
  await step('Building the modules', build);
  await step('Assembling the site', () => assemble());
}
