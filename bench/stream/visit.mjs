import { COMPARED } from './service.mjs';
import { makeStory, promptOf } from './story.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {'product' | 'floor' | 'markdown'} Side */

/** @type {Readonly<Record<Side, string>>} */
const PATHS = {
  product: '/generators/fantasy',
  floor: `${COMPARED}/floor`,
  markdown: `${COMPARED}/markdown`,
};

/** Longer than any story of the benchmark takes. */
const STORY_MS = 60_000;

const MARKS = /** @type {Readonly<Record<string, string>>} */ ({ H2: '# ', H3: '## ', P: '' });

/**
 * @typedef {object} Load
 * @property {number} words of the story
 * @property {number} slowdown how many times slower the page's CPU is made
 */

/** Waits for two frames, and a task after the second, when its styles and layout are done. @param {Page} page */
const twoFrames = (page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/**
 * Has one page ask for a story, in a new browser window, and waits until all of it has been painted.
 *
 * @template Before, After
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {Side} side
 * @param {Load} load
 * @param {{ open?: (page: Page) => Promise<unknown>, before: (page: Page) => Promise<Before>, after: (page: Page, before: Before) => Promise<After> }} measured
 *   `open` runs before the page is opened, `before` before the press of Generate, `after` when the story has been painted
 * @returns {Promise<After>} of `after`
 * @throws {Error} when the page does not show exactly the story that was sent
 */
export async function visit(browser, origin, side, { words, slowdown }, { open, before, after }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await open?.(page);
    await page.goto(`${origin}${PATHS[side]}`, { waitUntil: 'networkidle' });
    await page.getByRole('textbox', { name: 'Your prompt' }).fill(promptOf(words));
    const cdp = await context.newCDPSession(page);
    await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const started = await before(page);
    // A page may close the connection by itself after the last event.
    const isStory = (/** @type {import('@playwright/test').Request} */ request) =>
      request.url().endsWith('/generate-story');
    const options = { predicate: isStory, timeout: STORY_MS };
    const ended = Promise.race([
      page.waitForEvent('requestfinished', options),
      page.waitForEvent('requestfailed', options),
    ]);
    await page.getByRole('button', { name: 'Generate Story' }).click();
    await ended;
    await twoFrames(page);
    const result = await after(page, started);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const lines = await page
      .locator('article :is(h2, h3, p)')
      .evaluateAll((all) => all.map(({ tagName, textContent }) => ({ tagName, textContent })));
    const text = lines.map(({ tagName, textContent }) => `${MARKS[tagName]}${textContent}`).join('\n\n');
    if (text !== makeStory(words)) throw new Error(`The ${side} page does not show the story of ${words} words.`);
    return result;
  } finally {
    await context.close();
  }
}
