import { expect, test } from '@playwright/test';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { longStory } from '../fixtures/long-story.ts';
import { createPerson, signedIn } from '../fixtures/people.ts';
import type { Script } from '../fixtures/scripted-provider.ts';
import { type ScriptedService, startScriptedService } from '../fixtures/scripted-service.ts';

const PROMPT = 'A lamp that has to be lit every night.';
const STORY = longStory('The Lamp at Harrow Fen', 12);
const KEY = 'test-key';

/** Time limits of a service that are worth waiting for. Seconds. */
const LIMITS = { STORY_FIRST_TOKEN_SECONDS: '1', STORY_IDLE_SECONDS: '1', STORY_TOTAL_SECONDS: '5' };

const FAILED = 'The story couldn’t be written';
const BROKE_OFF = 'The story broke off';
const LOST = 'The connection was lost before the end';
const COSTS = 'Continuing uses one of your free stories.';
const FREE = 'Continuing is free.';

let service: ScriptedService;
test.beforeAll(async () => {
  service = await startScriptedService(STORY, { AI_API_KEY: KEY });
});
test.beforeEach(() => {
  Object.assign(service.provider, { script: 'normal', pace: 2 });
});
test.afterAll(() => service.stop());

async function ask(generator: GeneratorScreen, script: Script): Promise<void> {
  service.provider.script = script;
  await generator.write(PROMPT);
}

test('an end that is not the story’s own is named and keeps the text, and Continue tells the rest', async ({
  browser,
}) => {
  const person = await createPerson(service.backend, 'reader');
  const context = await browser.newContext(signedIn(service.backend, person));
  const generator = new GeneratorScreen(await context.newPage());
  await generator.open(service.backend.url);

  async function expectEnd(title: string, offers: readonly string[]): Promise<void> {
    await expect(generator.notice(title)).toBeVisible();
    await expect(generator.page.getByText(COSTS)).toBeHidden();
    await expect(generator.offers).toHaveText(offers);
    expect(STORY.startsWith(await generator.text())).toBe(true);
    await expect(generator.another).toBeEnabled();
    await expect(generator.failure).toBeHidden();
  }
  async function expectRest(title: string): Promise<void> {
    service.provider.script = 'normal';
    await generator.goOn.click();
    await generator.told(STORY);
    await expect(generator.notice(title)).toBeHidden();
  }

  await ask(generator, 'length');
  await expectEnd('The storyteller reached its length limit', ['Continue']);
  await expectRest('The storyteller reached its length limit');

  await ask(generator, 'cut');
  await expectEnd(LOST, ['Continue', 'Try Again']);
  await expectRest(LOST);

  await ask(generator, 'hold');
  await generator.grown(1);
  await generator.stopWriting();
  await expectEnd('Stopped', ['Continue']);
  await expectRest('Stopped');

  await ask(generator, 'filtered');
  await expectEnd('The storyteller’s content filter stopped the story', ['Try Again']);
  service.provider.script = 'normal';
  await generator.tryAgain.click();
  await generator.told(STORY);
  await context.close();
});

test('a story that was saved before its end is finished on another device, and its row has all of it then', async ({
  browser,
}) => {
  const person = await createPerson(service.backend, 'traveler');
  const { backend } = service;
  const first = await browser.newContext(signedIn(backend, person));
  const generator = new GeneratorScreen(await first.newPage());
  await generator.open(backend.url);
  await ask(generator, 'hold');
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
  expect(await scrollTop()).toBe(before);
  const address = await generator.saved.getAttribute('href');
  await first.close();

  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const second = await browser.newContext({ ...signedIn(backend, person), ...phone });
  const other = new GeneratorScreen(await second.newPage());
  const { page } = other;
  Object.assign(service.provider, { script: 'normal', pace: 40 });
  await page.goto(`${backend.url}${address}`);
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
  await second.close();
});

test('what failed before its first word says why, costs nothing, and Try Again writes the story', async ({ page }) => {
  const generator = new GeneratorScreen(page);
  await generator.open(service.backend.url);
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
      await ask(generator, script);
      await expect(generator.failure).toContainText(`${FAILED}${message}`);
      await expect(page.getByText(`Failed to generate story: ${message}`)).toBeVisible();
      await expect(generator.offers).toHaveText(['Try Again']);
      await expect(generator.tryAgain).toBeEnabled();
      await expect(generator.story).toBeHidden();
      await expect(generator.prompt).toHaveValue(PROMPT);
      await generator.used(0);
    });
  }
  expect(service.backend.log).not.toContain(KEY);
  service.provider.script = 'normal';
  await generator.tryAgain.click();
  await generator.told(STORY);
  await expect(generator.failure).toBeHidden();
  await generator.used(1);
});

for (const script of ['rate-limited', 'rate-limited-date'] as const) {
  test(`${script}: Try Again counts the seconds down and can be pressed at zero, not before`, async ({ page }) => {
    await page.clock.install();
    const generator = new GeneratorScreen(page);
    await generator.open(service.backend.url);
    await ask(generator, script);
    await expect(generator.failure).toContainText(/Rate limit reached\. Please try again in [67] seconds\./);
    const left = async () => Number(/^Try Again in (\d) s$/.exec((await generator.tryAgain.textContent()) ?? '')?.[1]);
    const first = await left();
    expect(first).toBeGreaterThan(3);
    const asked = service.provider.requests.length;
    await expect(generator.tryAgain).toBeDisabled();
    await generator.tryAgain.press('Enter');
    await page.clock.runFor(2000);
    expect(await left()).toBeLessThanOrEqual(first - 2);
    expect(service.provider.requests).toHaveLength(asked);
    await page.clock.runFor(6000);
    await expect(generator.tryAgain).toHaveText('Try Again');
    await expect(generator.tryAgain).toBeFocused();
    service.provider.script = 'normal';
    await generator.tryAgain.press('Enter');
    await generator.told(STORY);
    await generator.used(1);
  });
}

test('an error in the middle and a lost end keep the text and cost one; a guest goes on with it for nothing', async ({
  page,
}) => {
  const generator = new GeneratorScreen(page);
  await generator.open(service.backend.url);
  await ask(generator, 'broken');
  await expect(generator.failure).toContainText(`${BROKE_OFF}The engine ran out of memory`);
  await expect(page.getByText('Failed to generate story: The engine ran out of memory')).toBeVisible();
  await expect(generator.offers).toHaveText(['Continue', 'Try Again']);
  await expect(page.getByText(FREE)).toBeVisible();
  const kept = await generator.text();
  expect(STORY.startsWith(kept)).toBe(true);
  await generator.used(1);
  // A Continue that gets nothing costs nothing and takes nothing away.
  service.provider.script = 'down';
  await generator.goOn.click();
  await expect(generator.failure).toContainText('The engine is overloaded');
  expect(await generator.text()).toBe(kept);
  await generator.used(1);
  service.provider.script = 'normal';
  await generator.goOn.click();
  await generator.told(STORY);
  await generator.used(1);
});

test('a guest who went on twice for nothing is told that the next time takes one of the free stories', async ({
  page,
}) => {
  const generator = new GeneratorScreen(page);
  await generator.open(service.backend.url);
  await ask(generator, 'cut');
  for (const words of [FREE, FREE, COSTS]) {
    await expect(generator.notice(LOST)).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    await generator.used(1);
    const asked = service.provider.requests.length;
    await generator.goOn.click();
    await expect.poll(() => service.provider.requests.length).toBe(asked + 1);
  }
  await generator.used(2);
});

test('a guest whose free stories went in another tab is led to sign in', async ({ context, page }) => {
  const generator = new GeneratorScreen(page);
  await generator.open(service.backend.url);
  await generator.prompt.fill(PROMPT);
  const other = new GeneratorScreen(await context.newPage());
  await other.open(service.backend.url, 'scifi');
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
});

test('a storyteller who never begins, falls silent or never comes to an end is stopped, with the text kept', async ({
  page,
}) => {
  const { backend, provider, stop } = await startScriptedService(STORY, LIMITS);
  const generator = new GeneratorScreen(page);
  await generator.open(backend.url);
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
});
