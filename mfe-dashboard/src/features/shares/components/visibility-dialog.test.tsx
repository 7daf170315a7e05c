// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, card, chips, expectToast, pressEnter, toasts } from '@storyloom/testing/page';
import { atRest, place } from '@storyloom/testing/render-remote';
import { ADA, idOf } from '@storyloom/testing/rows';
import {
  ADDRESS,
  own,
  openWith,
  openVisibility,
  save,
  isSaved,
  description,
} from '../testing/published-stories-page.ts';

const address = (shareId: string) => `${location.origin}/s/${shareId}`;
const hint = (value: string) => {
  const radio = screen.getByRole('dialog').querySelector(`input[value="${value}"]`);
  return document.getElementById(radio?.getAttribute('aria-describedby') ?? '')?.textContent;
};

/** The buttons of the dialog's form. */
const actions = () =>
  [...screen.getByRole('dialog').querySelector('form')!.querySelectorAll('button')].map((one) => one.textContent);

describe('who can read a shared story', () => {
  it('Three choices can be saved; private removes the link, and sharing again makes a new one', async () => {
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
    expect(hint('unlisted')).toBe(
      'It isn’t listed anywhere, and search engines are asked to skip it. A story that was public gets a new link; the old one stops working.',
    );
    expect(hint('private')).toBe('It has no link. Sharing it again makes a new one; old links stay dead.');

    // At once, even if the list can't be loaded again.
    backend.cutOff('GET user_shared_stories');
    await save('Anyone with the link');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Anyone with the link can read “Story 1” now' })).toHaveFocus(),
    );
    expect(description(document.activeElement)).toBe(
      'It isn’t listed anywhere, and search engines are asked to skip it. A story that was public gets a new link; the old one stops working.',
    );
    expect(within(screen.getByRole('dialog')).getByLabelText('Link')).toHaveValue(address('new-link-1'));
    backend.recover('GET user_shared_stories');
    await isSaved('Anyone with the link can read “Story 1” now');
    expect(chips(card('Story 1'))).toEqual(['Unlisted', 'Fantasy']);

    await openVisibility('Story 1');
    await save('Only you');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Only you can read “Story 1” now' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Open the page: Story 1' })).not.toBeInTheDocument();
    await isSaved('Only you can read “Story 1” now');
    expect(chips(card('Story 1'))[0]).toBe('Private');
    expect(backend.community.rows[0]?.share_id).toBeNull();

    await openVisibility('Story 1');
    await save('Everyone');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Everyone can read “Story 1” now' })).toHaveFocus());
    expect(within(screen.getByRole('dialog')).getByLabelText('Link')).toHaveValue(address('new-link-2'));
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
  ])(
    'With an unsaved choice there is no Done button, and %s says who can still read the story',
    async (_how, leave) => {
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
    },
  );

  it('Only Save changes who can read a story, and only after another choice', async () => {
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

  it('A change that the database refuses leaves the story as it is, and can be saved again', async () => {
    await openWith(own(1));
    await openVisibility('Story 1');
    backend.cutOff('PATCH user_shared_stories');
    await save('Only you');
    await expectToast(`Failed to change who can read it. Nothing has changed.\n${UNREACHABLE}`);
    expect(screen.getByRole('radio', { name: 'Only you' })).toBeChecked();
    expect(chips(card('Story 1'))[0]).toBe('Public');
    backend.recover('PATCH user_shared_stories');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await isSaved('Only you can read “Story 1” now');
  });

  it('Leaving the dialog after a failed change says that nothing was changed', async () => {
    await openWith(own(1));
    await openVisibility('Story 1');
    backend.cutOff('PATCH user_shared_stories');
    await save('Only you');
    await expectToast(`Failed to change who can read it. Nothing has changed.\n${UNREACHABLE}`);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await expectToast('Nothing was changed. Everyone can read “Story 1”.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('A change that succeeds after the dialog was left is reported by a toast', async () => {
    await openWith(own(1));
    await openVisibility('Story 1');
    const release = backend.hold('PATCH user_shared_stories');
    await save('Only you');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(toasts()).toEqual([]);
    release();
    await expectToast('Only you can read “Story 1” now');
  });

  it('A change refused for an expired session says so in the dialog, with a way to sign in', async () => {
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

  it('The link can be copied, and is selected when the browser refuses to copy', async () => {
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
