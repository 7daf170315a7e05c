// @vitest-environment jsdom
import { announcements } from '@storyloom/shared/testing/announcements';
import { STORY_UNDO, STORY_UNDO_HOLD } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeBackend } from '@storyloom/testing/fake-backend';
import {
  askAnew,
  button,
  comes,
  dialog,
  fill,
  goes,
  has,
  isAtRest,
  isFocused,
  isTold,
  link,
  open,
  press,
  section,
  shows,
  tidyUp,
  titles,
  toasts,
  visit,
} from '../../../testing/render-dashboard.tsx';
import { idOf, several, sharedRow, storyRow } from '@storyloom/testing/rows';
import { ADA } from '@storyloom/testing/people';

const QUESTION = 'Are you sure you want to delete this story?';
const DELETED = 'Story deleted successfully!';
const UNREACHABLE = 'Storyloom can’t be reached just now. Check your connection and try again.';

let backend: FakeBackend;
beforeEach(async () => {
  backend = await visit(ADA);
  backend.library.rows = several(3, storyRow);
});
afterEach(tidyUp);

const deleteButton = (title: string) => button(`Delete “${title}”`);
const undoButton = (title: string) => button(`Undo the deletion of “${title}”`);
const hasUndo = (title: string) => has(`Undo the deletion of “${title}”`);
const deletions = () => backend.sent('delete_story').map(({ p_id: id }) => id);

async function ask(title: string): Promise<void> {
  await open('/dashboard');
  await comes(title);
  await press(deleteButton(title));
}

const confirm = () => press(button('Delete story'));

describe('deleting a story', () => {
  const UNDONE = '“Story 2” will be deleted. You can undo this for a minute.';
  const COPIES = `${UNDONE} Copies you have shared stay shared.`;
  const consequence = () => document.getElementById(dialog()?.getAttribute('aria-describedby') ?? '')?.textContent;

  it.each([
    ['is shared with everyone', COPIES, { story_id: idOf(2) }],
    ['is shared, and hidden by the operator', COPIES, { story_id: idOf(2), hidden_at: '2026-03-05T12:00:00+00:00' }],
    ['was never shared', UNDONE, { story_id: idOf(1) }],
    ['was taken back', UNDONE, { story_id: idOf(2), is_public: false, share_id: null }],
  ])('says that copies stay shared only where there may be one: of a story that %s', async (_what, said, values) => {
    backend.community.rows = [sharedRow(7, { user_id: ADA, ...values })];
    await ask('Story 2');
    await isAtRest();
    expect(consequence()).toBe(said);
  });

  it('says that copies stay shared while it is not known whether there is one', async () => {
    const release = backend.hold('GET user_shared_stories');
    await ask('Story 2');
    expect(consequence()).toBe(COPIES);
    release();
    await waitFor(() => expect(consequence()).toBe(UNDONE));
  });

  it('asks first, naming the story; Cancel deletes nothing and gives focus back', async () => {
    await ask('Story 2');
    expect(dialog()?.querySelector('h2')?.textContent).toBe(QUESTION);
    await press(button('Cancel'));
    expect(dialog()).toBeNull();
    await isFocused(() => deleteButton('Story 2'));
    expect(deletions()).toEqual([]);
  });

  it('deletes that story once, says so, reads the list again, and gives the focus to its undoing', async () => {
    await ask('Story 2');
    // Somewhere else a story was saved meanwhile: only a list read again can show it.
    backend.library.rows.push(storyRow(8));
    const release = backend.hold('delete_story');
    await confirm();
    await press(await waitFor(() => button('Deleting…')));
    expect(titles()).toContain('Story 2');
    release();
    await isTold(DELETED);
    await shows('Story 8', 'Story 3', 'Story 1');
    expect(dialog()).toBeNull();
    expect(deletions()).toEqual([idOf(2)]);
    await isFocused(() => undoButton('Story 2'));
    expect(section('Your stories').textContent).toContain('3 stories');
  });

  it('is announced once, by the name of the story, and undoing it once; the count is when a search changes it', async () => {
    await ask('Story 2');
    const said = announcements();
    await confirm();
    await isTold(DELETED);
    await shows('Story 3', 'Story 1');
    await isAtRest();
    expect(section('Your stories').textContent).toContain('2 stories');
    expect(said).toEqual(['“Story 2” is deleted.']);
    await press(deleteButton('Story 1'));
    await confirm();
    await shows('Story 3');
    await isAtRest();
    expect(said.slice(1)).toEqual(['“Story 1” is deleted.']);
    act(() => toast.dismiss());
    await press(undoButton('Story 2'));
    await shows('Story 3', 'Story 2');
    await isAtRest();
    expect(said.slice(2)).toEqual(['“Story 2” is back.']);
    await fill('Search your stories', 'story 3');
    await waitFor(() => expect(said.slice(3)).toEqual(['1 story found']));
  });

  it('takes the story off the page even when the list cannot be read again', async () => {
    await ask('Story 2');
    backend.refuse('search_stories', 'no');
    await confirm();
    await shows('Story 3', 'Story 1');
    expect(hasUndo('Story 2')).toBe(true);
  });

  it('can be left while it waits, and leaves the next question alone when it is done', async () => {
    await ask('Story 3');
    const release = backend.hold('delete_story');
    await confirm();
    await press(button('Cancel'));
    await press(deleteButton('Story 1'));
    expect(has('Delete story')).toBe(true);
    release();
    await shows('Story 2', 'Story 1');
    expect(dialog()?.textContent).toContain('“Story 1” will be deleted');
  });

  it.each(['the database refuses', 'nobody answers'])(
    'keeps the story, says that it failed and gives focus back when %s',
    async (why) => {
      await ask('Story 2');
      if (why === 'nobody answers') backend.cutOff('delete_story');
      else backend.refuse('delete_story', 'The shelf is closed.', 500);
      await confirm();
      await isTold(`Failed to delete story\n${why === 'nobody answers' ? UNREACHABLE : 'The shelf is closed.'}`);
      expect(dialog()).toBeNull();
      await isFocused(() => deleteButton('Story 2'));
      expect(titles()).toEqual(['Story 3', 'Story 2', 'Story 1']);
      expect(hasUndo('Story 2')).toBe(false);
    },
  );

  it('has its undoing in sight, also after the list below it became shorter', async () => {
    backend.library.rows = several(1, storyRow);
    await ask('Story 1');
    const seen: unknown[] = [];
    Element.prototype.scrollIntoView = function (this: Element, how) {
      seen.push([this.getAttribute('aria-label'), how, has('No stories yet')]);
    };
    await confirm();
    await comes('No stories yet');
    await isFocused(() => undoButton('Story 1'));
    await isAtRest();
    expect(seen.at(-1)).toEqual(['Undo the deletion of “Story 1”', { block: 'nearest', behavior: 'instant' }, true]);
  });

  it('of the only story on a page leads to the page before', async () => {
    backend.library.rows = several(25, storyRow);
    await open('/dashboard?order=oldest');
    await comes('Story 24');
    await press(button('Next page'));
    await shows('Story 25');
    await press(deleteButton('Story 25'));
    await confirm();
    await shows(...several(24, (n) => `Story ${n}`));
    // Another page begins at its top, but not for somebody who stands on Undo.
    await isAtRest();
    expect(document.activeElement).toBe(undoButton('Story 25'));
  });
});

const secondsLeft = () =>
  [...section('Your stories').querySelectorAll('li p[aria-hidden="true"]')].map(({ textContent }) => textContent);
const PAUSED = 'Undo waits while you’re here';

/** Takes the focus away from Undo, where a deletion leaves it: the time counts. */
async function leaveUndo(title: string): Promise<void> {
  await isFocused(() => undoButton(title));
  await act(async () => undoButton(title).blur());
}

/** Lets time go on, as the clock of page and database tells it; the page looks at it twice a second. */
const wait = (ms: number) => act(async () => void vi.setSystemTime(Date.now() + ms));

describe('undoing a deletion', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22, 12) });
  });

  it('is offered for a minute, which counts down, and again after a reload, and brings the story back', async () => {
    await ask('Story 2');
    await confirm();
    await isTold(DELETED);
    await leaveUndo('Story 2');
    expect(secondsLeft()).toEqual(['60 s']);
    await wait(3000);
    await waitFor(() => expect(secondsLeft()).toEqual(['57 s']));

    await open('/dashboard');
    await comes('Undo the deletion of “Story 2”');
    await shows('Story 3', 'Story 1');
    expect(secondsLeft()).toEqual(['57 s']);
    await wait(STORY_UNDO.ms - 3000 - 1);
    const release = backend.hold('restore_story');
    undoButton('Story 2').focus();
    await press(undoButton('Story 2'));
    await waitFor(() => expect(undoButton('Story 2').textContent).toBe('Undoing…'));
    await press(undoButton('Story 2'));
    release();
    await isTold('“Story 2” is back.');
    await shows('Story 3', 'Story 2', 'Story 1');
    expect(backend.sent('restore_story')).toEqual([{ p_id: idOf(2) }]);
    expect(hasUndo('Story 2')).toBe(false);
    await isFocused(() => link('Story 2'));
  });

  it('is over after a minute: the offer goes, the focus moves to the card in its place, and the story is gone for good', async () => {
    await ask('Story 2');
    await confirm();
    await isTold(DELETED);
    await isFocused(() => undoButton('Story 2'));
    await shows('Story 3', 'Story 1');
    await isAtRest();
    await wait(STORY_UNDO.ms);
    await goes('Undo the deletion of “Story 2”');
    await isFocused(() => link('Story 1'));
    // A click of the last moment may still be on its way.
    expect(backend.library.titles()).toContain('Story 2');
    const asked = backend.sent('recently_deleted_stories').length;
    await wait(STORY_UNDO.graceMs);
    await waitFor(() => expect(backend.library.titles()).toEqual(['Story 1', 'Story 3']));
    await isAtRest();
    expect(backend.sent('recently_deleted_stories')).toHaveLength(asked + 1);
  });

  it('does not run out under the focus or the pointer, and does once both are gone', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: Date.UTC(2026, 10, 22, 12),
      shouldAdvanceTime: true,
    });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await ask('Story 2');
    await confirm();
    await isFocused(() => undoButton('Story 2'));
    for (let held = 0; held < 5; held += 1) {
      await pass(STORY_UNDO_HOLD.everyMs);
      await isAtRest();
      expect(secondsLeft()).toEqual([PAUSED]);
    }
    expect(hasUndo('Story 2')).toBe(true);
    expect(document.activeElement).toBe(undoButton('Story 2'));
    expect(backend.sent('hold_deleted_story').at(-1)).toEqual({ p_id: idOf(2) });
    // Late, but in time.
    await act(async () => undoButton('Story 2').blur());
    expect(secondsLeft()).toEqual(['60 s']);
    await pass(STORY_UNDO.ms - 2000);
    await waitFor(() => expect(secondsLeft()).toEqual(['2 s']));
    const row = undoButton('Story 2').closest('li')!;
    // Between two looks at the clock.
    vi.setSystemTime(Date.now() + 300);
    await act(async () => void fireEvent.pointerEnter(row));
    await isAtRest();
    expect(secondsLeft()).toEqual([PAUSED]);
    await act(async () => void fireEvent.pointerLeave(row));
    expect(secondsLeft()).toEqual(['60 s']);
    await act(async () => void fireEvent.pointerEnter(row));
    await pass(STORY_UNDO.ms - 2000);
    await isAtRest();
    expect(hasUndo('Story 2')).toBe(true);
    await act(async () => void fireEvent.pointerLeave(row));
    await pass(STORY_UNDO.ms + 500);
    await goes('Undo the deletion of “Story 2”');
    const count = backend.sent('hold_deleted_story').length;
    await pass(2 * STORY_UNDO_HOLD.everyMs);
    expect(backend.sent('hold_deleted_story')).toHaveLength(count);
  });

  it('counts down under the focus where the time can’t be held, and says that it stands still once it can', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: Date.UTC(2026, 10, 22, 12),
      shouldAdvanceTime: true,
    });
    await ask('Story 2');
    await confirm();
    await isFocused(() => undoButton('Story 2'));
    backend.cutOff('hold_deleted_story');
    await act(() => vi.advanceTimersByTimeAsync(STORY_UNDO_HOLD.everyMs));
    await waitFor(() => expect(secondsLeft()).toEqual(['45 s']));
    backend.recover('hold_deleted_story');
    await act(() => vi.advanceTimersByTimeAsync(STORY_UNDO_HOLD.everyMs));
    await waitFor(() => expect(secondsLeft()).toEqual([PAUSED]));
  });

  it('is held for ten minutes at most', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: Date.UTC(2026, 10, 22, 12),
      shouldAdvanceTime: true,
    });
    await ask('Story 2');
    await confirm();
    await isFocused(() => undoButton('Story 2'));
    backend.library.change(idOf(2), { deleted_at: Date.now() + STORY_UNDO_HOLD.mostMs });
    await askAnew();
    await wait(STORY_UNDO_HOLD.mostMs);
    const count = backend.sent('hold_deleted_story').length;
    await act(() => vi.advanceTimersByTimeAsync(2 * STORY_UNDO_HOLD.everyMs));
    expect(backend.sent('hold_deleted_story')).toHaveLength(count);
  });

  it.each([
    ['Story 3', 'Story 2', 'the card that took its place'],
    ['Story 1', 'Story 2', 'the card before it where it was the last'],
  ])('of %s leaves the focus on %s, %s', async (deleted, next) => {
    await ask(deleted);
    await confirm();
    await isFocused(() => undoButton(deleted));
    await isAtRest();
    await wait(STORY_UNDO.ms);
    await goes(`Undo the deletion of “${deleted}”`);
    await isFocused(() => link(next));
    expect(titles()).toHaveLength(2);
  });

  it('of the only story leaves the focus on the section, which invites to write', async () => {
    backend.library.rows = [storyRow(1)];
    await ask('Story 1');
    await confirm();
    await comes('No stories yet');
    await isFocused(() => undoButton('Story 1'));
    await wait(STORY_UNDO.ms);
    await goes('Undo the deletion of “Story 1”');
    await isFocused(() => section('Your stories'));
    expect(has('Write your first story')).toBe(true);
  });

  it('is offered for each of several, the last deleted first, also in another tab', async () => {
    await ask('Story 3');
    await confirm();
    await isTold(DELETED);
    await wait(4000);
    await press(deleteButton('Story 1'));
    await confirm();
    await isTold(DELETED);
    await waitFor(() => expect(secondsLeft()).toEqual([PAUSED, '56 s']));
    // Another tab deletes a third.
    backend.library.change(idOf(2), { deleted_at: Date.now() - 1000 });
    await askAnew();
    await comes('Undo the deletion of “Story 2”');
    expect(secondsLeft()).toEqual([PAUSED, '59 s', '56 s']);
    await wait(STORY_UNDO.ms - 4000);
    await goes('Undo the deletion of “Story 3”');
    await press(undoButton('Story 2'));
    await isTold('“Story 2” is back.');
    await shows('Story 2');
    expect(hasUndo('Story 1')).toBe(true);
  });

  it('gives the focus to the card of the story, also where it was the only one, and not once the user has moved it', async () => {
    backend.library.rows = [storyRow(1)];
    await ask('Story 1');
    await confirm();
    await comes('No stories yet');
    await isFocused(() => undoButton('Story 1'));
    await press(undoButton('Story 1'));
    await shows('Story 1');
    await isFocused(() => link('Story 1'));
    await press(deleteButton('Story 1'));
    await confirm();
    await isFocused(() => undoButton('Story 1'));
    const release = backend.hold('search_stories');
    await press(undoButton('Story 1'));
    await goes('Undo the deletion of “Story 1”');
    act(() => link('Create New Story').focus());
    release();
    await shows('Story 1');
    await isAtRest();
    expect(document.activeElement).toBe(link('Create New Story'));
  });

  it('that comes too late says so, and takes the offer away', async () => {
    await ask('Story 2');
    await confirm();
    await isTold(DELETED);
    backend.library.rows = backend.library.rows.filter(({ id }) => id !== idOf(2));
    await press(undoButton('Story 2'));
    await isTold('Too late to undo: “Story 2” is gone.');
    await goes('Undo the deletion of “Story 2”');
    await shows('Story 3', 'Story 1');
    expect(backend.sent('restore_story')).toEqual([{ p_id: idOf(2) }]);
  });

  it('takes away the message that the story is deleted', async () => {
    await ask('Story 2');
    await confirm();
    await waitFor(() => expect(toasts()).toEqual([DELETED]));
    await press(undoButton('Story 2'));
    await waitFor(() => expect(toasts()).toContain('“Story 2” is back.'));
    expect(toasts()).toEqual(['“Story 2” is back.']);
  });

  it('that fails says so, and can be tried again at once', async () => {
    await ask('Story 2');
    await confirm();
    await isTold(DELETED);
    backend.cutOff('restore_story');
    await press(undoButton('Story 2'));
    await isTold(`The deletion couldn’t be undone. Try again right away.\n${UNREACHABLE}`);
    backend.recover('restore_story');
    await press(undoButton('Story 2'));
    await isTold('“Story 2” is back.');
    await shows('Story 3', 'Story 2', 'Story 1');
    expect(hasUndo('Story 2')).toBe(false);
  });

  it('is offered where only the answer to the deletion got lost, and not where the story is back', async () => {
    await ask('Story 2');
    backend.cutOff('delete_story');
    backend.library.change(idOf(2), { deleted_at: Date.now() });
    await confirm();
    await isTold(`Failed to delete story\n${UNREACHABLE}`);
    await comes('Undo the deletion of “Story 2”');
    await shows('Story 3', 'Story 1');
    backend.cutOff('restore_story');
    backend.library.change(idOf(2), { deleted_at: null });
    await press(undoButton('Story 2'));
    await isTold(`The deletion couldn’t be undone. Try again right away.\n${UNREACHABLE}`);
    await shows('Story 3', 'Story 2', 'Story 1');
    expect(hasUndo('Story 2')).toBe(false);
  });

  it('finds the story where the search is that was made meanwhile', async () => {
    await ask('Story 2');
    await confirm();
    await isTold(DELETED);
    await fill('Search your stories', 'story 2');
    await comes('No stories found');
    await press(undoButton('Story 2'));
    await shows('Story 2');
    expect(toasts()).toEqual(['“Story 2” is back.']);
  });
});
