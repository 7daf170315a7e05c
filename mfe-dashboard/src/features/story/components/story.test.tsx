// @vitest-environment jsdom
import { CONTINUE_ROOM_MIN, formatDay, STORY_LIMITS } from '@storyloom/shared/domain';
import { backend } from '@storyloom/testing/backend';
import { expectToast, facts, fill, pressEnter, toasts, UNREACHABLE } from '@storyloom/testing/page';
import { atRest, place, renderRemote } from '@storyloom/testing/render-remote';
import { ADA, BO, idOf, sharedRow, type StoryRow, storyRow } from '@storyloom/testing/rows';
import { signOut } from '@storyloom/testing/session';
import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { remote } from '../../../remote.ts';

const ADDRESS = `/story/${idOf(1)}`;

async function openStory(values: Partial<StoryRow> = {}): Promise<void> {
  backend.library.rows = [storyRow(1, values)];
  await renderRemote(remote, { at: ADDRESS, as: ADA });
  await screen.findByRole('heading', { name: 'What next?', hidden: true });
}

const article = () => document.querySelector('article')!;
const link = (name: string) => screen.getByRole('link', { name });
const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');
const isBelowText = (element: Element) =>
  article().compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING;

describe('a story', () => {
  it('has its title as the only h1, its prompt, facts and cover, tools and next steps', async () => {
    const prompt = 'El faro que miente a los barcos';
    const settings = { language: 'Spanish', perspective: 'First Person', tone: 'Humorous', generator_id: 'children' };
    await openStory({ title: 'El faro', prompt, story: '# El faro\n\nOnce.', ...settings });
    expect(article()).toHaveTextContent('Once.');
    expect(document.body).not.toHaveTextContent('Demo storyteller');
    expect([article().lang, article().dataset['genre']]).toEqual(['es', 'children']);
    const texts = [...document.querySelectorAll('[lang=es]')].map(({ textContent }) => textContent);
    expect(texts).toEqual(expect.arrayContaining(['El faro', prompt]));
    expect([document.title, description()]).toEqual(['El faro · Storyloom', prompt]);
    expect(document.body).toHaveTextContent(`Prompt: ${prompt}`);
    const day = formatDay(new Date(storyRow(1).created_at));
    expect(facts(document)).toEqual([day, 'Spanish', 'First Person', 'Humorous']);
    const steps = document.querySelector<HTMLElement>('main nav')!;
    expect([...steps.querySelectorAll('a')].map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['Edit', `/story/${idOf(1)}/edit`],
      ['What happens next?', `/story/${idOf(1)}/edit#next`],
      ["Create another Children's story", '/generators/children'],
      ['Back to My Stories', '/dashboard'],
      ['Get Inspired', '/inspiration'],
    ]);
    await user.click(link("Create another Children's story"));
    expect(place()).toMatchObject({ at: '/generators/children', state: { fresh: true } });
  });

  it('shows defaults for unknown facts, and leads to all generators', async () => {
    await openStory({ title: '', prompt: ' ', generator_id: 'unknown', language: null, perspective: null, tone: null });
    expect(screen.getByRole('heading', { level: 1, name: 'Untitled Story' })).toBeVisible();
    expect(facts(document).slice(1)).toEqual(['English', 'Third Person', 'Neutral']);
    expect(document.body).not.toHaveTextContent('Prompt:');
    expect(link('Create another story')).toHaveAttribute('href', '/generators');
  });

  it('can be edited, shared and downloaded at its end, too, and returns the focus there', async () => {
    await openStory();
    const atEnd = document.querySelector<HTMLElement>('main nav')!;
    expect(isBelowText(atEnd)).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Share this story' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share this story' })).toHaveFocus());
    const download = () => within(atEnd).getByRole('button', { name: 'Download this story' });
    act(() => download().focus());
    fireEvent.keyDown(download(), { key: 'Enter' });
    const formats = [...document.querySelectorAll('[role="menuitem"]')].map((one) => one.textContent);
    expect(formats).toContain('EPUB (.epub)');
    fireEvent.keyDown(document.querySelector('[role="menu"]')!, { key: 'Escape' });
    await waitFor(() => expect(download()).toHaveFocus());
    await user.click(within(atEnd).getByRole('link', { name: 'Edit this story' }));
    expect(place().at).toBe(`/story/${idOf(1)}/edit`);
  });

  it('is described by the beginning of a long prompt', async () => {
    await openStory({ prompt: 'A very long wish. '.repeat(100) });
    expect(description()).toBe(`${'A very long wish. '.repeat(9).slice(0, 150).trimEnd()}…`);
  });

  it('says when the demo storyteller wrote it', async () => {
    await openStory({ demo: true });
    expect(document.body).toHaveTextContent('Demo storyteller, no AI');
  });
});

describe('a story that was saved before its end', () => {
  const STOPPED = 'This story was stopped before its end.';
  const finish = () => screen.queryByRole('link', { name: 'Finish this story' });
  const unfinished = { generator_id: 'scifi', options: { unfinished: true } };

  it('says so below its text, and can be finished in its generator', async () => {
    await openStory();
    expect(document.body).not.toHaveTextContent(STOPPED);
    expect(finish()).not.toBeInTheDocument();
    await openStory(unfinished);
    expect(isBelowText(screen.getByText(STOPPED))).toBe(true);
    await user.click(finish()!);
    expect(place()).toMatchObject({ at: '/generators/scifi', state: { continues: idOf(1) } });
  });

  it('can’t be finished without a known generator or enough room', async () => {
    const room = STORY_LIMITS.characters - CONTINUE_ROOM_MIN;
    for (const [values, canFinish] of [
      [{ story: 'x'.repeat(room) }, true],
      [{ story: 'x'.repeat(room + 1) }, false],
      [{ generator_id: 'unknown' }, false],
    ] as const) {
      await openStory({ ...unfinished, ...values });
      expect(document.body).toHaveTextContent(STOPPED);
      expect(finish() !== null).toBe(canFinish);
    }
  });
});

describe('a story that can’t be shown', () => {
  it('is not found when it is invalid, another user’s or deleted, once that is known', async () => {
    backend.library.rows = [storyRow(2, { user_id: BO }), storyRow(3, { deleted_at: Date.now() })];
    const release = backend.hold('GET user_stories');
    const visit = renderRemote(remote, { at: `/story/${idOf(2)}`, as: ADA });
    await waitFor(() => expect(backend.sent('GET user_stories')).toHaveLength(1));
    expect(document.querySelector('main [role="status"]')?.textContent).toBe('Loading your story…');
    expect(document.title).toBe('Your story · Storyloom');
    expect(screen.queryByRole('heading', { name: 'Story Not Found' })).not.toBeInTheDocument();
    release();
    await visit;
    for (const address of [`/story/${idOf(3)}`, '/story/no-uuid']) {
      expect(screen.getByRole('heading', { level: 1, name: 'Story Not Found' })).toBeVisible();
      await renderRemote(remote, { at: address, as: ADA });
      await screen.findByRole('heading', { name: 'Story Not Found' });
    }
    expect(document.title).toBe('Story Not Found · Storyloom');
  });

  it('says why it can’t be loaded, until Retry loads it', async () => {
    backend.library.rows = [storyRow(1)];
    backend.refuse('GET user_stories', 'The database is resting.');
    await renderRemote(remote, { at: ADDRESS, as: ADA });
    const message = 'Failed to load story: The database is resting.';
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    backend.recover('GET user_stories');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Story 1' })).toHaveFocus());
  });
});

const PUBLIC = 'Make public for other users to see and use';
const PROMPT = 'Also share prompt as inspiration';
const TITLE = 'Title (optional)';
const SIGN_IN_FIRST = 'Please sign in to share this story';
const EXPIRED = { code: 'PGRST303', message: 'JWT expired', details: null, hint: null };
const PRIVATE = { is_public: false, share_id: null };

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => user.click(button(name));
const dialog = () => screen.getByRole('dialog');
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const outcome = (name: string) => waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
const copy = (values: object = {}, n = 7) => sharedRow(n, { user_id: ADA, story_id: idOf(1), ...values });
const summary = () =>
  document.getElementById(button('Share Story').getAttribute('aria-describedby') ?? '')?.textContent ?? '';

/** Opens the dialog of a story and waits for its form. */
async function openDialog(values: Partial<StoryRow> = {}): Promise<void> {
  await openStory(values);
  await press('Share');
  await screen.findByRole('button', { name: backend.community.rows.length > 0 ? 'Save' : 'Share Story' });
}

/** Saves who can read the shared copy, once it is known whether the story's prompt is public. */
async function save(value: string): Promise<void> {
  await user.click(screen.getByRole('radio', { name: value }));
  await waitFor(() => expect(button('Save')).not.toHaveAttribute('aria-disabled'));
  await press('Save');
}

/** Presses a button that leads to sign in, of a session that the service does not know either. */
async function goToSignIn(): Promise<void> {
  backend.answerWith('logout', { code: 'session_not_found', message: 'Gone' }, 403);
  await press('Sign in');
  await waitFor(() => expect(place().at).toBe('/auth'));
  // No toast for what the user asked for.
  expect([place().state, toasts()]).toEqual([{ returnTo: ADDRESS }, []]);
}

describe('sharing a story for the first time', () => {
  it('shares it once with everyone and its prompt by default, and then shows the link', async () => {
    await openDialog({ title: 'The Light', story: '# The **Light**\n\nUn.' });
    expect(dialog().querySelector('blockquote')?.textContent).toBe('Un.');
    expect([field(TITLE).value, field(PROMPT).checked, field(PUBLIC).checked]).toEqual(['', true, true]);
    await waitFor(() => expect(summary()).toContain('Everyone can find and read this story, under the name “Ada”.'));
    const release = backend.hold('POST user_shared_stories');
    await press('Share Story');
    await user.click(await screen.findByRole('button', { name: 'Sharing...' }));
    release();
    await expectToast('Story and prompt shared successfully!');
    await outcome('Everyone can read it now');
    expect(field('Link')).toHaveValue(`${location.origin}/s/new-link-1`);
    const [row] = backend.community.rows;
    expect(row).toMatchObject({ user_id: ADA, story_id: idOf(1), title: 'The Light', is_public: true });
    expect(backend.community.prompts).toMatchObject([{ id: row?.id, user_id: ADA, is_public: true }]);
    expect(backend.sent('POST user_shared_stories')).toHaveLength(1);
    await pressEnter(button('Done'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(button('Share')).toHaveFocus());
  });

  it('can be by link only, under another title and without its prompt', async () => {
    await openDialog();
    await fill(field(TITLE), ' My own title ');
    await user.click(field(PROMPT));
    await user.click(field(PUBLIC));
    await press('Share Story');
    await expectToast('Story shared successfully!');
    expect(screen.getByRole('heading', { name: 'Anyone with the link can read it now' })).toBeVisible();
    expect(backend.community.rows).toMatchObject([{ title: 'My own title', is_public: false, is_unlisted: true }]);
    expect(backend.sent('POST user_inspirations')).toEqual([]);
  });

  it('does not offer a prompt that is blank or another user’s', async () => {
    await openDialog({ prompt: ' ' });
    expect(dialog()).not.toHaveTextContent(PROMPT);
    expect(summary()).not.toContain('prompt');
    await openDialog({ options: { source: { kind: 'inspiration', id: idOf(9) } } });
    expect([field(PROMPT).checked, field(PROMPT).disabled]).toEqual([false, true]);
    expect(summary()).toContain('Its page shows the prompt and credits its author for it.');
  });

  it('works from the card in the list, to which the focus returns', async () => {
    backend.library.rows = [storyRow(1), storyRow(2)];
    await renderRemote(remote, { at: '/dashboard', as: ADA });
    await screen.findByRole('heading', { name: 'Story 2' });
    await press('Share “Story 2”');
    await user.click(await screen.findByRole('button', { name: 'Share Story' }));
    await expectToast('Story and prompt shared successfully!');
    expect(backend.community.rows).toMatchObject([{ story_id: idOf(2), title: 'Story 2' }]);
    await pressEnter(button('Done'));
    await waitFor(() => expect(button('Share “Story 2”')).toHaveFocus());
  });

  it('can be retried after a lost answer without sharing twice, and says when the prompt failed', async () => {
    await openDialog();
    backend.cutOff('POST user_shared_stories');
    backend.cutOff('POST user_inspirations');
    await press('Share Story');
    await expectToast(`Failed to share story\n${UNREACHABLE}`);
    expect(field(PUBLIC).checked).toBe(true);
    backend.recover('POST user_shared_stories');
    await press('Share Story');
    await expectToast(`Story shared but failed to share the prompt as inspiration\n${UNREACHABLE}`);
    const ids = backend.sent('POST user_shared_stories').map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(backend.community.rows).toHaveLength(1);
  });
});

describe('the dialog', () => {
  it('gives the focus to fields that load late, and returns it', async () => {
    backend.community.rows = [copy()];
    await openStory();
    const release = backend.hold('GET user_shared_stories');
    await press('Share');
    expect(dialog()).toHaveTextContent('Checking whether it’s already shared…');
    await waitFor(() => expect(button('Close')).toHaveFocus());
    release();
    await waitFor(() => expect(field('Link')).toHaveFocus());
    await press('Close');
    await waitFor(() => expect(button('Share')).toHaveFocus());
  });

  it('offers no form while it is unknown whether the story is shared', async () => {
    await openStory();
    backend.cutOff('GET user_shared_stories');
    await press('Share');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to check whether it’s already shared');
    expect(alert).toHaveTextContent(UNREACHABLE);
    expect(screen.queryByRole('button', { name: 'Share Story' })).not.toBeInTheDocument();
    backend.recover('GET user_shared_stories');
    await press('Retry');
    await screen.findByRole('button', { name: 'Share Story' });
    await press('Cancel');
    expect(backend.community.rows).toEqual([]);
  });

  it('restores what was entered after signing in again with an expired session', async () => {
    await openDialog();
    await fill(field(TITLE), 'My own title');
    await user.click(field(PUBLIC));
    backend.answerWith('POST user_shared_stories', EXPIRED, 401);
    await press('Share Story');
    await waitFor(() => expect(dialog()).toHaveTextContent(SIGN_IN_FIRST));
    expect(dialog()).toHaveTextContent('What you entered will still be here.');
    await goToSignIn();
    await renderRemote(remote, { at: ADDRESS, as: ADA });
    await waitFor(() => expect(field(TITLE)).toHaveValue('My own title'));
    expect(field(PUBLIC).checked).toBe(false);
    await press('Cancel');
  });

  it('leads to sign in when the look-up finds the session expired', async () => {
    await openStory();
    backend.answerWith('GET user_shared_stories', EXPIRED, 401);
    await press('Share');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(SIGN_IN_FIRST));
    await goToSignIn();
  });

  it('closes and says why when the user signs out in another tab', async () => {
    await openDialog();
    await signOut();
    await waitFor(() => expect(place().at).toBe('/auth'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(place().state).toEqual({ returnTo: ADDRESS });
    await expectToast(SIGN_IN_FIRST);
    await renderRemote(remote, { at: ADDRESS, as: ADA });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await renderRemote(remote, { at: ADDRESS, as: ADA });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a story that is shared', () => {
  it('links to a copy that others can read, and to no other', async () => {
    backend.community.rows = [copy({ is_public: false, is_unlisted: true })];
    await openStory();
    expect(await screen.findByRole('link', { name: 'Shared by link' })).toHaveAttribute('href', '/s/link-7');
    for (const values of [PRIVATE, { hidden_at: '2026-03-05T12:00:00+00:00' }]) {
      backend.community.rows = [copy(values)];
      await openStory();
      await atRest();
      expect(document.querySelector('main')?.textContent).not.toContain('Shared');
    }
  });

  it('follows what the dialog shares and takes back', async () => {
    await openDialog();
    await press('Share Story');
    await outcome('Everyone can read it now');
    const isShared = () => screen.queryByRole('link', { name: 'Shared with everyone', hidden: true }) !== null;
    await waitFor(() => expect(isShared()).toBe(true));
    await pressEnter(button('Done'));
    await press('Share');
    await screen.findByRole('button', { name: 'Save' });
    await save('Only you');
    await outcome('Only you can read “Story 1” now');
    await pressEnter(button('Done'));
    await waitFor(() => expect(isShared()).toBe(false));
    expect(backend.community.rows[0]?.share_id).toBeNull();
  });

  it('keeps showing that it was taken back when the user presses Save twice', async () => {
    backend.community.rows = [copy()];
    await openDialog();
    // The second press comes with the button that it meets, however busy the machine is.
    const pressed = vi.fn();
    const observer = new MutationObserver(() => {
      const done = screen.queryByRole('button', { name: 'Done' });
      if (!done || !screen.queryByRole('heading', { name: 'Only you can read “Story 7” now' })) return;
      observer.disconnect();
      pressed(fireEvent.click(done, { detail: 2 }));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await save('Only you');
    await waitFor(() => expect(pressed).toHaveBeenCalled());
    expect(dialog()).toHaveTextContent('Only you can read “Story 7” now');
  });

  it('shows each of several copies by its title', async () => {
    backend.community.rows = [copy(), copy({}, 8)];
    await openStory();
    await press('Share');
    const links = () => [...dialog().querySelectorAll<HTMLInputElement>('input[readonly]')].map(({ value }) => value);
    await waitFor(() => expect(links()).toEqual(['link-8', 'link-7'].map((id) => `${location.origin}/s/${id}`)));
  });
});
