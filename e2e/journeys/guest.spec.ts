import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { expect, test } from '../fixtures/test.ts';

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
