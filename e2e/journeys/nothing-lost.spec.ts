import type { BrowserContext } from '@playwright/test';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { CuttableNetwork } from '../fixtures/cuttable-network.ts';
import { type Genre, GeneratorScreen } from '../fixtures/generator-screen.ts';
import { killTab } from '../fixtures/killed-tab.ts';
import { longStory } from '../fixtures/long-story.ts';
import { keptStories } from '../fixtures/people.ts';
import type { ScriptedProvider } from '../fixtures/scripted-provider.ts';
import { expect, test } from '../fixtures/test.ts';

const PROMPT = 'A lamp that has to be lit every night.';
const STORY = longStory('The Lamp at Harrow Fen');
const CLOSED = 'The page closed while the story was being written';

test.use({ story: STORY, pace: 4 });

/** A tab of this browser, at a genre's generator. */
async function openTab(context: BrowserContext, genre: Genre = 'fantasy'): Promise<GeneratorScreen> {
  const generator = new GeneratorScreen(await context.newPage());
  await generator.open(genre);
  return generator;
}

/** Waits until that many stories are held at the provider and all that was sent of one is shown. */
async function held(provider: ScriptedProvider, generator: GeneratorScreen, streams = 1): Promise<string> {
  await expect.poll(() => provider.holding, { timeout: 30_000 }).toBe(streams);
  // Behind another tab a page is not painted.
  await generator.page.bringToFront();
  return generator.rested();
}

test('a tab that is killed in the middle of a story comes back with its text, and Continue tells the rest', async ({
  provider,
  context,
}) => {
  provider.pace = 10;
  const generator = await openTab(context);
  await generator.write(PROMPT);
  const seen: { readonly text: string; readonly at: number }[] = [];
  const look = async () => {
    const text = await generator.text();
    seen.push({ text, at: Date.now() });
    return text.length;
  };
  await expect.poll(look, { intervals: [100], timeout: 30_000 }).toBeGreaterThan(STORY.length * 0.4);
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

test('a connection that breaks keeps the text, and Continue works once there is a connection', async ({
  backend,
  generator,
}) => {
  const network = await CuttableNetwork.before(backend);
  await generator.open('fantasy', network.url);
  await generator.write(PROMPT);
  await generator.grown(STORY.length * 0.3);
  network.cut();
  const notice = generator.notice('The connection was lost before the end');
  await expect(notice).toBeVisible();
  const kept = await generator.text();
  expect(STORY.startsWith(kept)).toBe(true);
  await generator.goOn.click();
  await expect(generator.failure).toContainText('can’t be reached');
  expect(await generator.text()).toBe(kept);
  network.mend();
  await generator.goOn.click();
  await generator.told(STORY);
  await expect(generator.failure).toBeHidden();
  await network.close();
});

test(
  'a connection that stands still for a while costs nothing: the story goes on by itself',
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
  'a story that is reloaded three times is whole in the end',
  { tag: IN_MATRIX },
  async ({ provider, writer: generator }) => {
    Object.assign(provider, { script: 'hold', share: 0.3 });
    await generator.write(PROMPT);
    for (let time = 1; time <= 3; time += 1) {
      const before = await held(provider, generator);
      await generator.page.reload();
      await expect(generator.notice(CLOSED)).toBeVisible();
      expect(await generator.text()).toBe(before);
      await expect.poll(() => provider.holding).toBe(0);
      if (time === 3) provider.script = 'normal';
      await generator.goOn.click();
    }
    await generator.told(STORY);
    await generator.page.reload();
    await generator.told(STORY);
  },
);

test('a guest who signs in in the middle of a story finds it again, goes on with it, and saves the whole', async ({
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
  await expect(generator.notice('Stopped')).toBeVisible();
  expect(await generator.text()).toBe(before);
  await expect(generator.prompt).toHaveValue(PROMPT);
  await expect(generator.settings).toContainText('Humorous');
  expect(provider.holding).toBe(0);

  provider.script = 'normal';
  await generator.goOn.click();
  await generator.told(STORY);
  await generator.save.click();
  await expect(generator.saved).toBeVisible();
  expect(await keptStories(backend, person)).toEqual([STORY]);
});

test(
  'two tabs write two genres at once, one is reloaded, and each has its own story and prompt',
  { tag: IN_MATRIX },
  async ({ provider, context }) => {
    Object.assign(provider, { script: 'hold', tell: (prompt: string) => longStory(prompt) });
    const tabs = [await openTab(context, 'fantasy'), await openTab(context, 'scifi')] as const;
    const prompts = ['The Lamp', 'The Second Voice'] as const;
    await tabs[0].write(prompts[0]);
    await tabs[1].write(prompts[1]);
    const before = await held(provider, tabs[0], 2);
    await tabs[0].page.reload();
    await expect(tabs[0].notice(CLOSED)).toBeVisible();
    expect(await tabs[0].text()).toBe(before);
    await tabs[0].goOn.click();
    await held(provider, tabs[0], 2);
    provider.release();
    for (const [index, tab] of tabs.entries()) {
      await tab.told(longStory(prompts[index] ?? ''));
      await tab.page.reload();
      await tab.told(longStory(prompts[index] ?? ''));
      await expect(tab.prompt).toHaveValue(prompts[index] ?? '');
    }
  },
);

test('two tabs of one genre keep both of their stories', async ({ provider, context }) => {
  Object.assign(provider, { script: 'hold', tell: (prompt: string) => longStory(prompt) });
  const tabs = [await openTab(context), await openTab(context)] as const;
  await tabs[0].write('The Lamp');
  await tabs[1].write('The Ferry');
  await held(provider, tabs[0], 2);
  provider.release();
  await tabs[0].told(longStory('The Lamp'));
  await tabs[1].told(longStory('The Ferry'));

  const later = await openTab(context);
  const shown: string[] = [];
  for (const [step, position] of [
    [later.previous, 'Story 1 of 2'],
    [later.next, 'Story 2 of 2'],
  ] as const) {
    // Does nothing where there is no step that way.
    await step.press('Enter');
    await expect(later.version(position)).toBeVisible();
    shown.push(await later.text());
  }
  expect(shown.toSorted()).toEqual([longStory('The Ferry'), longStory('The Lamp')]);
});
