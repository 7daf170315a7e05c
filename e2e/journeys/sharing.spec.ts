import type { Browser, Page } from '@playwright/test';
import type { Backend } from '../fixtures/backend.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { shareIdOf, shareStory } from '../fixtures/community.ts';
import { ask, call, keepStory, SAVED_STORY } from '../fixtures/people.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

/** Shared with everybody all the time. */
const OTHER = 'The Open Door';

const STORY = { ...SAVED_STORY, title: 'The Quince at Harrow Gate' };
const { title: TITLE } = STORY;

/** What the server sends for a link, read without running any of its scripts: what the head says, by name or property. */
async function readWithoutScripts(browser: Browser, path: string) {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const response = await page.goto(path);
  const head = await page.evaluate(() => {
    const said: Record<string, string> = { title: document.title };
    for (const meta of document.head.querySelectorAll('meta')) {
      said[meta.getAttribute('property') ?? meta.name] = meta.content;
    }
    return said;
  });
  await page.context().close();
  return { status: response?.status(), head };
}

const statusOf = async ({ url }: Backend, path: string): Promise<number> => (await fetch(`${url}${path}`)).status;

/** Ids of the shared stories that someone without an account finds, by each way that there is to look for them. */
async function foundByGuests(backend: Backend, shareId: string): Promise<readonly unknown[]> {
  const answers = [
    await call(backend, 'search_shared_stories', { p_query: 'quince harrow' }),
    await ask(backend, `/rest/v1/user_shared_stories?select=id&title=eq.${encodeURIComponent(TITLE)}`),
    await ask(backend, `/rest/v1/user_shared_stories?select=id&share_id=eq.${shareId}`),
  ];
  return answers.map(({ status, body }) => (status === 200 ? body : status));
}

/** Changes, in the dialog opened once more, who can read the story, and waits for the database's answer. */
async function choose(page: Page, who: string): Promise<void> {
  // A click this soon would count as the second of two.
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).press('Enter');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await page.getByRole('radio', { name: who, exact: true }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await answered;
}

const link = (page: Page) => page.getByRole('textbox', { name: 'Link', exact: true });
const pathOf = async (page: Page): Promise<string> => new URL(await link(page).inputValue()).pathname;
const idIn = (path: string) => path.slice('/s/'.length);

const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: 'Story Not Found' });

/** Nothing leads there, as the very first answers say: page, picture, data. */
async function expectGone(backend: Backend, path: string): Promise<void> {
  expect(await Promise.all([statusOf(backend, path), statusOf(backend, `${path}/cover.png`)])).toEqual([404, 404]);
  expect((await call(backend, 'read_shared_link', { p_share_id: idIn(path) })).body).toEqual([]);
}

test('a link is for those who have it, then for everyone, then for no one at once; shared again, it is another one', async ({
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
  // Everyone is suggested; she begins with fewer.
  const isPublic = hers.getByLabel('Make public for other users to see and use');
  await expect(isPublic).toBeChecked();
  await isPublic.uncheck();
  const dialog = hers.getByRole('dialog', { name: `Share “${TITLE}”` });
  // It stands there, and is said.
  await expect(
    dialog.getByText('Only people with the link can read this story, under the name “ada”.').first(),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Share Story' }).click();
  await expect(hers.getByText('Story shared successfully!')).toBeVisible();
  const first = await pathOf(hers);
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await hers.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(hers.getByRole('radio', { name: 'Anyone with the link', exact: true })).toBeChecked();
  expect(first).toMatch(/^\/s\/[\w-]{22}$/);

  await test.step('unlisted: a guest with the link reads it, no one finds it', async () => {
    await guest.goto(first);
    await expect(guest.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(story(guest)).toContainText('traveller number 14 stopped');
    await expect(guest.getByText('Only people with the link can read it')).toBeVisible();

    const { status, head } = await readWithoutScripts(browser, first);
    expect(status).toBe(200);
    expect(head).toMatchObject({
      title: `${TITLE} · Storyloom`,
      description: `“${TITLE}”, a story written and shared by ada.`,
      'og:title': TITLE,
      'og:image': `${backend.url}${first}/cover.png`,
      robots: 'noindex',
    });
    const picture = await fetch(head['og:image'] ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
      'PNG',
      1200,
      630,
    ]);

    expect(await foundByGuests(backend, idIn(first))).toEqual([[], [], []]);
    await otherTab.goto('/community');
    await expect(otherTab.getByRole('link', { name: OTHER, exact: true })).toBeVisible();
    await expect(toStory(otherTab)).toBeHidden();
  });

  await test.step('public: it is in the list, and for search engines', async () => {
    await choose(hers, 'Everyone');
    expect(await pathOf(hers)).toBe(first);
    const { status, head } = await readWithoutScripts(browser, first);
    expect(status).toBe(200);
    expect(head).not.toHaveProperty('robots');
    expect(await foundByGuests(backend, idIn(first))).not.toContainEqual([]);
    await otherTab.reload();
    await toStory(otherTab).click();
    await expect(otherTab).toHaveURL(`${backend.url}${first}`);
    await expect(story(otherTab)).toContainText('traveller number 14 stopped');
    await otherTab.goBack();
    await expect(toStory(otherTab)).toBeVisible();
  });

  await test.step('private: no one reads it anymore, not even in a tab that just did', async () => {
    await choose(hers, 'Only you');
    await expectGone(backend, first);
    expect(await foundByGuests(backend, idIn(first))).toEqual([[], [], []]);
    await expect(link(hers)).toBeHidden();
    expect((await guest.reload())?.status()).toBe(404);
    await expect(notFound(guest)).toBeVisible();
    await expect(story(guest)).toBeHidden();
    expect(await readWithoutScripts(browser, first)).toMatchObject({
      status: 404,
      head: { title: 'Story Not Found · Storyloom', robots: 'noindex' },
    });
    // The other tab read it a moment ago, and still has the list in which it was.
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
    expect(await statusOf(backend, second)).toBe(200);
    await expectGone(backend, first);
    await guest.goto(second);
    await expect(story(guest)).toContainText('traveller number 14 stopped');
  });
  await context.close();
});

test('a reader who has a link is counted once, can like and report the story, and writes another one with credit', async ({
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
  'someone else sees nothing of a saved story, nor of what is shared of it in private, and changes neither',
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

    // Not even while the deletion can be undone.
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
