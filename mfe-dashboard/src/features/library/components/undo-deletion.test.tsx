// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { STORY_UNDO } from '@storyloom/shared/domain';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, expectToast, fill, titles, toasts } from '@storyloom/testing/page';
import { atRest, refetch } from '@storyloom/testing/render-remote';
import { idOf, storyRow } from '@storyloom/testing/rows';
import {
  DELETED,
  deleteButton,
  undoButton,
  hasUndo,
  ask,
  confirm,
  secondsLeft,
  PAUSED,
  wait,
} from '../testing/deletion.ts';

describe('undoing a deletion', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22, 12) });
  });

  it.each([
    ['Story 3', 'Story 2', 'the card that took its place'],
    ['Story 1', 'Story 2', 'the card before it where it was the last'],
  ])('When Undo for %s runs out, the focus moves to %s, %s', async (deleted, next) => {
    await ask(deleted);
    await confirm();
    await waitFor(() => expect(undoButton(deleted)).toHaveFocus());
    await atRest();
    await wait(STORY_UNDO.ms);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: `Undo the deletion of “${deleted}”` })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(screen.getByRole('link', { name: next })).toHaveFocus());
    expect(titles()).toHaveLength(2);
  });

  it('When Undo for the only story runs out, the focus moves to the section, which invites the user to write', async () => {
    backend.library.rows = [storyRow(1)];
    await ask('Story 1');
    await confirm();
    await screen.findByRole('heading', { name: 'No stories yet' });
    await waitFor(() => expect(undoButton('Story 1')).toHaveFocus());
    await wait(STORY_UNDO.ms);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Undo the deletion of “Story 1”' })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(screen.getByRole('region', { name: 'Your stories' })).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Write your first story' })).toBeVisible();
  });

  it('Undo is offered for each deleted story, the last one first, also for those deleted in another tab', async () => {
    await ask('Story 3');
    await confirm();
    await expectToast(DELETED);
    await wait(4000);
    await user.click(deleteButton('Story 1'));
    await confirm();
    await expectToast(DELETED);
    await waitFor(() => expect(secondsLeft()).toEqual([PAUSED, '56 s']));
    // Another tab deletes a third story.
    backend.library.change(idOf(2), { deleted_at: Date.now() - 1000 });
    await refetch();
    await screen.findByRole('button', { name: 'Undo the deletion of “Story 2”' });
    expect(secondsLeft()).toEqual([PAUSED, '59 s', '56 s']);
    await wait(STORY_UNDO.ms - 4000);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Undo the deletion of “Story 3”' })).not.toBeInTheDocument(),
    );
    await user.click(undoButton('Story 2'));
    await expectToast('“Story 2” is back.');
    await waitFor(() => expect(titles()).toEqual(['Story 2']));
    expect(hasUndo('Story 1')).toBe(true);
  });

  it('Undo moves the focus to the card of the story, unless the user has moved it in the meantime', async () => {
    backend.library.rows = [storyRow(1)];
    await ask('Story 1');
    await confirm();
    await screen.findByRole('heading', { name: 'No stories yet' });
    await waitFor(() => expect(undoButton('Story 1')).toHaveFocus());
    await user.click(undoButton('Story 1'));
    await waitFor(() => expect(titles()).toEqual(['Story 1']));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Story 1' })).toHaveFocus());
    await user.click(deleteButton('Story 1'));
    await confirm();
    await waitFor(() => expect(undoButton('Story 1')).toHaveFocus());
    const release = backend.hold('search_stories');
    await user.click(undoButton('Story 1'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Undo the deletion of “Story 1”' })).not.toBeInTheDocument(),
    );
    act(() => screen.getByRole('link', { name: 'Create New Story' }).focus());
    release();
    await waitFor(() => expect(titles()).toEqual(['Story 1']));
    await atRest();
    expect(screen.getByRole('link', { name: 'Create New Story' })).toHaveFocus();
  });

  it('Undo removes the message that the story is deleted', async () => {
    await ask('Story 2');
    await confirm();
    await waitFor(() => expect(toasts()).toEqual([DELETED]));
    await user.click(undoButton('Story 2'));
    await waitFor(() => expect(toasts()).toContain('“Story 2” is back.'));
    expect(toasts()).toEqual(['“Story 2” is back.']);
  });

  it('A failed Undo says so, and can be tried again at once', async () => {
    await ask('Story 2');
    await confirm();
    await expectToast(DELETED);
    backend.cutOff('restore_story');
    await user.click(undoButton('Story 2'));
    await expectToast(`The deletion couldn’t be undone. Try again right away.\n${UNREACHABLE}`);
    backend.recover('restore_story');
    await user.click(undoButton('Story 2'));
    await expectToast('“Story 2” is back.');
    await waitFor(() => expect(titles()).toEqual(['Story 3', 'Story 2', 'Story 1']));
    expect(hasUndo('Story 2')).toBe(false);
  });

  it('Undo is offered when only the answer to a deletion was lost, and not when the story is back', async () => {
    await ask('Story 2');
    backend.cutOff('delete_story');
    backend.library.change(idOf(2), { deleted_at: Date.now() });
    await confirm();
    await expectToast(`Failed to delete story\n${UNREACHABLE}`);
    await screen.findByRole('button', { name: 'Undo the deletion of “Story 2”' });
    await waitFor(() => expect(titles()).toEqual(['Story 3', 'Story 1']));
    backend.cutOff('restore_story');
    backend.library.change(idOf(2), { deleted_at: null });
    await user.click(undoButton('Story 2'));
    await expectToast(`The deletion couldn’t be undone. Try again right away.\n${UNREACHABLE}`);
    await waitFor(() => expect(titles()).toEqual(['Story 3', 'Story 2', 'Story 1']));
    expect(hasUndo('Story 2')).toBe(false);
  });

  it('Undo brings the story back into the results of a search made since', async () => {
    await ask('Story 2');
    await confirm();
    await expectToast(DELETED);
    await fill(screen.getByRole('searchbox', { name: 'Search your stories' }), 'story 2');
    await screen.findByRole('heading', { name: 'No stories found' });
    await user.click(undoButton('Story 2'));
    await waitFor(() => expect(toasts()).toEqual(['“Story 2” is back.']));
    await waitFor(() => expect(titles()).toEqual(['Story 2']));
  });
});
