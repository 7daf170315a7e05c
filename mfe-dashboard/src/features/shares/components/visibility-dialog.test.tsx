// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, card, chips, expectToast, pressEnter, toasts } from '@storyloom/testing/page';
import { atRest, place } from '@storyloom/testing/render-remote';
import { ADA, idOf } from '@storyloom/testing/rows';
import {
  ADDRESS,
  button,
  choose,
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

beforeEach(async () => {
  await openWith(own(1));
  await openVisibility('Story 1');
});

describe('who can read a shared story', () => {
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
