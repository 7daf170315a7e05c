import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../fixtures/axe.ts';
import { walkFocus } from '../fixtures/focus-walk.ts';
import { Gallery } from '../fixtures/gallery.ts';
import { overflowOn } from '../fixtures/overflow.ts';
import { contrast, edgeContrast, lowestColour, pictureOf } from '../fixtures/pixels.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { still } from '../fixtures/settled.ts';
import { smallTargetsOn } from '../fixtures/targets.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests need no backend.
test.use({ baseURL: '' });

// The tests share one build of the gallery.
test.describe.configure({ mode: 'default' });

let gallery: Gallery;
let page: Page;
test.beforeAll(async ({ browser }) => {
  gallery = await Gallery.open();
  page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
});
test.beforeEach(async () => {
  await page.goto(gallery.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await still(page);
});
test.afterAll(async () => {
  await page.context().close();
  await gallery.close();
});

const part = (id: string): Locator => page.locator(`section#${id}`);

test('The components in the gallery have no accessibility violation', async () => {
  test.slow();
  expect(await page.locator('section[id]').count()).toBeGreaterThan(25);
  await expectNoViolations(page, 'all parts');
});

for (const [id, name, role] of [
  ['dialog', 'Share Story', 'dialog'],
  ['dialog', 'A dialog taller than the screen', 'dialog'],
  ['confirm-dialog', 'Delete story', 'alertdialog'],
  ['confirm-dialog', 'While it is being deleted', 'alertdialog'],
  ['menu', 'Account', 'menu'],
  ['menu', 'Filters', 'menu'],
] as const) {
  test(
    `The open “${name}” in the gallery has no accessibility violation and fits 320 px`,
    { tag: IN_MATRIX },
    async () => {
      await part(id).getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole(role)).toBeVisible();
      await expectNoViolations(page, name, [320, 1280], `[role=${role}]`);
      await page.setViewportSize({ width: 320, height: 700 });
      // Floating elements follow their button a moment after the page has become narrower.
      await expect.poll(() => overflowOn(page)).toEqual([]);
    },
  );
}

test(
  'A tooltip, a toast, an open answer, another tab and a shown password have no accessibility violation',
  { tag: IN_MATRIX },
  async () => {
    await part('tooltip').getByRole('button', { name: 'Copy' }).focus();
    // A tooltip closes when the page scrolls, and the page may still be scrolling to the focused button.
    await still(page);
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-radix-popper-content-wrapper]')).toBeVisible();
    await expectNoViolations(page, 'tooltip', [320, 1280], '[data-radix-popper-content-wrapper]');
    for (const name of ['Success', 'Error', 'Error with its reason', 'Information']) {
      await part('toast').getByRole('button', { name, exact: true }).click();
      const toast = page.locator('[data-toaster]');
      // A toast stays while it has the focus.
      await toast.getByRole('button').last().focus();
      await expectNoViolations(page, `toast: ${name}`, [320], '[data-toaster]');
      await toast.getByRole('button').last().press('Enter');
    }
    await part('accordion').getByRole('button', { name: 'Which languages' }).click();
    await expectNoViolations(page, 'accordion', [320], '#accordion');
    await part('tabs').getByRole('tab', { name: 'Liked' }).click();
    await expectNoViolations(page, 'tabs', [320], '#tabs');
    const show = part('password-field').getByRole('button', { name: /show/i }).first();
    await part('password-field').getByLabel('Password', { exact: true }).fill('hedgehog tea');
    await show.click();
    await expectNoViolations(page, 'password', [320], '#password-field');
  },
);

test(
  'The components in the gallery fit 320 px and text at 200 %, can be hit, and show where the focus is',
  { tag: IN_MATRIX },
  async () => {
    test.slow();
    const found: string[] = [];
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await still(page);
      found.push(...(await overflowOn(page)), ...(await smallTargetsOn(page)).map((line) => `${width}: ${line}`));
    }
    found.push(...(await walkFocus(page)).problems);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await still(page);
      found.push(...(await overflowOn(page)).map((line) => `200 % ${width}: ${line}`));
    }
    expect(found).toEqual([]);
  },
);

test(
  'In forced colors, controls have an edge, selected ones look different, and the focus shows',
  { tag: IN_MATRIX },
  async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ forcedColors: 'active' });
    const controls: Record<string, Locator> = {
      'primary button': part('button').getByRole('button', { name: 'primary' }).first(),
      'secondary button': part('button').getByRole('button', { name: 'secondary' }).first(),
      'text field': part('text-field').getByLabel('Title'),
      'text area': part('text-area').getByLabel('Prompt', { exact: true }),
      select: part('select').getByLabel('Genre', { exact: true }),
      checkbox: part('checkbox').getByRole('checkbox').first(),
      'slider thumb': part('slider').getByRole('slider').first(),
      'slider track': part('slider').getByRole('slider').first().locator('xpath=../../span[1]'),
    };
    for (const [name, control] of Object.entries(controls)) {
      expect.soft(await edgeContrast(control), `edge of the ${name}`).toBeGreaterThanOrEqual(3);
    }
    for (const [name, control] of Object.entries(controls).filter(([key]) => key !== 'slider track')) {
      const before = await pictureOf(control);
      await control.focus();
      await page.keyboard.press('Shift');
      expect.soft((await pictureOf(control)) === before, `${name} looks the same with the focus`).toBe(false);
      await control.blur();
    }
    const groundOf = (control?: Locator) => control?.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [primary, secondary] = ['primary button', 'secondary button'].map((name) => groundOf(controls[name]));
    expect.soft(await primary, 'a primary button looks like a secondary one').not.toBe(await secondary);
    const [mine, liked] = await Promise.all(
      ['My stories', 'Liked'].map((name) => lowestColour(part('tabs').getByRole('tab', { name }))),
    );
    if (!mine || !liked) throw new Error('No tabs');
    expect.soft(contrast(mine, liked), 'line under the selected tab').toBeGreaterThanOrEqual(3);
    const boxes = part('checkbox').getByRole('checkbox');
    const [ticked, empty] = [await boxes.nth(0).screenshot(), await boxes.nth(1).screenshot()];
    expect.soft(ticked.equals(empty), 'a ticked box looks like an empty one').toBe(false);
    await page.emulateMedia({ forcedColors: null });
  },
);
