import type { Page } from '@playwright/test';
import { longStory } from '../fixtures/long-story.ts';
import { scrolled, watchEnd, watchPlace, withoutScrollAnchoring } from '../fixtures/steadiness.ts';
import { expect, test } from '../fixtures/test.ts';

const PROMPT = 'A lamp that has to be lit every night.';
const STORY = longStory('The Lamp at Harrow Fen', 30);
const PHONE = { width: 390, height: 760 };

test.use({ story: STORY, viewport: PHONE, hasTouch: true, isMobile: true });

const scroll = (page: Page, by: number) => page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by);

test('The page follows a growing story until the reader scrolls up', async ({ provider, page, generator }) => {
  provider.script = 'hold';
  await generator.open();
  await withoutScrollAnchoring(page);
  await generator.write(PROMPT);
  await expect(generator.stop).toBeFocused();
  // By then the page has begun to follow, so that its observer is older than the test's.
  await generator.grown(200);
  const below = await watchEnd(generator.story);
  await generator.grown(STORY.length * 0.4);
  expect(await below()).toBeLessThanOrEqual(1);
  await expect(generator.jump).toBeHidden();
  await expect(generator.stop).toBeInViewport();

  await scroll(page, -PHONE.height);
  await generator.jump.click();
  await expect(generator.jump).toBeHidden();
  const belowAgain = await watchEnd(generator.story);
  provider.release();
  await generator.told(STORY);
  expect(await belowAgain()).toBeLessThanOrEqual(1);
});

test('A reader who scrolled up is not moved, and finds both ends', async ({ provider, page, generator }) => {
  provider.script = 'hold';
  await generator.open();
  await withoutScrollAnchoring(page);
  await generator.write(PROMPT);
  await generator.grown(STORY.length * 0.4);
  await scroll(page, -PHONE.height / 2);
  await expect(generator.jump).toBeVisible();
  await scrolled(page);
  await expect(generator.stop).toBeInViewport();
  const moved = await watchPlace(generator.story.locator('p').first());
  provider.release();
  await generator.told(STORY);
  await expect(generator.jump).toBeHidden();
  expect(await moved()).toBe(0);

  const finished = page.getByText('Finished, not saved yet');
  const go = page.getByRole('button', { name: 'Go to the end' });
  await expect(finished).toBeInViewport({ ratio: 1 });
  await go.tap();
  await expect(generator.end).toBeFocused();
  await expect(generator.end).toBeInViewport();
  await expect(finished).toBeHidden();

  await page.getByRole('button', { name: 'Read from the beginning' }).tap();
  const title = page.getByRole('heading', { name: 'The Lamp at Harrow Fen' });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThan(56);
  await expect(finished).toBeHidden();
});
