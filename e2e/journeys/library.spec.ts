import { tabTo } from '../fixtures/keyboard.ts';
import { keepStories, SAVED_STORY } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** Two pages of stories, in the order of the list. */
const THIRTY = Array.from({ length: 30 }, (_, index) => ({
  ...SAVED_STORY,
  title: `Lantern ${String(index + 1).padStart(2, '0')}`,
  genre: index === 7 ? 'scifi' : 'fantasy',
}));

test('On a phone, stories are filtered, paged and opened by keyboard, and Back returns', async ({
  backend,
  person,
  openAs,
}) => {
  await keepStories(backend, person, THIRTY);
  const page = await openAs(person, '/dashboard', { viewport: { width: 390, height: 844 } });
  const { keyboard } = page;
  const titles = page.getByRole('heading', { level: 2, name: /^Lantern/ });
  const lantern26 = page.getByRole('link', { name: 'Lantern 26', exact: true });
  await expect(titles).toHaveCount(24);

  await test.step('filter', async () => {
    await tabTo(page.getByRole('button', { name: 'Filter stories' }));
    await keyboard.press('Enter');
    // One letter chooses an option: the second one of a busy machine could begin the name of another.
    await tabTo(page.getByLabel('Genre'));
    await keyboard.type('S');
    await expect(page).toHaveURL(/\?genre=scifi$/);
    await expect(titles).toHaveText(['Lantern 08']);
    await page.goto('/dashboard');
    await expect(titles).toHaveCount(24);
  });

  await test.step('the next page', async () => {
    await page.getByRole('button', { name: 'Next page' }).press('Enter');
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your stories' })).toBeFocused();
    await expect(titles).toHaveCount(6);
  });

  await test.step('open a story and go back', async () => {
    await tabTo(lantern26);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Lantern 26' })).toBeFocused();
    await page.goBack();
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expect(lantern26).toBeVisible();
  });
});
