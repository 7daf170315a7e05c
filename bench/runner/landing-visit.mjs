import { restOf, scrollThrough, untilAlive, wake } from './use.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').BrowserContextOptions} Screen
 *
 * @typedef {object} Visit
 * @property {Paint} paint the largest one before the page was used
 * @property {number} first paint with content, in milliseconds since the page was asked for
 * @property {number} scripts that were fetched until then
 * @property {readonly Shift[]} shifts without recent input
 *
 * @typedef {{ time: number, node: string }} Paint milliseconds since the page was asked for, and what was painted
 * @typedef {{ value: number, parts: string[] }} Shift how much the page moved, and what of it, in words
 */

/** The same as in Lighthouse for a phone. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
export const DESK = { viewport: { width: 1350, height: 940 } };

const SLOWDOWN = 4;
/** Milliseconds, and bytes in a second: 1.6 Mbit down and 750 kbit up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

/** Runs in the page before its scripts, and records performance entries. */
function observe() {
  const node = (/** @type {Node | null | undefined} */ found) => {
    const element = found instanceof Element ? found : found?.parentElement;
    if (!element) return 'something that is gone';
    const words = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    return `<${element.localName}> “${words}”`;
  };
  /** @type {Window['storyloomLanding']} */
  const seen = { paints: [], shifts: [] };
  window.storyloomLanding = seen;
  new PerformanceObserver((list) => {
    for (const entry of /** @type {LargestContentfulPaint[]} */ (list.getEntries()))
      seen.paints.push({ time: entry.startTime, node: node(entry.element) });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of /** @type {LayoutShift[]} */ (list.getEntries())) {
      if (hadRecentInput) continue;
      const parts = sources.map(({ node: moved, previousRect: from, currentRect: to }) => {
        const place = (/** @type {DOMRectReadOnly} */ { x, y, width, height }) =>
          [x, y, width, height].map(Math.round).join(' ');
        return `${node(moved)} from ${place(from)} to ${place(to)} (x y width height)`;
      });
      seen.shifts.push({ value, parts });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Opens a page in a browser that has never seen the site, with a phone's slow network and CPU.
 *
 * @param {Browser} browser
 * @param {Screen} screen
 * @param {string} address
 * @param {'still' | 'alive' | 'used'} until `still`: it rests; `alive`: its scripts, which come by themselves, have made
 *   it alive, too; `used`: it rests, is woken by the mouse, and is read to its end
 * @returns {Promise<Visit>}
 */
export async function visit(browser, screen, address, until) {
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const rest = restOf(page);
    await page.goto(address);
    if (until === 'alive') await untilAlive(page);
    // On a busy machine the browser reports late what it has painted.
    await page.waitForFunction(() => window.storyloomLanding.paints.length > 0);
    await rest();
    const { paint, first, scripts } = await page.evaluate(() => ({
      paint: window.storyloomLanding.paints.at(-1),
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      scripts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    }));
    if (!paint || first === undefined) throw new Error(`${address} paints nothing.`);
    if (until === 'used') {
      await wake(page);
      await rest();
      await scrollThrough(page);
      await rest();
    }
    const shifts = await page.evaluate(() => window.storyloomLanding.shifts);
    return { paint, first, scripts, shifts };
  } finally {
    await context.close();
  }
}
