// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { STORY_LIMITS } from '@storyloom/shared/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeBackend } from '@storyloom/testing/fake-backend';
import { expectToast, facts, fill, outline, pressEnter, toasts } from '@storyloom/testing/page';
import { atRest, place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import type { UserEvent } from '@testing-library/user-event';
import { idOf, sharedRow, type StoryRow, storyRow } from '@storyloom/testing/rows';
import { ADA, BO } from '@storyloom/testing/people';
import { signOut } from '@storyloom/testing/session';

let user: UserEvent;

let backend: FakeBackend;
beforeEach(async () => {
  backend = new FakeBackend().install();
});

const ADDRESS = `/story/${idOf(1)}`;
const article = () => document.querySelector('article')!;

async function openStory(values: Partial<StoryRow> = {}): Promise<void> {
  backend.library.rows = [storyRow(1, values)];
  ({ user } = await renderRemote(remote, { at: ADDRESS, as: ADA }));
  await screen.findByRole('heading', { name: 'What next?', hidden: true });
}

describe('a story', () => {
  it('has its title as the only h1, its prompt, its facts, its cover, and the ways on', async () => {
    await openStory({
      title: 'El faro',
      prompt: 'El faro que miente a los barcos',
      story: '# El faro\n\nOnce.',
      language: 'Spanish',
      perspective: 'First Person',
      tone: 'Humorous',
      generator_id: 'children',
    });
    expect(outline()).toEqual([1, 2]);
    expect(screen.getByRole('heading', { name: 'El faro' }).tagName).toBe('H1');
    expect(screen.getByRole('heading', { name: 'El faro' }).querySelector('[lang]')?.getAttribute('lang')).toBe('es');
    const prompt = [...document.querySelectorAll('[lang=es]')].map(({ textContent }) => textContent);
    expect(prompt).toContain('El faro que miente a los barcos');
    expect(document.title).toBe('El faro · Storyloom');
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
      'El faro que miente a los barcos',
    );
    expect(document.body).toHaveTextContent('Prompt: El faro que miente a los barcos');
    expect(facts(document)).toEqual(['March 1, 2026', 'Spanish', 'First Person', 'Humorous']);
    const cover = [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent).join(' ');
    expect(cover.toLowerCase()).toContain('el faro');
    const steps = document.querySelector<HTMLElement>('main nav')!;
    expect(within(steps).getByText('What next?').tagName).toBe('H2');
    expect([...steps.querySelectorAll('a')].map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ["Create another Children's story", '/generators/children'],
      ['Back to My Stories', '/dashboard'],
      ['Get Inspired', '/inspiration'],
    ]);
    expect([
      screen.queryByRole('button', { name: 'Share' }) !== null,
      screen.queryByRole('button', { name: 'Download' }) !== null,
      screen.queryByRole('button', { name: 'Rename' }) !== null,
    ]).toEqual([true, true, true]);
    await user.click(screen.getByRole('link', { name: "Create another Children's story" }));
    expect(place()).toMatchObject({ at: '/generators/children', state: { fresh: true } });
  });

  it('of which little is known is of the defaults, and leads to all generators', async () => {
    await openStory({ title: '', prompt: ' ', generator_id: 'unknown', language: null, perspective: null, tone: null });
    expect(screen.getByRole('heading', { name: 'Untitled Story' }).tagName).toBe('H1');
    expect(facts(document).slice(1)).toEqual(['English', 'Third Person', 'Neutral']);
    expect(document.body).not.toHaveTextContent('Prompt:');
    const steps = [...document.querySelectorAll('main nav a')].map(({ textContent }) => textContent);
    expect(steps).toEqual(['Create another story', 'Back to My Stories', 'Get Inspired']);
    expect(screen.getByRole('link', { name: 'Create another story' })).toHaveAttribute('href', '/generators');
  });

  it('is set line by line: large and smaller headings, paragraphs, and breaks where lines are blank', async () => {
    await openStory({
      title: 'Day',
      story:
        '# Day\n\nDawn.\nDew.\n\nBirds.\n\n\n\nA bell.\n\n\n#Noon\n## Kitchen\r\n###Table\n\n\nBread.\n#### Salt\n#####Pepper',
    });
    const lines = [...article().children].map((line) => [
      line.tagName,
      line.textContent,
      line.getAttribute('data-gap'),
    ]);
    expect(lines).toEqual([
      ['P', 'Dawn.', 'line'],
      ['P', 'Dew.', 'none'],
      ['P', 'Birds.', 'line'],
      ['P', 'A bell.', 'scene'],
      ['H2', 'Noon', null],
      ['H3', 'Kitchen', null],
      ['H3', 'Table', null],
      ['P', 'Bread.', 'line'],
      ['P', 'Salt', 'none'],
      ['P', 'Pepper', 'none'],
    ]);
    expect(outline()).toEqual([1, 2, 3, 3, 2]);
  });

  it('is set with the emphasis of its lines, and with nothing else that it may look like, in its language', async () => {
    await openStory({ title: '灯', language: 'Chinese', story: '# 灯\n\n## 最 *后*\n\n**跑**, <b>x</b>.\n\n* * *' });
    expect([...article().children].map(({ innerHTML }) => innerHTML)).toEqual([
      '最 <em>后</em>',
      '<strong>跑</strong>, &lt;b&gt;x&lt;/b&gt;.',
      '* * *',
    ]);
    expect(article().lang).toBe('zh-Hans');
  });

  it('is read the way its reader likes', async () => {
    await openStory({ generator_id: 'scifi' });
    expect(article().dataset).toMatchObject({ genre: 'scifi', size: 'md', leading: 'normal' });
    await user.click(screen.getByRole('button', { name: 'Reading settings' }));
    await user.click(document.querySelector('input[value="sepia"]')!);
    expect(document.documentElement.dataset['paper']).toBe('sepia');
    await user.click(document.querySelector('input[value="auto"]')!);
  });

  it('says in words what can be done with it', async () => {
    await openStory();
    const tools = document.querySelector('main [role="group"]')!;
    expect([...tools.querySelectorAll('button')].map((one) => one.textContent)).toEqual([
      'Share',
      'Download',
      'Rename',
    ]);
  });

  it('can be shared and downloaded at its end, too, from where the focus comes back to the same button', async () => {
    await openStory();
    const atEnd = document.querySelector<HTMLElement>('main nav')!;
    expect([...atEnd.querySelectorAll('button')].map((one) => one.textContent)).toEqual(['Share', 'Download']);
    expect(article().compareDocumentPosition(atEnd)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const name of ['Share this story', 'Share']) {
      await user.click(screen.getByRole('button', { name }));
      expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1);
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    }
    act(() => within(atEnd).getByRole('button', { name: 'Download this story' }).focus());
    fireEvent.keyDown(screen.getByRole('button', { name: 'Download this story' }), { key: 'Enter' });
    const formats = () => [...document.querySelectorAll('[role="menuitem"]')].map((one) => one.textContent);
    expect(formats()).toContain('EPUB (.epub)');
    fireEvent.keyDown(document.querySelector('[role="menu"]')!, { key: 'Escape' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download this story' })).toHaveFocus());
  });

  it('folds a long prompt, and shows all of it on demand', async () => {
    await openStory({ prompt: 'A very long wish. '.repeat(100) });
    const toggle = screen.getByRole('button', { name: 'Show the whole prompt' });
    await user.click(toggle);
    expect(screen.getByRole('button', { name: 'Show less of the prompt' })).toHaveAttribute('aria-expanded', 'true');
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
    expect(description).toBe(`${'A very long wish. '.repeat(9).slice(0, 150).trimEnd()}…`);
  });
});

describe('a story of which a copy is shared', () => {
  const copy = (values: object = {}) => sharedRow(7, { user_id: ADA, story_id: idOf(1), ...values });

  it.each([
    ['Shared with everyone', {}],
    ['Shared by link', { is_public: false, is_unlisted: true }],
  ])('says “%s”, in the words of My Stories, with a link to its public page', async (words, values) => {
    backend.community.rows = [copy(values)];
    await openStory();
    expect(await screen.findByRole('link', { name: words })).toHaveAttribute('href', '/s/link-7');
  });

  it.each([
    ['is private', { is_public: false, share_id: null }],
    ['is hidden by the operator', { hidden_at: '2026-03-05T12:00:00+00:00' }],
    ['is of another story', { story_id: idOf(2) }],
  ])('that %s says nothing of others', async (_what, values) => {
    backend.community.rows = [copy(values)];
    await openStory();
    await atRest();
    expect(document.querySelector('main')?.textContent).not.toContain('Shared');
  });

  it('stays true when the dialog shares it, changes who can read it, and takes it back', async () => {
    await openDialog();
    await user.click(screen.getByRole('button', { name: 'Share Story' }));
    await screen.findByRole('heading', { name: 'Everyone can read it now' });
    const said = () =>
      ['Shared with everyone', 'Shared by link']
        .filter((name) => screen.queryByRole('link', { name, hidden: true }))
        .join();
    await waitFor(() => expect(said()).toBe('Shared with everyone'));
    await pressEnter(screen.getByRole('button', { name: 'Done' }));
    for (const [value, words] of [
      ['Anyone with the link', 'Shared by link'],
      ['Only you', ''],
    ] as const) {
      await user.click(screen.getByRole('button', { name: 'Share' }));
      await screen.findByRole('button', { name: 'Save' });
      await user.click(screen.getByRole('radio', { name: value }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled'));
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findByRole('button', { name: 'Done' });
      await pressEnter(screen.getByRole('button', { name: 'Done' }));
      await waitFor(() => expect(said()).toBe(words));
    }
  });
});

describe('a story that is not there', () => {
  it.each([
    ['never was', `/story/${idOf(404)}`],
    ['has no such address', '/story/no-uuid'],
    ['is somebody else’s', `/story/${idOf(2)}`],
    ['was deleted a moment ago', `/story/${idOf(3)}`],
  ])('because it %s is not found, with ways on', async (_why, address) => {
    backend.library.rows = [storyRow(2, { user_id: BO }), storyRow(3, { deleted_at: Date.now() })];
    ({ user } = await renderRemote(remote, { at: address, as: ADA }));
    await screen.findByRole('heading', { name: 'Story Not Found' });
    expect(screen.getByRole('heading', { name: 'Story Not Found' }).tagName).toBe('H1');
    expect(document.title).toBe('Story Not Found · Storyloom');
    expect(document.body).toHaveTextContent('This story isn’t in your collection.');
    expect(screen.getByRole('link', { name: 'Back to My Stories' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('link', { name: 'Create New Story' })).toHaveAttribute('href', '/generators');
    expect(outline()).toEqual([1]);
  });

  it('is a skeleton until that is known', async () => {
    const release = backend.hold('GET user_stories');
    const visit = renderRemote(remote, { at: `/story/${idOf(404)}`, as: ADA });
    await waitFor(() => expect(backend.sent('GET user_stories')).toHaveLength(1));
    expect(document.querySelector('main [role="status"]')?.textContent).toBe('Loading your story…');
    expect(document.title).toBe('Your story · Storyloom');
    expect(screen.queryByRole('heading', { name: 'Story Not Found' })).not.toBeInTheDocument();
    release();
    await visit;
    expect(screen.getByRole('heading', { name: 'Story Not Found' })).toBeVisible();
  });
});

it.each([
  ['The database is resting.', 'Failed to load story: The database is resting.'],
  ['nobody answers', 'Failed to load story: Storyloom can’t be reached just now. Check your connection and try again.'],
])('a story that does not come (%s) says “%s”, and is there once Retry brings it', async (reason, message) => {
  backend.library.rows = [storyRow(1)];
  if (reason === 'nobody answers') backend.cutOff('GET user_stories');
  else backend.refuse('GET user_stories', reason);
  ({ user } = await renderRemote(remote, { at: ADDRESS, as: ADA }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
  expect([
    screen.queryByRole('heading', { name: 'Story Not Found' }) !== null,
    screen.getByRole('link', { name: 'Back to My Stories' }).getAttribute('href'),
  ]).toEqual([false, '/dashboard']);
  expect(outline()).toEqual([1]);
  // Failing again keeps Retry where it is, and the focus on it.
  const before = backend.sent('GET user_stories').length;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(backend.sent('GET user_stories').length).toBeGreaterThan(before + 1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus());
  backend.recover('GET user_stories');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Story 1' });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Story 1' })).toHaveFocus());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

const PUBLIC = 'Make public for other users to see and use';
const PROMPT = 'Also share prompt as inspiration';
const TITLE = 'Title (optional)';
const UNREACHABLE = 'Storyloom can’t be reached just now. Check your connection and try again.';
const isChecked = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked;
const summary = () =>
  document.getElementById(screen.getByRole('button', { name: 'Share Story' }).getAttribute('aria-describedby') ?? '')
    ?.textContent ?? '';

/** Opens the dialog, and waits for what it asks. */
async function openDialog(values: Partial<StoryRow> = {}): Promise<void> {
  await openStory(values);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Share Story' })).toBeVisible());
}

describe('sharing a story', () => {
  it('for the first time asks as the generator does, everyone by default, and then shows the link', async () => {
    await openDialog({
      title: 'The Light',
      generator_id: 'scifi',
      language: 'French',
      story: '# The **Light**\n\nUn.',
    });
    expect(screen.getByRole('dialog').querySelector('h2')?.textContent).toBe('Share “The Light”');
    expect(screen.getByRole('dialog').querySelector('blockquote')?.textContent).toBe('Un.');
    expect(screen.getByRole('dialog')).toHaveTextContent('If you leave this empty, it’s shared as “The Light”.');
    expect([screen.getByLabelText<HTMLInputElement>(TITLE).value, isChecked(PROMPT), isChecked(PUBLIC)]).toEqual([
      '',
      true,
      true,
    ]);
    await waitFor(() =>
      expect(summary()).toBe(
        'Everyone can find and read this story, under the name “Ada”. Its page shows the prompt. The prompt is also shared as an inspiration, under the same name.',
      ),
    );
    const release = backend.hold('POST user_shared_stories');
    await user.click(screen.getByRole('button', { name: 'Share Story' }));
    await user.click(await screen.findByRole('button', { name: 'Sharing...' }));
    release();
    await expectToast('Story and prompt shared successfully!');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Everyone can read it now' })).toHaveFocus());
    expect(screen.getByLabelText('Link')).toHaveValue(`${location.origin}/s/new-link-1`);
    expect([
      screen.queryByRole('button', { name: 'Copy link: The Light' }) !== null,
      screen.getByRole('link', { name: 'Open the page: The Light' }).getAttribute('href'),
    ]).toEqual([true, '/s/new-link-1']);
    const [row] = backend.community.rows;
    expect(row).toMatchObject({
      user_id: ADA,
      story_id: idOf(1),
      title: 'The Light',
      prompt: 'A harbour number 1',
      content: '# The **Light**\n\nUn.',
      generator_id: 'scifi',
      language: 'French',
      is_public: true,
      is_unlisted: false,
    });
    expect(backend.community.prompts).toMatchObject([{ id: row?.id, user_id: ADA, is_public: true }]);
    expect(backend.sent('POST user_shared_stories')).toHaveLength(1);
    await pressEnter(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus());
  });

  it.each([
    ['its title', [], TITLE],
    ['its link where it is shared already', [sharedRow(7, { user_id: ADA, story_id: idOf(1) })], 'Link'],
  ])('begins with the focus on %s, also where that comes late, and gives it back', async (_what, rows, first) => {
    backend.community.rows = rows;
    await openStory();
    const release = backend.hold('GET user_shared_stories');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    release();
    await waitFor(() => expect(screen.getByLabelText(first)).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus());
    // By now it is known.
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(screen.getByLabelText(first)).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('with fewer keeps it out of all lists, under a title of its own, without its prompt', async () => {
    await openDialog();
    await fill(screen.getByLabelText(TITLE), ' My own title ');
    await user.click(screen.getByLabelText(PROMPT));
    await user.click(screen.getByLabelText(PUBLIC));
    await waitFor(() =>
      expect(summary()).toBe(
        'Only people with the link can read this story, under the name “Ada”. Its page shows the prompt. The prompt isn’t shared as an inspiration.',
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Share Story' }));
    await expectToast('Story shared successfully!');
    expect(screen.getByRole('heading', { name: 'Anyone with the link can read it now' })).toBeVisible();
    expect(backend.community.rows).toMatchObject([{ title: 'My own title', is_public: false, is_unlisted: true }]);
    expect(backend.sent('POST user_inspirations')).toEqual([]);
  });

  it('offers no prompt where there is none, and none that another person is credited for', async () => {
    await openDialog({ prompt: ' ' });
    expect(screen.getByRole('dialog')).not.toHaveTextContent(PROMPT);
    expect(summary()).not.toContain('prompt');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await openDialog({ options: { source: { kind: 'inspiration', id: idOf(9) } } });
    expect([isChecked(PROMPT), screen.getByLabelText<HTMLInputElement>(PROMPT).disabled]).toEqual([false, true]);
    expect(summary()).toContain('Its page shows the prompt and credits its author for it.');
  });

  it('says so when the prompt could not be shared with it', async () => {
    await openDialog();
    backend.cutOff('POST user_inspirations');
    await user.click(screen.getByRole('button', { name: 'Share Story' }));
    await expectToast(
      'Story shared but failed to share the prompt as inspiration\nStoryloom can’t be reached just now. Check your connection and try again.',
    );
    expect(backend.community.rows).toHaveLength(1);
  });

  it('that is shared already shows who can read it, to be changed or taken back', async () => {
    backend.community.rows = [sharedRow(7, { user_id: ADA, story_id: idOf(1) })];
    await openStory();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(screen.getByLabelText('Link')).toHaveValue(`${location.origin}/s/link-7`));
    expect(screen.queryByRole('button', { name: 'Share Story' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Only you' }));
    await pressSave();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Only you can read “Story 7” now' })).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('dialog')).not.toHaveTextContent('Copy link'));
    expect(backend.community.rows[0]?.share_id).toBeNull();
  });

  it('that is taken back shows what came of that, also to a user who presses Save twice', async () => {
    backend.community.rows = [sharedRow(7, { user_id: ADA, story_id: idOf(1) })];
    await openStory();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Everyone' })).toBeChecked());
    await user.click(screen.getByRole('radio', { name: 'Only you' }));
    await pressSave();
    await screen.findByRole('heading', { name: 'Only you can read “Story 7” now' });
    fireEvent.click(screen.getByRole('button', { name: 'Done' }), { detail: 2 });
    expect(screen.getByRole('dialog')).toHaveTextContent('Only you can read “Story 7” now');
  });

  it('of which several copies are shared shows all of them, each by its name', async () => {
    backend.community.rows = [7, 8].map((n) => sharedRow(n, { user_id: ADA, story_id: idOf(1) }));
    await openStory();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const links = () =>
      [...screen.getByRole('dialog').querySelectorAll<HTMLInputElement>('input[readonly]')].map(({ value }) => value);
    await waitFor(() => expect(links()).toEqual(['link-8', 'link-7'].map((id) => `${location.origin}/s/${id}`)));
    const groups = [...screen.getByRole('dialog').querySelectorAll('legend')].map(({ textContent }) => textContent);
    expect(groups).toEqual(['Who can read “Story 8”', 'Who can read “Story 7”']);
  });

  it('that fails says so, and shares once although the first answer got lost', async () => {
    await openDialog();
    backend.cutOff('POST user_shared_stories');
    await user.click(screen.getByRole('button', { name: 'Share Story' }));
    await expectToast(`Failed to share story\n${UNREACHABLE}`);
    expect(isChecked(PUBLIC)).toBe(true);
    backend.recover('POST user_shared_stories');
    await user.click(screen.getByRole('button', { name: 'Share Story' }));
    await expectToast('Story and prompt shared successfully!');
    const ids = backend.sent('POST user_shared_stories').map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  const EXPIRED = { code: 'PGRST303', message: 'JWT expired', details: null, hint: null };
  /** Once it is known whether the story's prompt is public. */
  async function pressSave(): Promise<void> {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
  }
  const SIGN_IN_FIRST = 'Please sign in to share this story';

  it('says once, in the dialog, that the session has expired; Sign in leads there and back to what was entered', async () => {
    await openDialog();
    await fill(screen.getByLabelText(TITLE), 'My own title');
    await user.click(screen.getByLabelText(PUBLIC));
    backend.answerWith('POST user_shared_stories', EXPIRED, 401);
    await user.click(screen.getByRole('button', { name: 'Share Story' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(SIGN_IN_FIRST));
    expect(screen.getByRole('dialog')).toHaveTextContent('What you entered will still be here.');
    // The service does not know the session either.
    backend.answerWith('logout', { code: 'session_not_found', message: 'Gone' }, 403);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(place().at).toBe('/auth'));
    expect([place().state, toasts()]).toEqual([{ returnTo: ADDRESS }, []]);
    ({ user } = await renderRemote(remote, { at: ADDRESS, as: ADA }));
    await waitFor(() => expect(screen.getByLabelText(TITLE)).toHaveValue('My own title'));
    expect(isChecked(PUBLIC)).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
  });

  it('says so when the session has expired before it is known whether it is shared; Sign in leads there and back', async () => {
    await openStory();
    backend.answerWith('GET user_shared_stories', EXPIRED, 401);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(SIGN_IN_FIRST));
    expect([document.querySelectorAll('[role="alert"]').length, toasts()]).toEqual([1, []]);
    backend.answerWith('logout', { code: 'session_not_found', message: 'Gone' }, 403);
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(place().at).toBe('/auth'));
    // What the user asked for is no news.
    expect([place().state, toasts()]).toEqual([{ returnTo: ADDRESS }, []]);
  });

  it('that is changed after the session has expired says so where it was changed', async () => {
    backend.community.rows = [sharedRow(7, { user_id: ADA, story_id: idOf(1) })];
    await openStory();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Everyone' })).toBeChecked());
    backend.answerWith('PATCH user_shared_stories', EXPIRED, 401);
    await user.click(screen.getByRole('radio', { name: 'Only you' }));
    await pressSave();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(SIGN_IN_FIRST));
    expect(screen.getByRole('radio', { name: 'Only you' })).toBeChecked();
    expect(toasts()).toEqual([]);
  });

  it('says why the dialog is gone when the user signs out in another tab under it', async () => {
    await openDialog();
    await signOut();
    await waitFor(() => expect(place().at).toBe('/auth'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(place().state).toEqual({ returnTo: ADDRESS });
    await expectToast(SIGN_IN_FIRST);
    ({ user } = await renderRemote(remote, { at: ADDRESS, as: ADA }));
    await screen.findByRole('button', { name: 'Cancel' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    ({ user } = await renderRemote(remote, { at: ADDRESS, as: ADA }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('looks first whether it is shared already, and says when that fails', async () => {
    await openStory();
    const release = backend.hold('GET user_shared_stories');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Checking whether it’s already shared…');
    backend.cutOff('GET user_shared_stories');
    release();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Failed to check whether it’s already shared'),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(UNREACHABLE);
    expect(screen.queryByRole('button', { name: 'Share Story' })).not.toBeInTheDocument();
    backend.recover('GET user_shared_stories');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('button', { name: 'Share Story' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(backend.community.rows).toEqual([]);
  });

  it('from its card in the list is the same', async () => {
    backend.library.rows = [storyRow(1), storyRow(2)];
    ({ user } = await renderRemote(remote, { at: '/dashboard', as: ADA }));
    await screen.findByRole('heading', { name: 'Story 2' });
    await user.click(screen.getByRole('button', { name: 'Share “Story 2”' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share Story' })).toBeVisible());
    expect(screen.getByRole('dialog').querySelector('h2')?.textContent).toBe('Share “Story 2”');
    await user.click(screen.getByRole('button', { name: 'Share Story' }));
    await expectToast('Story and prompt shared successfully!');
    expect(backend.community.rows).toMatchObject([{ story_id: idOf(2), title: 'Story 2' }]);
    await pressEnter(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share “Story 2”' })).toHaveFocus());
    // What is shared is changed, not shared twice.
    await user.click(screen.getByRole('button', { name: 'Share “Story 2”' }));
    await screen.findByRole('button', { name: 'Save' });
  });
});

it('a story that the demo storyteller wrote says so, and another does not', async () => {
  const DEMO = 'Demo storyteller, no AI: this story is put together from passages that people wrote.';
  await openStory({ demo: true });
  expect(document.body).toHaveTextContent(DEMO);
  await openStory();
  expect(document.body).not.toHaveTextContent(DEMO);
});

it('a story that was saved before its end says so below its text, and another does not', async () => {
  const STOPPED = 'This story was stopped before its end.';
  await openStory({ options: { unfinished: true } });
  const note = [...document.querySelectorAll('p')].find(({ textContent }) => textContent === STOPPED)!;
  expect(article().compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await openStory();
  expect(document.body).not.toHaveTextContent(STOPPED);
  expect(screen.queryByRole('link', { name: 'Finish this story' })).not.toBeInTheDocument();
});

it('a story that was saved before its end can be finished in the generator that began it', async () => {
  await openStory({ generator_id: 'scifi', options: { unfinished: true } });
  await user.click(screen.getByRole('link', { name: 'Finish this story' }));
  expect(place()).toMatchObject({ at: '/generators/scifi', state: { continues: idOf(1) } });
});

it.each([
  ['no generator is known', { generator_id: 'unknown' }],
  ['it is as long as a story can be', { story: 'x'.repeat(STORY_LIMITS.characters) }],
])('a story that was saved before its end can’t be finished where %s', async (_case, row) => {
  await openStory({ ...row, options: { unfinished: true } });
  expect(document.body).toHaveTextContent('This story was stopped before its end.');
  expect(screen.queryByRole('link', { name: 'Finish this story' })).not.toBeInTheDocument();
});
