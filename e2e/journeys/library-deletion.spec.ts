import type { Page } from '@playwright/test';
import type { Backend } from '../fixtures/backend.ts';
import { ask, call, keepStory, SAVED_STORY } from '../fixtures/people.ts';
import type { Person } from '../fixtures/people.ts';
import { isSoak, LONGER_IN_SOAK } from '../fixtures/rings.ts';
import { linkTo, undoOf } from '../fixtures/my-stories.ts';
import { expect, test } from '../fixtures/test.ts';

async function remove(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Delete “${title}”` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete story' }).click();
  await expect(undoOf(page, title)).toBeFocused();
  await expect(linkTo(page, title)).toBeHidden();
}

test('The button that undoes the last deletion is in view in a small window', async ({ backend, person, openAs }) => {
  await keepStory(backend, person);
  const page = await openAs(person, '/dashboard');
  await page.setViewportSize({ width: 640, height: 360 });
  await remove(page, SAVED_STORY.title);
  await expect(page.getByRole('heading', { name: 'No stories yet' })).toBeAttached();
  await expect(undoOf(page, SAVED_STORY.title)).toBeInViewport({ ratio: 1 });
});

/** The rows of one story that its owner can read. */
const rowsOf = (backend: Backend, person: Person, id: string) =>
  ask(backend, `/rest/v1/user_stories?id=eq.${id}`, { person });

test('Undo restores a deleted story completely after a reload', async ({ backend, person, openAs }) => {
  const kept = await keepStory(backend, person);
  const before = await rowsOf(backend, person, kept);
  expect(before.body).toMatchObject([{ title: SAVED_STORY.title, story: SAVED_STORY.text }]);
  const page = await openAs(person, '/dashboard');

  await remove(page, SAVED_STORY.title);
  expect((await rowsOf(backend, person, kept)).body).toEqual([]);
  await page.reload();
  await undoOf(page, SAVED_STORY.title).click();
  await expect(page.getByText(`“${SAVED_STORY.title}” is back.`)).toBeVisible();
  await linkTo(page, SAVED_STORY.title).click();
  await expect(page.getByRole('article')).toContainText('traveller number 14 stopped');
  await expect(page.getByText(SAVED_STORY.prompt)).toBeVisible();
  expect(await rowsOf(backend, person, kept)).toEqual(before);
});

// It takes longer than a minute; in `npm test` the tests of the database and of the page check the same.
if (isSoak) {
  const title = 'A deletion waits while its Undo has the focus; then the story is in Recently deleted';
  test(title, { tag: LONGER_IN_SOAK }, async ({ backend, person, openAs }) => {
    test.setTimeout(180_000);
    await keepStory(backend, person);
    const gone = await keepStory(backend, person, { ...SAVED_STORY, title: 'Gone by Morning' });
    const page = await openAs(person, '/dashboard');
    const held = page.waitForResponse(
      (response) => response.url().endsWith('/rpc/hold_deleted_story') && response.ok(),
    );
    await remove(page, 'Gone by Morning');
    await held;
    await expect(undoOf(page, 'Gone by Morning')).toBeFocused();
    await page.getByRole('searchbox', { name: 'Search your stories' }).focus();
    await expect(undoOf(page, 'Gone by Morning')).toBeHidden({ timeout: 90_000 });
    // The server allows one more second for clicks on their way.
    await expect.poll(async () => (await call(backend, 'recently_deleted_stories', {}, person)).body).toEqual([]);
    expect((await rowsOf(backend, person, gone)).body).toEqual([]);
    await page.goto(`/story/${gone}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Story Not Found' })).toBeVisible();
    await page.goto('/dashboard?section=deleted');
    await page.getByRole('button', { name: 'Restore “Gone by Morning”' }).click();
    await expect(page.getByText('“Gone by Morning” is back in My Stories.')).toBeVisible();
  });
}
