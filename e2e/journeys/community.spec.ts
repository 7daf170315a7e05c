import { called, shareIdOf, shareStory } from '../fixtures/community.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { SAVED_STORY } from '../fixtures/people.ts';
import { IN_MATRIX, inMatrixUnless } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

test('A community story is counted when it is read or liked, can be reported, and is credited by a story written from its prompt', async ({
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
  await page.getByRole('button', { name: `Report “${title}”` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. The people who run this site will take a look.')).toBeVisible();

  await page.getByRole('link', { name: 'Write your own from this prompt' }).click();
  const generator = new GeneratorScreen(page);
  await expect(generator.prompt).toHaveValue(/A lamp that has to be lit every night/);
  await expect(page.getByText(`The prompt of “${title}” by ada.`)).toBeVisible();
  await generator.chooseShortest();
  await page.getByRole('button', { name: 'Generate Story' }).click();
  await generator.finished();
  await page.getByRole('button', { name: 'Share AI-Generated Story' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Another Lamp');
  await page.getByRole('dialog').getByRole('button', { name: 'Share Story' }).click();
  await expect(page.getByText('Story shared successfully!')).toBeVisible();

  await page.goto('/community');
  await page.getByRole('link', { name: 'Another Lamp', exact: true }).click();
  await expect(page.getByText(`From the prompt of “${title}” by ada`)).toBeVisible();
});

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [1280, 720],
] as const) {
  test(
    `At ${width} by ${height}, the search and the title of the first card are in the first screen of inspirations and community`,
    { tag: inMatrixUnless(width === 390) },
    async ({ person, openAs }) => {
      const page = await openAs(person, 'about:blank', { viewport: { width, height } });
      for (const path of ['/inspiration', '/inspiration-me', '/community']) {
        await page.goto(path);
        const title = page.getByRole('article').first().getByRole('heading');
        await expect(title).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('search')).toBeInViewport({ ratio: 1 });
      }
    },
  );
}

test(
  'Going back from a story returns to its card in a list that Load More Stories made longer',
  { tag: IN_MATRIX },
  async ({ backend, page, person }) => {
    for (let n = 1; n <= 12; n += 1) await shareStory(backend, person, { ...SAVED_STORY, title: `Tide ${n}` });
    await page.goto('/community');
    await page.getByRole('button', { name: 'Load More Stories' }).press('Enter');
    const first = page.getByRole('link', { name: 'Tide 2', exact: true });
    await expect(first).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: /^\d+ more\. / })).toBeAttached();
    await first.press('Enter');
    await expect(page).toHaveURL(/\/s\//);
    await expect(page.getByRole('heading', { name: 'Tide 2', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport();
  },
);
