import type { Page } from '@playwright/test';
import { overflowOn } from '../fixtures/overflow.ts';
import { inMatrixUnless } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

const NIGHT = 'rgb(14, 13, 12)';
const STORY = { path: '/story/:storyId', personal: true };
const SHARED = { path: '/s/:shareId', personal: false };
const SMALL = { width: 320, height: 256 };

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

/** Records every background color of the page, from its first frame on. */
async function watchPaper(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { storyloomPapers: seen });
    const look = () => {
      requestAnimationFrame(look);
      for (const element of [document.documentElement, document.body]) {
        const color = element && getComputedStyle(element).backgroundColor;
        if (color && color !== 'rgba(0, 0, 0, 0)') seen.add(color);
      }
    };
    look();
  });
  return () => page.evaluate(() => [...(window as unknown as { storyloomPapers: Set<string> }).storyloomPapers]);
}

const openSettings = (page: Page) => page.getByRole('button', { name: 'Reading settings' }).click();
const choose = (page: Page, group: string, choice: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: choice, exact: true }).check();

test('The Night paper colors the whole page from the first frame, and leaves with the story', async ({ visitors }) => {
  const page = visitors.person;
  await page.setViewportSize({ width: 390, height: 844 });
  await visitors.open(STORY);
  await openSettings(page);
  await choose(page, 'Paper', 'Night');
  await page.keyboard.press('Escape');

  const papers = await watchPaper(page);
  await visitors.open(STORY);
  expect(await papers()).toEqual([NIGHT]);
  const article = page.getByRole('article');
  const look = await article.evaluate((element) => {
    const style = getComputedStyle(element);
    const header = document.querySelector('header');
    scrollTo({ top: 400, behavior: 'instant' });
    return {
      ground: style.backgroundColor,
      borders: style.borderInlineStartWidth,
      scheme: getComputedStyle(document.documentElement).colorScheme,
      header: header && getComputedStyle(header).getPropertyValue('--veil'),
    };
  });
  expect(look).toEqual({
    ground: 'rgba(0, 0, 0, 0)',
    borders: '0px',
    scheme: 'dark',
    header: 'rgb(14 13 12 / 0.86)',
  });
  await expect(page.locator('body > #root > div > header')).toHaveCSS('background-color', /rgba\(14, 13, 12/);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('link', { name: 'Storyloom' }).first().click();
  await expect(page.locator('html')).not.toHaveAttribute('data-paper');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 247, 241)');
});

test('Line spacing, letter spacing and a sans-serif font are kept for the next visit', async ({ visitors }) => {
  const page = visitors.guest;
  await visitors.open(SHARED);
  const style = () =>
    page.getByRole('article').evaluate((element) => {
      const { fontSize, lineHeight, letterSpacing, fontFamily } = getComputedStyle(element);
      const em = Number.parseFloat(fontSize);
      return {
        lines: Number.parseFloat(lineHeight) / em,
        letters: (Number.parseFloat(letterSpacing) || 0) / em,
        serif: fontFamily.startsWith('Literata'),
      };
    });
  expect(await style()).toEqual({ lines: expect.closeTo(1.7, 2), letters: 0, serif: true });
  await openSettings(page);
  await choose(page, 'Font', 'Sans-serif');
  await choose(page, 'Line spacing', 'Relaxed');
  await choose(page, 'Letter spacing', 'Wider');
  const chosen = { lines: expect.closeTo(2.04, 2), letters: expect.closeTo(0.12, 2), serif: false };
  expect(await style()).toEqual(chosen);
  await visitors.open(SHARED);
  expect(await style()).toEqual(chosen);
});

for (const viewport of [{ width: 390, height: 844 }, SMALL, { width: 1280, height: 720 }]) {
  test(
    `The reading settings fit ${viewport.width} × ${viewport.height}, also by keyboard, and can be closed`,
    { tag: inMatrixUnless(viewport.width === 390) },
    async ({ visitors }) => {
      const page = visitors.guest;
      await page.setViewportSize(viewport);
      await visitors.open(SHARED);
      await openSettings(page);
      const panel = page.getByRole('group', { name: 'Reading settings' });
      expect(await overflowOn(page)).toEqual([]);
      const box = await panel.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      // In a wide window the panel is beside the text and does not cover it.
      const text = await page.getByRole('article').boundingBox();
      if (viewport.width > 1000) expect(box?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? Infinity));
      const done = panel.getByRole('button', { name: 'Done' });
      const way = await done.locator('..').boundingBox();
      expect(way?.height).toBeLessThanOrEqual(viewport.height / 3);
      await expect(done).toBeInViewport({ ratio: 1 });
      // The focused radio of each group is fully visible, and not covered by the Done bar.
      const groups = panel.getByRole('group').filter({ visible: true });
      // The line width has no effect on a phone.
      await expect(groups).toHaveCount(viewport.width > 1000 ? 6 : 5);
      for (const group of await groups.all()) {
        await expect(group.locator(':focus')).toBeVisible();
        const segment = await page.locator(':focus').locator('..').boundingBox();
        expect((segment?.y ?? 0) + (segment?.height ?? Infinity)).toBeLessThanOrEqual((way?.y ?? 0) + 1);
        expect(segment?.y).toBeGreaterThanOrEqual(box?.y ?? 0);
        await page.keyboard.press('Tab');
      }
      await expect(done).toBeFocused();
      await done.click();
      await expect(panel).toBeHidden();
    },
  );
}
