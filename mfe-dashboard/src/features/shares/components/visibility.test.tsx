// @vitest-environment jsdom
import { PROMPT_LOOKUP_MS } from '@storyloom/shared/domain';
import { announcements } from '@storyloom/testing/announcements';
import { backend } from '@storyloom/testing/backend';
import { card, chips, expectToast, pressEnter, toasts, UNREACHABLE } from '@storyloom/testing/page';
import { atRest, place } from '@storyloom/testing/render-remote';
import { ADA, idOf, type PromptRow, promptRow } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ADDRESS,
  button,
  choose,
  confirm,
  deleteButton,
  description,
  isSaved,
  openVisibility,
  openWith,
  outcome,
  own,
  save,
} from '../testing/published-stories-page.ts';

const UNLISTED =
  'It isn’t listed anywhere, and search engines are asked to skip it. A story that was public gets a new link; the old one stops working.';
const FAILED = `Failed to change who can read it. Nothing has changed.\n${UNREACHABLE}`;
const NOT_SAVED = 'Nothing was changed. Everyone can read “Story 1”.';

const dialog = () => screen.getByRole('dialog');
const address = (shareId: string) => `${location.origin}/s/${shareId}`;
const changes = () => backend.sent('PATCH user_shared_stories');

/** The buttons of the dialog's form. */
const actions = () => [...dialog().querySelector('form')!.querySelectorAll('button')].map((one) => one.textContent);

describe('who can read a shared story', () => {
  beforeEach(async () => {
    await openWith(own(1));
    await openVisibility('Story 1');
  });

  it('is one of three choices; private removes the link, sharing again makes a new one', async () => {
    expect(dialog().querySelector('legend')?.textContent).toBe('Who can read “Story 1”');
    const options = [...dialog().querySelectorAll('input')].filter(({ type }) => type === 'radio');
    expect(options.map(({ value, checked }) => [value, checked])).toEqual([
      ['private', false],
      ['unlisted', false],
      ['public', true],
    ]);
    expect(description(options[1])).toBe(UNLISTED);

    // At once, even if the list can't be loaded again.
    backend.cutOff('GET user_shared_stories');
    await save('Anyone with the link');
    await outcome('Anyone with the link can read “Story 1” now');
    expect(within(dialog()).getByLabelText('Link')).toHaveValue(address('new-link-1'));
    backend.recover('GET user_shared_stories');
    await isSaved('Anyone with the link can read “Story 1” now');
    expect(chips(card('Story 1'))).toEqual(['Unlisted', 'Fantasy']);

    await openVisibility('Story 1');
    await save('Only you');
    await outcome('Only you can read “Story 1” now');
    expect(within(dialog()).queryByLabelText('Link')).not.toBeInTheDocument();
    await isSaved('Only you can read “Story 1” now');
    expect(chips(card('Story 1'))[0]).toBe('Private');
    expect(backend.community.rows[0]?.share_id).toBeNull();

    await openVisibility('Story 1');
    await save('Everyone');
    await outcome('Everyone can read “Story 1” now');
    expect(within(dialog()).getByLabelText('Link')).toHaveValue(address('new-link-2'));
    expect(changes().map(({ is_public, is_unlisted }) => [is_public, is_unlisted])).toEqual([
      [false, true],
      [false, false],
      [true, false],
    ]);
    expect(changes().every(({ id, user_id }) => id === idOf(1) && user_id === ADA)).toBe(true);
    await pressEnter(button('Done'));
    await waitFor(() => expect(button('Who can read it: “Story 1”')).toHaveFocus());
  });

  it('does not change before Save, and leaving an unsaved choice says so', async () => {
    expect(actions()).toEqual(['Done', 'Save']);
    for (const value of ['Anyone with the link', 'Everyone', 'Only you']) await choose(value);
    expect(actions()).toEqual(['Cancel', 'Save']);
    await act(async () => void fireEvent.keyDown(dialog(), { key: 'Escape' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expectToast(NOT_SAVED);
    await openVisibility('Story 1');
    // The choice as it was needs no notice.
    await choose('Only you');
    await choose('Everyone');
    await user.click(button('Save'));
    await expectToast('Nothing has changed.');
    await pressEnter(button('Done'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await atRest();
    expect([toasts(), changes()]).toEqual([[], []]);
  });

  it('stays as it was when the change fails, which leaving says', async () => {
    backend.cutOff('PATCH user_shared_stories');
    await save('Only you');
    await expectToast(FAILED);
    expect(screen.getByRole('radio', { name: 'Only you' })).toBeChecked();
    expect(chips(card('Story 1'))[0]).toBe('Public');
    await user.click(button('Cancel'));
    await expectToast(NOT_SAVED);
  });

  it('is reported by a toast when the change succeeds after the dialog was left', async () => {
    const release = backend.hold('PATCH user_shared_stories');
    await save('Only you');
    await user.click(button('Cancel'));
    expect(toasts()).toEqual([]);
    release();
    await expectToast('Only you can read “Story 1” now');
  });

  it('can’t be changed with an expired session, but the dialog leads to sign in', async () => {
    backend.answerWith('PATCH user_shared_stories', { code: 'PGRST303', message: 'JWT expired' }, 401);
    await save('Anyone with the link');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please sign in to share stories'));
    backend.answerWith('logout', { code: 'session_not_found', message: 'Gone' }, 403);
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(place().at).toBe('/auth'));
    expect([place().state, toasts()]).toEqual([{ returnTo: ADDRESS }, []]);
  });
});

const REMOVE = 'Also remove its prompt from the community';
const STILL = 'Its prompt, “Fantasy Inspiration”, is still public: others can find and use it.';
const PRIVATE = 'Only you can read “Story 1” now';
const PROMPT_FAILED = `The prompt couldn’t be removed. It’s still public.\n${UNREACHABLE}`;

const prompt = (n: number, values: Partial<PromptRow> = {}) =>
  promptRow(n, { user_id: ADA, title: 'Fantasy Inspiration', ...values });
const question = () => screen.getByRole('alertdialog');
const offered = () => screen.findByLabelText(REMOVE);
const tick = () => user.click(screen.getByLabelText(REMOVE));

describe('the public prompt of a story', () => {
  it.each([
    ['was shared with it', own(1), prompt(1)],
    ['was its source', own(1, { source_inspiration_id: idOf(9) }), prompt(9)],
  ])('that %s is removed with the story when wanted', async (_why, row, its) => {
    await openWith(row);
    backend.community.prompts = [its, prompt(5)];
    await openVisibility('Story 1');
    expect(dialog()).not.toHaveTextContent(REMOVE);
    await choose('Only you');
    await offered();
    expect(dialog()).toHaveTextContent(STILL);
    expect(screen.getByLabelText(REMOVE)).not.toBeChecked();
    await tick();
    await user.click(button('Save'));
    await expectToast('The prompt is no longer public.');
    await outcome(PRIVATE);
    expect(backend.community.prompts).toEqual([prompt(5)]);
  });

  it('stays public otherwise, which the outcome says, with a way to remove it', async () => {
    await openWith(own(1));
    backend.community.prompts = [prompt(1)];
    await openVisibility('Story 1');
    await choose('Only you');
    await offered();
    await user.click(button('Save'));
    await outcome(PRIVATE);
    await atRest();
    expect(backend.community.prompts).toHaveLength(1);
    const statuses = [...dialog().querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
    expect(statuses.join('')).toContain(`${STILL} Remove it here, or later under Your Shared Inspirations.`);
    expect(screen.getByRole('link', { name: 'Your Shared Inspirations' })).toHaveAttribute('href', '/inspiration');

    backend.cutOff('DELETE user_inspirations');
    await pressEnter(button('Remove its prompt'));
    await expectToast(PROMPT_FAILED);
    backend.recover('DELETE user_inspirations');
    await pressEnter(button('Remove its prompt'));
    await expectToast('The prompt is no longer public.');
    expect(backend.community.prompts).toEqual([]);
    await outcome(PRIVATE);
    expect(screen.queryByRole('button', { name: 'Remove its prompt' })).not.toBeInTheDocument();
  });

  it('is announced once when fewer people can read the story, and not when more can', async () => {
    await openWith(own(1));
    backend.community.prompts = [prompt(1)];
    await openVisibility('Story 1');
    const heard = announcements();
    await choose('Anyone with the link');
    await offered();
    expect(heard).toEqual([STILL]);
    await tick();
    await user.click(button('Save'));
    await waitFor(() => expect(backend.community.prompts).toEqual([]));
    await expectToast('The prompt is no longer public.');
    await pressEnter(button('Done'));
    await openVisibility('Story 1');
    await choose('Everyone');
    expect(dialog()).not.toHaveTextContent(REMOVE);
  });

  it.each([
    ['Save', async () => (await openVisibility('Story 1'), choose('Only you')), 'PATCH user_shared_stories'],
    ['Delete shared story', () => user.click(deleteButton('Story 1')), 'DELETE user_shared_stories'],
  ])('is looked up before “%s” works', async (name, ask, change) => {
    await openWith(own(1));
    backend.community.prompts = [prompt(1)];
    const release = backend.hold('GET user_inspirations');
    await ask();
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(name));
    expect(backend.sent(change)).toEqual([]);
    release();
    await offered();
    expect(button(name)).not.toHaveAttribute('aria-disabled');
  });

  it.each(['is refused', 'gets no answer'])(
    'does not stop the deletion when its look-up %s; the page says where to look',
    async (how) => {
      await openWith(own(1));
      if (how === 'is refused') backend.refuse('GET user_inspirations', 'no');
      else {
        backend.hold('GET user_inspirations');
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      }
      await user.click(deleteButton('Story 1'));
      if (how !== 'is refused') await act(() => vi.advanceTimersByTimeAsync(PROMPT_LOOKUP_MS));
      await waitFor(() =>
        expect(question()).toHaveTextContent(
          'It couldn’t be checked whether its prompt is still public. To find out, look under Your Shared Inspirations.',
        ),
      );
      expect(screen.getByRole('link', { name: 'Your Shared Inspirations' })).toHaveAttribute('href', '/inspiration');
      await confirm();
      await waitFor(() => expect(backend.community.rows).toEqual([]));
    },
  );

  it('is part of the question before a deletion, and a tick applies to that story only', async () => {
    await openWith(own(1), own(2));
    backend.community.prompts = [prompt(1), prompt(2)];
    await user.click(deleteButton('Story 1'));
    await offered();
    expect(description(question())).toContain(`it stays in My Stories. ${STILL}`);
    await waitFor(() => expect(question()).toHaveFocus());
    await tick();
    await user.click(button('Cancel'));
    await user.click(deleteButton('Story 2'));
    await offered();
    expect(screen.getByLabelText(REMOVE)).not.toBeChecked();

    await tick();
    backend.cutOff('DELETE user_inspirations');
    await confirm();
    await waitFor(() =>
      expect(toasts()).toEqual(expect.arrayContaining(['Shared story deleted successfully!', PROMPT_FAILED])),
    );
    expect(backend.community.rows.map(({ title }) => title)).toEqual(['Story 1']);
  });
});
