/** @typedef {import('@playwright/test').Page} Page */

/** What is typed at each place: a sentence, a new paragraph, and a sentence. */
const TYPED = 'Somebody knocks at last, and asks about it.\nNobody answers until it is nearly morning.';
/** A pause between two keys, in milliseconds: about that of a fast writer, at no fixed distance to a frame. */
const pauseOf = (/** @type {number} */ index) => 70 + ((index * 7) % 17);

/** Runs in the page before its scripts: from the time stamp of a key to the task after the frame that shows it. */
export function observeKeys() {
  window.storyloomKeys = [];
  const { port1, port2 } = new MessageChannel();
  /** @type {number[]} */
  const waiting = [];
  port1.addEventListener('message', () => {
    const begun = waiting.shift();
    if (begun !== undefined) window.storyloomKeys.push(performance.now() - begun);
  });
  port1.start();
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        waiting.push(timeStamp);
        port2.postMessage(undefined);
      }),
    true,
  );
}

/** Waits until the page has shown what it has to. @param {Page} page */
export const shown = (page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/** The paragraph in the middle of an editable text. @param {Page} page @param {string} editor */
const middleOf = (page, editor) => {
  const paragraphs = page.locator(`${editor} > p`);
  return paragraphs.count().then((count) => paragraphs.nth(Math.floor(count / 2)));
};

/**
 * Types at the beginning, in the middle and at the end of an editable text.
 *
 * @param {Page} page with `observeKeys`
 * @param {string} editor its selector
 * @returns {Promise<readonly number[]>} milliseconds from each key to its paint
 */
export async function typeEverywhere(page, editor) {
  const places = [
    () => page.keyboard.press('ControlOrMeta+Home'),
    () => middleOf(page, editor).then((middle) => middle.click({ position: { x: 100, y: 10 } })),
    () => page.keyboard.press('ControlOrMeta+End'),
  ];
  /** @type {number[]} */
  const times = [];
  await page.locator(editor).focus();
  for (const go of places) {
    await go();
    await shown(page);
    await page.evaluate(() => void (window.storyloomKeys = []));
    for (const [index, key] of [...TYPED].entries()) {
      await page.keyboard.press(key === '\n' ? 'Enter' : key);
      await page.waitForTimeout(pauseOf(index));
    }
    await shown(page);
    const seen = await page.evaluate(() => window.storyloomKeys);
    if (seen.length !== TYPED.length) throw new Error(`${seen.length} of ${TYPED.length} keys were seen.`);
    times.push(...seen);
  }
  const [first, last] = TYPED.split('\n');
  const written = await page.locator(`${editor} > *`).allTextContents();
  const found = written.filter((text) => text.includes(first ?? '') || text.includes(last ?? '')).length;
  if (found !== places.length * 2) throw new Error(`What was typed is in ${found} paragraphs.`);
  return times;
}
