import { rm } from 'node:fs/promises';
import { Backend } from '../fixtures/backend.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { ScriptedProvider } from '../fixtures/scripted-provider.ts';
import { IN_SOAK } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests start their own backend.
test.use({ baseURL: '' });

const CANARY = 'sk-canary-7f3a9c51e8';

test(
  'A page whose backend stops keeps everything, and works again once it is back',
  { tag: [...IN_SOAK] },
  async ({ page }) => {
    const first = await Backend.start();
    const generator = new GeneratorScreen(page);
    await generator.open('fantasy', first.url);
    await generator.chooseShortest();
    await generator.write('A clockmaker who has lost an hour.');
    await generator.finished();
    const text = await generator.story.textContent();
    await first.interrupt();

    await generator.prompt.fill('The hour comes back.');
    await generator.generate.click();
    await expect(page.getByRole('alert')).toContainText('The story service can’t be reached.');
    await expect(generator.prompt).toHaveValue('The hour comes back.');
    expect(text).toMatch(/\S/);
    expect(await generator.story.textContent()).toBe(text);

    const second = await Backend.start({ port: first.port, data: first.data });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await generator.finished();
    await expect(page.getByText('You have used 2/3 free AI-generated stories.')).toBeVisible();
    await second.stop();
    await rm(first.data, { recursive: true, force: true });
  },
);

test('The provider’s key is in no response and no log', { tag: [...IN_SOAK] }, async ({ page }) => {
  test.slow();
  const provider = await ScriptedProvider.start();
  const backend = await Backend.start({
    env: { AI_BASE_URL: provider.baseUrl, AI_API_KEY: CANARY, AI_PARALLEL: '100' },
  });
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    answers.push(
      Promise.all([response.body().catch(() => ''), response.allHeaders()]).then(
        ([body, headers]) => `${response.url()} ${JSON.stringify(headers)} ${String(body)}`,
      ),
    );
  });
  // The browser discards a stream that the page has closed, so the responses of functions are read by a route.
  await page.route('**/functions/v1/**', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    answers.push(Promise.resolve(`${JSON.stringify(response.headers())} ${body}`));
    await route.fulfill({ response, body });
  });
  const generator = new GeneratorScreen(page);
  for (const script of ['normal', 'unauthorized', 'rate-limited', 'error-in-200', 'down'] as const) {
    provider.script = script;
    await generator.open('fantasy', backend.url);
    await generator.write(`A lamp, and a script called ${script}.`);
    await expect(page.getByText('Story generated successfully!').or(page.getByRole('alert')).first()).toBeVisible();
    await expect(generator.generate).toBeVisible();
  }
  await page.goto(`${backend.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(provider.requests.every(({ authorization }) => authorization === `Bearer ${CANARY}`)).toBe(true);
  const texts = await Promise.all(answers);
  expect(texts.some((text) => text.includes('event: delta'))).toBe(true);
  expect(texts.filter((text) => text.includes(CANARY))).toEqual([]);
  await backend.stop();
  await provider.stop();
  expect(backend.log).toContain('Storyloom is ready at');
  expect(backend.log).not.toContain(CANARY);
});
