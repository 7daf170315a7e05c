import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { longStory } from '../fixtures/long-story.ts';
import { scrolled } from '../fixtures/steadiness.ts';
import { expect, test } from '../fixtures/test.ts';

const PROMPT = 'A lamp that has to be lit every night.';
const STORY = longStory('The Lamp at Harrow Fen', 12);

test.use({ story: STORY });

test('A story that was saved before its end is finished on another device, and the saved story then has all of it', async ({
  provider,
  person,
  openAs,
  writer: generator,
}) => {
  provider.script = 'hold';
  await generator.write(PROMPT);
  await generator.grown(STORY.length * 0.1);
  await generator.stopWriting();
  // The page scrolls smoothly to the actions. Chromium would add the last step of a cancelled smooth scroll to this one.
  await scrolled(generator.page);
  const scrollTop = () => generator.page.evaluate(() => scrollY);
  await generator.save.evaluate((save) => {
    scrollBy({ top: save.getBoundingClientRect().bottom - innerHeight + 20, behavior: 'instant' });
  });
  const before = await scrollTop();
  // Playwright's own click would bring the button to the middle of the window first.
  const { x, y } = (await generator.save.boundingBox()) ?? { x: 0, y: 0 };
  await generator.page.mouse.click(x + 20, y + 20);
  await expect(generator.saved).toBeFocused();
  // A pixel is what browsers round.
  expect(Math.abs((await scrollTop()) - before)).toBeLessThanOrEqual(1);
  const address = await generator.saved.getAttribute('href');
  await generator.page.context().close();

  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await openAs(person, address ?? '/', phone);
  const other = new GeneratorScreen(page);
  await page.getByRole('link', { name: 'Finish this story' }).click();
  await expect(page).toHaveURL(/\/generators\/fantasy$/);
  await expect(other.stop).toBeFocused();
  await expect(other.end).toBeInViewport();
  await expect.poll(() => [provider.requests.length, provider.holding]).toEqual([2, 1]);
  provider.release();
  await other.told(STORY);
  await expect(other.end).toBeFocused();
  await other.saved.click();
  await expect(page.getByRole('article')).toContainText(STORY.split('\n').at(-1) ?? STORY);
  await expect(page.getByText('This story was stopped before its end.')).toBeHidden();

  await page.getByRole('link', { name: 'Create another Fantasy story' }).click();
  await expect(other.prompt).toHaveValue('');
  await expect(other.story).toBeHidden();
});

test('A saved story that cannot be continued without a connection says so at its end, which is in view', async ({
  provider,
  writer: generator,
}) => {
  const { page } = generator;
  await page.setViewportSize({ width: 390, height: 700 });
  provider.script = 'hold';
  await generator.write(PROMPT);
  await generator.grown(STORY.length * 0.4);
  await generator.stopWriting();
  await generator.save.click();
  await generator.saved.click();
  const finish = page.getByRole('link', { name: 'Finish this story' });
  await expect(finish).toBeVisible();
  await page.context().setOffline(true);
  await finish.press('Enter');
  await expect(generator.failure).toContainText('The story couldn’t be continued');
  await expect(generator.end).toBeFocused();
  await expect(generator.end).toBeInViewport();
  await expect(generator.goOn).toBeInViewport();
});
