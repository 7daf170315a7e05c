// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { STORY_UNDO, STORY_UNDO_HOLD } from '@storyloom/shared/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '@storyloom/testing/backend';
import { UNREACHABLE, expectToast, fill, titles, toasts } from '@storyloom/testing/page';
import { atRest, refetch, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import { ADA, idOf } from '@storyloom/testing/rows';
import {
  DELETED,
  deleteButton,
  undoButton,
  findUndo,
  hasUndo,
  ask,
  confirm,
  secondsLeft,
  PAUSED,
  wait,
} from '../testing/deletion.ts';

const focusIsOn = (element: () => HTMLElement) => waitFor(() => expect(element()).toHaveFocus());
const link = (name: string) => screen.getByRole('link', { name });
const undoEnds = (title: string) => waitFor(() => expect(hasUndo(title)).toBe(false));

/** Deletes a story of the list, waits for Undo and dismisses the toast. */
async function remove(title: string): Promise<void> {
  await ask(title);
  await confirm();
  await expectToast(DELETED);
  await focusIsOn(() => undoButton(title));
}

/** Deletes a story on a clock that only the test moves; Undo has the focus, which holds its time. */
async function removeOnHeldClock(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.UTC(2026, 10, 22, 12) });
  await ask('Story 2');
  await confirm();
  // Without intervals, only changes of the page are waited for; the closed dialog has given the focus away.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(undoButton('Story 2')).toHaveFocus();
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const holds = () => backend.sent('hold_deleted_story');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22, 12) });
});

describe('undoing a deletion', () => {
  it('is offered for a minute, counts down, survives a reload and brings the story back', async () => {
    await remove('Story 2');
    // Takes the focus off Undo, so that the time runs.
    await act(async () => undoButton('Story 2').blur());
    expect(secondsLeft()).toEqual(['60 s']);
    await wait(3000);
    await waitFor(() => expect(secondsLeft()).toEqual(['57 s']));

    await renderRemote(remote, { at: '/dashboard', as: ADA });
    await findUndo('Story 2');
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
    await focusIsOn(() => link('Story 2'));
  });

  it('ends after a minute: the focus moves to the next card, the one before, or the section', async () => {
    for (const [title, next] of [
      ['Story 2', () => link('Story 1')],
      ['Story 1', () => link('Story 3')],
      ['Story 3', () => screen.getByRole('region', { name: 'Your stories' })],
    ] as const) {
      await remove(title);
      await atRest();
      await wait(STORY_UNDO.ms);
      await undoEnds(title);
      await focusIsOn(next);
    }
    await user.click(link('Recently deleted'));
    expect(await screen.findByRole('button', { name: 'Restore “Story 3”' })).toBeVisible();
  });

  it('is offered for each deleted story, the last first, also from another tab', async () => {
    await remove('Story 3');
    await wait(4000);
    await user.click(deleteButton('Story 1'));
    await confirm();
    await expectToast(DELETED);
    await waitFor(() => expect(secondsLeft()).toEqual([PAUSED, '56 s']));
    // Another tab deletes a third story.
    backend.library.change(idOf(2), { deleted_at: Date.now() - 1000 });
    await refetch();
    await findUndo('Story 2');
    expect(secondsLeft()).toEqual([PAUSED, '59 s', '56 s']);
    await wait(STORY_UNDO.ms - 4000);
    await undoEnds('Story 3');
    await user.click(undoButton('Story 2'));
    await expectToast('“Story 2” is back.');
    await waitFor(() => expect(titles()).toEqual(['Story 2']));
    expect(hasUndo('Story 1')).toBe(true);
  });

  it('leaves the focus where the user has moved it before the restored card appears', async () => {
    await remove('Story 1');
    const release = backend.hold('search_stories');
    await user.click(undoButton('Story 1'));
    await undoEnds('Story 1');
    act(() => link('Create New Story').focus());
    release();
    await waitFor(() => expect(titles()).toContain('Story 1'));
    await atRest();
    expect(link('Create New Story')).toHaveFocus();
  });

  it('can be retried after a failure, and says when it is too late', async () => {
    await remove('Story 2');
    backend.cutOff('restore_story');
    await user.click(undoButton('Story 2'));
    await expectToast(`The deletion couldn’t be undone. Try again right away.\n${UNREACHABLE}`);
    backend.recover('restore_story');
    backend.library.rows = backend.library.rows.filter(({ id }) => id !== idOf(2));
    await user.click(undoButton('Story 2'));
    await expectToast('Too late to undo: “Story 2” is gone.');
    await undoEnds('Story 2');
    expect(titles()).toEqual(['Story 3', 'Story 1']);
  });

  it('follows the database when only the answer was lost', async () => {
    await ask('Story 2');
    backend.cutOff('delete_story');
    backend.library.change(idOf(2), { deleted_at: Date.now() });
    await confirm();
    await expectToast(`Failed to delete story\n${UNREACHABLE}`);
    await findUndo('Story 2');
    await waitFor(() => expect(titles()).toEqual(['Story 3', 'Story 1']));
    backend.cutOff('restore_story');
    backend.library.change(idOf(2), { deleted_at: null });
    await user.click(undoButton('Story 2'));
    await expectToast(`The deletion couldn’t be undone. Try again right away.\n${UNREACHABLE}`);
    await waitFor(() => expect(titles()).toEqual(['Story 3', 'Story 2', 'Story 1']));
    expect(hasUndo('Story 2')).toBe(false);
  });

  it('brings the story back into a later search, and removes the message about its deletion', async () => {
    await ask('Story 2');
    await confirm();
    await waitFor(() => expect(toasts()).toEqual([DELETED]));
    await fill(screen.getByRole('searchbox', { name: 'Search your stories' }), 'story 2');
    await screen.findByRole('heading', { name: 'No stories found' });
    await user.click(undoButton('Story 2'));
    await waitFor(() => expect(toasts()).toEqual(['“Story 2” is back.']));
    await waitFor(() => expect(titles()).toEqual(['Story 2']));
  });
});

describe('the time for Undo', () => {
  it('pauses while its row has the focus or the pointer, then starts again', async () => {
    await removeOnHeldClock();
    for (let held = 0; held < 5; held += 1) {
      await pass(STORY_UNDO_HOLD.everyMs);
      await atRest();
      expect(secondsLeft()).toEqual([PAUSED]);
    }
    expect(undoButton('Story 2')).toHaveFocus();
    expect(holds().at(-1)).toEqual({ p_id: idOf(2) });
    // The focus leaves after more than a minute; until then each hold has extended the time.
    await act(async () => undoButton('Story 2').blur());
    expect(secondsLeft()).toEqual(['60 s']);
    await pass(STORY_UNDO.ms - 2000);
    await waitFor(() => expect(secondsLeft()).toEqual(['2 s']));
    // Between two ticks of the page's clock.
    vi.setSystemTime(Date.now() + 300);
    const row = undoButton('Story 2').closest('li')!;
    await act(async () => void fireEvent.pointerEnter(row));
    await atRest();
    expect(secondsLeft()).toEqual([PAUSED]);
    await act(async () => void fireEvent.pointerLeave(row));
    expect(secondsLeft()).toEqual(['60 s']);
    await pass(STORY_UNDO.ms + 500);
    await undoEnds('Story 2');
    const count = holds().length;
    await pass(2 * STORY_UNDO_HOLD.everyMs);
    expect(holds()).toHaveLength(count);
  });

  it('counts down under the focus when it can’t be held, and pauses once it can', async () => {
    await removeOnHeldClock();
    backend.cutOff('hold_deleted_story');
    await pass(STORY_UNDO_HOLD.everyMs);
    await waitFor(() => expect(secondsLeft()).toEqual(['45 s']));
    backend.recover('hold_deleted_story');
    await pass(STORY_UNDO_HOLD.everyMs);
    await waitFor(() => expect(secondsLeft()).toEqual([PAUSED]));
  });

  it('can be held for at most ten minutes', async () => {
    await removeOnHeldClock();
    backend.library.change(idOf(2), { deleted_at: Date.now() + STORY_UNDO_HOLD.mostMs });
    await refetch();
    await wait(STORY_UNDO_HOLD.mostMs);
    const count = holds().length;
    await pass(2 * STORY_UNDO_HOLD.everyMs);
    expect(holds()).toHaveLength(count);
  });
});
