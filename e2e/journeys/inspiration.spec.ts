import type { Locator, Page } from '@playwright/test';
import { shareIdOf, sharePrompt, shareStory } from '../fixtures/community.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { SAVED_STORY } from '../fixtures/people.ts';
import { IN_MATRIX, inMatrixUnless } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

/** Name of a button whose words go on, for those who hear them, with what it is about. */
const called = (words: string, title: string) => new RegExp(`^${words} ?: ${title}$`);

const cardOf = (page: Page, title: string): Locator =>
  page
    .getByRole('region', { name: 'Prompts' })
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title }) });

/** What a browser says when somebody comes back to a window. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

test('a prompt that one person shares is found by another, who writes from it and credits whoever wrote it', async ({
  ada,
  openAs,
  page,
  generator,
}) => {
  const hers = await openAs(ada, '/inspiration');
  await hers.getByRole('button', { name: 'Share Your Inspiration' }).click();
  const dialog = hers.getByRole('dialog', { name: 'Share Inspiration' });
  await dialog.getByRole('button', { name: 'Share Inspiration' }).click();
  await expect(dialog.getByText('Please enter a prompt')).toBeVisible();
  await dialog.getByLabel('Prompt').fill('A weathervane points at whoever is about to lie.');
  await dialog.getByLabel('Title').fill('The Honest Weathervane');
  await dialog.getByLabel('Category').selectOption('mystery');
  await dialog.getByRole('button', { name: 'Share Inspiration' }).click();
  await expect(hers.getByText('Inspiration shared successfully!')).toBeVisible();
  const own = hers.getByRole('region', { name: 'Your Shared Inspirations' });
  await own.getByRole('button', { name: called('Edit', 'The Honest Weathervane') }).click();
  const edit = hers.getByRole('dialog', { name: 'Edit Inspiration' });
  await expect(edit.getByLabel('Prompt')).toHaveValue('A weathervane points at whoever is about to lie.');
  await edit.getByLabel('Difficulty').selectOption('hard');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(own.getByText('Hard')).toBeVisible();

  await page.goto('/inspiration');
  await page.getByRole('searchbox').fill('weathervane honest');
  await expect(page.getByText('1 prompt', { exact: true })).toBeVisible();
  const card = cardOf(page, 'The Honest Weathervane');
  await expect(card).toContainText('by ada');
  await card.getByRole('link', { name: called('Use', 'The Honest Weathervane') }).click();
  await expect(page).toHaveURL(/\/generators\/fantasy$/);
  await expect(generator.prompt).toHaveValue('A weathervane points at whoever is about to lie.');
  await expect(page.getByText('A prompt by ada: “The Honest Weathervane”.')).toBeVisible();
  await expect(generator.generate).toBeFocused();
  await expect(generator.story).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(generator.story).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('weathervane honest');
  await expect(cardOf(page, 'The Honest Weathervane')).toContainText('1 use');
});

test('what one likes the other sees on coming back; a like that fails is taken back and said; two tabs end alike', async ({
  backend,
  ada,
  person,
  openAs,
}) => {
  const title = 'A Bell Without a Church';
  await sharePrompt(backend, ada, { title, prompt: 'Every evening a bell rings in a village that has no church.' });
  const address = '/inspiration?q=bell+church';
  const hers = await openAs(ada, address);
  const one = await openAs(person, address);
  const two = await one.context().newPage();
  await two.goto(address);
  // Before anything is liked, all three have seen it.
  for (const page of [hers, one, two]) await expect(cardOf(page, title)).toContainText('0 likes');
  await expect(cardOf(hers, title).getByRole('button', { name: called('Like', title) })).toBeHidden();

  await one.route('**/rpc/toggle_inspiration_like', (route) => route.abort());
  await cardOf(one, title)
    .getByRole('button', { name: called('Like', title) })
    .click();
  await expect(one.getByText('Failed to update like')).toBeVisible();
  await expect(cardOf(one, title)).toContainText('0 likes');
  await one.unrouteAll();

  await cardOf(one, title)
    .getByRole('button', { name: called('Like', title) })
    .click();
  await expect(cardOf(one, title)).toContainText('1 like');
  await cardOf(two, title)
    .getByRole('button', { name: called('Like', title) })
    .click();
  await expect(cardOf(two, title).getByRole('button', { name: called('Liked', title) })).toBeVisible();
  await expect(cardOf(two, title)).toContainText('1 like');

  await expect(async () => {
    await comeBack(hers);
    await expect(cardOf(hers, title)).toContainText('1 like', { timeout: 500 });
  }).toPass();
  await two.reload();
  await expect(cardOf(two, title).getByRole('button', { name: called('Liked', title) })).toBeVisible();
});

test('with the keyboard alone: a filter, a tab, a folded prompt, and what is chosen survives a reload', async ({
  backend,
  ada,
  page,
}) => {
  const long = `Somebody ${'climbs one more stair and '.repeat(20)}finds the attic full of sea.`;
  await sharePrompt(backend, ada, { title: 'The Long Stair', prompt: long, category: 'scifi', difficulty: 'hard' });
  await page.goto('/inspiration');
  await tabTo(page.getByRole('button', { name: 'Filters' }));
  await page.keyboard.press('Enter');
  for (const name of ['Easy', 'Medium']) {
    await expect(page.getByRole('menuitemcheckbox', { name, exact: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
  }
  await expect(page.getByRole('menuitemcheckbox', { name: 'Hard' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  await tabTo(page.getByRole('tab', { name: 'All' }));
  for (const name of ['Fantasy', 'Sci-Fi']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toBeFocused();
  }
  await expect(page).toHaveURL(/\?category=scifi&difficulty=hard$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Sci-Fi' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('searchbox').fill('stair');
  await expect(page.getByText('1 prompt', { exact: true })).toBeVisible();

  const use = cardOf(page, 'The Long Stair').getByRole('link', { name: called('Use', 'The Long Stair') });
  await tabTo(use);
  await page.keyboard.press('Enter');
  await expect(new GeneratorScreen(page).prompt).toHaveValue(long);
});

test('a story of the community is read, counted, liked and reported, and another is written from its prompt', async ({
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
    `at ${width} by ${height} the search and the first card begin in the first screen`,
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
  'Back from a story returns to its card in a list that was made longer',
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

test('favorites are kept for the person', { tag: IN_MATRIX }, async ({ person, openAs }) => {
  const first = await openAs(person, '/inspiration-me');
  await first.getByRole('button', { name: 'Add “The Tide Library” to favorites' }).click();
  await expect(first.getByText('Added to your favorites!')).toBeVisible();
  // The database takes the further ones, too.
  for (const name of ['Add “The Rhyme Collector” to favorites', 'Remove “The Rhyme Collector” from favorites']) {
    const answer = first.waitForResponse((response) => response.url().includes('/curated_favorites'));
    await first.getByRole('button', { name }).click();
    expect((await answer).ok()).toBe(true);
  }
  const second = await openAs(person, '/inspiration-me?view=favorites');
  await expect(second.getByRole('article')).toHaveCount(1);
  const third = await second.context().newPage();
  await third.goto('/inspiration-me?view=favorites');
  await expect(third.getByRole('article')).toHaveCount(1);
  await second.getByRole('button', { name: 'Remove “The Tide Library” from favorites' }).click();
  await expect(second.getByText('Removed from favorites')).toBeVisible();
  // Another tab does not know yet.
  await third.getByRole('button', { name: 'Remove “The Tide Library” from favorites' }).click();
  await expect(third.getByText('Favorite status updated')).toBeVisible();
  await expect(second.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
});

test('no answer that these pages get holds an email address but one’s own', async ({
  backend,
  ada,
  person,
  openAs,
}) => {
  const page = await openAs(person, 'about:blank');
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/rest/v1/')) answers.push(response.text().catch(() => ''));
  });
  const id = await shareStory(backend, ada);
  for (const path of ['/inspiration', '/inspiration?q=the', '/community', `/community/${id}`, '/inspiration-me']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('article').first()).toBeVisible();
    // Before the next page takes away what this one was sent.
    await Promise.all(answers);
  }
  const texts = (await Promise.all(answers)).join('\n');
  expect(texts).toContain('Second-Hand Weather');
  expect(texts).toContain('"author":"ada"');
  expect(texts.match(/[\w.+-]+@[\w-]+\.\w+/g)).toBeNull();
});
