import { watchConsole } from '../fixtures/console.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { IN_SOAK } from '../fixtures/rings.ts';
import { ROUTES } from '../fixtures/routes.ts';
import { hydrate, settled } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';

/** Pages that are answered with 404, which Chromium logs, and one that leads to another. */
const LEFT_OUT = ['/nowhere/at/all', '/moderation', '/community/:storyId'];

test('Every page has one title and a quiet console', { tag: [...IN_SOAK] }, async ({ visitors }) => {
  test.slow();
  const page = visitors.person;
  const complaints = await watchConsole(page);
  for (const { path } of ROUTES) {
    if (LEFT_OUT.includes(path)) continue;
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
});
