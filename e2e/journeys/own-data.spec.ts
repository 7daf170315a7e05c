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
  for (const title of TITLES) await expect(other.getByRole('link', { name: title, exact: true })).toBeVisible();
});
