/** A page without requests for this time is idle, in milliseconds. */
const QUIET_MS = 500;

/**
 * Returns a function that waits until a page has sent no request for half a second and has none pending.
 *
 * @param {import('@playwright/test').Page} page that has not been opened yet
 * @returns {() => Promise<void>}
 */
export function restOf(page) {
  let open = 0;
  let last = performance.now();
  const count = (/** @type {number} */ step) => () => {
    open += step;
    last = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    last = performance.now();
    while (open > 0 || performance.now() - last < QUIET_MS) await page.waitForTimeout(QUIET_MS / 10);
  };
}

/**
 * Waits until a prerendered page is hydrated.
 *
 * @param {import('@playwright/test').Page} page
 * @throws {Error} when it is not hydrated in time
 */
export async function untilAlive(page) {
  const alive = page.locator('html[data-live]').waitFor({ state: 'attached' });
  await alive.catch((cause) => {
    throw new Error(`${page.url()} was not hydrated.`, { cause });
  });
}

/** Uses such a page, which wakes it. @param {import('@playwright/test').Page} page */
export async function wake(page) {
  await page.mouse.move(200, 400, { steps: 2 });
  await untilAlive(page);
}

/** From where a page is to its end, half a screen in a frame. @param {import('@playwright/test').Page} page */
export async function scrollThrough(page) {
  await page.evaluate(async () => {
    for (let before = -1; scrollY > before;) {
      before = scrollY;
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
}
