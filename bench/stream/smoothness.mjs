import { undisturbed } from '../runner/machine.mjs';
import { visit } from './visit.mjs';

/**
 * How smoothly a page shows a story, in milliseconds.
 *
 * @typedef {object} Smoothness
 * @property {number} longest task of the main thread after the press of Generate; 0 when none took 50 ms, which browsers do not report
 * @property {number} last from the last bytes of the stream until the last change of the story's text was painted
 */

/** Runs in the page before its scripts. */
function observe() {
  const seen = { longest: 0, lastByte: 0, lastPaint: 0 };
  window.storyloomSeen = seen;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'longtask' });
  const { prototype } = ReadableStreamDefaultReader;
  const { read } = prototype;
  prototype.read = async function () {
    const chunk = await read.call(this);
    if (!chunk.done) seen.lastByte = performance.now();
    return chunk;
  };
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => (seen.lastPaint = performance.now()));
  port1.start();
  const isOfStory = (/** @type {MutationRecord} */ { target }) =>
    (target instanceof Element ? target : target.parentElement)?.closest('article');
  new MutationObserver((changes) => {
    // A message that is sent in a frame arrives after the frame was painted.
    if (changes.some(isOfStory)) requestAnimationFrame(() => port2.postMessage(null));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Longer than a page takes to come to rest after a story, in milliseconds. */
const REST_MS = 1000;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {import('./visit.mjs').Load} load
 * @returns {Promise<Smoothness>}
 */
export function smoothnessOf(browser, origin, load) {
  return undisturbed(() =>
    visit(browser, origin, 'product', load, {
      open: (page) => page.addInitScript(observe),
      before: (page) =>
        page.evaluate(() => {
          window.storyloomSeen.longest = 0;
        }),
      async after(page) {
        await page.waitForTimeout(REST_MS);
        const { longest, lastByte, lastPaint } = await page.evaluate(() => window.storyloomSeen);
        if (lastByte === 0 || lastPaint < lastByte) throw new Error('The end of the story was not seen.');
        return { longest, last: lastPaint - lastByte };
      },
    }),
  );
}
