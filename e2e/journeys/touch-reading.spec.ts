import { inMatrixUnless } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

test('On a phone, the button of the reading settings hides while the user reads on, and returns when they scroll up, also at the end of a story', async ({
  visitors,
}) => {
  const page = await visitors.open({ path: '/story/:storyId', personal: true });
  const settings = page.getByRole('button', { name: 'Reading settings' });
  const size = page.getByRole('group', { name: 'Text size' });
  const scroll = (by: number) => page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by);
  // The button is out of reach under the header, too.
  await settings.evaluate((button) =>
    scrollBy({ top: button.getBoundingClientRect().bottom - 10, behavior: 'instant' }),
  );
  await expect(async () => {
    await scroll(20);
    await scroll(-20);
    expect((await settings.boundingBox())?.y).toBeGreaterThan(PHONE.height / 2);
  }).toPass();
  for (const way of [900, 100, 10_000]) {
    await scroll(way);
    await expect(settings).not.toBeInViewport();
    // It stays at the top of the story for the keyboard and for screen readers.
    await expect(settings).toBeVisible();
    await scroll(-40);
    await expect(settings).toBeInViewport({ ratio: 1 });
  }
  await settings.tap();
  await expect(size).toBeInViewport({ ratio: 1 });
  // The line width has no effect in this window.
  await expect(page.getByRole('group', { name: 'Line width' })).toBeHidden();
  await page.getByRole('button', { name: 'Done' }).tap();
  await expect(size).toBeHidden();
});

for (const height of [844, 667]) {
  test(
    `On a phone ${height} px high, the story can be read above the open reading settings, and is where it was when they close`,
    { tag: inMatrixUnless(height === 844) },
    async ({ visitors }) => {
      const page = await visitors.open({ path: '/story/:storyId', personal: true });
      await page.setViewportSize({ ...PHONE, height });
      const settings = page.getByRole('button', { name: 'Reading settings' });
      const panel = page.getByRole('group', { name: 'Reading settings' });
      const size = page.getByRole('group', { name: 'Text size' }).getByRole('radio');
      const topOf = (line: number) => page.getByRole('article').locator('p').nth(line).boundingBox();
      await expect.poll(async () => (await topOf(0))?.y).toBeGreaterThan(height * 0.4);
      const before = await topOf(0);
      await settings.tap();
      const lines = async () => ((await panel.boundingBox())?.y ?? 0) - ((await topOf(0))?.y ?? Infinity);
      await expect.poll(async () => (await topOf(0))?.y).toBeGreaterThanOrEqual(64);
      expect(await lines()).toBeGreaterThan(3 * 32);
      await size.last().check();
      expect((await topOf(0))?.y).toBeGreaterThanOrEqual(64);
      expect(await lines()).toBeGreaterThan(2 * 43);
      await page.getByRole('button', { name: 'Done' }).tap();
      expect((await topOf(0))?.y).toBeCloseTo(before?.y ?? 0, 0);

      // In the middle of the story, the paragraph being read stays in place at any text size.
      const middle = page.getByRole('article').locator('p').nth(7);
      const scrollTo100 = () =>
        middle.evaluate((line) => scrollBy({ top: line.getBoundingClientRect().top - 100, behavior: 'instant' }));
      const yOfMiddle = () => middle.evaluate((line) => line.getBoundingClientRect().top);
      await settings.tap();
      await scrollTo100();
      await size.first().check();
      await size.nth(1).check();
      expect(await yOfMiddle()).toBeCloseTo(100, -1);
      await page.getByRole('button', { name: 'Done' }).tap();
      expect(await yOfMiddle()).toBeCloseTo(100, -1);
      await page.setViewportSize(PHONE);
    },
  );
}
