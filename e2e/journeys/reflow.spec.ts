import type { Page } from '@playwright/test';
import { walkFocus } from '../fixtures/focus-walk.ts';
import { applyStylesAgain, overflowOn, setTextSize } from '../fixtures/overflow.ts';
import { WALKS } from '../fixtures/rings.ts';
import { settled } from '../fixtures/settled.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { smallTargetsOn } from '../fixtures/targets.ts';
import { expect, walkingTest as test } from '../fixtures/test.ts';

const softly = expect.configure({ soft: true });

for (const { pages, routes, tag } of WALKS) {
  test(`${pages} fits 320 px and large text, and its targets can be hit`, { tag: [...tag] }, async ({ visitors }) => {
    test.slow();
    for (const route of routes) {
      const page = await visitors.open(route);
      // The window may have its new width before the page has been laid out again.
      const measure = async (state: string, width: number, lines: (page: Page) => Promise<readonly string[]>) => {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        const findings = async () => {
          const found = await lines(page);
          if (found.length > 0) await applyStylesAgain(page);
          return found;
        };
        await softly.poll(findings, `${route.path}: ${state} at ${width} px`).toEqual([]);
      };
      await measure('size', 320, overflowOn);
      for (const width of [320, 1280]) await measure('targets', width, smallTargetsOn);
      await setTextSize(page, '200%');
      await measure('large text', 640, overflowOn);
    }
  });
}

test('The open menu fits 320 px and large text, and shows the focus', async ({ visitors }) => {
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
