import type { Page } from '@playwright/test';
import { shareStory } from '../fixtures/community.ts';
import { keepStory, SAVED_STORY } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** A story that is public all the time. */
const OTHER = 'The Open Door';

const STORY = { ...SAVED_STORY, title: 'The Quince at Harrow Gate' };
const { title: TITLE } = STORY;

/** Changes who can read the story in the dialog, and waits for the response of the database. */
async function choose(page: Page, who: string): Promise<void> {
  // A click this soon would count as a double click.
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).press('Enter');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await page.getByRole('radio', { name: who, exact: true }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await answered;
}

const link = (page: Page) => page.getByRole('textbox', { name: 'Link', exact: true });
const pathOf = async (page: Page): Promise<string> => new URL(await link(page).inputValue()).pathname;

const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: 'Story Not Found' });

test('A story can be unlisted, public, private at once, and shared by another link', async ({
  backend,
  ada,
  browser,
  openAs,
}) => {
  await shareStory(backend, ada, { ...STORY, title: OTHER, prompt: 'A door.', text: 'It stood open.' });
  const hers = await openAs(ada, `/story/${await keepStory(backend, ada, STORY)}`);
  const context = await browser.newContext();
  const guest = await context.newPage();
  const otherTab = await context.newPage();
  const story = (page: Page) => page.getByRole('article');
  const toStory = (page: Page) => page.getByRole('link', { name: TITLE, exact: true });

  await hers.getByRole('button', { name: 'Share', exact: true }).click();
  // Public is the default; she starts with unlisted.
  const isPublic = hers.getByLabel('Make public for other users to see and use');
  await expect(isPublic).toBeChecked();
  await isPublic.uncheck();
  const dialog = hers.getByRole('dialog', { name: `Share “${TITLE}”` });
  await dialog.getByRole('button', { name: 'Share Story' }).click();
  await expect(hers.getByText('Story shared successfully!')).toBeVisible();
  const first = await pathOf(hers);
  expect(first).toMatch(/^\/s\/[\w-]{22}$/);

  await test.step('unlisted: a guest with the link reads it, no one finds it', async () => {
    await guest.goto(first);
    await expect(guest.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(story(guest)).toContainText('traveller number 14 stopped');
    await otherTab.goto('/community');
    await expect(otherTab.getByRole('link', { name: OTHER, exact: true })).toBeVisible();
    await expect(toStory(otherTab)).toBeHidden();
  });

  await test.step('public: it is in the list', async () => {
    await choose(hers, 'Everyone');
    expect(await pathOf(hers)).toBe(first);
    await otherTab.reload();
    await toStory(otherTab).click();
    await expect(otherTab).toHaveURL(`${backend.url}${first}`);
    // The list, with an article for each story, stays until the story's page is loaded.
    await expect(otherTab.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(story(otherTab)).toContainText('traveller number 14 stopped');
    await otherTab.goBack();
    await expect(toStory(otherTab)).toBeVisible();
  });

  await test.step('private: no one reads it anymore, not even in a tab that just did', async () => {
    await choose(hers, 'Only you');
    await expect(link(hers)).toBeHidden();
    expect((await guest.reload())?.status()).toBe(404);
    await expect(notFound(guest)).toBeVisible();
    await expect(story(guest)).toBeHidden();
    // The other tab has just shown the story, and still has the list with it.
    await toStory(otherTab).click();
    await expect(notFound(otherTab)).toBeVisible();
    await expect(story(otherTab)).toBeHidden();
  });

  await test.step('shared again: another link, and the first stays dead', async () => {
    await choose(hers, 'Anyone with the link');
    await expect(link(hers)).toBeVisible();
    const second = await pathOf(hers);
    expect(second).toMatch(/^\/s\/[\w-]{22}$/);
    expect(second).not.toBe(first);
    const statusOf = async (path: string) => (await fetch(`${backend.url}${path}`)).status;
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  });
  await context.close();
});
