import { called, shareIdOf, sharePrompt, shareStory } from '../fixtures/community.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { SAVED_STORY } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('A community story counts reads and likes, and its prompt opens the generator', async ({
  backend,
  ada,
  person,
  openAs,
}) => {
  const title = 'The Lamp That Two Read';
  const id = await shareStory(backend, ada, { ...SAVED_STORY, title });
  const page = await openAs(person, '/community?order=newest&genre=fantasy');
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(`${backend.url}/s/${await shareIdOf(backend, ada, id)}`);
  await expect(page.getByRole('article')).toContainText('Ilse lit the lamp before the rain came');
  await expect(page.getByText('1 view', { exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: called('Like', title) })
    .last()
    .click();
  await expect(page.getByText('1 like', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Write your own from this prompt' }).click();
  const generator = new GeneratorScreen(page);
  await expect(generator.prompt).toHaveValue(/A lamp that has to be lit every night/);
  await expect(page.getByText(`The prompt of “${title}” by ada.`)).toBeVisible();
});

test('A guest finds a shared prompt and writes a story from it', async ({ backend, ada, page, generator }) => {
  const title = 'The Honest Weathervane';
  const prompt = 'A weathervane points at whoever is about to lie.';
  await sharePrompt(backend, ada, { title, prompt });

  await page.goto('/inspiration');
  await page.getByRole('searchbox').fill('weathervane honest');
  const card = page
    .getByRole('region', { name: 'Prompts' })
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title }) });
  await expect(card).toContainText('by ada');
  await card.getByRole('link', { name: called('Use', title) }).click();
  await expect(page).toHaveURL(/\/generators\/fantasy$/);
  await expect(generator.prompt).toHaveValue(prompt);
  await expect(page.getByText(`A prompt by ada: “${title}”.`)).toBeVisible();
  await expect(generator.generate).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(generator.story).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('weathervane honest');
  await expect(card).toContainText('1 use');
});
