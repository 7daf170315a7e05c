import { announcements, listen } from '../fixtures/announcements.ts';
import { longStory } from '../fixtures/long-story.ts';
import { expect, test } from '../fixtures/test.ts';

const PROMPT = 'A lamp that has to be lit every night.';
const STORY = longStory('The Lamp at Harrow Fen', 12);

test.use({ story: STORY });

test('A story that ends early says why, and Continue completes it', async ({ provider, generator }) => {
  provider.script = 'cut';
  await generator.open();
  await generator.write(PROMPT);
  await expect(generator.notice('The connection was lost before the end')).toBeVisible();
  await expect(generator.offers).toHaveText(['Continue', 'Try Again']);
  expect(STORY.startsWith(await generator.text())).toBe(true);
  await expect(generator.failure).toBeHidden();
  provider.script = 'normal';
  await generator.goOn.click();
  await generator.told(STORY);
});

test('A growing story is announced at its beginning, middle and end only', async ({ provider, page, generator }) => {
  const story = longStory('The Ferry', 34);
  provider.storyFor = () => story;
  // The words are counted once a second: the rest waits until the half was announced.
  Object.assign(provider, { script: 'hold', share: 0.7, pace: 3 });
  await listen(page);
  await generator.open();
  await generator.chooseShortest();
  const before = (await announcements(page)).length;
  await generator.write(PROMPT);
  await expect.poll(() => announcements(page)).toContain('About half of the story is written.');
  provider.release();
  await generator.told(story);
  const complete = /^Story complete: “The Ferry”, \d+ words\.$/;
  await expect(page.getByText(complete)).toBeAttached();
  expect((await announcements(page)).slice(before)).toEqual([
    'Writing your story…',
    'About half of the story is written.',
    expect.stringMatching(complete),
  ]);
});
