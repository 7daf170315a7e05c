import { walkFocus } from '../fixtures/focus-walk.ts';
import { overflowOn } from '../fixtures/overflow.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { watchPlace } from '../fixtures/steadiness.ts';
import { smallTargetsOn } from '../fixtures/targets.ts';
import { expect, test } from '../fixtures/test.ts';

// The test needs no backend.
test.use({ baseURL: '', viewport: { width: 400, height: 600 } });

/** A page for the measures of the other journeys, to be filled with one known fault of each kind. */
const PAGE = '<!doctype html><meta name="viewport" content="width=device-width"><body style="margin: 40px">';

test('The measures of the other journeys find a fault of each kind', { tag: IN_MATRIX }, async ({ page }) => {
  const small = (name: string) => `<button style="all: unset; width: 20px; height: 20px">${name}</button>`;
  await page.setContent(`${PAGE}${small('a')}${small('b')}`);
  expect(await smallTargetsOn(page)).toEqual(['button “a” 20.0 × 20.0 px', 'button “b” 20.0 × 20.0 px']);

  await page.setContent(`${PAGE}
    <div style="overflow-x: auto"><p style="width: 900px">A table</p></div><p style="width: 500px">Too wide</p>`);
  expect(await overflowOn(page)).toContain('p “Too wide” from 40 to 540 of 400 px');

  await page.setContent(`${PAGE}
    <header style="position: fixed; inset: 0 0 auto; height: 80px; background: white">Header</header>
    <div style="height: 100px"></div><button>Fine</button><button style="outline: none">Unseen</button>
    <a href="/x" style="position: absolute; top: 50px; left: 50px; z-index: -1">Under</a>`);
  expect((await walkFocus(page)).problems).toEqual([
    'button “Unseen” looks the same with the focus',
    'a “Under” is covered by header “Header”',
  ]);

  await page.setContent(`${PAGE}<div id="above" style="height: 1px"></div><p>Read me</p>`);
  const moved = await watchPlace(page.locator('p'));
  await page.evaluate(async () => {
    const above = document.querySelector<HTMLElement>('#above');
    above?.style.setProperty('height', '8px');
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    above?.style.setProperty('height', '1px');
  });
  await expect.poll(moved).toBe(7);
});
