// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { STORY_UNDO, STORY_UNDO_HOLD } from '@storyloom/shared/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { expectToast, titles } from '@storyloom/testing/page';
import { atRest, refetch, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, idOf } from '@storyloom/testing/rows';
import { DELETED, undoButton, hasUndo, ask, confirm, secondsLeft, PAUSED, wait } from '../testing/deletion.ts';

/** Takes the focus off Undo, so that the time runs. */
async function leaveUndo(title: string): Promise<void> {
  await waitFor(() => expect(undoButton(title)).toHaveFocus());
  await act(async () => undoButton(title).blur());
}

/** Deletes a story on a clock that only the test moves; Undo has the focus, which holds its time. */
async function deleteOnHeldClock(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.UTC(2026, 10, 22, 12) });
  await ask('Story 2');
  await confirm();
  // Without intervals, only changes of the page are waited for; the closed dialog has given the focus away.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(undoButton('Story 2')).toHaveFocus();
}

describe('undoing a deletion', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22, 12) });
  });

  it('Undo is offered for a minute, counts down, survives a reload, and brings the story back', async () => {
    await ask('Story 2');
    await confirm();
    await expectToast(DELETED);
    await leaveUndo('Story 2');
    expect(secondsLeft()).toEqual(['60 s']);
    await wait(3000);
    await waitFor(() => expect(secondsLeft()).toEqual(['57 s']));

    await renderRemote(remote, { at: '/dashboard', as: ADA });
    await screen.findByRole('button', { name: 'Undo the deletion of “Story 2”' });
    await waitFor(() => expect(titles()).toEqual(['Story 3', 'Story 1']));
    expect(secondsLeft()).toEqual(['57 s']);
    await wait(STORY_UNDO.ms - 3000 - 1);
    const release = backend.hold('restore_story');
    undoButton('Story 2').focus();
    await user.click(undoButton('Story 2'));
    await waitFor(() => expect(undoButton('Story 2').textContent).toBe('Undoing…'));
    await user.click(undoButton('Story 2'));
    release();
    await expectToast('“Story 2” is back.');
    await waitFor(() => expect(titles()).toEqual(['Story 3', 'Story 2', 'Story 1']));
    expect(backend.sent('restore_story')).toEqual([{ p_id: idOf(2) }]);
    expect(hasUndo('Story 2')).toBe(false);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Story 2' })).toHaveFocus());
  });

  it('After a minute Undo disappears, the focus moves to the next card, and the story is in Recently deleted', async () => {
    await ask('Story 2');
    await confirm();
    await expectToast(DELETED);
    await waitFor(() => expect(undoButton('Story 2')).toHaveFocus());
    await waitFor(() => expect(titles()).toEqual(['Story 3', 'Story 1']));
    await atRest();
    await wait(STORY_UNDO.ms);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Undo the deletion of “Story 2”' })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(screen.getByRole('link', { name: 'Story 1' })).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Recently deleted' }));
    await screen.findByRole('button', { name: 'Restore “Story 2”' });
  });

  it('The Undo countdown pauses while its row is focused or hovered, and starts again from a minute afterwards', async () => {
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await deleteOnHeldClock();
    for (let held = 0; held < 5; held += 1) {
      await pass(STORY_UNDO_HOLD.everyMs);
      await atRest();
      expect(secondsLeft()).toEqual([PAUSED]);
    }
    expect(hasUndo('Story 2')).toBe(true);
    expect(undoButton('Story 2')).toHaveFocus();
    expect(backend.sent('hold_deleted_story').at(-1)).toEqual({ p_id: idOf(2) });
    // The focus leaves after more than a minute; until then each hold has extended the time.
    await act(async () => undoButton('Story 2').blur());
    expect(secondsLeft()).toEqual(['60 s']);
    await pass(STORY_UNDO.ms - 2000);
    await waitFor(() => expect(secondsLeft()).toEqual(['2 s']));
    const row = undoButton('Story 2').closest('li')!;
    // Between two ticks of the page's clock.
    vi.setSystemTime(Date.now() + 300);
    await act(async () => void fireEvent.pointerEnter(row));
    await atRest();
    expect(secondsLeft()).toEqual([PAUSED]);
    await act(async () => void fireEvent.pointerLeave(row));
    expect(secondsLeft()).toEqual(['60 s']);
    await act(async () => void fireEvent.pointerEnter(row));
    await pass(STORY_UNDO.ms - 2000);
    await atRest();
    expect(hasUndo('Story 2')).toBe(true);
    await act(async () => void fireEvent.pointerLeave(row));
    await pass(STORY_UNDO.ms + 500);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Undo the deletion of “Story 2”' })).not.toBeInTheDocument(),
    );
    const count = backend.sent('hold_deleted_story').length;
    await pass(2 * STORY_UNDO_HOLD.everyMs);
    expect(backend.sent('hold_deleted_story')).toHaveLength(count);
  });

  it('The time for Undo counts down under the focus when it can’t be held, and pauses once it can', async () => {
    await deleteOnHeldClock();
    backend.cutOff('hold_deleted_story');
    await act(() => vi.advanceTimersByTimeAsync(STORY_UNDO_HOLD.everyMs));
    await waitFor(() => expect(secondsLeft()).toEqual(['45 s']));
    backend.recover('hold_deleted_story');
    await act(() => vi.advanceTimersByTimeAsync(STORY_UNDO_HOLD.everyMs));
    await waitFor(() => expect(secondsLeft()).toEqual([PAUSED]));
  });

  it('The time for Undo can be held for at most ten minutes', async () => {
    await deleteOnHeldClock();
    backend.library.change(idOf(2), { deleted_at: Date.now() + STORY_UNDO_HOLD.mostMs });
    await refetch();
    await wait(STORY_UNDO_HOLD.mostMs);
    const count = backend.sent('hold_deleted_story').length;
    await act(() => vi.advanceTimersByTimeAsync(2 * STORY_UNDO_HOLD.everyMs));
    expect(backend.sent('hold_deleted_story')).toHaveLength(count);
  });

  it('An Undo that comes too late says so and disappears', async () => {
    await ask('Story 2');
    await confirm();
    await expectToast(DELETED);
    backend.library.rows = backend.library.rows.filter(({ id }) => id !== idOf(2));
    await user.click(undoButton('Story 2'));
    await expectToast('Too late to undo: “Story 2” is gone.');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Undo the deletion of “Story 2”' })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(titles()).toEqual(['Story 3', 'Story 1']));
    expect(backend.sent('restore_story')).toEqual([{ p_id: idOf(2) }]);
  });
});
