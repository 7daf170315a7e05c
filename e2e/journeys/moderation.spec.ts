import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectNoViolations } from '../fixtures/axe.ts';
import { Backend } from '../fixtures/backend.ts';
import { shareStory } from '../fixtures/community.ts';
import { call, createPerson, SAVED_STORY, signedIn } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const STORY = { ...SAVED_STORY, title: 'The Quince at Harrow Gate' };

test('An operator hides a reported story from others and restores it, and the log shows both', async ({ browser }) => {
  const data = await mkdtemp(join(tmpdir(), 'storyloom-moderation-'));
  const first = await Backend.start({ data });
  const operator = await createPerson(first, 'olga');
  const author = await createPerson(first, 'mina');
  const reader = await createPerson(first, 'ada');
  const id = await shareStory(first, author, STORY);
  await call(first, 'report_content', { p_shared_story_id: id, p_reason: 'copied', p_note: 'From my book.' }, reader);
  await first.interrupt();

  const backend = await Backend.start({ data, env: { OPERATORS: operator.email } });
  const found = async () =>
    ((await call(backend, 'read_shared_story', { p_id: id })).body as readonly unknown[]).length;
  const open = async (person: typeof operator) => {
    const context = await browser.newContext({ baseURL: backend.url, ...signedIn(backend, person) });
    const page = await context.newPage();
    await page.goto('/community');
    return page;
  };

  const stranger = await open(reader);
  await expect(stranger.getByRole('heading', { name: STORY.title })).toBeVisible();
  await expect(stranger.getByRole('link', { name: 'Moderation' })).toHaveCount(0);
  await stranger.goto('/moderation');
  await expect(stranger.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();

  const page = await open(operator);
  await page.getByRole('link', { name: 'Moderation' }).click();
  const card = page.getByRole('article').filter({ hasText: STORY.title });
  await expect(card).toContainText('From my book.');
  await card.getByRole('button', { name: `Read “${STORY.title}”` }).click();
  await expectNoViolations(page, 'reports', [320, 1280]);
  expect(await found()).toBe(1);
  await card.getByRole('button', { name: `Hide “${STORY.title}”` }).click();
  await page.getByLabel('Why? (optional)').fill('Copied from a book.');
  await expectNoViolations(page, 'hiding');
  await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText('Nothing to look at')).toBeVisible();
  expect(await found()).toBe(0);
  await stranger.goto('/community');
  await expect(stranger.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(stranger.getByRole('heading', { name: STORY.title })).toHaveCount(0);

  await page.getByRole('tab', { name: 'Hidden' }).click();
  await expect(card).toContainText('Reason: Copied from a book.');
  await expectNoViolations(page, 'hidden');
  await card.getByRole('button', { name: `Restore “${STORY.title}”` }).click();
  await expect(page.getByText('Nothing is hidden')).toBeVisible();
  expect(await found()).toBe(1);

  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('article')).toHaveText([/^RestoredStory.*by olga/, /^HiddenStory.*Copied from a book\./]);
  await expectNoViolations(page, 'log', [320, 1280]);
  for (const one of [stranger, page]) await one.context().close();
  await backend.stop();
  await rm(data, { recursive: true, force: true });
});
