import type { BrowserContext } from '@playwright/test';
import { CuttableNetwork } from '../fixtures/cuttable-network.ts';
import { type GeneratorScreen } from '../fixtures/generator-screen.ts';
import { CLOSED, held, openTab } from '../fixtures/generator-tabs.ts';
import { killTab, randomNumbers } from '../fixtures/killed-tab.ts';
import { longStory } from '../fixtures/long-story.ts';
import { keptStories } from '../fixtures/people.ts';
import { IN_SOAK, isSoak } from '../fixtures/rings.ts';
import { signIn } from '../fixtures/sessions.ts';
import { expect, test } from '../fixtures/test.ts';

const PROMPT = 'A lamp that has to be lit every night.';
const STORY = longStory('The Lamp at Harrow Fen', 16);
const LOST = 'The story broke off before its end';
const ROUNDS = isSoak ? 100 : 3;
const KILLED = ['tab', 'network', 'reload'] as const;

test.use({ story: STORY, pace: 4 });

test('A story whose connection is cut resumes by itself where it stopped', async ({ backend, provider, generator }) => {
  const network = await CuttableNetwork.before(backend);
  provider.script = 'hold';
  await generator.open('fantasy', network.url);
  await generator.write(PROMPT);
  const before = await held(provider, generator);
  network.cut();
  await expect(generator.reconnecting).toBeVisible();
  await expect(generator.page.getByRole('status').filter({ hasText: 'Reconnecting…' })).toHaveCount(1);
  await expect(generator.failure).toBeHidden();
  expect(await generator.text()).toBe(before);
  // The provider writes on without a reader.
  provider.release();
  network.mend();
  await generator.told(STORY);
  await expect(generator.reconnecting).toBeHidden();
  await expect(generator.notice(LOST)).toBeHidden();
  expect(provider.requests).toHaveLength(1);
  await network.close();
});

test('A second tab follows a story and resumes it, as a reload does, until Stop', async ({ context, provider }) => {
  provider.script = 'hold';
  const first = await openTab(context);
  await first.write(PROMPT);
  const before = await held(provider, first);
  const second = await openTab(context);
  await expect(second.notice('This story is being written in another tab')).toBeVisible();
  await expect(second.stop).toBeHidden();
  await first.page.close({ runBeforeUnload: true });
  await expect(second.stop).toBeVisible();
  await expect.poll(() => second.text()).toBe(before);
  await second.page.reload();
  await expect(second.stop).toBeVisible();
  await expect(second.notice(CLOSED)).toBeHidden();
  await expect.poll(() => second.text()).toBe(before);
  expect(provider.holding).toBe(1);
  expect(provider.requests).toHaveLength(1);
  await second.stopWriting();
  await expect(second.notice('Stopped')).toBeVisible();
  await expect.poll(() => provider.holding).toBe(0);
  expect(provider.aborted).toBe(1);
  provider.script = 'normal';
  await second.goOn.click();
  await second.told(STORY);
});

test('A guest who signs in during a story finds it resumed, and saves it', async ({
  backend,
  provider,
  context,
  person,
}) => {
  provider.script = 'hold';
  const generator = await openTab(context);
  const { page } = generator;
  await generator.settings.click();
  await page.getByLabel('Tone').selectOption('Humorous');
  await page.getByRole('tab', { name: 'AI Story Prompt' }).click();
  await generator.write(PROMPT);
  const before = await held(provider, generator);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).first().click();
  await signIn(page, person);
  await expect(page).toHaveURL(/\/generators\/fantasy$/);
  await expect(generator.stop).toBeVisible();
  expect(await generator.text()).toBe(before);
  await expect(generator.prompt).toHaveValue(PROMPT);
  await expect(generator.settings).toContainText('Humorous');
  expect(provider.holding).toBe(1);

  provider.release();
  await generator.told(STORY);
  await generator.save.click();
  await expect(generator.saved).toBeVisible();
  expect(await keptStories(backend, person)).toEqual([STORY]);
});

test(
  'No character is lost or doubled when the tab, page or network goes away',
  { tag: [...IN_SOAK] },
  async ({ backend, browser, provider }) => {
    test.setTimeout(ROUNDS * 60_000);
    const { seed, next } = randomNumbers(test.info());
    const network = await CuttableNetwork.before(backend);
    for (let round = 1; round <= ROUNDS; round += 1) {
      // Each story is one of a new guest.
      const context: BrowserContext = await browser.newContext({ baseURL: network.url });
      let generator: GeneratorScreen = await openTab(context);
      provider.pace = 2 + next(6);
      await generator.write(PROMPT);
      for (const turn of KILLED.keys()) {
        await generator.grown(1 + next(STORY.length * 0.6));
        const killed = KILLED[(round + turn) % KILLED.length];
        if (killed === 'network') {
          network.cut();
          await expect(generator.reconnecting.or(generator.end).first()).toBeVisible();
          network.mend();
        } else if (killed === 'reload') await generator.page.reload();
        else {
          await killTab(generator.page);
          generator = await openTab(context);
        }
      }
      await generator.told(STORY);
      expect(provider.requests, `Round ${round}, seed ${seed}`).toHaveLength(round);
      await context.close();
    }
    await network.close();
  },
);
