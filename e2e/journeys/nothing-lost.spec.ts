import type { BrowserContext } from '@playwright/test';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { CuttableNetwork } from '../fixtures/cuttable-network.ts';
import { killTab } from '../fixtures/killed-tab.ts';
import { CLOSED, held, openTab } from '../fixtures/generator-tabs.ts';
import { longStory } from '../fixtures/long-story.ts';
import { keptStories } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const PROMPT = 'A lamp that has to be lit every night.';
const STORY = longStory('The Lamp at Harrow Fen');

test.use({ story: STORY, pace: 4 });

/** Makes the service of a browser answer as one that has lost its runs, as after a restart. */
async function forgetRuns(context: BrowserContext): Promise<void> {
  const error = { code: 'not_found', message: 'This story is no longer being written.' };
  await context.route('**/functions/v1/rejoin-story', async (route) => {
    await route.fetch({ url: route.request().url().replace('rejoin-story', 'stop-story') });
    await route.fulfill({ status: 404, json: { error } });
  });
}

test('A tab that is killed in the middle of a story that the service then forgets comes back with its text, and Continue writes the rest', async ({
  provider,
  context,
}) => {
  provider.pace = 10;
  await forgetRuns(context);
  const generator = await openTab(context);
  await generator.write(PROMPT);
  const seen: { readonly text: string; readonly at: number }[] = [];
  const look = async () => {
    const text = await generator.text();
    seen.push({ text, at: Date.now() });
    return text.length > STORY.length * 0.4 && seen.some((one) => one.text !== '' && one.at < Date.now() - 1200);
  };
  await expect.poll(look, { intervals: [100] }).toBe(true);
  const killed = Date.now();
  await killTab(generator.page);

  const again = await openTab(context);
  await expect(again.notice(CLOSED)).toBeVisible();
  const kept = await again.text();
  const aSecondBefore = seen.findLast(({ at }) => at <= killed - 1000)?.text ?? '';
  expect(aSecondBefore).not.toBe('');
  expect(kept.startsWith(aSecondBefore)).toBe(true);
  expect(STORY.startsWith(kept)).toBe(true);
  await expect(again.prompt).toHaveValue(PROMPT);
  provider.pace = 2;
  await again.goOn.click();
  await again.told(STORY);
  await expect(again.notice(CLOSED)).toBeHidden();
});

test('A story whose connection stays broken for more than a minute keeps its text, and Continue works once there is a connection', async ({
  backend,
  provider,
  generator,
}) => {
  const network = await CuttableNetwork.before(backend);
  const { clock } = generator.page;
  await clock.install();
  await generator.open('fantasy', network.url);
  provider.script = 'hold';
  await generator.write(PROMPT);
  await generator.grown(STORY.length * 0.3);
  network.cut();
  const notice = generator.notice('The connection was lost before the end');
  await expect(async () => {
    await clock.fastForward(31_000);
    await expect(notice).toBeVisible({ timeout: 500 });
  }).toPass();
  const kept = await generator.text();
  expect(STORY.startsWith(kept)).toBe(true);
  await generator.goOn.click();
  await expect(generator.failure).toContainText('can’t be reached');
  expect(await generator.text()).toBe(kept);
  network.mend();
  provider.script = 'normal';
  await generator.goOn.click();
  await generator.told(STORY);
  await expect(generator.failure).toBeHidden();
  // The run that was lost is not written on beside it, and a guest has paid once.
  expect(provider.holding).toBe(0);
  await generator.used(1);
  await network.close();
});

test(
  'A story whose connection stalls for a while goes on by itself',
  { tag: IN_MATRIX },
  async ({ backend, provider, generator }) => {
    const network = await CuttableNetwork.before(backend);
    await generator.open('fantasy', network.url);
    await generator.write(PROMPT);
    await generator.grown(STORY.length * 0.3);
    network.stall();
    const { requests } = provider;
    const asked = requests.length;
    expect((await generator.rested()).length).toBeLessThan(STORY.length);
    network.mend();
    await generator.told(STORY);
    expect(requests).toHaveLength(asked);
    await network.close();
  },
);

test(
  'A story that is interrupted by three reloads goes on by itself each time',
  { tag: IN_MATRIX },
  async ({ provider, writer: generator }) => {
    Object.assign(provider, { script: 'hold', share: 0.3 });
    await generator.write(PROMPT);
    const before = await held(provider, generator);
    for (let time = 1; time <= 3; time += 1) {
      await generator.page.reload();
      await expect(generator.stop).toBeVisible();
      await expect(generator.notice(CLOSED)).toBeHidden();
      expect(await generator.text()).toBe(before);
    }
    provider.release();
    await generator.told(STORY);
    expect(provider.requests).toHaveLength(1);
    await generator.page.reload();
    await generator.told(STORY);
  },
);

test('A guest who signs in in the middle of a story finds it going on, and saves all of it', async ({
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
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
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
