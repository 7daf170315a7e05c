import type { Page } from '@playwright/test';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { shareIdOf, shareStory } from '../fixtures/community.ts';
import { ask, call, keepStory, SAVED_STORY } from '../fixtures/people.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: 'Story Not Found' });

test('A reader with a share link is counted once, can like and report the story, and can write another one that credits it', async ({
  backend,
  ada,
  person: mallory,
  openAs,
}) => {
  const id = await shareStory(backend, ada, { ...SAVED_STORY, title: 'The Heron’s Diary' }, { isUnlisted: true });
  const path = `/s/${await shareIdOf(backend, ada, id)}`;
  const page = await openAs(mallory, path);
  const counts = page.getByRole('paragraph').filter({ hasText: 'by ada' });
  await expect(counts).toContainText('1 view');
  await page.reload();
  await page
    .getByRole('button', { name: /^Like\b/ })
    .first()
    .click();
  await expect(counts).toContainText('1 like');
  await expect(counts).toContainText('1 view');
  await page.getByRole('button', { name: 'Report “The Heron’s Diary”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. The people who run this site will take a look.')).toBeVisible();
  await page.getByRole('link', { name: 'Write your own from this prompt' }).click();
  await expect(new GeneratorScreen(page).prompt).toHaveValue(SAVED_STORY.prompt);
  await expect(page.getByText('The prompt of “The Heron’s Diary” by ada.')).toBeVisible();

  const hers = await openAs(ada, '/dashboard?section=shared');
  const card = hers.getByRole('listitem').filter({ hasText: 'The Heron’s Diary' });
  await expect(card).toContainText('1 view');
  await expect(card).toContainText('1 like');
});

test(
  'Others cannot see or change a saved story or its private copy',
  { tag: IN_MATRIX },
  async ({ backend, ada, person: mallory, openAs }) => {
    const id = await keepStory(backend, ada, { ...SAVED_STORY, title: 'For Ada Alone' });
    const sharedId = await shareStory(
      backend,
      ada,
      { ...SAVED_STORY, title: 'For Ada Alone' },
      { storyId: id, isPublic: false },
    );
    const saved = `/rest/v1/user_stories?id=eq.${id}`;
    const shared = `/rest/v1/user_shared_stories?id=eq.${sharedId}&select=title,content,is_public,is_unlisted,share_id,user_id,story_id`;
    const asAda = async () => [await ask(backend, saved, { person: ada }), await ask(backend, shared, { person: ada })];
    const before = await asAda();
    expect(before).toMatchObject([
      { body: [{ title: 'For Ada Alone' }] },
      { body: [{ is_public: false, share_id: null }] },
    ]);

    for (const person of [mallory, undefined]) {
      const asked = person && { person };
      const nothing = (answers: readonly { status: number; body: unknown }[]) =>
        answers.filter(({ status, body }) => status < 400 && JSON.stringify(body) !== '[]' && body !== false);
      const copy = {
        title: 'Mine now',
        prompt: '',
        content: 'x',
        generator_id: 'fantasy',
        is_public: true,
        story_id: id,
      };
      const answers = [
        await ask(backend, saved, asked),
        await ask(backend, shared, asked),
        await ask(backend, saved, { method: 'PATCH', body: { title: 'Mine now' }, ...asked }),
        await ask(backend, saved, { method: 'DELETE', ...asked }),
        await ask(backend, shared, { method: 'PATCH', body: { is_public: true }, ...asked }),
        await ask(backend, shared, { method: 'PATCH', body: { is_unlisted: true }, ...asked }),
        await ask(backend, shared, { method: 'DELETE', ...asked }),
        await ask(backend, '/rest/v1/user_shared_stories', { method: 'POST', body: copy, ...asked }),
        await call(backend, 'read_shared_story', { p_id: sharedId }, person),
        await call(backend, 'count_story_view', { p_shared_story_id: sharedId }, person),
        await call(backend, 'toggle_story_like', { p_shared_story_id: sharedId }, person),
        await call(backend, 'report_content', { p_shared_story_id: sharedId }, person),
        await call(backend, 'shared_story_counts', { p_ids: [sharedId] }, person),
        await call(backend, 'search_stories', { p_query: 'ada alone' }, person),
        await call(backend, 'delete_story', { p_id: id }, person),
        await call(backend, 'restore_story', { p_id: id }, person),
      ];
      expect(nothing(answers)).toEqual([]);
      expect(await asAda()).toEqual(before);
    }

    // The same holds while the deletion can be undone.
    await call(backend, 'delete_story', { p_id: id }, ada);
    expect((await call(backend, 'restore_story', { p_id: id }, mallory)).body).toBe(false);
    expect((await call(backend, 'recently_deleted_stories', {}, mallory)).body).toEqual([]);
    expect((await ask(backend, saved, { person: ada })).body).toEqual([]);
    expect((await call(backend, 'restore_story', { p_id: id }, ada)).body).toBe(true);
    expect(await asAda()).toEqual(before);

    const page = await openAs(mallory, `/story/${id}`);
    await expect(notFound(page)).toBeVisible();
    await page.goto(`/community/${sharedId}`);
    await expect(notFound(page)).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText('No stories yet')).toBeVisible();
    await expect(page.getByText('For Ada Alone')).toBeHidden();
  },
);
