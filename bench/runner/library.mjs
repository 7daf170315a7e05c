// Pages through a library of 5,000 stories in a browser, and checks that the memory and the document do not grow.
import { chromium } from '@playwright/test';
import { FLAGS } from './flags.mjs';
import { verdict } from './verdict.mjs';
import { startWritersSite } from './writers-site.mjs';

const STORIES = 5000;
/** Pages turned before the first measurement, when everything that is loaded once has been loaded, and before the last. */
const PAGES = { first: 10, last: 110 };
/** Heap at the end over the heap at the start; a list that kept its 2,400 cards would be several times as large. */
const LIMIT = 1.25;

const executablePath = process.env.CHROMIUM_PATH;
if (!executablePath) throw new Error('CHROMIUM_PATH is not set: `npm run bench` finds Chromium and sets it.');
const site = await startWritersSite(STORIES);
const browser = await chromium.launch({ executablePath, args: FLAGS });
try {
  const page = await browser.newPage();
  await site.signIn(page);
  await page.clock.install();
  await page.goto(`${site.origin}/dashboard`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');

  /** Measures what is left after garbage collection. */
  async function look() {
    // Cached data that was last used more than a minute ago is dropped by then.
    await page.clock.fastForward(65_000);
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { heap: of('JSHeapUsedSize'), nodes: of('Nodes') };
  }

  async function turnTo(/** @type {number} */ wanted) {
    for (let now = await current(); now < wanted; now = await current()) {
      await page.getByRole('button', { name: 'Next page' }).click();
      await page.getByText(`Page ${now + 1} of`).waitFor();
    }
  }

  async function current() {
    const words = await page.getByText(/^Page \d+ of/).textContent();
    return Number(/\d+/.exec(words ?? '')?.[0]);
  }

  await turnTo(PAGES.first);
  const before = await look();
  await turnTo(PAGES.last);
  const after = await look();
  const pages = `after ${PAGES.last} pages of ${STORIES} stories, over ${PAGES.first}`;
  const MB = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  const heap = verdict(
    'library heap',
    after.heap / before.heap,
    LIMIT,
    `× (${MB(before.heap)} → ${MB(after.heap)}) ${pages}`,
  );
  const nodes = verdict(
    'library nodes',
    after.nodes / before.nodes,
    LIMIT,
    `× (${before.nodes} → ${after.nodes}) ${pages}`,
  );
  process.exitCode = heap && nodes ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
}
