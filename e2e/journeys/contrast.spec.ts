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
