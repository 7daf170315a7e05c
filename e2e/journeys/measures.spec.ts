import { violationsAt } from '../fixtures/axe.ts';
import { walkFocus } from '../fixtures/focus-walk.ts';
import { overflowOn } from '../fixtures/overflow.ts';
import { edgeContrast, lowestColour, pictureOf } from '../fixtures/pixels.ts';
import { renderedTexts } from '../fixtures/rendered-fonts.ts';
import { smallTargetsOn } from '../fixtures/targets.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests need no backend.
test.use({ baseURL: '' });

/** A page for the measures of the other journeys, to be filled with known faults. */
const PAGE = '<!doctype html><meta name="viewport" content="width=device-width"><body style="margin: 40px">';

test.use({ viewport: { width: 400, height: 600 } });

test('Small targets beside each other are found', async ({ page }) => {
  await page.setContent(`${PAGE}
    <button style="all: unset; width: 20px; height: 20px">a</button><button style="all: unset; width: 20px; height: 20px">b</button>`);
  expect(await smallTargetsOn(page)).toEqual(['button “a” 20.0 × 20.0 px', 'button “b” 20.0 × 20.0 px']);
});

test('A small target close to a large one is found', async ({ page }) => {
  await page.setContent(`${PAGE}
    <div style="display: flex"><button style="width: 100px; height: 40px">large</button>
    <button style="all: unset; width: 10px; height: 40px">x</button></div>`);
  expect(await smallTargetsOn(page)).toEqual(['button “x” 10.0 × 40.0 px']);
});

test('Small targets with room around them, in a sentence, disabled or unseen are allowed', async ({ page }) => {
  await page.setContent(`${PAGE}
    <button style="all: unset; width: 12px; height: 12px">x</button>
    <p style="margin: 40px 0; line-height: 14px">Read <a href="/a">this</a>, <a href="/b">that</a> or <em><a href="/c">more</a></em>.</p>
    <button disabled style="all: unset; width: 9px">a</button><button disabled style="all: unset; width: 9px">b</button>
    <a href="/d" style="position: absolute; clip-path: inset(50%)">e</a><a href="/d" style="position: absolute; clip-path: inset(50%)">f</a>`);
  expect(await smallTargetsOn(page)).toEqual([]);
});

test('An element behind an open dialog is not a target', async ({ page }) => {
  await page.setContent(`${PAGE}
    <ul style="line-height: 14px"><li><a href="/a">One</a></li><li><a href="/b">Two</a></li></ul>
    <dialog><button style="width: 60px; height: 40px">Close</button></dialog>`);
  expect(await smallTargetsOn(page)).toHaveLength(2);
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  expect(await smallTargetsOn(page)).toEqual([]);
});

test('Small links in a list do not count as part of a sentence', async ({ page }) => {
  await page.setContent(`${PAGE}
    <ul style="line-height: 14px"><li><a href="/a">One</a></li><li><a href="/b">Two</a></li></ul>`);
  expect(await smallTargetsOn(page)).toHaveLength(2);
});

test('The area of a label or a stretched link counts as part of a target', async ({ page }) => {
  await page.setContent(`${PAGE}
    <style>.card { position: relative; padding: 30px } .card a::after { content: ''; position: absolute; inset: 0 }</style>
    <label style="display: inline-block; padding: 12px"><input type="checkbox" style="width: 10px; height: 10px; margin: 0"> Yes</label>
    <label style="display: inline-block; padding: 12px"><input type="checkbox" style="width: 10px; height: 10px; margin: 0"> No</label>
    <div class="card" style="line-height: 12px"><a href="/a">One</a></div>`);
  expect(await smallTargetsOn(page)).toEqual([]);
});

test('An element that is too wide is found by name, and one that scrolls in its own box is not', async ({ page }) => {
  await page.setContent(`${PAGE}
    <div style="overflow-x: auto"><p style="width: 900px">A table</p></div><p style="width: 500px">Too wide</p>`);
  expect(await overflowOn(page)).toEqual([
    'the page scrolls by 140 px',
    'p “Too wide” from 40 to 540 of 400 px',
    'in a window of 400 px, laid out for 320 px and more',
  ]);
});

test('An element that the page cuts off at its side is found as too wide', async ({ page }) => {
  await page.setContent(`${PAGE.replace('margin', 'overflow-x: hidden; margin')}<p style="width: 500px">Cut off</p>`);
  expect(await overflowOn(page)).toContain('p “Cut off” from 40 to 540 of 400 px');
});

test('A focus that is not shown, and one under a fixed header, are found', async ({ page }) => {
  await page.setContent(`${PAGE}
    <header style="position: fixed; inset: 0 0 auto; height: 80px; background: white">Header</header>
    <div style="height: 100px"></div>
    <button>Fine</button>
    <button style="outline: none">Unseen</button>
    <a href="/x" style="position: absolute; top: 50px; left: 50px; z-index: -1">Under</a>`);
  const { stops, problems } = await walkFocus(page);
  expect(stops).toEqual(['button “Fine”', 'button “Unseen”', 'a “Under”']);
  expect(problems).toEqual([
    'button “Unseen” looks the same with the focus',
    'a “Under” is covered by header “Header”',
  ]);
});

test('A focus that comes to stand under the header on the way back is found', async ({ page }) => {
  const buttons = Array.from({ length: 9 }, (_, index) => `<p style="height: 200px"><button>${index}</button></p>`);
  const header = '<header style="position: fixed; inset: 0 0 auto; height: 80px; background: white">Header</header>';
  await page.setContent(`${PAGE}${header}<div style="height: 100px"></div>${buttons.join('')}`);
  const { stops, problems } = await walkFocus(page);
  expect(stops).toHaveLength(9);
  expect(problems).toContain('button “0” is partly covered by header “Header”');
  await page.addStyleTag({ content: 'html { scroll-padding-top: 100px }' });
  expect((await walkFocus(page)).problems).toEqual([]);
});

test('A bar over a part of a focused element that is larger than the window is no fault', async ({ page }) => {
  const bar = '<footer style="position: fixed; inset: auto 0 0; height: 80px; background: white">Bar</footer>';
  await page.setContent(`${PAGE}<div role="textbox" tabindex="0" style="height: 900px">Text</div>${bar}`);
  expect((await walkFocus(page)).problems).toEqual([]);
});

test('In forced colors, an element that shows only by its background or shadow is found', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setContent(`${PAGE}
    <style>div { width: 200px; height: 40px; margin: 20px 0 }</style>
    <div id="filled" style="background: red"></div><div id="edged" style="border: 1px solid"></div>
    <div id="shadow" style="box-shadow: 0 0 0 2px red"></div><div id="plain"></div>`);
  const part = (id: string) => page.locator(`#${id}`);
  expect(await edgeContrast(part('filled'))).toBe(1);
  expect(await edgeContrast(part('edged'))).toBeGreaterThan(3);
  expect(await pictureOf(part('shadow'))).toBe(await pictureOf(part('plain')));
  expect(await pictureOf(part('edged'))).not.toBe(await pictureOf(part('plain')));
  expect(await lowestColour(part('edged'))).not.toEqual(await lowestColour(part('plain')));
});

test('The fonts of a page can be read while its text is replaced', async ({ page }) => {
  await page.setContent(`${PAGE}<main></main><script>
    let left = 60;
    const timer = setInterval(() => {
      left -= 1;
      document.querySelector('main').innerHTML = '<p>text</p>'.repeat(300);
      if (left === 0) clearInterval(timer);
    }, 10);
  </script>`);
  await expect(page.locator('p')).toHaveCount(300);
  expect(await renderedTexts(page, 'main')).toHaveLength(300);
});

test('axe sees the colours of both themes, at another width those of what only that width shows, and there all that is no colour', async ({
  page,
}) => {
  await page.setContent(`${PAGE.replace('<body', '<html lang="en"><title>Lamps</title><body')}
    <style>@media (prefers-color-scheme: dark) { p { color: #777; background: #666 } }
    .pale { color: #aaa; background: #999 } .narrow { display: none } @media (width < 500px) { .narrow { display: block } }</style>
    <main><h1>Lamps</h1><p class="wide">One</p>
    <div class="narrow"><p>Two</p><div class="pale">Three</div><img src="data:,"></div></main>`);
  const expected = [
    /^dark 1280: color-contrast at \.wide:/,
    /^light 320: image-alt at img:/,
    /^light 320: color-contrast at \.pale:/,
    /^dark 320: color-contrast at \.narrow > p:/,
    /^dark 320: color-contrast at \.pale:/,
  ];
  const found = await violationsAt(page, [1280, 320]);
  expect(found).toEqual(expected.map((line) => expect.stringMatching(line)));
});
