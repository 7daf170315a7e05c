import { tabTo } from '../fixtures/keyboard.ts';
import { keepStories, SAVED_STORY } from '../fixtures/people.ts';
import { linkTo, list, undoOf } from '../fixtures/my-stories.ts';
import { expect, test } from '../fixtures/test.ts';

/** Sixty stories in the order of the list; every fourth is science fiction, every third in Spanish. */
const SIXTY = Array.from({ length: 60 }, (_, index) => ({
  ...SAVED_STORY,
  title: `Lantern ${String(index + 1).padStart(2, '0')}`,
  prompt: index === 40 ? 'A heron that keeps a diary.' : SAVED_STORY.prompt,
  genre: index % 4 === 0 ? 'scifi' : 'fantasy',
  language: index % 3 === 0 ? 'Spanish' : 'English',
}));

test('Sixty stories at 390 px are searched, filtered, sorted, paged, opened, renamed and deleted by keyboard alone', async ({
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
  const next = page.getByRole('button', { name: 'Next page' });

  await test.step('search and filters', async () => {
    await expect(titles).toHaveCount(24);
    await tabTo(page.getByRole('searchbox', { name: 'Search your stories' }));
    await keyboard.type('heron diary');
    await expect(page.getByText('1 story found')).toBeVisible();
    await expect(titles).toHaveText(['Lantern 41']);
    await keyboard.press('ControlOrMeta+A');
    await keyboard.press('Delete');
    await expect(titles).toHaveCount(24);
    await tabTo(page.getByRole('button', { name: 'Filter stories' }));
    await keyboard.press('Enter');
    // One letter chooses an option: the second one of a busy machine could begin the name of another.
    await tabTo(page.getByLabel('Genre'));
    await keyboard.type('S');
    await tabTo(page.getByLabel('Language'));
    await keyboard.type('S');
    await expect(page.getByText('5 stories found')).toBeVisible();
    await expect(page).toHaveURL(/\?genre=scifi&language=spanish$/);
    await expect(titles).toHaveText(['01', '13', '25', '37', '49'].map((number) => `Lantern ${number}`));
    await tabTo(page.getByRole('searchbox', { name: 'Search your stories' }), 'Shift+Tab');
    await keyboard.type('submarine');
    await tabTo(page.getByRole('button', { name: 'Clear Filters' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('searchbox', { name: 'Search your stories' })).toBeFocused();
    await expect(page.getByText('60 stories', { exact: true })).toBeVisible();
  });

  await test.step('order and pages', async () => {
    await tabTo(page.getByLabel('Order'));
    await keyboard.type('O');
    await expect(titles.first()).toHaveText('Lantern 60');
    await tabTo(next);
    await keyboard.press('Enter');
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    await expect(list(page)).toBeFocused();
    await expect(list(page)).toBeInViewport();
    await expect(titles.first()).toHaveText('Lantern 36');
    await tabTo(next);
    await keyboard.press('Enter');
    await expect(page.getByText('Page 3 of 3')).toBeVisible();
    await expect(titles).toHaveCount(12);
    await expect(next).toBeDisabled();
    await tabTo(page.getByRole('button', { name: 'Previous page' }));
    await keyboard.press('Enter');
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    await expect(titles).toHaveCount(24);
  });

  await test.step('open a story, rename it there and go back', async () => {
    await tabTo(linkTo(page, 'Lantern 30'));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Lantern 30' })).toBeFocused();
    await tabTo(page.getByRole('button', { name: 'Rename', exact: true }));
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Rename this story' });
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await keyboard.type('A Lantern Renamed');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'A Lantern Renamed' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rename', exact: true })).toBeFocused();
    await page.goBack();
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    await expect(linkTo(page, 'A Lantern Renamed')).toBeVisible();
    await expect(titles.first()).toHaveText('Lantern 36');
    await page.reload();
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    await expect(linkTo(page, 'A Lantern Renamed')).toBeVisible();
  });

  await test.step('rename a story in the list, delete it and undo', async () => {
    const rename = page.getByRole('button', { name: 'Rename “Lantern 29”' });
    await tabTo(rename);
    await keyboard.press('Enter');
    await keyboard.type('Zinnia');
    await keyboard.press('Enter');
    await expect(linkTo(page, 'Zinnia')).toBeVisible();
    await tabTo(page.getByRole('button', { name: 'Delete “Zinnia”' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await tabTo(page.getByRole('alertdialog').getByRole('button', { name: 'Delete story' }));
    await keyboard.press('Enter');
    await expect(undoOf(page, 'Zinnia')).toBeFocused();
    await expect(undoOf(page, 'Zinnia')).toBeInViewport();
    await keyboard.press('Enter');
    await expect(linkTo(page, 'Zinnia')).toBeVisible();
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
});
