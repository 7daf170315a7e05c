import type { Locator, Page } from '@playwright/test';
import { called, sharePrompt, shareStory } from '../fixtures/community.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { awake } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';

const cardOf = (page: Page, title: string): Locator =>
  page
    .getByRole('region', { name: 'Prompts' })
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title }) });

/** The event of a browser when the user returns to a window. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

test('A prompt that one user shares is found by a guest, who writes a story from it that credits its author', async ({
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

test('A like is seen by others when they return to the page, is taken back with a message when it fails, and counts once from two tabs', async ({
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
  // All three pages have loaded the prompt before it is liked.
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

test('Inspirations are filtered and used by keyboard alone, and the filters survive a reload', async ({
  backend,
  ada,
  page,
}) => {
  const long = `Somebody ${'climbs one more stair and '.repeat(20)}finds the attic full of sea.`;
  await sharePrompt(backend, ada, { title: 'The Long Stair', prompt: long, category: 'scifi', difficulty: 'hard' });
  await page.goto('/inspiration');
  await awake(page);
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

test('Favorites are kept for the user on all devices', { tag: IN_MATRIX }, async ({ person, openAs }) => {
  const first = await openAs(person, '/inspiration-me');
  await first.getByRole('button', { name: 'Add “The Tide Library” to favorites' }).click();
  await expect(first.getByText('Added to your favorites!')).toBeVisible();
  // The database also accepts the further changes.
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
  // The other tab still shows the old state.
  await third.getByRole('button', { name: 'Remove “The Tide Library” from favorites' }).click();
  await expect(third.getByText('Favorite status updated')).toBeVisible();
  await expect(second.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
});

test('No response that the inspiration and community pages get contains an email address', async ({
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
    // Read before the next navigation discards the responses.
    await Promise.all(answers);
  }
  const texts = (await Promise.all(answers)).join('\n');
  expect(texts).toContain('Second-Hand Weather');
  expect(texts).toContain('"author":"ada"');
  expect(texts.match(/[\w.+-]+@[\w-]+\.\w+/g)).toBeNull();
});
