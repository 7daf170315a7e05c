import { lengthsSeen, watchLengths } from '../fixtures/growth.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

test('A guest starts at the home page and reads a 500-word story while it grows', async ({ demo, page, generator }) => {
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
  await expect(
    page.getByText('You have used 1/3 free AI-generated stories. Sign in for unlimited stories...'),
  ).toBeVisible();
  await expect(page.getByText('Sign in to save your AI-generated story and access it anytime')).toBeVisible();
});

test('A guest writes three free stories, cannot write a fourth, and keeps the third on the page', async ({
  page,
  generator,
}) => {
  await generator.open('scifi');
  for (let count = 1; count <= 3; count += 1) {
    await generator.write(`A lighthouse keeper hears voice number ${count}.`);
    await expect(page.getByText(`You have used ${count}/3 free AI-generated stories.`)).toBeVisible();
    await expect(generator.generate).toBeVisible({ timeout: 30_000 });
  }
  await generator.prompt.fill('A fourth voice.');
  await expect(generator.generate).toBeDisabled();
  await expect(generator.story).toContainText(/\w+/);

  await page.reload();
  await expect(page.getByText('You have used 3/3 free AI-generated stories.')).toBeVisible();
  await expect(generator.generate).toBeDisabled();
  await expect(generator.prompt).toHaveValue('A fourth voice.');
  await expect(generator.story).toContainText(/\w+/);
});

test(
  'The settings survive a reload, and return to the genre’s defaults on any other visit',
  { tag: IN_MATRIX },
  async ({ page, generator }) => {
    await generator.open('scifi');
    const choose = async () => {
      await generator.settings.click();
      await page.getByLabel('Language').selectOption('French');
      await expect(generator.settings).toContainText('French · Third Person · Neutral · about 1,500 words');
    };
    await choose();
    await page.getByRole('tab', { name: 'AI Story Prompt' }).click();
    await generator.prompt.fill('A second voice.');
    await page.reload();
    await expect(generator.settings).toContainText('French');
    await expect(generator.prompt).toHaveValue('A second voice.');

    await page.goto('/generators/scifi');
    await expect(generator.settings).toContainText('English');
    await expect(generator.prompt).toHaveValue('A second voice.');
    await choose();
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('link', { name: 'Start Creating' }).first()).toBeVisible();
    await page.goBack();
    await expect(generator.settings).toContainText('English');
    await page.goto('/generators');
    await expect(page.getByRole('heading', { level: 1, name: 'Fantasy Story Generator' })).toBeVisible();
  },
);

test('An unknown genre, an empty prompt and one that is too long are answered with what to do next', async ({
  page,
  generator,
}) => {
  await generator.open('no-such-genre');
  await expect(page.getByRole('heading', { level: 1, name: 'Fantasy Story Generator' })).toBeVisible();
  await expect(generator.generate).toBeDisabled();
  await generator.prompt.fill('   \n ');
  await expect(generator.generate).toBeDisabled();
  await generator.prompt.fill('x'.repeat(4001));
  await expect(page.getByText('Error: This prompt is 1 character too long (4,001 of 4,000).')).toBeVisible();
  await generator.generate.click();
  await expect(generator.prompt).toBeFocused();
  await expect(generator.prompt).toHaveValue('x'.repeat(4001));
  await expect(generator.story).toBeHidden();
});
