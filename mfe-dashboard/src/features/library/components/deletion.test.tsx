// @vitest-environment jsdom
import { STORY_UNDO, STORY_UNDO_HOLD } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { announcements } from '@storyloom/testing/announcements';
import { backend } from '@storyloom/testing/backend';
import { expectToast, fill, titles, toasts, UNREACHABLE } from '@storyloom/testing/page';
import { atRest, refetch, renderRemote } from '@storyloom/testing/render-remote';
import { ADA, idOf, several, sharedRow, storyRow } from '@storyloom/testing/rows';
import { user } from '@storyloom/testing/user';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { remote } from '../../../remote.ts';

const DELETED = 'Story deleted successfully!';

beforeEach(() => {
  backend.library.rows = several(3, storyRow);
});

const deleteButton = (title: string) => screen.getByRole('button', { name: `Delete “${title}”` });
const undo = (title: string) => ({ name: `Undo the deletion of “${title}”` });
const undoButton = (title: string) => screen.getByRole('button', undo(title));
const findUndo = (title: string) => screen.findByRole('button', undo(title));
const hasUndo = (title: string) => screen.queryByRole('button', undo(title)) !== null;

async function ask(title: string): Promise<void> {
  await renderRemote(remote, { at: '/dashboard', as: ADA });
  await screen.findByRole('heading', { name: title });
  await user.click(deleteButton(title));
}

const confirm = () => user.click(screen.getByRole('button', { name: 'Delete story' }));

const secondsLeft = () =>
  [...screen.getByRole('region', { name: 'Your stories' }).querySelectorAll('li p[aria-hidden="true"]')].map(
    ({ textContent }) => textContent,
  );
const PAUSED = 'Undo waits while you’re here';

/** Moves the clock of page and database; the page reads it twice a second. */
const wait = (ms: number) => act(async () => void vi.setSystemTime(Date.now() + ms));

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

describe('undoing a deletion', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22, 12) });
  });

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
