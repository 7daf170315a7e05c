import type { Page } from '@playwright/test';
import { pixelsOf } from '../fixtures/pixels.ts';
import { inMatrixUnless, IN_MATRIX } from '../fixtures/rings.ts';
import { DISTINCT_ROUTES } from '../fixtures/routes.ts';
import { settled } from '../fixtures/settled.ts';
import { longMotions, watchMotions } from '../fixtures/motion.ts';
import { expect, test } from '../fixtures/test.ts';

const PAPER = { light: 'rgb(250, 247, 241)', dark: 'rgb(21, 23, 28)' };

const HOME = '/nowhere';

const shown = (page: Page) =>
  page.evaluate(() => ({
    chosen: document.documentElement.dataset['theme'] ?? 'system',
    paper: getComputedStyle(document.documentElement).backgroundColor,
  }));

async function choose(page: Page, theme: 'System' | 'Light' | 'Dark'): Promise<void> {
  await page.getByRole('group', { name: 'Colors' }).getByRole('radio', { name: theme }).check();
}

test('The page follows the theme of the system until one is chosen, also when it changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(HOME);
  await settled(page);
  expect(await shown(page)).toEqual({ chosen: 'system', paper: PAPER.light });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await shown(page)).toEqual({ chosen: 'system', paper: PAPER.dark });
});

test('A chosen theme overrides the system after a reload and in every tab, until it is taken back', async ({
  context,
}) => {
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
  await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.reload();
  await settled(page);
  expect(await shown(page)).toEqual({ chosen: 'dark', paper: PAPER.dark });
  await choose(other, 'System');
  await expect.poll(() => shown(page)).toEqual({ chosen: 'system', paper: PAPER.light });
});

for (const [choice, system] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  test(
    `The ${choice} theme is applied before any script of the site runs, on a ${system} system`,
    { tag: inMatrixUnless(choice === 'dark') },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      await page.addInitScript((value) => localStorage.setItem('storyloom-theme', value), choice);
      await page.route(/\.js$/, () => undefined);
      await page.goto(HOME, { waitUntil: 'commit' });
      await expect(page.locator('#root')).toBeAttached();
      expect(await shown(page)).toEqual({ chosen: choice, paper: PAPER[choice] });
      await expect(page.locator('#root')).toBeEmpty();
      // The painted corner of the page has the color of the paper, too.
      const [corner] = (await pixelsOf(page, { x: 0, y: 0, width: 1, height: 1 })).flat();
      expect(`rgb(${corner?.join(', ')})`).toBe(PAPER[choice]);
    },
  );
}

test(
  'With reduced motion, nothing moves for long on any page, and without it something does',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    const { guest, person } = visitors;
    for (const page of [guest, person]) await watchMotions(page);
    const openDeletion = async () => {
      await visitors.open({ path: '/dashboard', personal: true });
      await person.getByRole('button', { name: /^Delete/ }).click();
      await expect(person.getByRole('alertdialog')).toBeVisible();
      return longMotions(person);
    };
    expect((await openDeletion()).length).toBeGreaterThan(0);

    for (const page of [guest, person]) await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await openDeletion()).toEqual([]);
    for (const route of DISTINCT_ROUTES) {
      expect.soft(await longMotions(await visitors.open(route)), route.path).toEqual([]);
    }
    for (const page of [guest, person]) await page.emulateMedia({ reducedMotion: null });
  },
);

test('A printed story is the story alone', async ({ visitors }) => {
  const page = await visitors.open({ path: '/story/:storyId', personal: true });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'slider', 'radio', 'tab'] as const) {
    await expect(page.getByRole(role), role).toHaveCount(0);
  }
  const ink = await page.getByRole('article').evaluate((element) => getComputedStyle(element).color);
  expect(ink).toBe('rgb(0, 0, 0)');
  await page.emulateMedia({ media: null });
});
