import { announcements, listen } from '../fixtures/announcements.ts';
import { longStory } from '../fixtures/long-story.ts';
import { PROVIDER_ENV } from '../fixtures/scripted-service.ts';
import { expect, test } from '../fixtures/test.ts';

const PROMPT = 'A lamp that has to be lit every night.';
const STORY = longStory('The Lamp at Harrow Fen', 12);

test.use({ story: STORY });

test('The first words of a story are shown before the rest arrives, and the service asks with its own model and key', async ({
  backend,
  provider,
  page,
  generator,
}) => {
  provider.script = 'hold';
  await generator.open();
  await generator.write(PROMPT);
  await generator.grown(100);
  await expect(generator.story).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => provider.holding).toBe(1);
  expect((await generator.text()).length).toBeLessThan(STORY.length);
  provider.release();
  await generator.told(STORY);
  await expect(page.getByText('Demo storyteller')).toBeHidden();
  const sent = JSON.parse(provider.requests.at(-1)?.body ?? '{}');
  expect(sent).toMatchObject({ model: PROVIDER_ENV.AI_MODEL, stream: true });
  expect(sent.messages[0].role).toBe('system');
  expect(sent.messages[0].content).not.toContain('lamp that has to be lit');
  expect(backend.log).not.toContain(PROVIDER_ENV.AI_API_KEY);
  await generator.used(1);
});

test('A story that fails before its first word costs nothing, and Try Again waits as long as the provider asks', async ({
  backend,
  provider,
  page,
  generator,
}) => {
  // The time stands still, and timers run: the page can load and ask, and counts only when the test moves the time.
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await generator.open();
  provider.script = 'unauthorized';
  await generator.write(PROMPT);
  await expect(generator.failure).toContainText('The story service is temporarily unavailable.');
  await expect(generator.offers).toHaveText(['Try Again']);
  await expect(generator.story).toBeHidden();
  await expect(generator.prompt).toHaveValue(PROMPT);
  await generator.used(0);
  expect(backend.log).not.toContain(PROVIDER_ENV.AI_API_KEY);

  Object.assign(provider, { script: 'rate-limited', retryAfter: 9 });
  await generator.tryAgain.click();
  // Less by what the service took on a busy machine.
  await expect(generator.failure).toContainText(/Rate limit reached\. Please try again in [4-9] seconds\./);
  const first = Number(/in (\d) seconds/.exec(await generator.failure.innerText())?.[1]);
  await expect(generator.tryAgain).toHaveText(`Try Again in ${first} s`);
  await expect(generator.tryAgain).toBeDisabled();
  const asked = provider.requests.length;
  await generator.tryAgain.press('Enter');
  expect(provider.requests).toHaveLength(asked);
  await page.clock.setFixedTime(now + first * 1000);
  await expect(generator.tryAgain).toHaveText('Try Again');
  await expect(generator.tryAgain).toBeFocused();
  await page.clock.resume();
  provider.script = 'normal';
  await generator.tryAgain.press('Enter');
  await generator.told(STORY);
  await generator.used(1);
});

test('A story that ends early says why and keeps its text, and Continue or Try Again completes it', async ({
  provider,
  writer: generator,
}) => {
  async function expectEnd(title: string, offers: readonly string[]): Promise<void> {
    await expect(generator.notice(title)).toBeVisible();
    await expect(generator.offers).toHaveText(offers);
    expect(STORY.startsWith(await generator.text())).toBe(true);
    await expect(generator.failure).toBeHidden();
  }
  const LOST = 'The connection was lost before the end';
  provider.script = 'cut';
  await generator.write(PROMPT);
  await expectEnd(LOST, ['Continue', 'Try Again']);
  provider.script = 'normal';
  await generator.goOn.click();
  await generator.told(STORY);
  await expect(generator.notice(LOST)).toBeHidden();

  provider.script = 'hold';
  await generator.write(PROMPT);
  await generator.grown(1);
  const aborted = provider.aborted;
  await generator.stopWriting();
  await expectEnd('Stopped', ['Continue']);
  await expect.poll(() => provider.aborted).toBe(aborted + 1);

  provider.script = 'filtered';
  await generator.write(PROMPT);
  await expectEnd('The storyteller’s content filter stopped the story', ['Try Again']);
  provider.script = 'normal';
  await generator.tryAgain.click();
  await generator.told(STORY);
});

test('A growing story is announced at its beginning, middle and end, and not word by word', async ({
  provider,
  page,
  generator,
}) => {
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
