import type { Locator } from '@playwright/test';
import { violationsOn } from '../fixtures/axe.ts';
import { type Colour, contrast, pictureOf } from '../fixtures/pixels.ts';
import { settled, still } from '../fixtures/settled.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { IN_MATRIX, LONGER_IN_SOAK, ROUTES_TO_WALK } from '../fixtures/rings.ts';
import { expect, walkingTest as test } from '../fixtures/test.ts';

const THEMES = ['light', 'dark'] as const;

function rgbOf(color: string): Colour {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}

/** Width of the focus ring of an element, and its contrast with the background. */
async function ringOf(locator: Locator): Promise<{ width: number; ratio: number }> {
  const [ring = '', ground = '', style = '', width = ''] = await locator.evaluate((element) => {
    const look = getComputedStyle(element);
    return [look.outlineColor, look.backgroundColor, look.outlineStyle, look.outlineWidth];
  });
  return { width: style === 'none' ? 0 : Number.parseFloat(width), ratio: contrast(rgbOf(ring), rgbOf(ground)) };
}

test(
  'Text has a contrast of 7:1 in both themes when the system asks for more contrast',
  { tag: [LONGER_IN_SOAK, IN_MATRIX] },
  async ({ visitors }) => {
    test.slow();
    const { guest, person } = visitors;
    for (const page of [guest, person]) await page.emulateMedia({ contrast: 'more' });
    for (const route of ROUTES_TO_WALK) {
      const page = await visitors.open(route);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, contrast: 'more' });
        await still(page);
        const found = await violationsOn(page, 'html', ['color-contrast-enhanced']);
        expect.soft(found, `${route.path}, ${colorScheme}`).toEqual([]);
      }
    }
    for (const paper of ['sepia', 'night']) {
      await person.evaluate((value) => localStorage.setItem('storyloom-reading', `{"paper":"${value}"}`), paper);
      await visitors.open({ path: '/story/:storyId', personal: true });
      expect.soft(await violationsOn(person, 'html', ['color-contrast-enhanced']), paper).toEqual([]);
    }
    await person.evaluate(() => localStorage.removeItem('storyloom-reading'));
  },
);

test(
  'The focused item of a menu has a ring of 2 px with a contrast of 3:1: filters, downloads, account',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    const { guest, person, account } = visitors;
    for (const colorScheme of THEMES) {
      for (const page of [guest, person]) await page.emulateMedia({ colorScheme });
      await visitors.open({ path: '/inspiration', personal: false });
      await guest.getByRole('button', { name: 'Filters' }).press('Enter');
      // Measured before another page comes to the front: a menu closes when its page loses the focus.
      const rings = [await ringOf(guest.locator('[role^=menuitem]:focus'))];
      await visitors.open({ path: '/story/:storyId', personal: true });
      const download = person.getByRole('button', { name: 'Download', exact: true });
      await download.press('Enter');
      rings.push(await ringOf(person.locator('[role^=menuitem]:focus')));
      await person.keyboard.press('Escape');
      // A closing menu gives the focus back a moment later, and would take it from the next one.
      await expect(download).toBeFocused();
      await new SiteHeader(person).account(account.email).press('Enter');
      rings.push(await ringOf(person.locator('[role^=menuitem]:focus')));
      for (const { width, ratio } of rings) {
        expect.soft(width, colorScheme).toBeGreaterThanOrEqual(2);
        expect.soft(ratio, colorScheme).toBeGreaterThanOrEqual(3);
      }
    }
  },
);

test(
  'In forced colors, the current genre, tab and filter look different from the others',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    const page = visitors.guest;
    await page.emulateMedia({ forcedColors: 'active' });
    await visitors.open({ path: '/generators/fantasy', personal: false });
    const genre = page.getByRole('navigation', { name: 'Generators' }).getByRole('link', { name: 'Sci-Fi' });
    const other = await pictureOf(genre);
    await visitors.open({ path: '/generators/scifi', personal: false });
    expect.soft((await pictureOf(genre)) === other, 'genre').toBe(false);
    expect
      .soft(await genre.evaluate((element) => Number.parseFloat(getComputedStyle(element).outlineWidth)))
      .toBeGreaterThanOrEqual(2);

    const tab = page.getByRole('tab', { name: 'AI Story Generator Settings' });
    const unselected = await pictureOf(tab);
    await tab.click();
    await page.mouse.move(0, 0);
    await settled(page);
    expect.soft((await pictureOf(tab)) === unselected, 'tab').toBe(false);

    await visitors.open({ path: '/inspiration', personal: false });
    await page.getByRole('button', { name: 'Filters' }).click();
    const filter = page.getByRole('menuitemcheckbox').first();
    await filter.hover();
    const unchecked = await pictureOf(filter);
    await filter.click();
    expect.soft((await pictureOf(filter)) === unchecked, 'filter').toBe(false);
  },
);

test('A tab shows a focus ring after a key press and none after a click', { tag: IN_MATRIX }, async ({ visitors }) => {
  const { guest, person } = visitors;
  for (const [page, route, name] of [
    [guest, { path: '/generators', personal: false }, 'AI Story Generator Settings'],
    [guest, { path: '/inspiration', personal: false }, 'Sci-Fi'],
    [person, { path: '/dashboard', personal: true }, 'Shared Stories'],
  ] as const) {
    await visitors.open(route);
    const tab = page.getByRole('tab', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await settled(page);
    const ring = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        return focused ? getComputedStyle(focused).outlineStyle : 'none';
      });
    expect.soft(await ring(), name).toBe('none');
    await page.keyboard.press('ArrowLeft');
    expect.soft(await ring(), name).not.toBe('none');
  }
});
