import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { longStory } from '../fixtures/long-story.ts';
import type { Script, ScriptedProvider } from '../fixtures/scripted-provider.ts';
import { PROVIDER_ENV, startScriptedService } from '../fixtures/scripted-service.ts';
import { IN_MATRIX, inMatrixUnless } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

const PROMPT = 'A lamp that has to be lit every night.';
const STORY = longStory('The Lamp at Harrow Fen', 12);

/** Time limits of a service that are worth waiting for. Seconds. */
const LIMITS = { STORY_FIRST_TOKEN_SECONDS: '1', STORY_IDLE_SECONDS: '1', STORY_TOTAL_SECONDS: '5' };

const FAILED = 'The story couldn’t be written';
const BROKE_OFF = 'The story broke off';
const LOST = 'The connection was lost before the end';
const COSTS = 'Continuing uses one of your free stories.';
const FREE = 'Continuing is free.';

test.use({ story: STORY });

async function ask(provider: ScriptedProvider, generator: GeneratorScreen, script: Script): Promise<void> {
  provider.script = script;
  await generator.write(PROMPT);
}

test('an end that is not the story’s own is named and keeps the text, and Continue tells the rest', async ({
  provider,
  writer: generator,
}) => {
  async function expectEnd(title: string, offers: readonly string[]): Promise<void> {
    await expect(generator.notice(title)).toBeVisible();
    await expect(generator.page.getByText(COSTS)).toBeHidden();
    await expect(generator.offers).toHaveText(offers);
    expect(STORY.startsWith(await generator.text())).toBe(true);
    await expect(generator.another).toBeEnabled();
    await expect(generator.failure).toBeHidden();
  }
  async function expectRest(title: string): Promise<void> {
    provider.script = 'normal';
    await generator.goOn.click();
    await generator.told(STORY);
    await expect(generator.notice(title)).toBeHidden();
  }

  await ask(provider, generator, 'length');
  await expectEnd('The storyteller reached its length limit', ['Continue']);
  await expectRest('The storyteller reached its length limit');

  await ask(provider, generator, 'cut');
  await expectEnd(LOST, ['Continue', 'Try Again']);
  await expectRest(LOST);

  await ask(provider, generator, 'hold');
  await generator.grown(1);
  await generator.stopWriting();
  await expectEnd('Stopped', ['Continue']);
  await expectRest('Stopped');

  await ask(provider, generator, 'filtered');
  await expectEnd('The storyteller’s content filter stopped the story', ['Try Again']);
  provider.script = 'normal';
  await generator.tryAgain.click();
  await generator.told(STORY);
});

test('a story that was saved before its end is finished on another device, and its row has all of it then', async ({
  provider,
  person,
  openAs,
  writer: generator,
}) => {
  await ask(provider, generator, 'hold');
  await generator.grown(STORY.length * 0.1);
  await generator.stopWriting();
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
  Object.assign(provider, { script: 'normal', pace: 40 });
  const page = await openAs(person, address ?? '/', phone);
  const other = new GeneratorScreen(page);
  await page.getByRole('link', { name: 'Finish this story' }).click();
  await expect(page).toHaveURL(/\/generators\/fantasy$/);
  await expect(other.stop).toBeFocused();
  await expect(other.end).toBeInViewport();
  await other.told(STORY);
  await expect(other.end).toBeFocused();
  await other.saved.click();
  await expect(page.getByRole('article')).toContainText(STORY.split('\n').at(-1) ?? STORY);
  await expect(page.getByText('This story was stopped before its end.')).toBeHidden();

  await page.getByRole('link', { name: 'Create another Fantasy story' }).click();
  await expect(other.prompt).toHaveValue('');
  await expect(other.story).toBeHidden();
});

test('without a connection a story that is to be finished says so at its end, which is in sight', async ({
  provider,
  writer: generator,
}) => {
  const { page } = generator;
  await page.setViewportSize({ width: 390, height: 700 });
  await ask(provider, generator, 'hold');
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

test('what failed before its first word says why, costs nothing, and Try Again writes the story', async ({
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
      await ask(provider, generator, script);
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
    `${script}: Try Again counts the seconds down and can be pressed at zero, not before`,
    { tag: inMatrixUnless(script === 'rate-limited') },
    async ({ provider, page, generator }) => {
      await page.clock.install();
      await generator.open();
      await ask(provider, generator, script);
      await expect(generator.failure).toContainText(/Rate limit reached\. Please try again in [67] seconds\./);
      const left = async () =>
        Number(/^Try Again in (\d) s$/.exec((await generator.tryAgain.textContent()) ?? '')?.[1]);
      const first = await left();
      expect(first).toBeGreaterThan(3);
      const asked = provider.requests.length;
      await expect(generator.tryAgain).toBeDisabled();
      await generator.tryAgain.press('Enter');
      await page.clock.runFor(2000);
      expect(await left()).toBeLessThanOrEqual(first - 2);
      expect(provider.requests).toHaveLength(asked);
      await page.clock.runFor(6000);
      await expect(generator.tryAgain).toHaveText('Try Again');
      await expect(generator.tryAgain).toBeFocused();
      provider.script = 'normal';
      await generator.tryAgain.press('Enter');
      await generator.told(STORY);
      await generator.used(1);
    },
  );
}

test(
  'an error in the middle and a lost end keep the text and cost one; a guest goes on with it for nothing',
  { tag: IN_MATRIX },
  async ({ provider, page, generator }) => {
    await generator.open();
    await ask(provider, generator, 'broken');
    await expect(generator.failure).toContainText(`${BROKE_OFF}The engine ran out of memory`);
    await expect(page.getByText('Failed to generate story: The engine ran out of memory')).toBeVisible();
    await expect(generator.offers).toHaveText(['Continue', 'Try Again']);
    await expect(page.getByText(FREE)).toBeVisible();
    const kept = await generator.text();
    expect(STORY.startsWith(kept)).toBe(true);
    await generator.used(1);
    // A Continue that gets nothing costs nothing and takes nothing away.
    provider.script = 'down';
    await generator.goOn.click();
    await expect(generator.failure).toContainText('The engine is overloaded');
    expect(await generator.text()).toBe(kept);
    await generator.used(1);
    provider.script = 'normal';
    await generator.goOn.click();
    await generator.told(STORY);
    await generator.used(1);
  },
);

test(
  'a guest who went on twice for nothing is told that the next time takes one of the free stories',
  { tag: IN_MATRIX },
  async ({ provider, page, generator }) => {
    await generator.open();
    await ask(provider, generator, 'cut');
    for (const words of [FREE, FREE, COSTS]) {
      await expect(generator.notice(LOST)).toBeVisible();
      await expect(page.getByText(words)).toBeVisible();
      await generator.used(1);
      const asked = provider.requests.length;
      await generator.goOn.click();
      await expect.poll(() => provider.requests.length).toBe(asked + 1);
    }
    await generator.used(2);
  },
);

test(
  'a guest whose free stories went in another tab is led to sign in',
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
  'a storyteller who never begins, falls silent or never comes to an end is stopped, with the text kept',
  { tag: IN_MATRIX },
  async ({ generator }) => {
    const { backend, provider, stop } = await startScriptedService(LIMITS);
    provider.begin({ tell: () => STORY, pace: 2 });
    await generator.open('fantasy', backend.url);
    provider.script = 'silent';
    await generator.write(PROMPT);
    await expect(generator.failure).toContainText(`${FAILED}The story service took too long to start.`);
    await expect(generator.offers).toHaveText(['Try Again']);
    await generator.used(0);

    // Early, so that the limit of the whole is far off.
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
