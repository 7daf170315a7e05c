import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { linkTo, undoOf } from '../fixtures/my-stories.ts';
import { ask, keepStories, SAVED_STORY } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const TITLES = ['Lantern 1', 'Lantern 2', 'Lantern 3'];
const STORIES = TITLES.map((title) => ({ ...SAVED_STORY, title }));

test('All data is downloaded as one file, which another account imports by keyboard', async ({
  backend,
  person,
  ada,
  openAs,
}) => {
  await keepStories(backend, person, STORIES);
  const page = await openAs(person, '/dashboard?section=settings');
  const card = page.getByRole('region', { name: 'Your data' });
  const started = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download everything' }).press('Enter');
  const path = await (await started).path();
  const entries = unzipSync(await readFile(path));
  expect(Object.keys(entries)).toEqual(
    expect.arrayContaining(TITLES.map((_, at) => expect.stringMatching(`000${at + 1} .*\\.epub$`))),
  );
  expect(strFromU8(entries['storyloom.json'] ?? new Uint8Array())).toContain(person.email);

  const other = await openAs(ada, '/dashboard?section=settings');
  const chosen = other.waitForEvent('filechooser');
  await other.getByRole('button', { name: 'Import a file' }).press('Enter');
  await (await chosen).setFiles(path);
  await expect(other.getByRole('status').filter({ hasText: 'Import finished' })).toContainText('3 stories restored');
  await expect(other.getByRole('button', { name: 'Import a file' })).toBeFocused();
  await other.getByRole('tab', { name: 'My Stories' }).click();
  for (const title of TITLES) await expect(linkTo(other, title)).toBeVisible();
});

test('A deleted story is restored whole by Undo after a reload, or from Recently deleted, or deleted for good', async ({
  backend,
  person,
  openAs,
}) => {
  const [first = ''] = await keepStories(backend, person, STORIES);
  /** The row of the first story, as its owner can read it. */
  const row = () => ask(backend, `/rest/v1/user_stories?id=eq.${first}`, { person });
  const before = await row();
  const page = await openAs(person, '/dashboard', { viewport: { width: 640, height: 360 } });
  const remove = async (title: string) => {
    await page.getByRole('button', { name: `Delete “${title}”` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete story' }).click();
    await expect(undoOf(page, title)).toBeFocused();
    await expect(undoOf(page, title)).toBeInViewport({ ratio: 1 });
    await expect(linkTo(page, title)).toBeHidden();
  };
  await remove('Lantern 1');
  expect((await row()).body).toEqual([]);
  await page.reload();
  await undoOf(page, 'Lantern 1').click();
  await expect(linkTo(page, 'Lantern 1')).toBeVisible();
  expect(await row()).toEqual(before);

  for (const title of ['Lantern 1', 'Lantern 2']) await remove(title);
  await page.getByRole('link', { name: 'Recently deleted' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Recently deleted' })).toBeVisible();
  await expect(page.getByText('30 days left')).toHaveCount(2);
  await page.getByRole('button', { name: 'Restore “Lantern 2”' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Restore “Lantern 1”' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete “Lantern 1” for good' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'No deleted stories' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to My Stories' }).click();
  await expect(linkTo(page, 'Lantern 2')).toBeVisible();
  await expect(linkTo(page, 'Lantern 1')).toBeHidden();
});
