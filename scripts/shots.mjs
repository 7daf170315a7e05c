// `npm run shots`: builds, assembles, and takes a picture of every page at two widths in both themes, into shots/.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './lib/run.mjs';
import { checkNode, fail, install, step } from './lib/setup.mjs';

try {
  checkNode();
  await install();
  const { findChromium } = await import('./lib/chromium.mjs');
  const { build } = await import('./lib/build.mjs');
  const { assemble } = await import('./lib/assemble.mjs');
  const { runBrowserTests } = await import('./lib/run-tests.mjs');
  const { writeContactSheet } = await import('./lib/contact-sheet.mjs');
  const chromium = findChromium();
  await step('Building the modules', build);
  await step('Assembling the site', () => assemble());
  const folder = join(root, 'shots');
  await rm(folder, { recursive: true, force: true });
  const { failed } = await runBrowserTests(chromium, { projects: ['shots'] }, process.argv.slice(2));
  const { pictures, page } = await writeContactSheet(folder);
  console.log(`${pictures} pictures, all of them on ${page}`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}
