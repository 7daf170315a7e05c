import type { Page } from '@playwright/test';
import { walkFocus } from '../fixtures/focus-walk.ts';
import { applyStylesAgain, overflowOn, setTextSize } from '../fixtures/overflow.ts';
import { IN_MATRIX, ringOfLongWalk } from '../fixtures/rings.ts';
import { DISTINCT_ROUTES, ROUTES } from '../fixtures/routes.ts';
import { settled } from '../fixtures/settled.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { smallTargetsOn } from '../fixtures/targets.ts';
import { expect, walkingTest as test } from '../fixtures/test.ts';

const softly = expect.configure({ soft: true });

for (const route of ROUTES) {
  const title = `The page ${route.path} fits 320 px and text at 200 %, and its targets can be hit`;
  const tag = DISTINCT_ROUTES.includes(route) ? ringOfLongWalk(route) : [IN_MATRIX, '@like-others'];
  test(title, { tag }, async ({ visitors }) => {
    const page = await visitors.open(route);
    // The window may have its new width before the page has been laid out again.
    async function measure(state: string, width: number, lines: (page: Page) => Promise<readonly string[]>) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      const findings = async () => {
        const found = await lines(page);
        if (found.length > 0) await applyStylesAgain(page);
        return found;
      };
      await softly.poll(findings, `${state} at ${width} px`).toEqual([]);
    }
    await measure('size', 320, overflowOn);
    for (const width of [320, 768, 1280]) await measure('target', width, smallTargetsOn);
    await setTextSize(page, '200%');
    for (const width of [640, 1280]) await measure('200 %', width, overflowOn);
  });
}

test('The open menu fits 320 px and text at 200 %, can be hit, and shows where the focus is', async ({ visitors }) => {
  const page = await visitors.open({ path: '/', personal: false });
  await page.setViewportSize({ width: 320, height: 700 });
  await new SiteHeader(page).showMenu();
  expect.soft(await overflowOn(page)).toEqual([]);
  expect.soft(await smallTargetsOn(page)).toEqual([]);
  expect.soft((await walkFocus(page)).problems).toEqual([]);
  await page.setViewportSize({ width: 640, height: 700 });
  await setTextSize(page, '200%');
  expect(await overflowOn(page)).toEqual([]);
});

test('A dialog fits 320 px and text at 200 %, and its targets can be hit', { tag: IN_MATRIX }, async ({ visitors }) => {
  const page = await visitors.open({ path: '/dashboard', personal: true });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await settled(page);
  expect.soft(await overflowOn(page)).toEqual([]);
  expect.soft(await smallTargetsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 640, height: 700 });
  await setTextSize(page, '200%');
  expect(await overflowOn(page)).toEqual([]);
});
