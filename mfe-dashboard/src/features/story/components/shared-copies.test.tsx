// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { pressEnter } from '@storyloom/testing/page';
import { atRest } from '@storyloom/testing/render-remote';
import { ADA, idOf, sharedRow } from '@storyloom/testing/rows';
import { openStory, openDialog } from '../testing/story-page.ts';

describe('the page of a shared story', () => {
  const copy = (values: object = {}) => sharedRow(7, { user_id: ADA, story_id: idOf(1), ...values });

  it.each([
    ['Shared with everyone', {}],
    ['Shared by link', { is_public: false, is_unlisted: true }],
  ])('The page of a shared story says “%s”, with a link to its public page', async (words, values) => {
    backend.community.rows = [copy(values)];
    await openStory();
    expect(await screen.findByRole('link', { name: words })).toHaveAttribute('href', '/s/link-7');
  });

  it.each([
    ['is private', { is_public: false, share_id: null }],
    ['is hidden by the operator', { hidden_at: '2026-03-05T12:00:00+00:00' }],
    ['is of another story', { story_id: idOf(2) }],
  ])('The page of a story whose copy %s says nothing about sharing', async (_what, values) => {
    backend.community.rows = [copy(values)];
    await openStory();
    await atRest();
    expect(document.querySelector('main')?.textContent).not.toContain('Shared');
  });

  it('The page follows what the dialog shares, changes and takes back', async () => {
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

describe('sharing a story', () => {
  it('The dialog of a shared story shows who can read it, which can be changed', async () => {
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

  it('The outcome of taking a story back stays when the user presses Save twice', async () => {
    backend.community.rows = [sharedRow(7, { user_id: ADA, story_id: idOf(1) })];
    await openStory();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Everyone' })).toBeChecked());
    await user.click(screen.getByRole('radio', { name: 'Only you' }));
    // The second press comes with the button that it meets, however busy the machine is.
    const pressed = vi.fn();
    const observer = new MutationObserver(() => {
      const done = screen.queryByRole('button', { name: 'Done' });
      if (!done) return;
      observer.disconnect();
      pressed(fireEvent.click(done, { detail: 2 }));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await pressSave();
    await waitFor(() => expect(pressed).toHaveBeenCalled());
    await screen.findByRole('heading', { name: 'Only you can read “Story 7” now' });
    expect(screen.getByRole('dialog')).toHaveTextContent('Only you can read “Story 7” now');
  });

  it('The dialog of a story with several shared copies shows each by its title', async () => {
    backend.community.rows = [7, 8].map((n) => sharedRow(n, { user_id: ADA, story_id: idOf(1) }));
    await openStory();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const links = () =>
      [...screen.getByRole('dialog').querySelectorAll<HTMLInputElement>('input[readonly]')].map(({ value }) => value);
    await waitFor(() => expect(links()).toEqual(['link-8', 'link-7'].map((id) => `${location.origin}/s/${id}`)));
    const groups = [...screen.getByRole('dialog').querySelectorAll('legend')].map(({ textContent }) => textContent);
    expect(groups).toEqual(['Who can read “Story 8”', 'Who can read “Story 7”']);
  });

  /** Enabled once it is known whether the story's prompt is public. */
  async function pressSave(): Promise<void> {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
  }
});
