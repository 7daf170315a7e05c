import { checkNode, fail, install, step } from './setup.mjs';
import { sumUp } from './tally.mjs';
import { keepTemporaryFilesInMemory } from './temporary-files.mjs';

/** How long each part of this run took, such as `journeys 183 s`, in the order in which they ended. @type {string[]} */
const times = [];

/**
 * Runs one part of the tests and records its time for the summary.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function part(name, work) {
  const started = performance.now();
  const result = await work();
  times.push(`${name} ${Math.round((performance.now() - started) / 1000)} s`);
  return result;
}

/**
 * A test command: does any missing set-up, runs the tests, and prints a summary in the last line.
 *
 * @param {() => Promise<readonly import('./tally.mjs').Tally[]>} test may import modules that need the packages
 */
export async function testCommand(test) {
  try {
    checkNode();
    await part('packages', install);
    keepTemporaryFilesInMemory();
    const { failed, lines } = sumUp(await test(), { slow: process.argv.includes('--slow') });
    process.exitCode = failed > 0 ? 1 : 0;
    console.log(`Time: ${times.join(', ')}`);
    for (const line of lines) console.log(line);
  } catch (error) {
    fail(error);
  }
}

/** Builds the site for browser tests. */
export async function buildSite() {
  const { assemble } = await import('./assemble.mjs');
  const { build } = await import('./build.mjs');
  await part('build', () => step('Building the modules', build));
  await part('assembly', () => step('Assembling the site', () => assemble()));
}
