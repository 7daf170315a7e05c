// Measures the cost of showing a story as it arrives: the product's BlockStore and LiveStory, plain DOM code, react-markdown.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { FLAGS } from './flags.mjs';
import { measure } from './measure.mjs';
import { describeRatio, describeRun } from './report.mjs';
import { ratioOfMedians } from './statistics.mjs';
import { verdict } from './verdict.mjs';

/**
 * @typedef {import('./measure.mjs').Cost} Cost
 * @typedef {{ side: import('./measure.mjs').Side, load: import('./measure.mjs').Load, rounds: number }} Way
 */

const SLOWDOWN = 4;
const STORY = { words: 5_000, slowdown: SLOWDOWN };
const LONG_STORY = { words: 20_000, slowdown: SLOWDOWN };

/** Limits, each a ratio of medians. Growth is ×4 for a cost in proportion to the length. */
const LIMITS = { overFloor: 1.25, overMarkdown: 1 / 3, growth: 4.2 };

/**
 * What is measured, in this order, and in how many rounds. Figures without a limit, or far from it, need few.
 *
 * @satisfies {Readonly<Record<string, Way>>}
 */
const WAYS = {
  floor: { side: 'floor', load: STORY, rounds: 7 },
  product: { side: 'product', load: STORY, rounds: 7 },
  'long product': { side: 'product', load: LONG_STORY, rounds: 7 },
  'long floor': { side: 'floor', load: LONG_STORY, rounds: 2 },
  emphasised: { side: 'product', load: { ...STORY, emphasis: true }, rounds: 3 },
  markdown: { side: 'markdown', load: STORY, rounds: 2 },
};

const executablePath = process.env.CHROMIUM_PATH;
if (!executablePath) throw new Error('CHROMIUM_PATH is not set: `npm run bench` finds Chromium and sets it.');

const server = await preview({
  root: join(import.meta.dirname, '..'),
  logLevel: 'warn',
  preview: { host: '127.0.0.1', port: 4179, open: false },
});
const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
const browser = await chromium.launch({ executablePath, args: FLAGS });

/** All ways in turn, so that a slow phase of the machine affects each of them. */
async function measureRounds() {
  const ways = Object.entries(WAYS);
  const costs = Object.fromEntries(ways.map(([name]) => [name, /** @type {Cost[]} */ ([])]));
  for (let round = 0; round < Math.max(...ways.map(([, { rounds }]) => rounds)); round += 1) {
    for (const [name, { side, load, rounds }] of ways) {
      if (round >= rounds) continue;
      const cost = await measure(browser, origin, side, load);
      console.log(describeRun(name, cost));
      costs[name]?.push(cost);
    }
  }
  return /** @type {Record<keyof typeof WAYS, Cost[]>} */ (costs);
}

try {
  // The first page fills the caches of the browser.
  await measure(browser, origin, 'product', { words: 200, slowdown: 1 });
  console.log(`\nA story arriving, CPU slowed down ×${SLOWDOWN}, milliseconds of the main thread:`);
  const costs = await measureRounds();
  const { floor, product, markdown, emphasised } = costs;
  const long = costs['long product'];
  const longFloor = costs['long floor'];
  console.log(describeRatio('product over floor', product, floor));
  console.log(describeRatio('product over react-markdown with a state set at every delta', product, markdown));
  console.log(describeRatio('product, a story ×4 as long', long, product));
  console.log(describeRatio('floor, a story ×4 as long', longFloor, floor));
  console.log(describeRatio('product over floor, the long story', long, longFloor));
  console.log(describeRatio('product, a story with emphasis', emphasised, product));
  console.log();
  const within = [
    verdict('stream-over-floor', ratioOfMedians(product, floor), LIMITS.overFloor, '× paragraphs in plain DOM code'),
    verdict('stream-over-markdown', ratioOfMedians(product, markdown), LIMITS.overMarkdown, '× react-markdown'),
    verdict('stream-growth', ratioOfMedians(long, product), LIMITS.growth, '× for a story ×4 as long'),
  ];
  process.exitCode = within.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
}
