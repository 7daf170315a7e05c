import type { Locator } from '@playwright/test';
import { DeskScreen } from '../fixtures/desk.ts';
import { longStory } from '../fixtures/long-story.ts';
import { expect, test } from '../fixtures/test.ts';

const WINDOW = { width: 390, height: 844 };
/** What an on-screen keyboard leaves of it. */
const LEFT = { width: 390, height: 480 };
const STORY = longStory('The Lamp', 40);
const LAST = STORY.slice(STORY.lastIndexOf('\n') + 1);

test.describe('the writing desk on a phone', { tag: '@generator' }, () => {
  test.use({ story: 'And the lamp was lit, and they went home.' });

  test('The caret and tools stay above the keyboard, and a proposal is not covered', async ({
    backend,
    person,
    openAs,
    provider,
  }) => {
    const path = await DeskScreen.storyOf(backend, person, STORY);
    const desk = new DeskScreen(await openAs(person, path, { viewport: WINDOW, hasTouch: true, isMobile: true }));
    const { page } = desk;

    await test.step('a proposal for a passage right above the tools', async () => {
      provider.script = 'hold';
      const passage = desk.text.locator('p').nth(5);
      const words = (await passage.textContent()) ?? '';
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
      await desk.discard.click();
    });

    /** How far the caret is above the toolbar and below the window's top, and the toolbar above its foot, in CSS pixels. */
    const roomOfCaret = () =>
      page.evaluate(() => {
        const bar = document.querySelector('[role=toolbar]')?.getBoundingClientRect();
        const range = getSelection()?.getRangeAt(0);
        const caret =
          range && (range.getClientRects()[0] ?? range.startContainer.parentElement?.getBoundingClientRect());
        if (!bar || !caret) throw new Error('There is no caret or no toolbar');
        const seen = visualViewport?.height ?? innerHeight;
        return { above: bar.top - caret.bottom, below: caret.top, bar: seen - bar.bottom };
      });
    for (const [keyboard, open] of [
      // The keyboard of Safari lies over the page, and only the visual viewport is smaller.
      [
        'lies over the page',
        () =>
          page.evaluate((height) => {
            Object.defineProperty(visualViewport, 'height', { get: () => height, configurable: true });
            visualViewport?.dispatchEvent(new Event('resize'));
          }, LEFT.height),
      ],
      ['makes the window smaller', () => page.setViewportSize(LEFT)],
    ] as const) {
      await test.step(`a keyboard that ${keyboard}`, async () => {
        await page.reload();
        await desk.paragraph(LAST).click();
        await open();
        await page.keyboard.press('Control+End');
        for (let line = 0; line < 2; line += 1) {
          await page.keyboard.press('Enter');
          await page.keyboard.type(`A new line ${line} which is long enough to need two rows of a phone.`);
          const { above, below, bar } = await roomOfCaret();
          expect(above, 'the caret is above the tools').toBeGreaterThanOrEqual(0);
          expect(below, 'the caret is below the header').toBeGreaterThanOrEqual(64);
          expect(bar, 'the tools are at the foot of what is seen').toBeGreaterThanOrEqual(0);
        }
        await expect(desk.state('Saved')).toBeVisible();
      });
    }
  });
});
