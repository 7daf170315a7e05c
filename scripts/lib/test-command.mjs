import { checkNode, fail, install, step } from './setup.mjs';
import { sumUp } from './tally.mjs';

/**
 * A command that tests: does whatever set-up is missing, runs the tests, and sums them up in the last line.
 *
 * @param {() => Promise<readonly import('./tally.mjs').Tally[]>} test what is imported in there may need the packages
 */
export async function testCommand(test) {
  try {
    checkNode();
    await install();
    const { failed, lines } = sumUp(await test(), { slow: process.argv.includes('--slow') });
    process.exitCode = failed > 0 ? 1 : 0;
    for (const line of lines) console.log(line);
  } catch (error) {
    fail(error);
  }
}

/** The site that browsers are shown. */
export async function buildSite() {
  const { assemble } = await import('./assemble.mjs');
  const { build } = await import('./build.mjs');
  await step('Building the modules', build);
  await step('Assembling the site', () => assemble());
}
