import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { lengthsSeen, watchLengths } from '../fixtures/growth.ts';
import { expect, test } from '../fixtures/test.ts';

test('A guest starts at the home page and reads a story while it grows', async ({ demo, page, generator }) => {
  await page.goto(demo.url);
  await page.getByRole('link', { name: 'Start Creating' }).first().click();
  await generator.chooseShortest();
  await page.evaluate(watchLengths);
  await generator.write('A mapmaker named Ilse discovers that whatever she draws at night is there in the morning.');

  await expect(generator.stop).toBeFocused();
  await generator.finished();
  const lengths = await page.evaluate(lengthsSeen);
  expect(lengths.length).toBeGreaterThan(5);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  const words = ((await generator.story.textContent()) ?? '').split(/\s+/).length;
  expect(words).toBeGreaterThan(420);
  expect(words).toBeLessThan(580);
  await expect(page.getByText('Demo storyteller, no AI')).toBeVisible();
  await generator.used(1);
  await expect(page.getByText('Sign in to save your AI-generated story and access it anytime')).toBeVisible();
});

test('A guest writes three free stories, and no fourth in any tab', async ({ context, page, generator }) => {
  const other = new GeneratorScreen(await context.newPage());
  await other.open();
  await other.prompt.fill('A fourth voice from another tab.');
  await page.bringToFront();
  await generator.open('scifi');
  for (let count = 1; count <= 3; count += 1) {
    await generator.write(`A lighthouse keeper hears voice number ${count}.`);
    await generator.used(count);
    await expect(generator.generate).toBeVisible({ timeout: 30_000 });
  }
  await generator.prompt.fill('A fourth voice.');
  await expect(generator.generate).toBeDisabled();
  await page.reload();
  await generator.used(3);
  await expect(generator.generate).toBeDisabled();
  await expect(generator.prompt).toHaveValue('A fourth voice.');
  await expect(generator.story).toContainText(/\w+/);

  // The other tab asks the service, which refuses.
  await other.page.bringToFront();
  await other.generate.click();
  await expect(other.failure.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await other.used(3);
  await expect(other.prompt).toHaveValue('A fourth voice from another tab.');
  await expect(other.offers).toHaveText([]);
});
