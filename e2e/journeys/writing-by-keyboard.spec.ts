import { held } from '../fixtures/generator-tabs.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { longStory } from '../fixtures/long-story.ts';
import { scrolled } from '../fixtures/steadiness.ts';
import { expect, test } from '../fixtures/test.ts';

const PROMPT = 'A lamp that has to be lit every night.';
const STORY = longStory('The Lamp at Harrow Fen', 30);

test.use({ story: STORY });

test('Stop takes the focus after Generate, and passes it to the story’s end', async ({ provider, page, generator }) => {
  provider.script = 'hold';
  await generator.open();
  await generator.write(PROMPT);
  await expect(generator.stop).toBeFocused();
  await expect(page.getByText(/^[\d,]+ of about 1,500 words$/)).toBeVisible();
  await held(provider, generator);
  // The page follows the last words in the frame that shows them.
  await scrolled(page);
  await test.step('Tab leads back to Stop without moving the page', async () => {
    const lookedAt = await page.evaluate(() => scrollY);
    await page.keyboard.press('Shift+Tab');
    await scrolled(page);
    await page.keyboard.press('Tab');
    await expect(generator.stop).toBeFocused();
    await scrolled(page);
    expect(await page.evaluate(() => scrollY)).toBe(lookedAt);
  });
  await test.step('a reader who scrolled back is shown the end', async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(generator.jump).toBeVisible();
    await generator.stop.press('Enter');
    await expect(generator.end).toBeFocused();
    await expect(generator.end).toBeInViewport();
    await expect(generator.notice('Stopped')).toBeVisible();
  });
  await tabTo(generator.goOn);
  await page.keyboard.press('Enter');
  await expect(generator.stop).toBeFocused();
});
