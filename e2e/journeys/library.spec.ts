import { tabTo } from '../fixtures/keyboard.ts';
import { keepStories, SAVED_STORY } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** Sixty stories in the order of the list; every fourth is science fiction, every third in Spanish. */
const SIXTY = Array.from({ length: 60 }, (_, index) => ({
  ...SAVED_STORY,
  title: `Lantern ${String(index + 1).padStart(2, '0')}`,
  prompt: index === 40 ? 'A heron that keeps a diary.' : SAVED_STORY.prompt,
  genre: index % 4 === 0 ? 'scifi' : 'fantasy',
  language: index % 3 === 0 ? 'Spanish' : 'English',
}));

test('On a phone, sixty stories are searched, filtered, sorted, paged and opened by keyboard', async ({
  backend,
  person,
  openAs,
}) => {
  // The test presses hundreds of keys.
  test.slow();
  await keepStories(backend, person, SIXTY);
  const page = await openAs(person, '/dashboard', { viewport: { width: 390, height: 844 } });
  const { keyboard } = page;
  const titles = page.getByRole('heading', { level: 2, name: /^Lantern/ });
  const lantern6 = page.getByRole('link', { name: 'Lantern 06', exact: true });
  const next = page.getByRole('button', { name: 'Next page' });

  await test.step('search and filters', async () => {
    await expect(titles).toHaveCount(24);
    await tabTo(page.getByRole('searchbox', { name: 'Search your stories' }));
    await keyboard.type('heron diary');
    await expect(titles).toHaveText(['Lantern 41']);
    await keyboard.press('ControlOrMeta+A');
    await keyboard.press('Delete');
    await tabTo(page.getByRole('button', { name: 'Filter stories' }));
    await keyboard.press('Enter');
    // One letter chooses an option: the second one of a busy machine could begin the name of another.
    await tabTo(page.getByLabel('Genre'));
    await keyboard.type('S');
    await tabTo(page.getByLabel('Language'));
    await keyboard.type('S');
    await expect(page).toHaveURL(/\?genre=scifi&language=spanish$/);
    await expect(titles).toHaveText(['01', '13', '25', '37', '49'].map((number) => `Lantern ${number}`));
    await page.goto('/dashboard');
  });

  await test.step('order and pages', async () => {
    await tabTo(page.getByRole('button', { name: 'Filter stories' }));
    await keyboard.press('Enter');
    await tabTo(page.getByLabel('Order'));
    await keyboard.type('O');
    await expect(titles.first()).toHaveText('Lantern 60');
    await tabTo(next);
    await keyboard.press('Enter');
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your stories' })).toBeFocused();
    await expect(titles.first()).toHaveText('Lantern 36');
    await tabTo(next);
    await keyboard.press('Enter');
    await expect(page.getByText('Page 3 of 3')).toBeVisible();
    await expect(titles).toHaveCount(12);
  });

  await test.step('open a story and go back', async () => {
    await tabTo(lantern6);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Lantern 06' })).toBeFocused();
    await page.goBack();
    await expect(page.getByText('Page 3 of 3')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Page 3 of 3')).toBeVisible();
    await expect(lantern6).toBeVisible();
  });
});
