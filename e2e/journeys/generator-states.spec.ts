import type { Page } from '@playwright/test';
import { expectNoViolations } from '../fixtures/axe.ts';
import { walkFocus } from '../fixtures/focus-walk.ts';
import type { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { longStory } from '../fixtures/long-story.ts';
import { overflowOn, setTextSize } from '../fixtures/overflow.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import type { Script, ScriptedProvider } from '../fixtures/scripted-provider.ts';
import { still } from '../fixtures/settled.ts';
import { smallTargetsOn } from '../fixtures/targets.ts';
import { expect, test } from '../fixtures/test.ts';

const PROMPT = 'A lamp that has to be lit every night.';
const STORY = longStory('The Lamp at Harrow Fen', 12);

test.use({ story: STORY, pace: 1, contextOptions: { reducedMotion: 'reduce' } });

/** No violation in either theme, narrow and wide; fits 320 px, and 640 px with text at 200 %; targets can be hit. */
async function expectFit(page: Page, state: string, within = 'main'): Promise<void> {
  await expectNoViolations(page, state, [1280, 320], within);
  expect.soft(await overflowOn(page), `${state}: 320 px`).toEqual([]);
  expect.soft(await smallTargetsOn(page), `${state}: targets`).toEqual([]);
  await page.setViewportSize({ width: 640, height: 900 });
  await setTextSize(page, '200%');
  await still(page);
  expect.soft(await overflowOn(page), `${state}: 200 %`).toEqual([]);
  await setTextSize(page, '');
}

async function ask(provider: ScriptedProvider, generator: GeneratorScreen, script: Script): Promise<void> {
  provider.script = script;
  await generator.write(PROMPT);
}

test(
  'a guest’s generator holds up: settings, too long a prompt, waiting, writing, stopped, failed',
  { tag: IN_MATRIX },
  async ({ provider, page, generator }) => {
    await generator.open();
    await page.getByRole('tab', { name: 'AI Story Generator Settings' }).click();
    await expectFit(page, 'settings');
    await page.getByRole('tab', { name: 'AI Story Prompt' }).click();
    await generator.prompt.fill('x'.repeat(4001));
    await expectFit(page, 'too long a prompt');

    await ask(provider, generator, 'silent');
    await expect(page.getByText('Generating your AI story...')).toBeVisible();
    await expectFit(page, 'waiting');
    await generator.stopWriting();

    await ask(provider, generator, 'hold');
    await expect(generator.story).toBeVisible();
    await expectFit(page, 'writing');
    await generator.stopWriting();
    await expect(generator.notice('Stopped')).toBeVisible();
    await expectFit(page, 'stopped');

    provider.retryAfter = 3600;
    await ask(provider, generator, 'rate-limited');
    await expect(generator.tryAgain).toBeDisabled();
    await expectFit(page, 'failed, with a countdown');
  },
);

test(
  'a person’s generator holds up: each ending with a notice, versions, saved, sharing',
  { tag: IN_MATRIX },
  async ({ provider, writer: generator }) => {
    const { page } = generator;
    await ask(provider, generator, 'length');
    await expect(generator.notice('The storyteller reached its length limit')).toBeVisible();
    await expectFit(page, 'length limit');

    await ask(provider, generator, 'filtered');
    await expect(generator.notice('The storyteller’s content filter stopped the story')).toBeVisible();
    await expectFit(page, 'filtered, two versions');

    await ask(provider, generator, 'broken');
    await expect(generator.failure).toBeVisible();
    await expectFit(page, 'broken off, three versions');

    await ask(provider, generator, 'cut');
    await expect(generator.notice('The connection was lost before the end')).toBeVisible();
    await expectFit(page, 'lost, four versions');
    await page.setViewportSize({ width: 390, height: 700 });
    expect.soft((await walkFocus(page)).problems).toEqual([]);
    await page.reload();
    await expect(generator.notice('The connection was lost before the end')).toBeVisible();

    provider.script = 'normal';
    await generator.goOn.click();
    await generator.told(STORY);
    await generator.save.click();
    await expect(generator.saved).toBeVisible();
    await expectFit(page, 'saved');

    await page.getByRole('button', { name: 'Share AI-Generated Story' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share AI-Generated Story' });
    await expect(dialog).toBeVisible();
    await expectFit(page, 'sharing', 'html');
    await dialog.getByRole('button', { name: 'Share Story' }).click();
    await expect(dialog.getByRole('heading', { name: 'Everyone can read it now' })).toBeFocused();
    await expectFit(page, 'shared', 'html');
    await page.setViewportSize({ width: 390, height: 700 });
    expect(await dialog.getByLabel('Link').inputValue()).toMatch(/\/s\/[\w-]{22}$/);
    await dialog.getByRole('link', { name: /^Open the page/ }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'The Lamp at Harrow Fen' })).toBeVisible();
  },
);

test('where nothing can be kept the page says so, and a story is written all the same', async ({
  provider,
  page,
  generator,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await generator.open();
  await ask(provider, generator, 'normal');
  await generator.told(STORY);
  await expect(generator.notice('Your work isn’t being saved on this device')).toBeVisible();
  await expectFit(page, 'nothing kept');
});
