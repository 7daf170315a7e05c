// @vitest-environment jsdom
import { announcements } from '@storyloom/shared/testing/announcements';
import { STORY_UNDO, STORY_UNDO_HOLD } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBackend } from '@storyloom/testing/fake-backend';
import { expectToast, fill, titles, toasts } from '@storyloom/testing/page';
import { atRest, refetch, renderRemote } from '@storyloom/testing/render-remote';
import { remote } from '../../../remote.ts';
import type { UserEvent } from '@testing-library/user-event';
import { idOf, several, sharedRow, storyRow } from '@storyloom/testing/rows';
import { ADA } from '@storyloom/testing/people';

let user: UserEvent;

const QUESTION = 'Are you sure you want to delete this story?';
const DELETED = 'Story deleted successfully!';
const UNREACHABLE = 'Storyloom can’t be reached just now. Check your connection and try again.';

let backend: FakeBackend;
beforeEach(async () => {
  backend = new FakeBackend().install();
  backend.library.rows = several(3, storyRow);
});

const deleteButton = (title: string) => screen.getByRole('button', { name: `Delete “${title}”` });
const undoButton = (title: string) => screen.getByRole('button', { name: `Undo the deletion of “${title}”` });
const hasUndo = (title: string) => screen.queryByRole('button', { name: `Undo the deletion of “${title}”` }) !== null;
const deletions = () => backend.sent('delete_story').map(({ p_id: id }) => id);

async function ask(title: string): Promise<void> {
  ({ user } = await renderRemote(remote, { at: '/dashboard', as: ADA }));
  await screen.findByRole('heading', { name: title });
  await user.click(deleteButton(title));
}

const confirm = () => user.click(screen.getByRole('button', { name: 'Delete story' }));

describe('deleting a story', () => {
  const UNDONE = '“Story 2” will be deleted. You can undo this for a minute.';
  const COPIES = `${UNDONE} Copies you have shared stay shared.`;
  const consequence = () =>
    document.getElementById(screen.getByRole('alertdialog').getAttribute('aria-describedby') ?? '')?.textContent;

  it.each([
    ['is shared with everyone', COPIES, { story_id: idOf(2) }],
    ['is shared, and hidden by the operator', COPIES, { story_id: idOf(2), hidden_at: '2026-03-05T12:00:00+00:00' }],
    ['was never shared', UNDONE, { story_id: idOf(1) }],
    ['was taken back', UNDONE, { story_id: idOf(2), is_public: false, share_id: null }],
  ])('says that copies stay shared only where there may be one: of a story that %s', async (_what, said, values) => {
    backend.community.rows = [sharedRow(7, { user_id: ADA, ...values })];
    await ask('Story 2');
    await atRest();
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
    expect(screen.getByRole('alertdialog').querySelector('h2')?.textContent).toBe(QUESTION);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await waitFor(() => expect(deleteButton('Story 2')).toHaveFocus());
    expect(deletions()).toEqual([]);
  });

  it('deletes that story once, says so, reads the list again, and gives the focus to its undoing', async () => {
    await ask('Story 2');
    // Somewhere else a story was saved meanwhile: only a list read again can show it.
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

  it('is announced once, by the name of the story, and undoing it once; the count is when a search changes it', async () => {
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

  it('takes the story off the page even when the list cannot be read again', async () => {
    await ask('Story 2');
    backend.refuse('search_stories', 'no');
    await confirm();
    await waitFor(() => expect(titles()).toEqual(['Story 3', 'Story 1']));
    expect(hasUndo('Story 2')).toBe(true);
  });

  it('can be left while it waits, and leaves the next question alone when it is done', async () => {
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

  it.each(['the database refuses', 'nobody answers'])(
    'keeps the story, says that it failed and gives focus back when %s',
    async (why) => {
      await ask('Story 2');
      if (why === 'nobody answers') backend.cutOff('delete_story');
      else backend.refuse('delete_story', 'The shelf is closed.', 500);
      await confirm();
      await expectToast(`Failed to delete story\n${why === 'nobody answers' ? UNREACHABLE : 'The shelf is closed.'}`);
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      await waitFor(() => expect(deleteButton('Story 2')).toHaveFocus());
      expect(titles()).toEqual(['Story 3', 'Story 2', 'Story 1']);
      expect(hasUndo('Story 2')).toBe(false);
    },
  );

  it('has its undoing in sight, also after the list below it became shorter', async () => {
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

  it('of the only story on a page leads to the page before', async () => {
    backend.library.rows = several(25, storyRow);
    ({ user } = await renderRemote(remote, { at: '/dashboard?order=oldest', as: ADA }));
    await screen.findByRole('heading', { name: 'Story 24' });
    await user.click(screen.getByRole('button', { name: /^Next/ }));
    await waitFor(() => expect(titles()).toEqual(['Story 25']));
    await user.click(deleteButton('Story 25'));
    await confirm();
    await waitFor(() => expect(titles()).toEqual([...several(24, (n) => `Story ${n}`)]));
    // Another page begins at its top, but not for somebody who stands on Undo.
    await atRest();
    expect(undoButton('Story 25')).toHaveFocus();
  });
});

const secondsLeft = () =>
  [...screen.getByRole('region', { name: 'Your stories' }).querySelectorAll('li p[aria-hidden="true"]')].map(
    ({ textContent }) => textContent,
  );
const PAUSED = 'Undo waits while you’re here';

/** Takes the focus away from Undo, where a deletion leaves it: the time counts. */
async function leaveUndo(title: string): Promise<void> {
  await waitFor(() => expect(undoButton(title)).toHaveFocus());
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
    await expectToast(DELETED);
    await leaveUndo('Story 2');
    expect(secondsLeft()).toEqual(['60 s']);
    await wait(3000);
    await waitFor(() => expect(secondsLeft()).toEqual(['57 s']));

    ({ user } = await renderRemote(remote, { at: '/dashboard', as: ADA }));
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

  it('is over after a minute: the offer goes, the focus moves to the card in its place, and the story is gone for good', async () => {
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
    // A click of the last moment may still be on its way.
    expect(backend.library.titles()).toContain('Story 2');
    const asked = backend.sent('recently_deleted_stories').length;
    await wait(STORY_UNDO.graceMs);
    await waitFor(() => expect(backend.library.titles()).toEqual(['Story 1', 'Story 3']));
    await atRest();
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
    await waitFor(() => expect(undoButton('Story 2')).toHaveFocus());
    for (let held = 0; held < 5; held += 1) {
      await pass(STORY_UNDO_HOLD.everyMs);
      await atRest();
      expect(secondsLeft()).toEqual([PAUSED]);
    }
    expect(hasUndo('Story 2')).toBe(true);
    expect(undoButton('Story 2')).toHaveFocus();
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

  it('counts down under the focus where the time can’t be held, and says that it stands still once it can', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: Date.UTC(2026, 10, 22, 12),
      shouldAdvanceTime: true,
    });
    await ask('Story 2');
    await confirm();
    await waitFor(() => expect(undoButton('Story 2')).toHaveFocus());
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
    await waitFor(() => expect(undoButton('Story 2')).toHaveFocus());
    backend.library.change(idOf(2), { deleted_at: Date.now() + STORY_UNDO_HOLD.mostMs });
    await refetch();
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
    await waitFor(() => expect(undoButton(deleted)).toHaveFocus());
    await atRest();
    await wait(STORY_UNDO.ms);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: `Undo the deletion of “${deleted}”` })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(screen.getByRole('link', { name: next })).toHaveFocus());
    expect(titles()).toHaveLength(2);
  });

  it('of the only story leaves the focus on the section, which invites to write', async () => {
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

  it('is offered for each of several, the last deleted first, also in another tab', async () => {
    await ask('Story 3');
    await confirm();
    await expectToast(DELETED);
    await wait(4000);
    await user.click(deleteButton('Story 1'));
    await confirm();
    await expectToast(DELETED);
    await waitFor(() => expect(secondsLeft()).toEqual([PAUSED, '56 s']));
    // Another tab deletes a third.
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

  it('gives the focus to the card of the story, also where it was the only one, and not once the user has moved it', async () => {
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

  it('that comes too late says so, and takes the offer away', async () => {
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

  it('takes away the message that the story is deleted', async () => {
    await ask('Story 2');
    await confirm();
    await waitFor(() => expect(toasts()).toEqual([DELETED]));
    await user.click(undoButton('Story 2'));
    await waitFor(() => expect(toasts()).toContain('“Story 2” is back.'));
    expect(toasts()).toEqual(['“Story 2” is back.']);
  });

  it('that fails says so, and can be tried again at once', async () => {
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

  it('is offered where only the answer to the deletion got lost, and not where the story is back', async () => {
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

  it('finds the story where the search is that was made meanwhile', async () => {
    await ask('Story 2');
    await confirm();
    await expectToast(DELETED);
    await fill(screen.getByRole('searchbox', { name: 'Search your stories' }), 'story 2');
    await screen.findByRole('heading', { name: 'No stories found' });
    await user.click(undoButton('Story 2'));
    await waitFor(() => expect(titles()).toEqual(['Story 2']));
    expect(toasts()).toEqual(['“Story 2” is back.']);
  });
});
