import type { Page } from '@playwright/test';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { DISTINCT_ROUTES } from '../fixtures/routes.ts';
import { settled } from '../fixtures/settled.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { lowTargetsOn } from '../fixtures/targets.ts';
import { expect, test } from '../fixtures/test.ts';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

test('A control that is too low for a finger is found on a touch screen', { tag: IN_MATRIX }, async ({ visitors }) => {
  const page = await visitors.open({ path: '/nowhere', personal: false });
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  await page.evaluate(() => {
    const low = document.createElement('button');
    low.textContent = 'Low';
    low.style.height = '40px';
    document.querySelector('main')?.append(low);
  });
  expect(await lowTargetsOn(page)).toEqual([expect.stringContaining('button “Low”')]);
});

test('Every touch target on every page is high enough for a finger', { tag: IN_MATRIX }, async ({ visitors }) => {
  test.slow();
  for (const route of DISTINCT_ROUTES) {
    expect.soft(await lowTargetsOn(await visitors.open(route)), route.path).toEqual([]);
  }
});

test(
  'On a tablet in either orientation, every touch target of the inspirations and the dashboard is high enough for a finger',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    const { guest, person } = visitors;
    for (const size of [
      { width: 820, height: 1180 },
      { width: 1180, height: 820 },
    ]) {
      for (const page of [guest, person]) await page.setViewportSize(size);
      for (const route of [
        { path: '/inspiration', personal: false },
        { path: '/dashboard', personal: true },
      ]) {
        expect.soft(await lowTargetsOn(await visitors.open(route)), `${route.path} at ${size.width} px`).toEqual([]);
      }
    }
    for (const page of [guest, person]) await page.setViewportSize(PHONE);
  },
);

test(
  'On a tablet, every footer link begins where the heading of its column does',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    const page = await visitors.open({ path: '/about', personal: false });
    await page.setViewportSize({ width: 820, height: 1180 });
    const lefts = await page.locator('footer nav').evaluateAll((columns) =>
      columns.map((column) =>
        [...column.querySelectorAll('p, a')].map((element) => {
          const words = document.createRange();
          words.selectNodeContents(element);
          return Math.round(words.getBoundingClientRect().left);
        }),
      ),
    );
    for (const [heading, ...links] of lefts) expect(new Set(links)).toEqual(new Set([heading]));
    expect(lefts.length).toBeGreaterThan(2);
    await page.setViewportSize(PHONE);
  },
);

test(
  'Every touch target in menus, settings, tabs and dialogs is high enough for a finger',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    test.slow();
    const { guest, person } = visitors;
    async function expectHigh(page: Page, state: string) {
      await settled(page);
      expect.soft(await lowTargetsOn(page), state).toEqual([]);
    }
    await visitors.open({ path: '/', personal: false });
    await new SiteHeader(guest).showMenu();
    await expectHigh(guest, 'the menu of the site');
    await visitors.open({ path: '/inspiration', personal: false });
    await guest.getByRole('button', { name: 'Filters' }).tap();
    await expectHigh(guest, 'filters');
    await visitors.open({ path: '/generators', personal: false });
    await guest.getByRole('tab', { name: 'AI Story Generator Settings' }).tap();
    await expectHigh(guest, 'settings of the generator');
    await visitors.open({ path: '/story/:storyId', personal: true });
    await person.getByRole('button', { name: 'Download', exact: true }).tap();
    await expectHigh(person, 'downloads');
    await visitors.open({ path: '/story/:storyId', personal: true });
    await person.getByRole('button', { name: 'Reading settings' }).tap();
    await expectHigh(person, 'reading settings');
    await visitors.open({ path: '/story/:storyId', personal: true });
    await person.getByRole('button', { name: 'Share', exact: true }).tap();
    await person.getByRole('dialog').waitFor();
    await expectHigh(person, 'sharing');
    await visitors.open({ path: '/inspiration', personal: true });
    await new SiteHeader(person).showMenu();
    await expectHigh(person, 'the menu of a user');
    await new SiteHeader(person).closeMenu();
    await person.getByRole('button', { name: 'Share Your Inspiration' }).tap();
    await person.getByRole('dialog').waitFor();
    await expectHigh(person, 'sharing a prompt');
    await visitors.open({ path: '/dashboard', personal: true });
    await person.getByRole('button', { name: /^Delete/ }).tap();
    await person.getByRole('alertdialog').waitFor();
    await expectHigh(person, 'deleting a story');
    for (const section of ['shared', 'settings']) {
      await visitors.open({ path: `/dashboard?section=${section}`, personal: true });
      await expectHigh(person, section);
    }
  },
);

test('On a phone, the genres, the settings and the sign-in link of the generator each take a press on at least 44 px of height', async ({
  visitors,
}) => {
  const page = await visitors.open({ path: '/generators', personal: false });
  const signIn = page.getByRole('link', { name: 'Sign in for unlimited stories...' });
  const genres = page.getByRole('navigation', { name: 'Generators' }).getByRole('link');
  const summary = page.getByRole('button', { name: 'Change the settings' });
  await expect(genres).toHaveCount(4);
  for (const control of [...(await genres.all()), summary]) {
    expect((await control.boundingBox())?.height, await control.innerText()).toBeGreaterThanOrEqual(44);
  }
  const misses = await signIn.evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return [-21, 0, 21].filter((by) => document.elementFromPoint(x, y + by) !== link);
  });
  expect(misses).toEqual([]);
});

test(
  'On a low phone, the main controls of a menu or dialog are in view as soon as it opens',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    const { guest, person } = visitors;
    for (const page of [guest, person]) {
      await page.setViewportSize({ width: 390, height: 667 });
      await visitors.open({ path: '/inspiration', personal: page === person });
      const header = new SiteHeader(page);
      await header.showMenu();
      await expect(header.menu.locator('label').last()).toBeInViewport({ ratio: 1 });
      await header.closeMenu();
    }
    await person.getByRole('button', { name: 'Share Your Inspiration' }).tap();
    const sharing = person.getByRole('dialog', { name: 'Share Inspiration' });
    const submit = sharing.getByRole('button', { name: 'Share Inspiration' });
    await expect(submit).toBeInViewport({ ratio: 1 });
    // The focused control is above the buttons, not behind them.
    const isPublic = sharing.getByRole('checkbox');
    await isPublic.focus();
    const [box, button] = [await isPublic.boundingBox(), await submit.boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    await visitors.open({ path: '/story/:storyId', personal: true });
    const download = person.getByRole('button', { name: 'Download', exact: true });
    await download.tap();
    // The menu is below the button that opens it, not below its neighbor.
    const [menu, opener] = [await person.getByRole('menu').boundingBox(), await download.boundingBox()];
    expect(menu?.x).toBeCloseTo(opener?.x ?? 0, 0);
    for (const format of ['EPUB (.epub)', 'PDF (.pdf)', 'Word (.docx)', 'Markdown (.md)', 'Plain text (.txt)']) {
      await expect(person.getByRole('menuitem', { name: format })).toBeInViewport({ ratio: 1 });
    }
    for (const page of [guest, person]) await page.setViewportSize(PHONE);
  },
);
