import { expect, test } from '@playwright/test';
import { Backend } from '../fixtures/backend.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { SCRIPTED_STORY, ScriptedProvider } from '../fixtures/scripted-provider.ts';

const LAST_SENTENCE = SCRIPTED_STORY.split('\n').at(-1) ?? '';

let provider: ScriptedProvider;
let backend: Backend;
test.beforeAll(async () => {
  provider = await ScriptedProvider.start();
  backend = await Backend.start({
    env: { AI_BASE_URL: provider.baseUrl, AI_API_KEY: 'test-key', AI_MODEL: 'test-model' },
  });
});
test.afterAll(async () => {
  await backend.stop();
  await provider.stop();
});

async function ask(generator: GeneratorScreen): Promise<void> {
  await generator.open(backend.url);
  await generator.write('A lamp that has to be lit every night.');
}

/** Nothing that failed before its first word may cost a guest one of the free stories. */
async function expectUsed(generator: GeneratorScreen, used: number): Promise<void> {
  await expect(generator.page.getByText(`You have used ${used}/3 free AI-generated stories.`)).toBeVisible();
}

test('normal: the whole story, no word about a demo, the server’s own messages and model', async ({ page }) => {
  provider.script = 'normal';
  const generator = new GeneratorScreen(page);
  await ask(generator);
  await generator.finished();
  await expect(generator.story).toContainText(LAST_SENTENCE);
  await expect(generator.story.getByRole('heading', { name: 'The Lamp at Harrow Fen' })).toBeVisible();
  await expect(page.getByText('Demo storyteller')).toBeHidden();
  const sent = JSON.parse(provider.requests.at(-1)?.body ?? '{}');
  expect(sent).toMatchObject({ model: 'test-model', max_tokens: 8000, stream: true, temperature: 0.7 });
  expect(sent.messages[0].role).toBe('system');
  expect(sent.messages[0].content).not.toContain('lamp that has to be lit');
  await expectUsed(generator, 1);
});

test('slow: a spinner, then text that grows word by word', async ({ page }) => {
  provider.script = 'slow';
  const generator = new GeneratorScreen(page);
  await ask(generator);
  await expect(page.getByText('Generating your AI story...').or(generator.story)).toBeVisible();
  await expect(generator.story).toContainText('Ilse lit');
  await expect(generator.story).not.toContainText(LAST_SENTENCE);
  await expect(generator.story).toHaveAttribute('aria-busy', 'true');
  await generator.finished();
  await expect(generator.story).toContainText(LAST_SENTENCE);
});

test('cut in the middle: the text stays and the page says that it is unfinished', async ({ page }) => {
  provider.script = 'cut';
  const generator = new GeneratorScreen(page);
  await ask(generator);
  await expect(page.getByText('The connection was lost before the end')).toBeVisible();
  await expect(generator.story).toContainText('Ilse lit the lamp');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await page.reload();
  await expect(generator.story).toContainText('Ilse lit the lamp');
});

test('429: says when, costs nothing, and Try Again works', async ({ page }) => {
  provider.script = 'rate-limited';
  const generator = new GeneratorScreen(page);
  await ask(generator);
  await expect(page.getByRole('alert')).toContainText('7 seconds');
  await expect(generator.prompt).toHaveValue('A lamp that has to be lit every night.');
  await expectUsed(generator, 0);
  provider.script = 'normal';
  await page.getByRole('button', { name: 'Try Again' }).click();
  await generator.finished();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeHidden();
});

test('an error inside a 200: the provider’s reason, and nothing is spent', async ({ page }) => {
  provider.script = 'error-in-200';
  const generator = new GeneratorScreen(page);
  await ask(generator);
  await expect(page.getByRole('alert')).toContainText('The model is not loaded');
  await expect(page.getByText('Failed to generate story: The model is not loaded')).toBeVisible();
  await expectUsed(generator, 0);
});

test('401 and 503: temporarily unavailable, without a word of the provider’s about its key', async ({ page }) => {
  const generator = new GeneratorScreen(page);
  for (const script of ['unauthorized', 'down'] as const) {
    provider.script = script;
    await ask(generator);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('alert')).not.toContainText('test-key');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expectUsed(generator, 0);
  }
  expect(backend.log).not.toContain('test-key');
});

test('the length limit and the content filter are named, with the text kept', async ({ page }) => {
  const generator = new GeneratorScreen(page);
  for (const [script, title] of [
    ['length', 'The storyteller reached its length limit'],
    ['filtered', 'content filter stopped the story'],
  ] as const) {
    provider.script = script;
    await ask(generator);
    await expect(page.getByText(title)).toBeVisible();
    await expect(generator.story).toContainText('Ilse lit the lamp');
  }
});

test('a reader who leaves stops the provider', async ({ page }) => {
  provider.script = 'endless';
  const generator = new GeneratorScreen(page);
  const before = provider.aborted;
  await ask(generator);
  await expect(generator.story).toContainText('the road went on.');
  await page.close();
  await expect.poll(() => provider.aborted, { timeout: 3_000 }).toBe(before + 1);
});

test('Stop keeps the text, ends the provider’s work, and leaves the keyboard where Generate is', async ({ page }) => {
  provider.script = 'endless';
  const generator = new GeneratorScreen(page);
  const before = provider.aborted;
  await ask(generator);
  await expect(generator.story).toContainText('the road went on.');
  await generator.stop.click();
  await expect(page.getByText('The story is unfinished. Everything that was written is kept.')).toBeVisible();
  await expect(generator.generate).toBeFocused();
  const kept = await generator.story.textContent();
  await expect.poll(() => provider.aborted, { timeout: 3_000 }).toBe(before + 1);
  expect(await generator.story.textContent()).toBe(kept);
  expect(kept).toContain('the road went on.');
});

test('a double click on Generate starts one story and does not stop it', async ({ page }) => {
  provider.script = 'normal';
  const generator = new GeneratorScreen(page);
  await generator.open(backend.url);
  await generator.prompt.fill('A lamp that has to be lit every night.');
  await generator.generate.dblclick();
  await generator.finished();
  await expectUsed(generator, 1);
});

test('a provider that is not there at all', async ({ page }) => {
  const gone = await Backend.start({ env: { AI_BASE_URL: 'http://127.0.0.1:9/v1' } });
  const generator = new GeneratorScreen(page);
  await generator.open(gone.url);
  await generator.write('A lamp that has to be lit every night.');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectUsed(generator, 0);
  await gone.stop();
});
