import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { longStory } from '../fixtures/long-story.ts';
import { PROVIDER_ENV, startScriptedService } from '../fixtures/scripted-service.ts';
import { IN_MATRIX, inMatrixUnless } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

const PROMPT = 'A lamp that has to be lit every night.';
const STORY = longStory('The Lamp at Harrow Fen', 12);

/** Short time limits of a service, in seconds. */
const LIMITS = { STORY_FIRST_TOKEN_SECONDS: '1', STORY_IDLE_SECONDS: '1', STORY_TOTAL_SECONDS: '5' };

const FAILED = 'The story couldn’t be written';
const BROKE_OFF = 'The story broke off';

test.use({ story: STORY });

test('A story that fails before its first word says why and costs nothing, and Try Again writes it', async ({
  backend,
  provider,
  page,
  generator,
}) => {
  await generator.open();
  for (const [script, message] of [
    ['unauthorized', 'The story service is temporarily unavailable. Please try again later.'],
    ['error-500', 'The engine stumbled'],
    ['empty', 'No story content was generated'],
    ['rate-limited-bare', 'Rate limit reached. Please try again in a moment.'],
    ['malformed', 'No story content was generated'],
    ['down', 'The engine is overloaded'],
    ['error-in-200', 'The model is not loaded'],
  ] as const) {
    await test.step(script, async () => {
      provider.script = script;
      await generator.write(PROMPT);
      await expect(generator.failure).toContainText(`${FAILED}${message}`);
      await expect(page.getByText(`Failed to generate story: ${message}`)).toBeVisible();
      await expect(generator.offers).toHaveText(['Try Again']);
      await expect(generator.tryAgain).toBeEnabled();
      await expect(generator.story).toBeHidden();
      await expect(generator.prompt).toHaveValue(PROMPT);
      await generator.used(0);
    });
  }
  expect(backend.log).not.toContain(PROVIDER_ENV.AI_API_KEY);
  provider.script = 'normal';
  await generator.tryAgain.click();
  await generator.told(STORY);
  await expect(generator.failure).toBeHidden();
  await generator.used(1);
});

for (const script of ['rate-limited', 'rate-limited-date'] as const) {
  test(
    `After the answer “${script}”, Try Again counts down the seconds and can be pressed only at zero`,
    { tag: inMatrixUnless(script === 'rate-limited') },
    async ({ provider, page, generator }) => {
      // The time stands still, and timers run: the page can load and ask, and counts only when the test moves the time.
      const now = Date.now();
      await page.clock.setFixedTime(now);
      await generator.open();
      Object.assign(provider, { script, retryAfter: 9 });
      await generator.write(PROMPT);
      // Less by what the service took on a busy machine.
      await expect(generator.failure).toContainText(/Rate limit reached\. Please try again in [4-9] seconds\./);
      const first = Number(/in (\d) seconds/.exec(await generator.failure.innerText())?.[1]);
      await expect(generator.tryAgain).toHaveText(`Try Again in ${first} s`);
      const asked = provider.requests.length;
      await expect(generator.tryAgain).toBeDisabled();
      await generator.tryAgain.press('Enter');
      await page.clock.setFixedTime(now + 2000);
      await expect(generator.tryAgain).toHaveText(`Try Again in ${first - 2} s`);
      expect(provider.requests).toHaveLength(asked);
      await page.clock.setFixedTime(now + first * 1000);
      await expect(generator.tryAgain).toHaveText('Try Again');
      await expect(generator.tryAgain).toBeFocused();
      await page.clock.resume();
      provider.script = 'normal';
      await generator.tryAgain.press('Enter');
      await generator.told(STORY);
      await generator.used(1);
    },
  );
}

test(
  'A guest who used up the free stories in another tab is asked to sign in',
  { tag: IN_MATRIX },
  async ({ context, generator }) => {
    await generator.open();
    await generator.prompt.fill(PROMPT);
    const other = new GeneratorScreen(await context.newPage());
    await other.open('scifi');
    for (let count = 1; count <= 3; count += 1) {
      await other.write(PROMPT);
      await other.used(count);
      await other.told(STORY);
    }
    await generator.generate.click();
    await expect(generator.failure).toContainText(FAILED);
    await expect(generator.failure.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(generator.offers).toHaveText([]);
    await generator.used(3);
    await expect(generator.prompt).toHaveValue(PROMPT);
  },
);

test(
  'A provider that never begins, falls silent or never ends is stopped, and the text is kept',
  { tag: IN_MATRIX },
  async ({ generator }) => {
    const { backend, provider, stop } = await startScriptedService(LIMITS);
    provider.begin({ storyFor: () => STORY, pace: 2 });
    await generator.open('fantasy', backend.url);
    provider.script = 'silent';
    await generator.write(PROMPT);
    await expect(generator.failure).toContainText(`${FAILED}The story service took too long to start.`);
    await expect(generator.offers).toHaveText(['Try Again']);
    await generator.used(0);

    // Early, so that the total limit is not reached.
    provider.share = 0.1;
    provider.script = 'hold';
    await generator.tryAgain.click();
    await expect(generator.failure).toContainText(`${BROKE_OFF}The story stopped partway.`);
    await expect(generator.offers).toHaveText(['Continue', 'Try Again']);
    expect(STORY.startsWith(await generator.text())).toBe(true);
    await generator.used(1);

    provider.script = 'endless';
    await generator.write(PROMPT);
    await expect(generator.notice('Stopped')).toBeVisible();
    expect((await generator.text()).startsWith('# The Lamp at Harrow Fen\n\n')).toBe(true);
    await expect(generator.goOn).toBeVisible();
    await stop();
  },
);
