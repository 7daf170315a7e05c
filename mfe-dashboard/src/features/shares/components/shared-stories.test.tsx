// @vitest-environment jsdom
import { PROMPT_LOOKUP_MS } from '@storyloom/shared/domain';
import { announcements } from '@storyloom/shared/testing/announcements';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBackend } from '@storyloom/testing/fake-backend';
import {
  card,
  expectToast,
  facts,
  fill,
  outline,
  pressEnter,
  returnToPage,
  titles,
  toasts,
} from '@storyloom/testing/page';
import { atRest, place, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import type { UserEvent } from '@testing-library/user-event';
import { idOf, type PromptRow, promptRow, several, type SharedRow, sharedRow, storyRow } from '@storyloom/testing/rows';
import { ADA, BO } from '@storyloom/testing/people';
import { signOut } from '@storyloom/testing/session';

let user: UserEvent;

let backend: FakeBackend;
beforeEach(async () => {
  backend = new FakeBackend().install();
});

const ADDRESS = '/dashboard?section=shared';
const STORIES = 'Your shared stories';
const own = (n: number, values: Partial<SharedRow> = {}) => sharedRow(n, { user_id: ADA, ...values });
const asPrivate = { is_public: false, share_id: null };
const chips = (title: string) =>
  [...card(title).firstElementChild!.children].map(({ textContent }) => textContent ?? '');

async function openWith(...rows: readonly SharedRow[]): Promise<void> {
  backend.community.rows = [...rows];
  ({ user } = await renderRemote(remote, { at: ADDRESS, as: ADA }));
  await waitFor(() =>
    expect(titles()).toEqual(
      rows.toSorted((a, b) => b.created_at.localeCompare(a.created_at)).map(({ title }) => title),
    ),
  );
}

describe('the stories that a person shares', () => {
  it('are cards that say by whom, whether others read it, how often it was read and liked', async () => {
    backend.community.rows = [
      own(1, {
        views_count: 1200,
        likes_count: 1,
        language: 'French',
        generator_id: 'scifi',
        prompt: 'El puerto y los barcos',
      }),
      own(2, { is_public: false, is_unlisted: true }),
      own(3, asPrivate),
      own(4, { hidden_at: '2026-03-05T12:00:00+00:00', generator_id: 'unknown' }),
      sharedRow(5, { user_id: BO }),
    ];
    ({ user } = await renderRemote(remote, { at: ADDRESS, as: ADA }));
    await waitFor(() => expect(titles()).toEqual(['Story 4', 'Story 3', 'Story 2', 'Story 1']));
    expect(facts(card('Story 1'))).toEqual(['Shared by you', 'March 1, 2026', '1,200 views', '1 like']);
    expect(chips('Story 1')).toEqual(['Public', 'Sci-Fi']);
    expect(chips('Story 2')).toEqual(['Unlisted', 'Fantasy']);
    expect(chips('Story 3')).toEqual(['Private', 'Fantasy']);
    expect(chips('Story 4')).toEqual(['Public', 'Hidden', 'Unknown genre']);
    expect(card('Story 4')).toHaveTextContent(
      'Hidden by the people who run this site: no one else can read it right now.',
    );
    expect(within(card('Story 1')).getByRole('link', { name: 'Sci-Fi' })).toHaveAttribute('href', '/generators/scifi');
    expect(screen.getByRole('link', { name: 'Story 1' })).toHaveAttribute('href', '/s/link-1');
    // What is private has no link; its owner finds it by its id.
    expect(screen.getByRole('link', { name: 'Story 3' })).toHaveAttribute('href', `/s/${idOf(3)}`);
    const prompt = [...card('Story 1').querySelectorAll('p')].find(
      (one) => one.textContent === 'El puerto y los barcos',
    );
    expect(prompt?.lang).toBe('es');
    expect(screen.getByRole('heading', { name: 'Story 1' }).querySelector('[lang]')?.getAttribute('lang')).toBe('fr');
    expect(within(card('Story 1')).getByRole('button', { name: 'Delete the shared copy of “Story 1”' })).toBeVisible();
    expect(outline()).toEqual([1, 2, 2, 2, 2]);
  });

  it('that were taken back say so, and not that they are shared', async () => {
    const TAKEN_BACK = 'You took this story back. Only you can read it, and its old link no longer works.';
    await openWith(own(1), own(2, asPrivate));
    expect(card('Story 2')).toHaveTextContent(TAKEN_BACK);
    expect(facts(card('Story 2'))).toEqual(['March 2, 2026', '0 views', '0 likes']);
    expect(card('Story 1')).not.toHaveTextContent(TAKEN_BACK);
    await openVisibility('Story 1');
    await save('Only you');
    await isSaved('Only you can read “Story 1” now');
    expect(card('Story 1')).toHaveTextContent(TAKEN_BACK);
  });

  it('that are none yet say how to share one, after they were looked for', async () => {
    const release = backend.hold('GET user_shared_stories');
    ({ user } = await renderRemote(remote, { at: ADDRESS, as: ADA }));
    expect(screen.getByRole('region', { name: STORIES })).toHaveTextContent('Loading your shared stories…');
    expect(screen.queryByRole('heading', { name: 'No shared stories yet' })).not.toBeInTheDocument();
    release();
    await screen.findByRole('heading', { name: 'No shared stories yet' });
    expect(screen.getByRole('region', { name: STORIES })).toHaveTextContent(
      'Open one of your stories and choose Share',
    );
    await user.click(screen.getByRole('link', { name: 'My Stories' }));
    expect(place().at).toBe('/dashboard');
    await screen.findByRole('heading', { name: 'No stories yet' });
  });

  it('are ten at a time, and none twice while others are shared', async () => {
    backend.community.rows = several(21, own);
    ({ user } = await renderRemote(remote, { at: ADDRESS, as: ADA }));
    await waitFor(() => expect(titles()).toEqual([...several(10, (n) => `Story ${22 - n}`)]));
    backend.community.rows.push(own(30));
    await user.click(screen.getByRole('button', { name: 'Load More Shared Stories' }));
    await waitFor(() => expect(titles()).toHaveLength(20));
    backend.cutOff('GET user_shared_stories');
    await user.click(screen.getByRole('button', { name: 'Load More Shared Stories' }));
    await expectToast(
      'Failed to load your shared stories\nStoryloom can’t be reached just now. Check your connection and try again.',
    );
    expect(titles()).toHaveLength(20);
    backend.recover('GET user_shared_stories');
    await user.click(screen.getByRole('button', { name: 'Load More Shared Stories' }));
    await waitFor(() => expect(titles()).toEqual([...several(21, (n) => `Story ${22 - n}`)]));
    expect(screen.queryByRole('button', { name: 'Load More Shared Stories' })).not.toBeInTheDocument();
    expect(backend.sent('GET user_shared_stories').every(({ user_id: id, limit }) => id === ADA && limit === 11)).toBe(
      true,
    );
  });

  it('are ten or fewer without a button', async () => {
    await openWith(...several(10, own));
    expect(screen.queryByRole('button', { name: 'Load More Shared Stories' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: STORIES })).toHaveTextContent('All 10 shown');
  });

  it('that do not come say why, until Retry brings them', async () => {
    backend.community.rows = [own(1)];
    backend.refuse('GET user_shared_stories', 'The database is resting.');
    ({ user } = await renderRemote(remote, { at: ADDRESS, as: ADA }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to load your shared stories'));
    expect(screen.getByRole('alert')).toHaveTextContent('The database is resting.');
    backend.recover('GET user_shared_stories');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(titles()).toEqual(['Story 1']));
    await waitFor(() => expect(screen.getByRole('region', { name: STORIES })).toHaveFocus());
  });

  it('show what others did of it to whoever comes back to the page', async () => {
    await openWith(own(1));
    backend.community.change(idOf(1), { views_count: 7, likes_count: 3 });
    await returnToPage();
    await waitFor(() => expect(facts(card('Story 1')).slice(2)).toEqual(['7 views', '3 likes']));
  });
});

const UNREACHABLE = 'Storyloom can’t be reached just now. Check your connection and try again.';
const address = (shareId: string) => `${location.origin}/s/${shareId}`;
const hint = (value: string) => {
  const radio = screen.getByRole('dialog').querySelector(`input[value="${value}"]`);
  return document.getElementById(radio?.getAttribute('aria-describedby') ?? '')?.textContent;
};
const openVisibility = (title: string) =>
  user.click(screen.getByRole('button', { name: `Who can read it: “${title}”` }));
async function save(value: string): Promise<void> {
  await user.click(screen.getByRole('radio', { name: value }));
  // Once it is known whether the prompt is public.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

/** Waits for what came of a change, on which the focus is, and leaves it. */
async function isSaved(message: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('heading', { name: message })).toHaveFocus());
  expect(toasts()).toEqual([]);
  await pressEnter(screen.getByRole('button', { name: 'Done' }));
}

/** The buttons that end the dialog. */
const actions = () =>
  [...screen.getByRole('dialog').querySelector('form')!.querySelectorAll('button')].map((one) => one.textContent);
const description = (element: Element | null | undefined) =>
  (element?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('who can read a shared story', () => {
  it('is chosen of three and saved; private takes the link back, and sharing again makes a new one', async () => {
    await openWith(own(1));
    await openVisibility('Story 1');
    const group = screen.getByRole('dialog').querySelector('fieldset')!;
    expect(group.querySelector('legend')?.textContent).toBe('Who can read “Story 1”');
    expect([...group.querySelectorAll('input')].map(({ type, value }) => [type, value])).toEqual([
      ['radio', 'private'],
      ['radio', 'unlisted'],
      ['radio', 'public'],
    ]);
    expect(screen.getByRole('radio', { name: 'Everyone' })).toBeChecked();
    expect(hint('public')).toBe('It’s listed in the community, and anyone with the link can read it.');
    expect(hint('unlisted')).toBe('It isn’t listed anywhere, and search engines are asked to skip it.');
    expect(hint('private')).toBe('It has no link. Sharing it again makes a new one; old links stay dead.');

    // At once, also where the list cannot be read again.
    backend.cutOff('GET user_shared_stories');
    await save('Anyone with the link');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Anyone with the link can read “Story 1” now' })).toHaveFocus(),
    );
    expect(description(document.activeElement)).toBe(
      'It isn’t listed anywhere, and search engines are asked to skip it.',
    );
    expect(within(screen.getByRole('dialog')).getByLabelText('Link')).toHaveValue(address('link-1'));
    backend.recover('GET user_shared_stories');
    await isSaved('Anyone with the link can read “Story 1” now');
    expect(chips('Story 1')).toEqual(['Unlisted', 'Fantasy']);

    await openVisibility('Story 1');
    await save('Only you');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Only you can read “Story 1” now' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Open the page: Story 1' })).not.toBeInTheDocument();
    await isSaved('Only you can read “Story 1” now');
    expect(chips('Story 1')[0]).toBe('Private');
    expect(backend.community.rows[0]?.share_id).toBeNull();

    await openVisibility('Story 1');
    await save('Everyone');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Everyone can read “Story 1” now' })).toHaveFocus());
    expect(within(screen.getByRole('dialog')).getByLabelText('Link')).toHaveValue(address('new-link-1'));
    const sent = backend.sent('PATCH user_shared_stories');
    expect(sent.map(({ is_public, is_unlisted }) => [is_public, is_unlisted])).toEqual([
      [false, true],
      [false, false],
      [true, false],
    ]);
    expect(sent.every(({ id, user_id }) => id === idOf(1) && user_id === ADA)).toBe(true);
    await pressEnter(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Who can read it: “Story 1”' })).toHaveFocus());
  });

  it.each([
    ['Cancel', () => user.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['Escape', () => act(async () => void fireEvent.keyDown(screen.getByRole('dialog')!, { key: 'Escape' }))],
    ['the X', () => user.click(screen.getByRole('button', { name: 'Close' }))],
  ])('has no Done while a choice is not saved, and %s says who can read it still', async (_how, leave) => {
    await openWith(own(1));
    await openVisibility('Story 1');
    expect(actions()).toEqual(['Done', 'Save']);
    for (const value of ['Anyone with the link', 'Only you', 'Anyone with the link', 'Everyone', 'Only you'])
      await user.click(screen.getByRole('radio', { name: value }));
    expect(actions()).toEqual(['Cancel', 'Save']);
    await leave();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expectToast('Nothing was changed. Everyone can read “Story 1”.');
    await atRest();
    expect(backend.sent('PATCH user_shared_stories')).toEqual([]);
  });

  it('changes by nothing but Save, which has nothing to do before another choice', async () => {
    await openWith(own(1));
    await openVisibility('Story 1');
    await user.click(screen.getByRole('radio', { name: 'Only you' }));
    await user.click(screen.getByRole('radio', { name: 'Everyone' }));
    await pressEnter(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toasts()).toEqual([]);
    await openVisibility('Story 1');
    expect(screen.getByRole('radio', { name: 'Everyone' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectToast('Nothing has changed.');
    expect(backend.sent('PATCH user_shared_stories')).toEqual([]);
  });

  it('stays as it is when the database does not take it, and the choice can be saved again', async () => {
    await openWith(own(1));
    await openVisibility('Story 1');
    backend.cutOff('PATCH user_shared_stories');
    await save('Only you');
    await expectToast(`Failed to change who can read it. Nothing has changed.\n${UNREACHABLE}`);
    expect(screen.getByRole('radio', { name: 'Only you' })).toBeChecked();
    expect(chips('Story 1')[0]).toBe('Public');
    backend.recover('PATCH user_shared_stories');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await isSaved('Only you can read “Story 1” now');
  });

  it('says that nothing was changed when the dialog is left after the database did not take it', async () => {
    await openWith(own(1));
    await openVisibility('Story 1');
    backend.cutOff('PATCH user_shared_stories');
    await save('Only you');
    await expectToast(`Failed to change who can read it. Nothing has changed.\n${UNREACHABLE}`);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await expectToast('Nothing was changed. Everyone can read “Story 1”.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is told in a message where the dialog was left before the answer came', async () => {
    await openWith(own(1));
    await openVisibility('Story 1');
    const release = backend.hold('PATCH user_shared_stories');
    await save('Only you');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(toasts()).toEqual([]);
    release();
    await expectToast('Only you can read “Story 1” now');
  });

  it('is not changed after the session has expired, which is said there, with the way to sign in', async () => {
    await openWith(own(1));
    await openVisibility('Story 1');
    backend.answerWith('PATCH user_shared_stories', { code: 'PGRST303', message: 'JWT expired' }, 401);
    await save('Anyone with the link');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please sign in to share stories'));
    backend.answerWith('logout', { code: 'session_not_found', message: 'Gone' }, 403);
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(place().at).toBe('/auth'));
    expect([place().state, toasts()]).toEqual([{ returnTo: ADDRESS }, []]);
  });

  it('is copied as a link; a browser that refuses has it selected to be copied by hand', async () => {
    await openWith(own(1));
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    await user.click(screen.getByRole('button', { name: 'Copy link: Story 1' }));
    await expectToast('Link copied to clipboard!');
    expect(writeText.mock.calls).toEqual([[address('link-1')]]);

    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy link: Story 1' }));
    await expectToast('The link could not be copied. Select it and copy it by hand.');
    const { value, selectionStart, selectionEnd, readOnly } = screen.getByLabelText<HTMLInputElement>('Link');
    expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe(address('link-1'));
    expect(readOnly).toBe(true);
  });
});

const REMOVE = 'Also remove its prompt from the community';
const STILL = 'Its prompt, “Fantasy Inspiration”, is still public: others can find and use it.';
const UNKNOWN =
  'It couldn’t be checked whether its prompt is still public. To find out, look under Your Shared Inspirations.';
const prompt = (n: number, values: Partial<PromptRow> = {}) =>
  promptRow(n, { user_id: ADA, title: 'Fantasy Inspiration', ...values });

describe('taking a story back whose prompt is public', () => {
  const offered = () => screen.findByLabelText(REMOVE);

  it.each([
    ['it was shared with the story', own(1), prompt(1)],
    ['the story was written from it', own(1, { source_inspiration_id: idOf(9) }), prompt(9)],
  ])('mentions the prompt and removes it where that is wished (%s)', async (_why, row, its) => {
    await openWith(row);
    backend.community.prompts = [its, prompt(5)];
    await openVisibility('Story 1');
    expect(screen.getByRole('dialog')).not.toHaveTextContent(REMOVE);
    await user.click(screen.getByRole('radio', { name: 'Only you' }));
    await offered();
    expect(screen.getByRole('dialog')).toHaveTextContent('Its prompt, “Fantasy Inspiration”, is still public');
    expect(screen.getByLabelText(REMOVE)).not.toBeChecked();
    await user.click(screen.getByLabelText(REMOVE));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectToast('The prompt is no longer public.');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Only you can read “Story 1” now' })).toHaveFocus());
    expect(backend.community.prompts).toEqual([prompt(5)]);
    expect(screen.getByRole('dialog')).not.toHaveTextContent('is still public');
  });

  it('leaves the prompt where it is unless that is wished, and says so, with the way to remove it', async () => {
    await openWith(own(1));
    backend.community.prompts = [prompt(1)];
    await openVisibility('Story 1');
    await user.click(screen.getByRole('radio', { name: 'Only you' }));
    await offered();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Only you can read “Story 1” now' })).toHaveFocus());
    await atRest();
    expect(backend.community.prompts).toHaveLength(1);
    const still = [...screen.getByRole('dialog').querySelectorAll('[role="status"]')].find(
      ({ textContent }) => textContent !== '',
    );
    expect(still?.textContent).toContain(`${STILL} Remove it here, or later under Your Shared Inspirations.`);
    expect(screen.getByRole('link', { name: 'Your Shared Inspirations' })).toHaveAttribute('href', '/inspiration');

    backend.cutOff('DELETE user_inspirations');
    await pressEnter(screen.getByRole('button', { name: 'Remove its prompt' }));
    await expectToast(`The prompt couldn’t be removed. It’s still public.\n${UNREACHABLE}`);
    backend.recover('DELETE user_inspirations');
    await pressEnter(screen.getByRole('button', { name: 'Remove its prompt' }));
    await expectToast('The prompt is no longer public.');
    expect(backend.community.prompts).toEqual([]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Only you can read “Story 1” now' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Remove its prompt' })).not.toBeInTheDocument();
  });

  it.each([
    ['private', [prompt(1, { is_public: false })]],
    ['of another person', [prompt(1, { user_id: BO })]],
    ['gone', []],
  ])('says nothing of a prompt that is %s', async (_what, prompts) => {
    await openWith(own(1));
    backend.community.prompts = prompts;
    await openVisibility('Story 1');
    await user.click(screen.getByRole('radio', { name: 'Only you' }));
    await atRest();
    expect(backend.sent('GET user_inspirations')).toHaveLength(1);
    expect(screen.getByRole('dialog')).not.toHaveTextContent(REMOVE);
  });

  it('mentions the prompt too where anyone with the link can still read the story, and says it once', async () => {
    await openWith(own(1));
    backend.community.prompts = [prompt(1)];
    await openVisibility('Story 1');
    const heard = announcements();
    await user.click(screen.getByRole('radio', { name: 'Anyone with the link' }));
    await offered();
    expect(heard).toEqual([STILL]);
    await user.click(screen.getByLabelText(REMOVE));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(backend.community.prompts).toEqual([]));
    await expectToast('The prompt is no longer public.');
    await pressEnter(screen.getByRole('button', { name: 'Done' }));
    await openVisibility('Story 1');
    // More people than before: nothing is taken back.
    await user.click(screen.getByRole('radio', { name: 'Everyone' }));
    expect(screen.getByRole('dialog')).not.toHaveTextContent(REMOVE);
  });

  it.each([
    [
      'Save',
      async () => (await openVisibility('Story 1'), user.click(screen.getByRole('radio', { name: 'Only you' }))),
      'PATCH user_shared_stories',
    ],
    ['Delete shared story', () => user.click(deleteButton('Story 1')), 'DELETE user_shared_stories'],
  ])('waits with %s until it is known whether the prompt is public', async (name, ask, change) => {
    await openWith(own(1));
    backend.community.prompts = [prompt(1)];
    const release = backend.hold('GET user_inspirations');
    await ask();
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name }));
    expect(backend.sent(change)).toEqual([]);
    release();
    await offered();
    expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled');
  });

  it.each(['is refused', 'does not come'])('says where to look when the answer %s, and goes on', async (how) => {
    await openWith(own(1));
    if (how === 'is refused') backend.refuse('GET user_inspirations', 'no');
    else {
      backend.hold('GET user_inspirations');
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    }
    await user.click(deleteButton('Story 1'));
    if (how !== 'is refused') await act(() => vi.advanceTimersByTimeAsync(PROMPT_LOOKUP_MS));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent(UNKNOWN));
    expect(screen.getByRole('link', { name: 'Your Shared Inspirations' })).toHaveAttribute('href', '/inspiration');
    await confirm();
    await waitFor(() => expect(backend.community.rows).toEqual([]));
  });

  it('by deleting says in the question that the prompt is public, and starts before what can be ticked', async () => {
    await openWith(own(1), own(2));
    backend.community.prompts = [prompt(1), prompt(2)];
    await user.click(deleteButton('Story 1'));
    await offered();
    expect(description(screen.getByRole('alertdialog'))).toContain(`it stays in My Stories. ${STILL}`);
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveFocus());
    expect(
      [...screen.getByRole('alertdialog').querySelectorAll('input, button')].map(
        (one) => one.textContent || one.tagName,
      ),
    ).toEqual(['INPUT', 'Cancel', 'Delete shared story']);

    // A tick for one story is none for another.
    await user.click(screen.getByLabelText(REMOVE));
    expect(screen.getByLabelText(REMOVE)).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(deleteButton('Story 2'));
    await offered();
    expect(screen.getByLabelText(REMOVE)).not.toBeChecked();
  });

  it('by deleting offers the same, and says when the prompt could not be removed', async () => {
    await openWith(own(1));
    backend.community.prompts = [prompt(1)];
    await user.click(deleteButton('Story 1'));
    await offered();
    await user.click(screen.getByLabelText(REMOVE));
    backend.cutOff('DELETE user_inspirations');
    await confirm();
    const failed = `The prompt couldn’t be removed. It’s still public.\n${UNREACHABLE}`;
    await waitFor(() =>
      expect(toasts()).toEqual(expect.arrayContaining(['Shared story deleted successfully!', failed])),
    );
    expect(backend.community.rows).toEqual([]);
  });
});

describe('renaming a shared story', () => {
  it('changes the title of the copy alone, at once, and gives the focus back', async () => {
    backend.library.rows = [storyRow(1)];
    await openWith(own(1, { story_id: idOf(1) }));
    await user.click(screen.getByRole('button', { name: 'Rename the shared story “Story 1”' }));
    await fill(screen.getByLabelText('Title'), 'A lamp that lies');
    await user.click(screen.getByRole('button', { name: 'Save title' }));
    await expectToast('Story renamed');
    await waitFor(() => expect(titles()).toEqual(['A lamp that lies']));
    expect(backend.library.titles()).toEqual(['Story 1']);
    expect(backend.community.rows[0]?.title).toBe('A lamp that lies');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Rename the shared story “A lamp that lies”' })).toHaveFocus(),
    );
  });

  it('says so when it is not shared anymore, and keeps what was typed when it fails', async () => {
    await openWith(own(1));
    await user.click(screen.getByRole('button', { name: 'Rename the shared story “Story 1”' }));
    await fill(screen.getByLabelText('Title'), 'A lamp that lies');
    backend.cutOff('PATCH user_shared_stories');
    await user.click(screen.getByRole('button', { name: 'Save title' }));
    await expectToast(`Failed to rename story\n${UNREACHABLE}`);
    expect(screen.getByLabelText('Title')).toHaveValue('A lamp that lies');
    backend.recover('PATCH user_shared_stories');
    backend.community.rows = [];
    await user.click(screen.getByRole('button', { name: 'Save title' }));
    await expectToast('This story was deleted in the meantime');
    await screen.findByRole('heading', { name: 'No shared stories yet' });
  });
});

describe('views and likes over time', () => {
  const today = new Date().toISOString().slice(0, 10);
  const details = (title: string) => card(title).querySelector('details')!;
  const openDays = (title: string) =>
    act(async () => {
      details(title).open = true;
      details(title).dispatchEvent(new Event('toggle'));
    });

  it('are asked for when they are opened, and are a sentence, two drawings and a table that say the same', async () => {
    await openWith(own(1));
    backend.community.days.set(idOf(1), [{ day: today, views: 1200, likes: 1 }]);
    expect(details('Story 1').querySelector('summary')?.textContent).toBe('Views and likes over 30 days: Story 1');
    expect(backend.sent('GET shared_story_days')).toEqual([]);
    await openDays('Story 1');
    const shown = () => details('Story 1');
    await waitFor(() =>
      expect(shown().querySelector('[role="status"]')?.textContent).toMatch(/^1,200 views and 1 like since /),
    );
    const drawings = [...shown().querySelectorAll('figure')];
    expect(drawings.map((one) => [one.getAttribute('aria-hidden'), one.querySelectorAll('rect').length])).toEqual([
      ['true', 30],
      ['true', 30],
    ]);
    const rows = [...shown().querySelectorAll('tr')].map((row) => [...row.cells].map(({ textContent }) => textContent));
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(today));
    expect(rows).toEqual([
      ['Day', 'Views', 'Likes'],
      [date, '1,200', '1'],
    ]);
    expect(shown().querySelector('caption')?.textContent).toBe('Days on which “Story 1” was read or liked');
  });

  it('say so where there are none, and why where they do not come', async () => {
    await openWith(own(1), own(2));
    await openDays('Story 1');
    await waitFor(() => expect(details('Story 1').textContent).toContain('No views or likes in the last 30 days.'));
    expect(details('Story 1').querySelector('table')).toBeNull();
    backend.cutOff('GET shared_story_days');
    await openDays('Story 2');
    await waitFor(() =>
      expect(details('Story 2').textContent).toContain(`Failed to load views and likes: ${UNREACHABLE}`),
    );
  });
});

const QUESTION = 'Are you sure you want to delete this shared story?';
const deleteButton = (title: string) => screen.getByRole('button', { name: `Delete the shared copy of “${title}”` });
async function confirm(): Promise<void> {
  // Until it is known what becomes of the prompt.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Delete shared story' })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  await user.click(screen.getByRole('button', { name: 'Delete shared story' }));
}

describe('deleting a shared story', () => {
  it.each([
    [
      'that others can read',
      { story_id: idOf(9) },
      'The shared copy of “Story 1” will be gone for good, with its link, views and likes. The story you saved stays in My Stories.',
    ],
    [
      'that was taken back',
      { ...asPrivate, story_id: idOf(9) },
      'The copy of “Story 1” that you took back will be gone for good, with its views and likes. The story you saved stays in My Stories.',
    ],
    [
      'whose saved story is unknown',
      {},
      'The shared copy of “Story 1” will be gone for good, with its link, views and likes. If you saved the story, it stays in My Stories.',
    ],
  ])('says that only the copy goes, of one %s', async (_what, values, said) => {
    await openWith(own(1, values));
    await user.click(deleteButton('Story 1'));
    await waitFor(() => expect(description(screen.getByRole('alertdialog'))).toBe(said));
  });

  it('asks first; Cancel deletes nothing and gives the focus back', async () => {
    await openWith(own(1), own(2));
    await user.click(deleteButton('Story 2'));
    expect(screen.getByRole('alertdialog').querySelector('h2')?.textContent).toBe(QUESTION);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(deleteButton('Story 2')).toHaveFocus());
    expect(backend.community.rows).toHaveLength(2);
  });

  it('takes it back once, says so, and moves the focus to what is left', async () => {
    await openWith(own(1), own(2));
    await user.click(deleteButton('Story 2'));
    const release = backend.hold('DELETE user_shared_stories');
    const said = announcements();
    await confirm();
    await screen.findByRole('button', { name: 'Deleting…' });
    await user.click(await screen.findByRole('button', { name: 'Deleting…' }));
    release();
    await expectToast('Shared story deleted successfully!');
    await waitFor(() => expect(titles()).toEqual(['Story 1']));
    await atRest();
    await waitFor(() => expect(card('Story 1').contains(document.activeElement)).toBe(true));
    expect(backend.sent('DELETE user_shared_stories')).toEqual([{ id: idOf(2) }]);
    expect(said).toEqual(['Shared story deleted successfully!']);

    await user.click(deleteButton('Story 1'));
    await confirm();
    await expectToast('Shared story deleted successfully!');
    await screen.findByRole('heading', { name: 'No shared stories yet' });
    await waitFor(() => expect(screen.getByRole('region', { name: STORIES })).toHaveFocus());
  });

  it('says that no one is signed in when the session has expired under the question', async () => {
    await openWith(own(1));
    await user.click(deleteButton('Story 1'));
    backend.answerWith('GET user_shared_stories', { code: 'PGRST303', message: 'JWT expired' }, 401);
    await confirm();
    await expectToast('User not authenticated.\nSign in');
    expect(backend.community.rows).toHaveLength(1);
    await user.click(deleteButton('Story 1'));
    await signOut();
    await waitFor(() => expect(place().at).toBe('/auth'));
    await expectToast('User not authenticated.');
  });

  it.each([
    ['nobody answers', UNREACHABLE, () => backend.cutOff('DELETE user_shared_stories')],
    ['nobody says whose it is', 'It rests.', () => backend.refuse('GET user_shared_stories', 'It rests.')],
    [
      'it is somebody else’s',
      'You do not have permission to delete this story',
      () => backend.community.change(idOf(1), { user_id: BO }),
    ],
  ])('keeps it, says that it failed and gives the focus back when %s', async (_why, reason, fail) => {
    await openWith(own(1));
    await user.click(deleteButton('Story 1'));
    fail();
    await confirm();
    await expectToast(`Failed to delete shared story\n${reason}`);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await waitFor(() => expect(deleteButton('Story 1')).toHaveFocus());
    expect(backend.community.rows).toHaveLength(1);
  });
});
