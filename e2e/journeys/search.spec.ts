import { sharePrompt, shareStory } from '../fixtures/community.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { expect, test } from '../fixtures/test.ts';

test('A guest searches the site by keyboard, even while some results fail to load', async ({
  backend,
  person,
  page,
}) => {
  // Words that no other journey shares, because the backend is that of the worker.
  await sharePrompt(backend, person, {
    title: 'A prompt for the ferrywoman',
    prompt: 'A ferrywoman who takes no money.',
  });
  await shareStory(backend, person, {
    title: 'The Prompt Ferrywoman',
    prompt: 'Never late.',
    text: 'She came at six.',
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const main = page.getByRole('main');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const box = page.getByRole('searchbox', { name: 'Search Storyloom' });
  const status = main.getByRole('status');
  const group = (name: RegExp) => main.getByRole('region', { name });
  const header = new SiteHeader(page);

  await page.route(/\/rest\/v1\/rpc\/search_/, (route) => route.abort());
  await tabTo(header.openMenu);
  await page.keyboard.press('Enter');
  await expect(header.menu).toBeVisible();
  await tabTo(header.menu.getByRole('link', { name: 'Search', exact: true }));
  await page.keyboard.press('Enter');
  await expect(heading('Search')).toBeFocused();
  await tabTo(box);
  await page.keyboard.type('ferrywoman');
  await expect(page).toHaveURL(/\/search\?q=ferrywoman$/);
  await expect(main.getByText('Prompts couldn’t be searched')).toBeVisible();
  await expect(main.getByText('Stories couldn’t be searched')).toBeVisible();
  await page.unroute(/\/rest\/v1\/rpc\/search_/);
  const retry = main.getByRole('button', { name: 'Retry' });
  for (const left of [1, 0]) {
    await retry.first().press('Enter');
    await expect(retry).toHaveCount(left);
  }
  await expect(status).toHaveText('2 results for “ferrywoman”');
  await expect(group(/^Prompts 1/).getByRole('link', { name: 'A prompt for the ferrywoman' })).toBeVisible();
  await expect(group(/^Stories 1/).getByRole('link', { name: 'The Prompt Ferrywoman' })).toBeVisible();

  await box.fill('PASSWORD');
  await expect(page).toHaveURL(/\/search\?q=PASSWORD$/);
  const question = group(/^Questions and answers \d+/)
    .getByRole('link')
    .first();
  await expect(question).toBeVisible();
  await question.press('Enter');
  await expect(heading('Questions and answers')).toBeVisible();
  await expect(main.locator('details[open]')).toHaveCount(1);
  await page.goBack();
  await expect(box).toHaveValue('PASSWORD');
});
