import { watchConsole } from '../fixtures/console.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { IN_MATRIX, isSoak, LONGER_IN_SOAK } from '../fixtures/rings.ts';
import { DISTINCT_ROUTES, ROUTES } from '../fixtures/routes.ts';
import { hydrate, settled } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';

const NOWHERE = ['/nowhere/at/all', '/blog/no-such-post', '/story/no-id'];

test(
  'Every page has one title and a quiet console, also while a story is written',
  { tag: [LONGER_IN_SOAK, IN_MATRIX] },
  async ({ visitors }) => {
    test.slow();
    const page = visitors.person;
    const complaints = await watchConsole(page);
    for (const { path } of isSoak ? ROUTES : DISTINCT_ROUTES) {
      if (NOWHERE.includes(path) || path === '/moderation' || path === '/community/:storyId') continue;
      await page.goto(path.replace(':storyId', visitors.storyId).replace(':shareId', visitors.shareId));
      if (await page.locator('#storyloom-start').count()) await hydrate(page);
      await settled(page);
      expect.soft(await page.locator('head title').count(), path).toBe(1);
    }
    const generator = new GeneratorScreen(page);
    await generator.open();
    await generator.write('A fox who guards a lamp at the edge of the sea.');
    await generator.finished();
    expect(complaints).toEqual([]);
  },
);

test('A page that does not exist logs its 404 status and nothing else', async ({ page }) => {
  const complaints = await watchConsole(page);
  for (const path of NOWHERE) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found|Welcome Back/i);
  }
  const status = 'error Failed to load resource: the server responded with a status of 404 (Not Found)';
  // Chromium logs the status of a page itself, while the address is still that of the previous page.
  expect(complaints.map((line) => line.replace(/^[^:]*: /, ''))).toEqual(NOWHERE.map(() => status));
});
