import type { BrowserContext } from '@playwright/test';
import { CuttableNetwork } from '../fixtures/cuttable-network.ts';
import { type GeneratorScreen } from '../fixtures/generator-screen.ts';
import { CLOSED, held, openTab } from '../fixtures/generator-tabs.ts';
import { killTab } from '../fixtures/killed-tab.ts';
import { longStory } from '../fixtures/long-story.ts';
import { IN_MATRIX, isSoak, LONGER_IN_SOAK } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

const PROMPT = 'A lamp that has to be lit every night.';
const STORY = longStory('The Lamp at Harrow Fen', 16);
const LOST = 'The connection was lost before the end';
const ROUNDS = isSoak ? 100 : 10;
const KILLED = ['tab', 'network', 'reload'] as const;

test.use({ story: STORY, pace: 4 });

test('A story whose connection is cut goes on by itself where it stopped, and says quietly that it reconnects', async ({
  backend,
  provider,
  generator,
}) => {
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

test('A story goes on after a reload, and in a new tab after its tab was closed, without another request to the provider', async ({
  context,
  provider,
}) => {
  provider.script = 'hold';
  let generator = await openTab(context);
  await generator.write(PROMPT);
  await held(provider, generator);
  await generator.page.reload();
  await expect(generator.stop).toBeVisible();
  await expect(generator.notice(CLOSED)).toBeHidden();
  await generator.page.close({ runBeforeUnload: true });
  generator = await openTab(context);
  await expect(generator.stop).toBeVisible();
  expect(provider.holding).toBe(1);
  provider.release();
  await generator.told(STORY);
  expect(provider.requests).toHaveLength(1);
  await generator.page.reload();
  await generator.told(STORY);
});

test('A story is followed in a second tab, which goes on with it when the first is gone', async ({
  context,
  provider,
}) => {
  provider.script = 'hold';
  const first = await openTab(context);
  await first.write(PROMPT);
  const before = await held(provider, first);
  const second = await openTab(context);
  await expect(second.notice('This story is being written in another tab')).toBeVisible();
  await expect(second.stop).toBeHidden();
  await first.page.close();
  await expect(second.stop).toBeVisible();
  await expect.poll(() => second.text()).toBe(before);
  provider.release();
  await second.told(STORY);
  expect(provider.requests).toHaveLength(1);
});

test('A story that was not begun when its page was reloaded appears on the page that is there then', async ({
  provider,
  generator,
}) => {
  Object.assign(provider, { script: 'hold', share: 0 });
  await generator.open();
  await generator.write(PROMPT);
  await expect.poll(() => provider.holding).toBe(1);
  await generator.page.reload();
  await expect(generator.stop).toBeVisible();
  provider.release();
  await generator.told(STORY);
  expect(provider.requests).toHaveLength(1);
  await generator.used(1);
});

test(
  'A story goes on when the user comes back from another page',
  { tag: IN_MATRIX },
  async ({ provider, generator }) => {
    provider.script = 'hold';
    await generator.open();
    await generator.write(PROMPT);
    await held(provider, generator);
    await generator.page.getByRole('link', { name: 'Romance' }).click();
    await expect(generator.page.getByText('The story goes on for a minute without you.')).toBeVisible();
    await generator.page.getByRole('link', { name: 'Fantasy', exact: true }).click();
    await expect(generator.stop).toBeVisible();
    provider.release();
    await generator.told(STORY);
    expect(provider.requests).toHaveLength(1);
  },
);

test('Stop ends the story at the provider at once, also after it was rejoined', async ({ provider, generator }) => {
  provider.script = 'hold';
  await generator.open();
  await generator.write(PROMPT);
  const before = await held(provider, generator);
  await generator.page.reload();
  await expect(generator.stop).toBeVisible();
  await generator.stopWriting();
  await expect(generator.notice('Stopped')).toBeVisible();
  await expect.poll(() => provider.holding).toBe(0);
  expect(provider.aborted).toBe(1);
  expect(await generator.text()).toBe(before);
  provider.script = 'normal';
  await generator.goOn.click();
  await generator.told(STORY);
});

/** A repeatable sequence of whole numbers below a limit. */
function numbers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

test(
  'Whenever the tab, the page or the network goes away while a story is written, no character is lost or doubled',
  { tag: LONGER_IN_SOAK },
  async ({ backend, browser, provider }) => {
    test.setTimeout(ROUNDS * 60_000);
    const seed = Date.now() % 100_000;
    test.info().annotations.push({ type: 'seed', description: String(seed) });
    const next = numbers(seed);
    const network = await CuttableNetwork.before(backend);
    let context: BrowserContext | undefined;

    async function open(): Promise<GeneratorScreen> {
      context ??= await browser.newContext({ baseURL: network.url });
      return openTab(context);
    }
    for (let round = 1; round <= ROUNDS; round += 1) {
      const place = `Round ${round}, seed ${seed}`;
      let generator = await open();
      provider.pace = 2 + next(6);
      await generator.write(PROMPT);
      for (let time = next(3); time >= 0; time -= 1) {
        await generator.grown(1 + next(STORY.length * 0.6));
        const killed = KILLED[next(KILLED.length)];
        if (killed === 'network') {
          network.cut();
          await generator.page.waitForTimeout(next(1500));
          network.mend();
        } else if (killed === 'reload') await generator.page.reload();
        else {
          await killTab(generator.page);
          generator = await open();
        }
      }
      await generator.told(STORY);
      expect(provider.requests, place).toHaveLength(round);
      // Each story is one of a new guest.
      await context?.close();
      context = undefined;
    }
    await network.close();
  },
);
