import { longStory } from '../fixtures/long-story.ts';
import { expect, test } from '../fixtures/test.ts';

const PROMPT = 'A lamp that has to be lit every night.';
const STORY = longStory('The Lamp at Harrow Fen', 12);

test.use({ story: STORY });

test('A story that ends early says why, and Continue completes it', async ({ provider, generator }) => {
  provider.script = 'cut';
  await generator.open();
  await generator.write(PROMPT);
  await expect(generator.notice('The story broke off before its end')).toBeVisible();
  await expect(generator.offers).toHaveText(['Continue', 'Try Again']);
  expect(STORY.startsWith(await generator.text())).toBe(true);
  await expect(generator.failure).toBeHidden();
  provider.script = 'normal';
  await generator.goOn.click();
  await generator.told(STORY);
});
