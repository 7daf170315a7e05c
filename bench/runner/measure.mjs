/** @typedef {import('../page/main.tsx').SideName} Side */

/**
 * Main-thread milliseconds of one run.
 *
 * @typedef {object} Cost
 * @property {number} script without promise reactions, which Chromium counts in `task` only; React uses none to render
 * @property {number} layout
 * @property {number} style
 * @property {number} total script, layout and style together
 * @property {number} task everything that the main thread did, including painting
 * @property {number} layouts how often the page was laid out: about once a frame
 * @property {import('../page/main.tsx').Outcome} outcome
 */

/**
 * @typedef {object} Load
 * @property {number} words of the story
 * @property {number} slowdown how many times slower the page's CPU is made
 * @property {boolean} [emphasis] whether some of the words are emphasised
 */

/**
 * Feeds one story to one side in a new page.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin where the bench page is served
 * @param {Side} side
 * @param {Load} load
 * @returns {Promise<Cost>}
 * @throws {Error} when the page does not show exactly the story that it was fed
 */
export async function measure(browser, origin, side, { words, slowdown, emphasis = false }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/?side=${side}&words=${words}${emphasis ? '&emphasis' : ''}`);
    await page.evaluate(() => window.storyloomBench.ready);
    const cdp = await context.newCDPSession(page);
    await cdp.send('HeapProfiler.collectGarbage');
    // CPU time of the thread, not elapsed time: other processes on the same core do not count.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const before = await metrics(cdp);
    await page.evaluate(() => window.storyloomBench.run());
    const after = await metrics(cdp);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const outcome = await page.evaluate(() => window.storyloomBench.outcome());
    if (!outcome.exact) throw new Error(`The ${side} side does not show the story of ${words} words that it was fed.`);
    return { ...difference(before, after), outcome };
  } finally {
    await context.close();
  }
}

/** @param {import('@playwright/test').CDPSession} cdp @returns {Promise<Map<string, number>>} */
async function metrics(cdp) {
  const { metrics: list } = await cdp.send('Performance.getMetrics');
  return new Map(list.map(({ name, value }) => [name, value]));
}

/** @param {Map<string, number>} before @param {Map<string, number>} after */
function difference(before, after) {
  const of = (/** @type {string} */ name) => {
    const [from, to] = [before.get(name), after.get(name)];
    if (from === undefined || to === undefined) throw new Error(`This Chromium does not report ${name}.`);
    return to - from;
  };
  const script = of('ScriptDuration') * 1000;
  const layout = of('LayoutDuration') * 1000;
  const style = of('RecalcStyleDuration') * 1000;
  const total = script + layout + style;
  return { script, layout, style, total, task: of('TaskDuration') * 1000, layouts: of('LayoutCount') };
}
