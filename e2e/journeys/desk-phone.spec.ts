import type { Locator, Page } from '@playwright/test';
import { DeskScreen } from '../fixtures/desk.ts';
import { longStory } from '../fixtures/long-story.ts';
import { expect, test as base } from '../fixtures/test.ts';

const WINDOW = { width: 390, height: 844 };
/** What an on-screen keyboard leaves of it. */
const LEFT = { width: 390, height: 480 };
const STORY = longStory('The Lamp', 40);
const LAST = STORY.slice(STORY.lastIndexOf('\n') + 1);

const test = base.extend<{ desk: DeskScreen }>({
  desk: async ({ backend, person, openAs }, use) => {
    const path = await DeskScreen.storyOf(backend, person, STORY);
    const desk = new DeskScreen(await openAs(person, path, { viewport: WINDOW, hasTouch: true, isMobile: true }));
    await expect(desk.text).toBeVisible();
    await use(desk);
  },
});

/** The keyboard of Safari lies over the page, and only the visual viewport is smaller. */
async function coverFoot(page: Page): Promise<void> {
  await page.evaluate((height) => {
    Object.defineProperty(visualViewport, 'height', { get: () => height, configurable: true });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, LEFT.height);
}

const KEYBOARDS = {
  'makes the window smaller': (page: Page) => page.setViewportSize(LEFT),
  'lies over the page': coverFoot,
};

/** How far the caret is above the toolbar and below the window's top, and the toolbar above its foot, in CSS pixels. */
const roomOfCaret = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('[role=toolbar]')?.getBoundingClientRect();
    const range = getSelection()?.getRangeAt(0);
    const caret = range && (range.getClientRects()[0] ?? range.startContainer.parentElement?.getBoundingClientRect());
    if (!bar || !caret) throw new Error('There is no caret or no toolbar');
    const seen = visualViewport?.height ?? innerHeight;
    return { above: bar.top - caret.bottom, below: caret.top, bar: seen - bar.bottom };
  });

test.describe('the writing desk on a phone', { tag: '@generator' }, () => {
  for (const [words, open] of Object.entries(KEYBOARDS)) {
    test(`When the keyboard ${words}, the caret and the tools stay in view while a long story is continued`, async ({
      desk,
    }) => {
      const { page } = desk;
      await desk.paragraph(LAST).scrollIntoViewIfNeeded();
      await desk.paragraph(LAST).click();
      await open(page);
      await page.keyboard.press('Control+End');
      for (let line = 0; line < 6; line += 1) {
        await page.keyboard.press('Enter');
        await page.keyboard.type(`A new line ${line} which is long enough to need two rows of a phone.`);
        const { above, below, bar } = await roomOfCaret(page);
        expect(above, 'the caret is above the tools').toBeGreaterThanOrEqual(0);
        expect(below, 'the caret is below the header').toBeGreaterThanOrEqual(64);
        expect(bar, 'the tools are at the foot of what is seen').toBeGreaterThanOrEqual(0);
      }
    });
  }

  test.describe('with a proposal', () => {
    test.use({ story: 'And the lamp was lit, and they went home.' });

    test('The bar of a proposal does not cover the passage that it is about, nor what is proposed', async ({
      desk,
      provider,
    }) => {
      const { page } = desk;
      provider.script = 'hold';
      const passage = desk.text.locator('p').nth(5);
      const words = (await passage.textContent()) ?? '';
      // The passage is right above the tools.
      await passage.evaluate((element) => {
        const bar = document.querySelector('[role=toolbar]')?.getBoundingClientRect();
        scrollBy({ top: element.getBoundingClientRect().bottom - (bar?.top ?? 0), behavior: 'instant' });
      });
      await desk.choose('Continue from here', words);
      await expect(desk.inserted.first()).toBeVisible();
      provider.release();
      await expect(desk.accept).toBeVisible();
      const placeOf = (part: Locator) =>
        part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
      expect((await placeOf(desk.paragraph(words))).top).toBeGreaterThanOrEqual(64);
      expect((await placeOf(desk.inserted.last())).bottom).toBeLessThanOrEqual((await placeOf(desk.bar)).top);
      await expect(page.getByRole('toolbar')).toBeInViewport({ ratio: 1 });
    });
  });
});
