import { REJOIN } from '@storyloom/shared/domain';
import { Backend } from '../fixtures/backend.ts';
import type { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { SCRIPTED_STORY } from '../fixtures/scripted-provider.ts';
import { PROVIDER_ENV } from '../fixtures/scripted-service.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

const LAST_SENTENCE = SCRIPTED_STORY.split('\n').at(-1) ?? '';

const PROMPT = 'A lamp that has to be lit every night.';

async function ask(generator: GeneratorScreen): Promise<void> {
  await generator.open();
  await generator.write(PROMPT);
}

test('A story from the provider is shown whole, without a note about a demo, and asked for with the server’s model and messages', async ({
  provider,
  page,
  generator,
}) => {
  await ask(generator);
  await generator.finished();
  await generator.told(SCRIPTED_STORY);
  await expect(generator.story.getByRole('heading', { name: 'The Lamp at Harrow Fen' })).toBeVisible();
  await expect(page.getByText('Demo storyteller')).toBeHidden();
  const sent = JSON.parse(provider.requests.at(-1)?.body ?? '{}');
  expect(sent).toMatchObject({ model: PROVIDER_ENV.AI_MODEL, max_tokens: 8000, stream: true, temperature: 0.7 });
  expect(sent.messages[0].role).toBe('system');
  expect(sent.messages[0].content).not.toContain('lamp that has to be lit');
  await generator.used(1);
});

test('A spinner is shown until the first words, which are then shown before the rest arrives', async ({
  provider,
  page,
  generator,
}) => {
  provider.script = 'silent';
  await ask(generator);
  await expect(page.getByText('Generating your AI story...')).toBeVisible();
  await expect(generator.story).toBeHidden();
  await generator.stopWriting();
  provider.script = 'hold';
  await generator.write(PROMPT);
  await expect(generator.story).toContainText('Ilse lit');
  await expect(generator.story).not.toContainText(LAST_SENTENCE);
  await expect(generator.story).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Generating your AI story...')).toBeHidden();
  await expect.poll(() => provider.holding).toBe(1);
  provider.release();
  await generator.told(SCRIPTED_STORY);
});

test(
  'Closing the page stops the provider after a minute at the latest, in which the story can be rejoined',
  { tag: IN_MATRIX },
  async ({ provider, page, generator }) => {
    test.setTimeout(150_000);
    provider.script = 'endless';
    await ask(generator);
    await expect(generator.story).toContainText('the road went on.');
    await page.close();
    await expect.poll(() => provider.aborted, { timeout: REJOIN.runsOnMs + 15_000 }).toBe(1);
  },
);

test('Stop keeps the text, stops the provider, and moves the focus to the end of the story', async ({
  provider,
  generator,
}) => {
  provider.script = 'endless';
  await ask(generator);
  await expect(generator.story).toContainText('the road went on.');
  await generator.stopWriting();
  await expect(generator.notice('Stopped')).toBeVisible();
  await expect(generator.end).toBeFocused();
  const kept = await generator.story.textContent();
  await expect.poll(() => provider.aborted).toBe(1);
  expect(await generator.story.textContent()).toBe(kept);
  expect(kept).toContain('the road went on.');
});

test('A double click on Generate starts one story and does not stop it', async ({ generator }) => {
  await generator.open();
  await generator.prompt.fill('A lamp that has to be lit every night.');
  await generator.generate.dblclick();
  await generator.finished();
  await generator.used(1);
});

test(
  'A provider that cannot be reached causes an error message and costs no free story',
  { tag: IN_MATRIX },
  async ({ page, generator }) => {
    const gone = await Backend.start({ env: { AI_BASE_URL: 'http://127.0.0.1:9/v1' } });
    await generator.open('fantasy', gone.url);
    await generator.write('A lamp that has to be lit every night.');
    await expect(page.getByRole('alert')).toBeVisible();
    await generator.used(0);
    await gone.stop();
  },
);
