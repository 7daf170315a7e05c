import { announcements, listen } from '../fixtures/announcements.ts';
import { longStory } from '../fixtures/long-story.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

const PROMPT = 'A lamp that has to be lit every night.';

test('A growing story is announced at its beginning, middle and end, and not word by word', async ({
  provider,
  page,
  generator,
}) => {
  const story = longStory('The Ferry', 44);
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
  // First, because that message leaves by itself.
  await generator.finished();
  await generator.told(story);
  await expect(page.getByText(/^Story complete: “The Ferry”, \d+ words\.$/)).toBeAttached();
  const said = (await announcements(page)).slice(before);
  expect(said).toEqual([
    'Writing your story…',
    'About half of the story is written.',
    expect.stringMatching(/^Story complete: “The Ferry”, \d+ words\.$/),
  ]);
});

test(
  'A failed story is announced once, and its countdown is not announced',
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
