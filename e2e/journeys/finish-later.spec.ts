import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { longStory } from '../fixtures/long-story.ts';
import { expect, test } from '../fixtures/test.ts';

const STORY = longStory('The Lamp at Harrow Fen', 12);

test.use({ story: STORY });

test('A story that was saved before its end is finished on another device', async ({
  provider,
  person,
  openAs,
  writer: generator,
}) => {
  provider.script = 'hold';
  await generator.write('A lamp that has to be lit every night.');
  await generator.grown(STORY.length * 0.1);
  await generator.stopWriting();
  await generator.save.click();
  await expect(generator.saved).toBeFocused();
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
});
