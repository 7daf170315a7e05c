// `npm run bench [-- weight | federation | landing | lighthouse | interaction | typing | stream | stream-growth | service [part…] | demo |
// library | release]`: measures the weight of pages, how soon public pages are painted and whether they shift, the findings of Lighthouse,
// how long a key or a touch takes to be seen, also in a long story on the writing desk, the cost of the generator's page while a story
// arrives over that of a plain page, how that cost grows, the speed of the backend and of the demo storyteller, whether turning the pages
// of a large library fills the browser's memory, and how long the release of one module takes over a cold build. SOAK=1 watches the
// backend's memory for longer; BENCH_ON_BUSY_MACHINE=1 measures although other processes use the machine.
import { findChromium } from './lib/chromium.mjs';
import { run, tool } from './lib/run.mjs';
import { checkNode, fail, install, SetupError, step } from './lib/setup.mjs';

const PARTS = [
  'weight',
  'federation',
  'landing',
  'lighthouse',
  'interaction',
  'typing',
  'stream',
  'stream-growth',
  'service',
  'demo',
  'library',
  'release',
];

try {
  checkNode();
  const [only, ...serviceParts] = process.argv.slice(2);
  if (only !== undefined && !PARTS.includes(only)) {
    throw new SetupError(`There is no part "${only}" of the benchmark. Choose one of ${PARTS.join(', ')}.`);
  }
  // Looked up first, so that a missing browser is reported before the build.
  const env = only === 'service' || only === 'demo' || only === 'release' ? {} : { CHROMIUM_PATH: findChromium() };
  const measure = async (/** @type {readonly string[]} */ ...args) => (await run(process.execPath, args, { env })).code;
  const wanted = (/** @type {string} */ part) => only === undefined || only === part;
  const codes = [];
  await install();
  if (['weight', 'landing', 'lighthouse', 'interaction', 'typing', 'stream', 'stream-growth', 'library'].some(wanted)) {
    const { build } = await import('./lib/build.mjs');
    const { assemble } = await import('./lib/assemble.mjs');
    await step('Building the modules', build);
    await step('Assembling the site', () => assemble());
  }
  if (wanted('weight')) codes.push(await measure('bench/runner/page-weight.mjs'));
  if (wanted('federation')) codes.push(await measure('bench/federation/main.mjs'));
  if (wanted('landing')) codes.push(await measure('bench/runner/landing.mjs'));
  if (wanted('lighthouse')) codes.push(await measure('bench/runner/lighthouse.mjs'));
  if (wanted('interaction')) codes.push(await measure('bench/interaction/main.mjs'));
  if (wanted('typing')) codes.push(await measure('bench/typing/main.mjs'));
  if (wanted('stream') || wanted('stream-growth')) {
    await step('Building the compared pages', async () => {
      const config = ['--config', 'bench/vite.config.ts'];
      const { code, output } = await run(tool('vite'), ['build', ...config], { quiet: true });
      if (code !== 0) throw new SetupError(`The compared pages do not build:\n\n${output}`);
    });
  }
  if (wanted('stream')) codes.push(await measure('bench/stream/main.mjs'));
  if (wanted('stream-growth')) codes.push(await measure('bench/stream/growth.mjs'));
  if (wanted('service')) codes.push(await measure('bench/service/main.mjs', ...serviceParts));
  if (wanted('demo')) codes.push(await measure('bench/demo/main.mjs'));
  if (wanted('library')) codes.push(await measure('bench/runner/library.mjs'));
  if (wanted('release')) codes.push(await measure('bench/release/main.mjs'));
  process.exitCode = Math.max(...codes);
} catch (error) {
  fail(error);
}
