import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { keepStories, SAVED_STORY } from '../fixtures/people.ts';
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
  const file = await started;
  const path = await file.path();
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
  for (const title of TITLES) await expect(other.getByRole('link', { name: title, exact: true })).toBeVisible();
});

test('A download and an import whose code cannot be fetched say what to do, and work once it can be', async ({
  person,
  openAs,
}) => {
  const page = await openAs(person, '/dashboard?section=settings');
  const card = page.getByRole('region', { name: 'Your data' });
  const unreachable = 'Storyloom can’t be reached just now. Check your connection and try again.';
  const code = '**/own-data-*.js';
  const download = card.getByRole('button', { name: 'Download everything' });
  const importing = card.locator('input[type="file"]');
  await expect(download).toBeVisible();
  await page.route(code, (route) => route.abort());
  await download.press('Enter');
  const toasts = page.locator('[data-toaster]');
  await expect(toasts).toContainText('Failed to download your data. No file was saved.');
  await expect(toasts).toContainText(unreachable);
  const nothing = { name: 'storyloom.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') };
  await importing.setInputFiles(nothing);
  await expect(card.getByRole('alert')).toHaveText(`Nothing was imported. ${unreachable}`);

  await page.unroute(code);
  const started = page.waitForEvent('download');
  await download.press('Enter');
  const path = await (await started).path();
  await importing.setInputFiles(path);
  await expect(card.getByRole('status').filter({ hasText: 'Import finished' })).toBeVisible();
});

test('A deleted story is in Recently deleted, and is restored or deleted for good from there', async ({
  backend,
  person,
  openAs,
}) => {
  await keepStories(backend, person, STORIES);
  const page = await openAs(person, '/dashboard');
  for (const title of TITLES.slice(0, 2)) {
    await page.getByRole('button', { name: `Delete “${title}”` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete story' }).click();
    await expect(page.getByRole('link', { name: title, exact: true })).toBeHidden();
  }
  await page.getByRole('link', { name: 'Recently deleted' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Recently deleted' })).toBeVisible();
  await expect(page.getByText('30 days left')).toHaveCount(2);
  await page.getByRole('button', { name: 'Restore “Lantern 2”' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Restore “Lantern 1”' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete “Lantern 1” for good' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'No deleted stories' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to My Stories' }).click();
  await expect(page.getByRole('link', { name: 'Lantern 2', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lantern 1', exact: true })).toBeHidden();
});
