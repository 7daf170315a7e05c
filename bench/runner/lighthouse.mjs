// Runs Lighthouse on every public page, on a phone: it must find no fault in accessibility, best practices and SEO,
// also after hydration; and the home page must be fast.
import { startChromium } from './debugged-chromium.mjs';
import { audit, findingsOf, hasScripts, scoreOf } from './lighthouse-audit.mjs';
import { publicPages } from './public-pages.mjs';
import { startSite } from './site.mjs';
import { median } from './statistics.mjs';
import { range, verdict } from './verdict.mjs';

/** @typedef {import('./lighthouse-audit.mjs').Category} Category */

/**
 * Public pages that are not in the sitemap, and the findings of Lighthouse against them that are intended.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const UNLISTED = { '/search': ['is-crawlable'] };

/** Judged on every page. @type {readonly Category[]} */
const WHOLE = ['accessibility', 'best-practices', 'seo'];
/** Judged again after a page is hydrated. @type {readonly Category[]} */
const ALIVE = ['accessibility', 'best-practices'];
const FAST = { path: '/', rounds: 5, least: 98 };

const executablePath = process.env.CHROMIUM_PATH;
if (!executablePath) throw new Error('CHROMIUM_PATH is not set: `npm run bench` finds Chromium and sets it.');
const { origin, stop } = await startSite();
const chromium = await startChromium(executablePath);

/** @param {string} address @param {readonly Category[]} categories @param {readonly string[]} [excused] */
async function look(address, categories, excused) {
  const report = await audit(chromium.port, `${origin}${address}`, categories);
  const scores = categories.map((name) => `${name} ${String(scoreOf(report, name)).padStart(3)}`).join('  ');
  return { report, scores, ...findingsOf(report, categories, excused) };
}

/**
 * The findings of Lighthouse against a page, after its line is printed. A prerendered page fetches
 * scripts at once when its address has a query or a fragment.
 *
 * @param {Awaited<ReturnType<typeof publicPages>>[number]} page
 */
async function judge({ path, isWritten, isLive }) {
  const page = await look(path, WHOLE, UNLISTED[path]);
  const alive = isWritten && !isLive ? await look(`${path}?alive`, ALIVE) : undefined;
  const meant = page.meant.map((title) => ` (${title}: as it is meant to be)`).join('');
  console.log(`${path}  ${page.scores}${meant}${alive ? `  alive: ${alive.scores}` : ''}`);
  const slept = alive && !hasScripts(alive.report) ? ['Was not hydrated: no script was fetched'] : [];
  const findings = [...page.findings, ...(alive?.findings ?? []).map((finding) => `Alive: ${finding}`), ...slept];
  for (const finding of findings) console.log(`  ✗ ${finding}`);
  return findings;
}

try {
  const pages = await publicPages(Object.keys(UNLISTED));
  const perform = async () =>
    scoreOf(await audit(chromium.port, `${origin}${FAST.path}`, ['performance']), 'performance');
  // The first page fills the caches of the browser and the server.
  await perform();
  console.log('\nLighthouse, as on a phone with slow 4G:');
  let flawed = 0;
  for (const page of pages) if ((await judge(page)).length > 0) flawed += 1;
  const speeds = [];
  for (let round = 0; round < FAST.rounds; round += 1) speeds.push(await perform());
  console.log();
  const whole = verdict(
    'lighthouse-whole',
    flawed,
    0,
    `of ${pages.length} public pages below 100 in ${WHOLE.join(', ')}`,
  );
  const words = `performance of ${FAST.path}, median of ${FAST.rounds} (${range(speeds)})`;
  const fast = verdict('lighthouse-performance', median(speeds), FAST.least, words, 'least');
  process.exitCode = whole && fast ? 0 : 1;
} finally {
  await chromium.stop();
  await stop();
}
