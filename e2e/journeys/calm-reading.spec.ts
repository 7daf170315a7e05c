import { expect, test } from '@playwright/test';
import { announcements, listen } from '../fixtures/announcements.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { longStory } from '../fixtures/long-story.ts';
import { type ScriptedService, startScriptedService } from '../fixtures/scripted-service.ts';
import { scrolled, watchEnd, watchPlace, withoutScrollAnchoring } from '../fixtures/steadiness.ts';

const PROMPT = 'A lamp that has to be lit every night.';
const STORY = longStory('The Lamp at Harrow Fen', 80);

let service: ScriptedService;
test.beforeAll(async () => {
  service = await startScriptedService(STORY);
});
test.beforeEach(() => {
  Object.assign(service.provider, { script: 'normal', pace: 2, share: 0.5, tell: () => STORY });
});
test.afterAll(() => service.stop());

for (const [device, width, height] of [
  ['a desk', 1280, 900],
  ['a phone', 390, 760],
] as const) {
  test(`on ${device}, nothing that is read moves while the story grows and when it ends`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const generator = new GeneratorScreen(page);
    await generator.open(service.backend.url);
    // With an earlier version there is more to show when the story ends.
    service.provider.tell = () => longStory('The Ferry', 4);
    await generator.write(PROMPT);
    await generator.told(longStory('The Ferry', 4));
    await withoutScrollAnchoring(page);
    service.provider.tell = () => STORY;
    await generator.another.click();
    await generator.grown(STORY.length * 0.4);
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, -height / 2);
    await expect(generator.jump).toBeVisible();
    await scrolled(page);
    await expect(generator.stop).toBeInViewport();
    const moved = await watchPlace(generator.story.locator('p').first());
    await generator.told(STORY);
    await expect(generator.version('Version 2 of 2')).toBeAttached();
    await expect(generator.jump).toBeHidden();
    expect(await moved()).toBe(0);
  });

  test(`on ${device}, the end of the story stays in sight, is let go and is found again`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const generator = new GeneratorScreen(page);
    await generator.open(service.backend.url);
    await withoutScrollAnchoring(page);
    await generator.write(PROMPT);
    await expect(generator.stop).toBeFocused();
    await generator.grown(1);
    const below = await watchEnd(generator.story);
    await generator.grown(STORY.length * 0.5);
    expect(await below()).toBeLessThanOrEqual(1);
    await expect(generator.jump).toBeHidden();
    await expect(generator.stop).toBeInViewport();

    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, -height);
    await generator.jump.click();
    await expect(generator.jump).toBeHidden();
    const belowAgain = await watchEnd(generator.story);
    await generator.told(STORY);
    expect(await belowAgain()).toBeLessThanOrEqual(1);
  });
}

test('Stop has the focus from Generate and from Continue on, keeps it, and gives it back', async ({ page }) => {
  service.provider.script = 'hold';
  const generator = new GeneratorScreen(page);
  await generator.open(service.backend.url);
  await generator.write(PROMPT);
  await generator.grown(STORY.length * 0.4);
  await expect(generator.stop).toBeFocused();
  await expect(page.getByText(/^[\d,]+ of about 1,500 words$/)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(generator.stop).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(generator.generate).toBeFocused();
  await expect(generator.notice('Stopped')).toBeVisible();
  await tabTo(generator.goOn);
  await page.keyboard.press('Enter');
  await expect(generator.stop).toBeFocused();
});

test('a whole story is announced by its beginning, its middle and its end, and not word by word', async ({ page }) => {
  const story = longStory('The Ferry', 44);
  service.provider.tell = () => story;
  service.provider.pace = 6;
  await listen(page);
  const generator = new GeneratorScreen(page);
  await generator.open(service.backend.url);
  await generator.chooseShortest();
  const before = (await announcements(page)).length;
  await generator.write(PROMPT);
  await generator.told(story);
  await expect(page.getByText(/^Story complete, \d+ words\.$/)).toBeAttached();
  await expect(page.getByText('Story generated successfully!')).toBeVisible();
  const said = (await announcements(page)).slice(before);
  const [words] = /\d+/.exec(said.find((text) => text.startsWith('Story complete')) ?? '') ?? [];
  expect(said.slice(0, 2)).toEqual(['Writing your story…', 'About half of the story is written.']);
  expect(said.slice(2).toSorted()).toEqual([`Story complete, ${words} words.`, 'Story generated successfully!']);
});

test('a failure is announced once, and its seconds are not counted aloud', async ({ page }) => {
  await page.clock.install();
  service.provider.script = 'rate-limited';
  await listen(page);
  const generator = new GeneratorScreen(page);
  await generator.open(service.backend.url);
  await generator.write(PROMPT);
  await expect(generator.failure).toBeVisible();
  await page.clock.runFor(service.provider.retryAfter * 1000);
  await expect(generator.tryAgain).toBeEnabled();
  const said = await announcements(page);
  expect(said.filter((text) => text.startsWith('The story could not be written'))).toHaveLength(1);
  expect(said.filter((text) => text.includes('Rate limit reached')).length).toBeLessThanOrEqual(2);
});

test('who wants no motion sees a line once it is finished', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  Object.assign(service.provider, { script: 'hold', pace: 1 });
  const generator = new GeneratorScreen(page);
  await generator.open(service.backend.url);
  await generator.write(PROMPT);
  await expect.poll(() => service.provider.holding).toBe(1);
  const shown = (await generator.rested()).split('\n\n');
  expect(shown.length).toBeGreaterThan(5);
  expect(shown).toEqual(STORY.split('\n\n').slice(0, shown.length));
  service.provider.release();
  await generator.told(STORY);
});
