// Opens public pages on a slow phone and measures the largest paint, against the same HTML without scripts, and
// layout shifts, also while the page is hydrated and read to its end.
import { chromium } from '@playwright/test';
import { FLAGS } from './flags.mjs';
import { DESK, PHONE, visit } from './landing-visit.mjs';
import { copyWithPlainPages, PLAIN } from './plain-site.mjs';
import { temporaryFolder } from './server-process.mjs';
import { startSite } from './site.mjs';
import { median } from './statistics.mjs';
import { range, verdict } from './verdict.mjs';

/** @typedef {import('./landing-visit.mjs').Visit} Visit */

const PAGES = ['/', '/blog/world-building', '/pricing', '/generators/fantasy'];

/**
 * Rounds that are judged together. When they are not within the limit, as happens on a busy machine, as many
 * more are measured, and all of them are judged.
 */
const ROUNDS = 5;
const MOST_ROUNDS = 10;

/** Largest paint over that of the page without scripts, and the allowed layout shift (CLS). */
const LIMITS = { paint: 1.05, shift: 0 };

const executablePath = process.env.CHROMIUM_PATH;
if (!executablePath) throw new Error('CHROMIUM_PATH is not set: `npm run bench` finds Chromium and sets it.');
const { folder, remove } = await temporaryFolder();
await copyWithPlainPages(folder, PAGES);
const { origin, stop } = await startSite(folder);
const browser = await chromium.launch({ executablePath, args: FLAGS });

/** @param {string} path @returns {Promise<number>} milliseconds */
async function paintOfPage(path) {
  return (await visit(browser, PHONE, `${origin}${path}`, 'still')).paint.time;
}

/** @param {string} path @returns {Promise<number>} milliseconds */
async function paintOfPlain(path) {
  const { paint, scripts } = await visit(browser, PHONE, `${origin}${PLAIN}${path}`, 'still');
  if (scripts > 0) throw new Error(`The plain page of ${path} fetches scripts.`);
  return paint.time;
}

/** @param {string} path @param {{ page: number[], plain: number[] }} times that the round is added to */
async function measureRound(path, { page, plain }) {
  const isEven = page.length % 2 === 0;
  if (isEven) page.push(await paintOfPage(path));
  plain.push(await paintOfPlain(path));
  if (!isEven) page.push(await paintOfPage(path));
}

/** @param {readonly number[]} times */
const describe = (times) => `${median(times).toFixed(0)} ms (${range(times)})`;

/** @param {string} path @returns {Promise<boolean>} */
async function judgePaint(path) {
  // The first visit fills the caches of the server and the browser.
  await measureRound(path, { page: [], plain: [] });
  const times = { page: /** @type {number[]} */ ([]), plain: /** @type {number[]} */ ([]) };
  const ratio = () => median(times.page) / median(times.plain);
  do {
    for (let round = 0; round < ROUNDS; round += 1) await measureRound(path, times);
  } while (ratio() > LIMITS.paint && times.page.length < MOST_ROUNDS);
  const words = `× the same HTML without script, medians of ${times.page.length}: ${describe(times.page)} over ${describe(times.plain)}`;
  return verdict(`landing-paint ${path}`, ratio(), LIMITS.paint, words);
}

/** What someone sees who is signed in, to whom the scripts come at once: for comparison only. @param {string} path */
async function describeEager(path) {
  const { paint } = await visit(browser, PHONE, `${origin}${path}?alive`, 'alive');
  console.log(`  with its scripts at once: ${paint.time.toFixed(0)} ms, ${paint.node}`);
}

/** @param {string} path @param {import('./landing-visit.mjs').Screen} screen @param {string} name of the screen */
async function judgeShifts(path, screen, name) {
  const { shifts } = await visit(browser, screen, `${origin}${path}`, 'used');
  for (const { value, parts } of shifts) console.log(`  moved by ${value.toFixed(6)}: ${parts.join('; ')}`);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const words = 'CLS while it loads, is hydrated and read to its end';
  return verdict(`landing-shift ${path} on a ${name}`, Number(sum.toFixed(4)), LIMITS.shift, words);
}

try {
  console.log('\nPublic pages on slow 4G, CPU slowed down ×4:');
  const within = [];
  for (const path of PAGES) {
    within.push(await judgePaint(path));
    await describeEager(path);
    within.push(await judgeShifts(path, PHONE, 'phone'), await judgeShifts(path, DESK, 'desk'));
  }
  process.exitCode = within.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await stop();
  await remove();
}
