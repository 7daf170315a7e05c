import type { Page } from '@playwright/test';
import { settled } from '../fixtures/settled.ts';
import { expect, test, walkingTest } from '../fixtures/test.ts';

const PAPER = { light: 'rgb(250, 247, 241)', dark: 'rgb(21, 23, 28)' };

const HOME = '/nowhere';

const shown = (page: Page) =>
  page.evaluate(() => ({
    chosen: document.documentElement.dataset['theme'] ?? 'system',
    paper: getComputedStyle(document.documentElement).backgroundColor,
  }));

const choose = (page: Page, theme: 'System' | 'Dark') =>
  page.getByRole('group', { name: 'Colors' }).getByRole('radio', { name: theme }).check();

test('A chosen theme overrides the system in every tab, from the first paint on', async ({ context }) => {
  const page = await context.newPage();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.emulateMedia({ colorScheme: 'light' });
    await tab.goto(HOME);
    await settled(tab);
  }
  await choose(page, 'Dark');
  expect(await shown(page)).toEqual({ chosen: 'dark', paper: PAPER.dark });
  await expect.poll(() => shown(other)).toEqual({ chosen: 'dark', paper: PAPER.dark });

  await test.step('after a reload, before any script of the site runs', async () => {
    await page.route(/\.js$/, () => undefined);
    await page.goto(HOME, { waitUntil: 'commit' });
    await expect(page.locator('#root')).toBeAttached();
    expect(await shown(page)).toEqual({ chosen: 'dark', paper: PAPER.dark });
    await expect(page.locator('#root')).toBeEmpty();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(HOME);
    await settled(page);
  });
  await choose(other, 'System');
  await expect.poll(() => shown(page)).toEqual({ chosen: 'system', paper: PAPER.light });
});

walkingTest('A printed story is the story alone', async ({ visitors }) => {
  const page = await visitors.open({ path: '/story/:storyId', personal: true });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'slider', 'radio', 'tab'] as const) {
    await expect(page.getByRole(role), role).toHaveCount(0);
  }
  const ink = await page.getByRole('article').evaluate((element) => getComputedStyle(element).color);
  expect(ink).toBe('rgb(0, 0, 0)');
});
