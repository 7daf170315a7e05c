import { announcements, listen } from '../fixtures/announcements.ts';
import { emptyRulesOn } from '../fixtures/empty-rules.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { longStory } from '../fixtures/long-story.ts';
import { scrolled, watchEnd, watchPlace, withoutScrollAnchoring } from '../fixtures/steadiness.ts';
import { IN_MATRIX, inMatrixUnless } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

const PROMPT = 'A lamp that has to be lit every night.';
const STORY = longStory('The Lamp at Harrow Fen', 50);

test.use({ story: STORY });

for (const [device, width, height] of [
  ['a desk', 1280, 900],
  ['a phone', 390, 760],
] as const) {
  test(
    `on ${device}, nothing that is read moves while the story grows and when it ends`,
    { tag: inMatrixUnless(device === 'a phone') },
    async ({ provider, page, generator }) => {
      await page.setViewportSize({ width, height });
      await generator.open();
      // With an earlier version there is more to show when the story ends.
      provider.tell = () => longStory('The Ferry', 4);
      await generator.write(PROMPT);
      await generator.told(longStory('The Ferry', 4));
      await withoutScrollAnchoring(page);
      Object.assign(provider, { script: 'hold', tell: () => STORY });
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
    `on ${device}, form, story and what stands below it begin on one line, and no two lines have nothing between them`,
    { tag: IN_MATRIX },
    async ({ provider, page, generator }) => {
      await page.setViewportSize({ width, height });
      // So little that the bar above the story stands where it begins.
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
    `on ${device}, the end of the story stays in sight, is let go and is found again`,
    { tag: inMatrixUnless(device === 'a phone') },
    async ({ provider, page, generator }) => {
      provider.script = 'hold';
      await page.setViewportSize({ width, height });
      await generator.open();
      await withoutScrollAnchoring(page);
      await generator.write(PROMPT);
      await expect(generator.stop).toBeFocused();
      await generator.grown(1);
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

test('Stop has the focus from Generate and from Continue on, keeps it, and gives it to what stands below the story', async ({
  provider,
  page,
  generator,
}) => {
  provider.script = 'hold';
  await generator.open();
  await generator.write(PROMPT);
  await generator.grown(STORY.length * 0.4);
  await expect(generator.stop).toBeFocused();
  await expect(page.getByText(/^[\d,]+ of about 1,500 words$/)).toBeVisible();
  await expect.poll(() => provider.holding).toBe(1);
  await generator.rested();
  const lookedAt = await page.evaluate(() => scrollY);
  await page.keyboard.press('Shift+Tab');
  await scrolled(page);
  await page.keyboard.press('Tab');
  await expect(generator.stop).toBeFocused();
  await scrolled(page);
  expect(await page.evaluate(() => scrollY)).toBe(lookedAt);
  await page.keyboard.press('Enter');
  await expect(generator.end).toBeFocused();
  await expect(generator.end).toBeInViewport();
  await expect(generator.notice('Stopped')).toBeVisible();
  await tabTo(generator.goOn);
  await page.keyboard.press('Enter');
  await expect(generator.stop).toBeFocused();
});

test(
  'a key on Stop shows what it did, also to a reader who went back to the beginning',
  { tag: IN_MATRIX },
  async ({ provider, page, generator }) => {
    provider.script = 'hold';
    await generator.open();
    await generator.write(PROMPT);
    await expect.poll(() => provider.holding).toBe(1);
    await generator.rested();
    await page.mouse.move(640, 600);
    await page.mouse.wheel(0, -3000);
    await scrolled(page);
    await expect(generator.jump).toBeVisible();
    await generator.stop.press('Enter');
    await expect(generator.end).toBeFocused();
    await expect(generator.end).toBeInViewport();
  },
);

test(
  'in a window of 320 × 256 a second story is seen from its first words on',
  { tag: IN_MATRIX },
  async ({ provider, page, generator }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    provider.tell = () => longStory('The Ferry', 4);
    await generator.open();
    await generator.write(PROMPT);
    await generator.told(longStory('The Ferry', 4));
    Object.assign(provider, { script: 'hold', tell: () => STORY });
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
  'a key that is held down on Generate without a prompt leads to the prompt, and writes no lines in it',
  { tag: IN_MATRIX },
  async ({ page, generator }) => {
    await generator.open();
    await generator.generate.focus();
    await page.keyboard.down('Enter');
    await expect(generator.prompt).toBeFocused();
    for (let press = 0; press < 4; press += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(generator.prompt).toHaveValue('');
    await page.keyboard.press('Enter');
    await expect(generator.prompt).toHaveValue('\n');
  },
);

test('a whole story is announced by its beginning, its middle and its end, and not word by word', async ({
  provider,
  page,
  generator,
}) => {
  const story = longStory('The Ferry', 44);
  provider.tell = () => story;
  provider.pace = 3;
  await listen(page);
  await generator.open();
  await generator.chooseShortest();
  const before = (await announcements(page)).length;
  await generator.write(PROMPT);
  await generator.told(story);
  await expect(page.getByText(/^Story complete: “The Ferry”, \d+ words\.$/)).toBeAttached();
  await expect(page.getByText('Story generated successfully!')).toBeVisible();
  const said = (await announcements(page)).slice(before);
  expect(said).toEqual([
    'Writing your story…',
    'About half of the story is written.',
    expect.stringMatching(/^Story complete: “The Ferry”, \d+ words\.$/),
  ]);
});

test(
  'keys that are held down or pressed twice begin one story and no second, and stop none',
  { tag: IN_MATRIX },
  async ({ page, generator }) => {
    const requests: string[] = [];
    page.on('request', (request) => request.url().endsWith('/generate-story') && requests.push(request.url()));
    await generator.open();
    await generator.prompt.fill(PROMPT);
    await generator.generate.focus();
    // Playwright repeats a key that is down already.
    for (let press = 0; press < 6; press += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.keyboard.press('Enter');
    await generator.told(STORY);
    await expect(generator.end).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(generator.generate).toBeVisible();
    expect(requests).toHaveLength(1);
  },
);

test('a random prompt takes the place of what was typed, and Ctrl+Z brings that back', async ({ page, generator }) => {
  await generator.open();
  await generator.prompt.pressSequentially('My own');
  await page.route('**/functions/v1/random-prompt', (route) =>
    route.fulfill({ json: { prompt: 'A map of the marsh' } }),
  );
  const random = page.getByRole('button', { name: 'Random prompt' });
  await random.click();
  await expect(generator.prompt).toHaveValue('A map of the marsh');
  await expect(random).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(generator.prompt).toHaveValue('My own');
  await expect(generator.prompt).toBeFocused();
});

test(
  'in a window of 320 × 256, Stop and Jump to latest stand side by side, and leave the story most of it',
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

test(
  'a failure is announced once, and its seconds are not counted aloud',
  { tag: IN_MATRIX },
  async ({ provider, page, generator }) => {
    await page.clock.install();
    provider.script = 'rate-limited';
    await listen(page);
    await generator.open();
    await generator.write(PROMPT);
    await expect(generator.failure).toBeVisible();
    await page.clock.runFor(provider.retryAfter * 1000);
    await expect(generator.tryAgain).toBeEnabled();
    const said = await announcements(page);
    expect(said.filter((text) => text.startsWith('The story couldn’t be written'))).toHaveLength(1);
    expect(said.filter((text) => text.includes('Rate limit reached'))).toHaveLength(1);
  },
);

test('who wants no motion sees a line once it is finished', async ({ provider, page, generator }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  Object.assign(provider, { script: 'hold', pace: 1 });
  await generator.open();
  await generator.write(PROMPT);
  await expect.poll(() => provider.holding).toBe(1);
  const shown = (await generator.rested()).split('\n\n');
  expect(shown.length).toBeGreaterThan(5);
  expect(shown).toEqual(STORY.split('\n\n').slice(0, shown.length));
  provider.release();
  await generator.told(STORY);
});
