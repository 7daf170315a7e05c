import { walkFocus } from '../fixtures/focus-walk.ts';
import type { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { longStory } from '../fixtures/long-story.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import type { Script, ScriptedProvider } from '../fixtures/scripted-provider.ts';
import { expectSound } from '../fixtures/sound.ts';
import { expect, test } from '../fixtures/test.ts';

const PROMPT = 'A lamp that has to be lit every night.';
const STORY = longStory('The Lamp at Harrow Fen', 12);

test.use({ story: STORY, pace: 1, contextOptions: { reducedMotion: 'reduce' } });

async function ask(provider: ScriptedProvider, generator: GeneratorScreen, script: Script): Promise<void> {
  provider.script = script;
  await generator.write(PROMPT);
}

test(
  'A guest’s generator is accessible and fits in each state: settings, too long a prompt, waiting, writing, stopped, failed',
  { tag: IN_MATRIX },
  async ({ provider, page, generator }) => {
    await generator.open();
    await page.getByRole('tab', { name: 'AI Story Generator Settings' }).click();
    await expectSound(page, 'settings', 'main');
    await page.getByRole('tab', { name: 'AI Story Prompt' }).click();
    await generator.prompt.fill('x'.repeat(4001));
    await expectSound(page, 'too long a prompt', 'main');

    await ask(provider, generator, 'silent');
    await expect(page.getByText('Generating your AI story...')).toBeVisible();
    await expectSound(page, 'waiting', 'main');
    await generator.stopWriting();

    await ask(provider, generator, 'hold');
    await expect(generator.story).toBeVisible();
    await expectSound(page, 'writing', 'main');
    await generator.stopWriting();
    await expect(generator.notice('Stopped')).toBeVisible();
    await expectSound(page, 'stopped', 'main');

    provider.retryAfter = 3600;
    await ask(provider, generator, 'rate-limited');
    await expect(generator.tryAgain).toBeDisabled();
    await expectSound(page, 'failed, with a countdown', 'main');
  },
);

test(
  'A user’s generator is accessible and fits in each state: each ending with a notice, versions, saved, sharing',
  { tag: IN_MATRIX },
  async ({ provider, writer: generator }) => {
    const { page } = generator;
    await ask(provider, generator, 'length');
    await expect(generator.notice('The storyteller reached its length limit')).toBeVisible();
    await expectSound(page, 'length limit', 'main');

    await ask(provider, generator, 'filtered');
    await expect(generator.notice('The storyteller’s content filter stopped the story')).toBeVisible();
    await expectSound(page, 'filtered, two versions', 'main');

    await ask(provider, generator, 'broken');
    await expect(generator.failure).toBeVisible();
    await expectSound(page, 'broken off, three versions', 'main');

    await ask(provider, generator, 'cut');
    await expect(generator.notice('The connection was lost before the end')).toBeVisible();
    await expectSound(page, 'lost, four versions', 'main');
    await page.setViewportSize({ width: 390, height: 700 });
    expect.soft((await walkFocus(page)).problems).toEqual([]);
    await page.reload();
    await expect(generator.notice('The connection was lost before the end')).toBeVisible();

    provider.script = 'normal';
    await generator.goOn.click();
    await generator.told(STORY);
    await generator.save.click();
    await expect(generator.saved).toBeVisible();
    await expectSound(page, 'saved', 'main');

    await page.getByRole('button', { name: 'Share AI-Generated Story' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share AI-Generated Story' });
    await expect(dialog).toBeVisible();
    await expectSound(page, 'sharing');
    await dialog.getByRole('button', { name: 'Share Story' }).click();
    await expect(dialog.getByRole('heading', { name: 'Everyone can read it now' })).toBeFocused();
    await expectSound(page, 'shared');
    await page.setViewportSize({ width: 390, height: 700 });
    expect(await dialog.getByLabel('Link').inputValue()).toMatch(/\/s\/[\w-]{22}$/);
    await dialog.getByRole('link', { name: /^Open the page/ }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'The Lamp at Harrow Fen' })).toBeVisible();
  },
);

test('The generator says when the device cannot keep anything, and still writes a story', async ({
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
  await expectSound(page, 'nothing kept', 'main');
});
