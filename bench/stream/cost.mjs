import { undisturbed } from '../runner/machine.mjs';
import { visit } from './visit.mjs';

/** @typedef {import('./visit.mjs').Side} Side */

/**
 * Processor time of a page's main thread from the press of Generate until the whole story is painted, in milliseconds.
 *
 * @typedef {object} Cost
 * @property {number} task everything: scripts with all their promises, styles, layout, painting
 * @property {number} script without promise reactions, which Chromium counts in `task` only
 * @property {number} layout
 * @property {number} style
 * @property {number} layouts how often the page was laid out: about once a frame
 */

/** @param {import('@playwright/test').CDPSession} cdp @returns {Promise<Map<string, number>>} */
async function metrics(cdp) {
  const { metrics: list } = await cdp.send('Performance.getMetrics');
  return new Map(list.map(({ name, value }) => [name, value]));
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {Side} side
 * @param {import('./visit.mjs').Load} load
 * @returns {Promise<Cost>}
 */
export function costOf(browser, origin, side, load) {
  return undisturbed(() =>
    visit(browser, origin, side, load, {
      async before(page) {
        const cdp = await page.context().newCDPSession(page);
        // Processor time of the thread, not elapsed time: other processes on the same core do not count.
        await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
        return { cdp, start: await metrics(cdp) };
      },
      async after(_page, { cdp, start }) {
        const end = await metrics(cdp);
        const of = (/** @type {string} */ name) => {
          const [from, to] = [start.get(name), end.get(name)];
          if (from === undefined || to === undefined) throw new Error(`This Chromium does not report ${name}.`);
          return to - from;
        };
        const ms = (/** @type {string} */ name) => of(name) * 1000;
        return {
          task: ms('TaskDuration'),
          script: ms('ScriptDuration'),
          layout: ms('LayoutDuration'),
          style: ms('RecalcStyleDuration'),
          layouts: of('LayoutCount'),
        };
      },
    }),
  );
}

const padded = (/** @type {number} */ value) => value.toFixed(0).padStart(6);

/** One run as a line. @param {string} name @param {Cost} cost */
export const describeCost = (name, { task, script, layout, style, layouts }) =>
  `  ${name.padEnd(18)}${padded(task)} = script${padded(script)}, layout${padded(layout)}, style${padded(style)}, and the rest; ${layouts} layouts`;
