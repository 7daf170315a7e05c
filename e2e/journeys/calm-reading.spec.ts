import { expectInWindow } from '../fixtures/in-window.ts';
import { longStory } from '../fixtures/long-story.ts';
import { scrolled, watchEnd, watchPlace, withoutScrollAnchoring } from '../fixtures/steadiness.ts';
import { expect, test } from '../fixtures/test.ts';

const PROMPT = 'A lamp that has to be lit every night.';
const STORY = longStory('The Lamp at Harrow Fen', 30);
/** As long as it is asked for: a story that came out shorter says so, in two more lines. */
const LONG_STORY = longStory('The Lamp at Harrow Fen', 99);
const PHONE = { width: 390, height: 760 };

test.use({ story: STORY, viewport: PHONE, hasTouch: true, isMobile: true });

test('A reader who scrolled up is not moved, and finds both ends', async ({ provider, page, generator }) => {
  provider.script = 'hold';
  await generator.open();
  await withoutScrollAnchoring(page);
  await generator.write(PROMPT);
  await generator.grown(STORY.length * 0.4);
  await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), -PHONE.height / 2);
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

test.describe('of full length', () => {
  test.use({ story: LONG_STORY, pace: 1 });

  test('On a phone, a story is followed until its reader scrolls', async ({ provider, writer }) => {
    const { page } = writer;
    await withoutScrollAnchoring(page);
    // A story that arrives at once is not followed, but shown from its first words.
    provider.script = 'hold';
    await writer.write(PROMPT);
    await expect(writer.stop).toBeFocused();
    // By then the page has begun to follow, so that its observer is older than the test's.
    await writer.grown(200);
    const below = await watchEnd(writer.story);
    await writer.grown(LONG_STORY.length / 3);
    expect(await below()).toBeLessThanOrEqual(1);
    await expect(writer.jump).toBeHidden();
    await expect(writer.stop).toBeInViewport();

    await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), -PHONE.height);
    await writer.jump.click();
    await expect(writer.jump).toBeHidden();
    const belowAgain = await watchEnd(writer.story);
    provider.release();
    await writer.told(LONG_STORY);
    expect(await belowAgain()).toBeLessThanOrEqual(1);
    for (const action of [writer.save, writer.share, writer.download, writer.another]) {
      await expectInWindow(action, 'an action');
    }
    const last = writer.story.locator('p').last();
    const { bottom, top } = await last.evaluate((line) => line.getBoundingClientRect().toJSON());
    const header = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan(PHONE.height);
    expect(bottom - Math.max(top, header)).toBeGreaterThan(24);
  });
});
