import { violationsOn } from '../fixtures/axe.ts';
import { IN_MATRIX, WALKS } from '../fixtures/rings.ts';
import { still } from '../fixtures/settled.ts';
import { expect, walkingTest as test } from '../fixtures/test.ts';

test(
  'Text has a contrast of 7:1 in both themes and on every paper when the system asks for more contrast',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    test.slow();
    const { guest, person } = visitors;
    for (const page of [guest, person]) await page.emulateMedia({ contrast: 'more' });
    const expectContrast = async (page: typeof guest, state: string) =>
      expect.soft(await violationsOn(page, 'html', ['color-contrast-enhanced']), state).toEqual([]);
    for (const route of WALKS[0].routes) {
      const page = await visitors.open(route);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, contrast: 'more' });
        await still(page);
        await expectContrast(page, `${route.path}, ${colorScheme}`);
      }
    }
    for (const paper of ['sepia', 'night']) {
      await person.evaluate((value) => localStorage.setItem('storyloom-reading', `{"paper":"${value}"}`), paper);
      await expectContrast(await visitors.open({ path: '/story/:storyId', personal: true }), paper);
    }
    await person.evaluate(() => localStorage.removeItem('storyloom-reading'));
  },
);

test('In forced colors, the current genre, tab and filter look different', { tag: IN_MATRIX }, async ({ visitors }) => {
  const page = visitors.guest;
  await page.emulateMedia({ forcedColors: 'active' });
  await visitors.open({ path: '/generators/fantasy', personal: false });
  const genre = page.getByRole('navigation', { name: 'Generators' }).getByRole('link', { name: 'Sci-Fi' });
  const other = await genre.screenshot();
  const tab = page.getByRole('tab', { name: 'AI Story Generator Settings' });
  const unselected = await tab.screenshot();
  await tab.click();
  await page.mouse.move(0, 0);
  await still(page);
  expect.soft((await tab.screenshot()).equals(unselected), 'tab').toBe(false);
  await visitors.open({ path: '/generators/scifi', personal: false });
  expect.soft((await genre.screenshot()).equals(other), 'genre').toBe(false);

  await visitors.open({ path: '/inspiration', personal: false });
  await page.getByRole('button', { name: 'Filters' }).click();
  const filter = page.getByRole('menuitemcheckbox').first();
  await filter.hover();
  const unchecked = await filter.screenshot();
  await filter.click();
  expect.soft((await filter.screenshot()).equals(unchecked), 'filter').toBe(false);
});
