// Measures what a story arriving on the page costs: the product's BlockStore and LiveStory against plain DOM code.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { FLAGS } from './flags.mjs';
import { measure } from './measure.mjs';
import { describeGrowth, describePairs, describeRun } from './report.mjs';
import { ratioOfMedians } from './statistics.mjs';

/** @typedef {import('./measure.mjs').Pair} Pair */

const STORY = { words: 5_000, slowdown: 4, pairs: 7 };
const LONG_STORY = { words: 20_000, slowdown: 4, pairs: 1 };

/** Above this ratio for `STORY` the benchmark fails. */
const LIMIT = 1.25;

const executablePath = process.env.CHROMIUM_PATH;
if (!executablePath) throw new Error('CHROMIUM_PATH is not set: `npm run bench` finds Chromium and sets it.');

const server = await preview({
  root: join(import.meta.dirname, '..'),
  logLevel: 'warn',
  preview: { host: '127.0.0.1', port: 4179, open: false },
});
const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
const browser = await chromium.launch({ executablePath, args: FLAGS });

/**
 * Floor and product in turn, so that whatever slows the machine down for a while slows both.
 *
 * @param {import('./measure.mjs').Load & { pairs: number }} load
 */
async function measurePairs({ pairs, ...load }) {
  console.log(`\nA story of ${load.words} words, CPU slowed down ×${load.slowdown}, milliseconds of the main thread:`);
  /** @type {Pair[]} */
  const measured = [];
  for (let index = 0; index < pairs; index += 1) {
    const floor = await measure(browser, origin, 'floor', load);
    console.log(describeRun('floor', floor));
    const product = await measure(browser, origin, 'product', load);
    console.log(describeRun('product', product));
    measured.push({ floor, product });
  }
  console.log(describePairs(measured));
  return measured;
}

try {
  // The first page of a browser pays for what the later ones find in its caches.
  await measure(browser, origin, 'product', { words: 200, slowdown: 1 });
  const pairs = await measurePairs(STORY);
  const longPairs = await measurePairs(LONG_STORY);
  console.log(describeGrowth(pairs, longPairs, LONG_STORY.words / STORY.words));
  const ratio = ratioOfMedians(pairs, 'total');
  const within = ratio <= LIMIT;
  console.log(`\n${within ? '✓' : '✗'} stream-cost-ratio ${ratio.toFixed(3)} (limit ${LIMIT})`);
  process.exitCode = within ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
}
