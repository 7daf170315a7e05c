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

const QUESTION = 'Are you sure you want to delete this story?';
const deletions = () => backend.sent('delete_story').map(({ p_id: id }) => id);

describe('deleting a story', () => {
  const UNDONE = '“Story 2” will be deleted. For 30 days you can restore it from Recently deleted.';
  const COPIES = `${UNDONE} Copies you have shared stay shared.`;
  const consequence = () =>
    document.getElementById(screen.getByRole('alertdialog').getAttribute('aria-describedby') ?? '')?.textContent;

  it.each([
    ['is shared with everyone', COPIES, { story_id: idOf(2) }],
    ['is shared, and hidden by the operator', COPIES, { story_id: idOf(2), hidden_at: '2026-03-05T12:00:00+00:00' }],
    ['was never shared', UNDONE, { story_id: idOf(1) }],
    ['was taken back', UNDONE, { story_id: idOf(2), is_public: false, share_id: null }],
  ])('The question says that copies stay shared only for a story that has one: it %s', async (_what, said, values) => {
    backend.community.rows = [sharedRow(7, { user_id: ADA, ...values })];
    await ask('Story 2');
    await atRest();
    expect(consequence()).toBe(said);
  });

  it('The question says that copies stay shared while it is unknown whether there are any', async () => {
    const release = backend.hold('GET user_shared_stories');
    await ask('Story 2');
    expect(consequence()).toBe(COPIES);
    release();
    await waitFor(() => expect(consequence()).toBe(UNDONE));
  });

  it('Deleting asks first and names the story, and Cancel deletes nothing and returns the focus', async () => {
    await ask('Story 2');
    expect(screen.getByRole('alertdialog').querySelector('h2')?.textContent).toBe(QUESTION);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await waitFor(() => expect(deleteButton('Story 2')).toHaveFocus());
    expect(deletions()).toEqual([]);
  });

  it('Deleting a story sends one request, reports it, reloads the list, and moves the focus to Undo', async () => {
    await ask('Story 2');
    // A story saved elsewhere in the meantime appears only if the list is loaded again.
    backend.library.rows.push(storyRow(8));
    const release = backend.hold('delete_story');
    await confirm();
    await user.click(await screen.findByRole('button', { name: 'Deleting…' }));
    expect(titles()).toContain('Story 2');
    release();
    await expectToast(DELETED);
    await waitFor(() => expect(titles()).toEqual(['Story 8', 'Story 3', 'Story 1']));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(deletions()).toEqual([idOf(2)]);
    await waitFor(() => expect(undoButton('Story 2')).toHaveFocus());
    expect(screen.getByRole('region', { name: 'Your stories' })).toHaveTextContent('3 stories');
  });

  it('A deletion and its undoing are announced once each by the story’s title, and the count only after a search', async () => {
    await ask('Story 2');
    const said = announcements();
    await confirm();
    await expectToast(DELETED);
    await waitFor(() => expect(titles()).toEqual(['Story 3', 'Story 1']));
    await atRest();
    expect(screen.getByRole('region', { name: 'Your stories' })).toHaveTextContent('2 stories');
    expect(said).toEqual(['“Story 2” is deleted.']);
    await user.click(deleteButton('Story 1'));
    await confirm();
    await waitFor(() => expect(titles()).toEqual(['Story 3']));
    await atRest();
    expect(said.slice(1)).toEqual(['“Story 1” is deleted.']);
    act(() => toast.dismiss());
    await user.click(undoButton('Story 2'));
    await waitFor(() => expect(titles()).toEqual(['Story 3', 'Story 2']));
    await atRest();
    expect(said.slice(2)).toEqual(['“Story 2” is back.']);
    await fill(screen.getByRole('searchbox', { name: 'Search your stories' }), 'story 3');
    await waitFor(() => expect(said.slice(3)).toEqual(['1 story found']));
  });

  it('A deleted story leaves the page even when the list can’t be reloaded', async () => {
    await ask('Story 2');
    backend.refuse('search_stories', 'no');
    await confirm();
    await waitFor(() => expect(titles()).toEqual(['Story 3', 'Story 1']));
    expect(hasUndo('Story 2')).toBe(true);
  });

  it('A deletion can be left while it runs, and does not close the next question when it is done', async () => {
    await ask('Story 3');
    const release = backend.hold('delete_story');
    await confirm();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(deleteButton('Story 1'));
    expect(screen.getByRole('button', { name: 'Delete story' })).toBeVisible();
    release();
    await waitFor(() => expect(titles()).toEqual(['Story 2', 'Story 1']));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('“Story 1” will be deleted');
  });

  it('A failed deletion keeps the story, says so and returns the focus', async () => {
    await ask('Story 2');
    backend.refuse('delete_story', 'The shelf is closed.', 500);
    await confirm();
    await expectToast('Failed to delete story\nThe shelf is closed.');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await waitFor(() => expect(deleteButton('Story 2')).toHaveFocus());
    expect(titles()).toEqual(['Story 3', 'Story 2', 'Story 1']);
    expect(hasUndo('Story 2')).toBe(false);
  });

  it('Undo stays in view when the list below it has become shorter', async () => {
    backend.library.rows = several(1, storyRow);
    await ask('Story 1');
    const seen: unknown[] = [];
    Element.prototype.scrollIntoView = function (this: Element, how) {
      seen.push([
        this.getAttribute('aria-label'),
        how,
        screen.queryByRole('heading', { name: 'No stories yet' }) !== null,
      ]);
    };
    await confirm();
    await screen.findByRole('heading', { name: 'No stories yet' });
    await waitFor(() => expect(undoButton('Story 1')).toHaveFocus());
    await atRest();
    expect(seen.at(-1)).toEqual(['Undo the deletion of “Story 1”', { block: 'nearest', behavior: 'instant' }, true]);
  });

  it('Deleting the only story of a page leads to the page before', async () => {
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
