import { emptyRulesOn } from '../fixtures/empty-rules.ts';
import { longStory } from '../fixtures/long-story.ts';
import { scrolled, watchEnd, watchPlace, withoutScrollAnchoring } from '../fixtures/steadiness.ts';
import { IN_MATRIX, inMatrixUnless } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

const PROMPT = 'A lamp that has to be lit every night.';
const STORY = longStory('The Lamp at Harrow Fen', 50);

test.use({ story: STORY });

for (const [device, width, height] of [
  ['a desktop', 1280, 900],
  ['a phone', 390, 760],
] as const) {
  test(
    `On ${device}, the paragraph being read does not move while the story grows or when it ends`,
    { tag: inMatrixUnless(device === 'a phone') },
    async ({ provider, page, generator }) => {
      await page.setViewportSize({ width, height });
      await generator.open();
      // With an earlier version, more controls appear when the story ends.
      provider.storyFor = () => longStory('The Ferry', 4);
      await generator.write(PROMPT);
      await generator.told(longStory('The Ferry', 4));
      await withoutScrollAnchoring(page);
      Object.assign(provider, { script: 'hold', storyFor: () => STORY });
      await generator.another.click();
      await generator.grown(STORY.length * 0.4);
      await page.mouse.move(width / 2, height / 2);
      await page.mouse.wheel(0, -height / 2);
      await expect(generator.jump).toBeVisible();
      await scrolled(page);
      await expect(generator.stop).toBeInViewport();
      const moved = await watchPlace(generator.story.locator('p').first());
      provider.release();
      await generator.told(STORY);
      await expect(generator.version('Story 2 of 2')).toBeAttached();
      await expect(generator.jump).toBeHidden();
      expect(await moved()).toBe(0);
    },
  );

  test(
    `On ${device}, the form, the story and its end share a left edge, and no two dividing lines stand directly together`,
    { tag: IN_MATRIX },
    async ({ provider, page, generator }) => {
      await page.setViewportSize({ width, height });
      // So short that the bar above the story is not sticky yet.
      Object.assign(provider, { script: 'hold', share: 0.05 });
      await generator.open();
      await generator.write(PROMPT);
      await generator.grown(100);
      expect(await emptyRulesOn(page)).toEqual([]);
      await generator.stopWriting();
      await expect(generator.notice('Stopped')).toBeVisible();
      expect(await emptyRulesOn(page)).toEqual([]);
      const parts = [generator.prompt, generator.generate, generator.story.locator('p').first(), generator.end];
      const caption = generator.end.getByText(/ words · about /);
      const lefts = [...parts, caption].map(async (part) => Math.round((await part.boundingBox())?.x ?? -1));
      expect(new Set(await Promise.all(lefts)).size, `${await Promise.all(lefts)}`).toBe(1);
    },
  );

  test(
    `On ${device}, the page follows the end of a growing story until the reader scrolls up, and again after Jump to latest`,
    { tag: inMatrixUnless(device === 'a phone') },
    async ({ provider, page, generator }) => {
      provider.script = 'hold';
      await page.setViewportSize({ width, height });
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

      await page.mouse.move(width / 2, height / 2);
      await page.mouse.wheel(0, -height);
      await generator.jump.click();
      await expect(generator.jump).toBeHidden();
      const belowAgain = await watchEnd(generator.story);
      provider.release();
      await generator.told(STORY);
      expect(await belowAgain()).toBeLessThanOrEqual(1);
    },
  );
}

test(
  'In a window of 320 × 256, a second story is followed from its first words',
  { tag: IN_MATRIX },
  async ({ provider, page, generator }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    provider.storyFor = () => longStory('The Ferry', 4);
    await generator.open();
    await generator.write(PROMPT);
    await generator.told(longStory('The Ferry', 4));
    Object.assign(provider, { script: 'hold', storyFor: () => STORY });
    await generator.prompt.fill(`${PROMPT} Another one.`);
    await generator.generate.focus();
    await scrolled(page);
    await page.keyboard.press('Enter');
    await generator.grown(STORY.length * 0.2);
    await expect(generator.jump).toBeHidden();
    await expect(generator.story.locator('p').last()).toBeInViewport();
  },
);

test(
  'In a window of 320 × 256, Stop and Jump to latest stand side by side and leave most of the window to the story',
  { tag: IN_MATRIX },
  async ({ provider, page, generator }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    provider.script = 'hold';
    await generator.open();
    await generator.write(PROMPT);
    await generator.grown(STORY.length * 0.3);
    await page.mouse.move(160, 120);
    await page.mouse.wheel(0, -400);
    await expect(generator.jump).toBeVisible();
    const [stop, jump] = [await generator.stop.boundingBox(), await generator.jump.boundingBox()];
    expect(stop && jump && stop.x + stop.width <= jump.x).toBe(true);
    expect(Math.min(stop?.y ?? 0, jump?.y ?? 0)).toBeGreaterThan(256 - 60);
    await generator.stop.focus();
    await expect(generator.stop).toBeInViewport({ ratio: 1 });
    await generator.stopWriting();
    await expect(generator.notice('Stopped')).toBeVisible();
  },
);

test('With reduced motion, a paragraph of a growing story appears once it is complete', async ({
  provider,
  page,
  generator,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  Object.assign(provider, { script: 'hold', pace: 1 });
  await generator.open();
  await generator.write(PROMPT);
  const paragraphs = async () => (await generator.text()).split('\n\n');
  await expect.poll(async () => (await paragraphs()).length).toBeGreaterThan(5);
  const shown = await paragraphs();
  expect(shown).toEqual(STORY.split('\n\n').slice(0, shown.length));
  provider.release();
  await generator.told(STORY);
});
