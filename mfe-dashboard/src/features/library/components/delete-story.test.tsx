// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { announcements } from '@storyloom/testing/announcements';
import { toast } from '@storyloom/shared/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { expectToast, fill, titles } from '@storyloom/testing/page';
import { atRest, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, idOf, several, sharedRow, storyRow } from '@storyloom/testing/rows';
import { DELETED, deleteButton, undoButton, hasUndo, ask, confirm } from '../testing/deletion.ts';

const deletions = () => backend.sent('delete_story').map(({ p_id: id }) => id);
const cancel = () => user.click(screen.getByRole('button', { name: 'Cancel' }));

describe('deleting a story', () => {
  it('says that copies stay shared, unless there certainly are none', async () => {
    const said = (title: string) => `“${title}” will be deleted. For 30 days you can restore it from Recently deleted.`;
    const COPIES = ' Copies you have shared stay shared.';
    const says = (words: string) => expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(words);
    const copy = (story: number, values: object) =>
      sharedRow(story + 10, { user_id: ADA, story_id: idOf(story), ...values });
    backend.community.rows = [copy(2, {}), copy(3, { is_public: false, share_id: null })];
    const release = backend.hold('GET user_shared_stories');
    await ask('Story 1');
    says(said('Story 1') + COPIES);
    release();
    await waitFor(() => says(said('Story 1')));
    for (const [title, copies] of [
      ['Story 2', COPIES],
      ['Story 3', ''],
    ] as const) {
      await cancel();
      await user.click(deleteButton(title));
      says(said(title) + copies);
    }
  });

  it('asks first, then sends one request, reloads the list and moves the focus to Undo', async () => {
    await ask('Story 2');
    expect(screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this story?' })).toBeVisible();
    await cancel();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await waitFor(() => expect(deleteButton('Story 2')).toHaveFocus());
    expect(deletions()).toEqual([]);

    await user.click(deleteButton('Story 2'));
    // A story saved elsewhere in the meantime appears only if the list is loaded again.
    backend.library.rows.push(storyRow(8));
    const release = backend.hold('delete_story');
    await confirm();
    await user.click(await screen.findByRole('button', { name: 'Deleting…' }));
    expect(titles()).toContain('Story 2');
    release();
    await expectToast(DELETED);
    await waitFor(() => expect(titles()).toEqual(['Story 8', 'Story 3', 'Story 1']));
    expect(deletions()).toEqual([idOf(2)]);
    await waitFor(() => expect(undoButton('Story 2')).toHaveFocus());
    expect(screen.getByRole('region', { name: 'Your stories' })).toHaveTextContent('3 stories');
  });

  it('is announced once by title, as is Undo, and the count only after a search', async () => {
    await ask('Story 2');
    const said = announcements();
    await confirm();
    await expectToast(DELETED);
    await waitFor(() => expect(titles()).toEqual(['Story 3', 'Story 1']));
    await user.click(deleteButton('Story 1'));
    await confirm();
    await waitFor(() => expect(titles()).toEqual(['Story 3']));
    await atRest();
    expect(said).toEqual(['“Story 2” is deleted.', '“Story 1” is deleted.']);
    act(() => toast.dismiss());
    await user.click(undoButton('Story 2'));
    await waitFor(() => expect(titles()).toEqual(['Story 3', 'Story 2']));
    await atRest();
    expect(said.slice(2)).toEqual(['“Story 2” is back.']);
    await fill(screen.getByRole('searchbox', { name: 'Search your stories' }), 'story 3');
    await waitFor(() => expect(said.slice(3)).toEqual(['1 story found']));
  });

  it('removes the story from the page even when the list can’t be reloaded', async () => {
    await ask('Story 2');
    backend.refuse('search_stories', 'no');
    await confirm();
    await waitFor(() => expect(titles()).toEqual(['Story 3', 'Story 1']));
    expect(hasUndo('Story 2')).toBe(true);
  });

  it('can be left while it runs, and then does not close the next question', async () => {
    await ask('Story 3');
    const release = backend.hold('delete_story');
    await confirm();
    await cancel();
    await user.click(deleteButton('Story 1'));
    expect(screen.getByRole('button', { name: 'Delete story' })).toBeVisible();
    release();
    await waitFor(() => expect(titles()).toEqual(['Story 2', 'Story 1']));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('“Story 1” will be deleted');
  });

  it('keeps the story and returns the focus when it fails', async () => {
    await ask('Story 2');
    backend.refuse('delete_story', 'The shelf is closed.', 500);
    await confirm();
    await expectToast('Failed to delete story\nThe shelf is closed.');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await waitFor(() => expect(deleteButton('Story 2')).toHaveFocus());
    expect(titles()).toEqual(['Story 3', 'Story 2', 'Story 1']);
    expect(hasUndo('Story 2')).toBe(false);
  });

  it('keeps Undo in view when the list below becomes shorter', async () => {
    backend.library.rows = [storyRow(1)];
    await ask('Story 1');
    const seen: unknown[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push([this.getAttribute('aria-label'), screen.queryByRole('heading', { name: 'No stories yet' }) !== null]);
    };
    await confirm();
    await waitFor(() => expect(seen.at(-1)).toEqual(['Undo the deletion of “Story 1”', true]));
  });

  it('leads to the page before when the only story of a page is deleted', async () => {
    backend.library.rows = several(25, storyRow);
    await renderRemote(remote, { at: '/dashboard?order=oldest', as: ADA });
    await screen.findByRole('heading', { name: 'Story 24' });
    await user.click(screen.getByRole('button', { name: /^Next/ }));
    await waitFor(() => expect(titles()).toEqual(['Story 25']));
    await user.click(deleteButton('Story 25'));
    await confirm();
    await waitFor(() => expect(titles()).toEqual([...several(24, (n) => `Story ${n}`)]));
    // A new page starts at its top, unless Undo has the focus.
    await atRest();
    expect(undoButton('Story 25')).toHaveFocus();
  });
});
