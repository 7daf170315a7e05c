// @vitest-environment jsdom
import { AppError } from '@storyloom/shared/api';
import type { KeptNotes, NewStoryNotes, SavedNotes } from '@storyloom/shared/api/story-notes';
import { storedKeys } from '@storyloom/shared/device-storage';
import { DESK, EMPTY_NOTES, NOTES_LIMITS, type StoryNotes } from '@storyloom/shared/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeNotesCopy } from './notes-copy.ts';
import { draftOf, notesOf } from './notes-draft.ts';
import { NotesKeeper } from './notes-keeper.ts';

const STORY = { userId: 'ada', storyId: 'story-1' } as const;

/** Notes with nothing but these rules. */
const rules = (words: string): StoryNotes => ({ ...EMPTY_NOTES, rules: words });

const unreachable = () => new AppError('network', 'No answer');

/** A server with the notes of one story, which are “Old.” at first. */
class Server {
  notes: KeptNotes | undefined = { notes: rules('Old.'), revision: 1 };
  fault: Error | undefined;
  isGone = false;
  /** Holds the answers back until it is called. */
  release: (() => void) | undefined;
  readonly sent: string[] = [];
  #gate: Promise<void> | undefined;

  write(words: string): void {
    this.notes = { notes: rules(words), revision: (this.notes?.revision ?? 0) + 1 };
  }

  hold(): void {
    this.#gate = new Promise((resolve) => {
      this.release = resolve;
    });
  }

  readonly read = async (): Promise<KeptNotes | undefined> => {
    const { notes } = this;
    await this.#gate;
    if (this.fault) throw this.fault;
    return notes;
  };

  readonly save = async ({ base, notes }: NewStoryNotes): Promise<SavedNotes> => {
    this.sent.push(notes.rules);
    await this.#gate;
    if (this.fault) throw this.fault;
    if (this.isGone) return { outcome: 'gone' };
    if (this.notes && this.notes.revision !== base) return { outcome: 'conflict', ...this.notes };
    this.write(notes.rules);
    return { outcome: 'saved', revision: this.notes?.revision ?? 0 };
  };
}

let server: Server;
beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
});

/** The notes on a page, which are not loaded yet. */
function openNotes() {
  const keeper = new NotesKeeper(STORY, server);
  return {
    keeper,
    state: () => keeper.store.getState(),
    /** The rules as the page shows them. */
    shown: () => notesOf(keeper.store.getState().draft).rules,
    write: (words: string) => keeper.change(draftOf(rules(words))),
  };
}

/** Lets milliseconds of the fake time pass, and what was waiting for them go on. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** Opens the notes, and waits until they are loaded. */
async function opened() {
  const page = openNotes();
  await page.keeper.load();
  return page;
}

/** Keeps notes on the device, as an earlier page did. */
const keepOnDevice = (page: string, words: string, base: number | null = 1) =>
  writeNotesCopy(STORY, { page, notes: rules(words), base });
/** How many pages have kept notes on the device. */
const onDevice = () => storedKeys('storyloom-notes:').length;

const TOO_LONG = 'a'.repeat(NOTES_LIMITS.rules + 1);

describe('notes that are loaded', () => {
  it('A request waits for the notes, and gets them as they are edited unless they are too long', async () => {
    const { keeper, write } = openNotes();
    expect(await keeper.forRequest()).toEqual(rules('Old.'));
    write('New.');
    expect(await keeper.forRequest()).toEqual(rules('New.'));
    write(TOO_LONG);
    expect(await keeper.forRequest()).toEqual(rules('Old.'));
    server.notes = undefined;
    expect(await openNotes().keeper.forRequest()).toBeUndefined();
  });

  it('Notes that are written while they are loaded again are not replaced by the answer', async () => {
    const { keeper, write, shown } = await opened();
    server.write('Theirs.');
    server.hold();
    const loading = keeper.load();
    write('Mine.');
    server.release?.();
    await loading;
    expect(shown()).toBe('Mine.');
  });

  it('Notes that are loaded again are those of another tab, or stay when that fails or they are unsaved', async () => {
    const { keeper, write, shown, state } = await opened();
    server.write('Theirs.');
    await keeper.load();
    expect(shown()).toBe('Theirs.');
    server.fault = unreachable();
    await keeper.load();
    expect(state()).toMatchObject({ phase: 'ready', failure: undefined });
    expect(shown()).toBe('Theirs.');
    server.fault = undefined;
    write('New.');
    await keeper.load();
    await pass();
    expect(server.notes).toEqual({ notes: rules('New.'), revision: 3 });
  });
});

describe('notes that are saved', () => {
  it('Notes that are changed back are not sent, and nothing of them is kept on the device', async () => {
    const { keeper, write, state } = await opened();
    write('New.');
    expect(onDevice()).toBe(1);
    write('Old.');
    await pass(DESK.saveMs);
    keeper.flush();
    keeper.keepMine();
    keeper.takeTheirs();
    await pass();
    expect(server.sent).toEqual([]);
    expect(state().isSaved).toBe(true);
    expect(onDevice()).toBe(0);
  });

  it('Notes that are written while a save is on its way are not said to be saved, and are saved next', async () => {
    const { write, state } = await opened();
    write('New.');
    server.hold();
    await pass(DESK.saveMs);
    write('Newer.');
    await pass(DESK.saveMs);
    server.release?.();
    await pass();
    expect(state().isSaved).toBe(false);
    expect(onDevice()).toBe(1);
    await pass(DESK.saveMs);
    expect(server.sent).toEqual(['New.', 'Newer.']);
    expect(state()).toMatchObject({ isSaved: true, trouble: undefined });
    await pass(DESK.retryMaxMs);
    expect(server.sent).toHaveLength(2);
  });

  it('A save that fails is tried again with growing pauses, which are short again after one that succeeds', async () => {
    const { write } = await opened();
    server.fault = unreachable();
    write('New.');
    await pass(DESK.saveMs);
    const counts = async () => {
      const found: number[] = [];
      for (let second = 0; second < 4; second += 1) {
        await pass(DESK.retryMs);
        found.push(server.sent.length);
      }
      return found;
    };
    expect(await counts()).toEqual([2, 2, 3, 3]);
    server.fault = undefined;
    await pass(DESK.retryMaxMs);
    expect(server.notes?.notes).toEqual(rules('New.'));
    server.fault = unreachable();
    write('Newer.');
    await pass(DESK.saveMs);
    const sent = server.sent.length;
    expect(await counts()).toEqual([1, 1, 2, 2].map((more) => sent + more));
  });

  it.each(['data', 'unauthorized'] as const)(
    'A save that is refused as “%s” is not tried again by itself',
    async (code) => {
      const { write, state, keeper } = await opened();
      server.fault = new AppError(code, 'No.');
      write('New.');
      await pass(DESK.saveMs + DESK.retryMaxMs);
      expect(server.sent).toEqual(['New.']);
      expect(state().trouble).toEqual({ kind: 'failed', failure: server.fault });
      server.fault = undefined;
      keeper.flush();
      await pass();
      expect(state()).toMatchObject({ isSaved: true, trouble: undefined });
    },
  );

  it('Notes of a story that was deleted are not said to be saved', async () => {
    const { write, state } = await opened();
    server.isGone = true;
    write('New.');
    await pass(DESK.saveMs);
    expect(state()).toMatchObject({ isSaved: false, trouble: { kind: 'gone' } });
    expect(onDevice()).toBe(1);
  });
});

describe('notes that were also changed elsewhere', () => {
  it('Notes that are written during a conflict are kept on the device, and replace nothing', async () => {
    const { write, shown, state, keeper } = await opened();
    server.write('Theirs.');
    write('Mine.');
    await pass(DESK.saveMs);
    expect(state().conflict?.notes).toEqual(rules('Theirs.'));
    write('Mine, and more.');
    await pass(DESK.retryMaxMs);
    expect(server.sent).toEqual(['Mine.']);
    expect(onDevice()).toBe(1);
    keeper.keepMine();
    await pass();
    expect(server.notes).toEqual({ notes: rules('Mine, and more.'), revision: 3 });
    expect(shown()).toBe('Mine, and more.');
    server.write('Theirs again.');
    write('Mine again.');
    await pass(DESK.saveMs);
    keeper.takeTheirs();
    expect(shown()).toBe('Theirs again.');
    expect(state()).toMatchObject({ isSaved: true, conflict: undefined });
    expect(onDevice()).toBe(0);
  });
});

describe('notes that an earlier page could not save', () => {
  it('Notes that were left unsaved are shown again also for a story that had none', async () => {
    server.notes = undefined;
    keepOnDevice('former', 'Kept.', null);
    const { shown, state } = await opened();
    await pass();
    expect(shown()).toBe('Kept.');
    expect(state().conflict).toBeUndefined();
    expect(server.notes).toEqual({ notes: rules('Kept.'), revision: 1 });
    expect(onDevice()).toBe(0);
  });

  it('Notes that were left on the device and that the server has anyway are not sent', async () => {
    keepOnDevice('former', 'Old.', 7);
    const { state } = await opened();
    await pass();
    expect(state()).toMatchObject({ isSaved: true, conflict: undefined });
    expect(server.sent).toEqual([]);
    expect(onDevice()).toBe(0);
  });

  it('Notes that were left unsaved and were changed elsewhere since are a conflict, and are kept until the user chooses', async () => {
    server.write('Theirs.');
    keepOnDevice('former', 'Kept.', 1);
    const { shown, state, keeper } = await opened();
    await pass(DESK.retryMaxMs);
    expect(shown()).toBe('Kept.');
    expect(state()).toMatchObject({ isSaved: false, conflict: { notes: rules('Theirs.'), revision: 2 } });
    expect(server.sent).toEqual([]);
    expect(onDevice()).toBe(1);
    keeper.keepMine();
    await pass();
    expect(server.notes).toEqual({ notes: rules('Kept.'), revision: 3 });
  });

  it('Of several copies of notes the newest is taken, and one that can’t be read is passed over', async () => {
    keepOnDevice('first', 'First.');
    await pass(1000);
    keepOnDevice('third', 'Third.');
    vi.setSystemTime(Date.now() - 500);
    keepOnDevice('second', 'Second.');
    localStorage.setItem('storyloom-notes:ada:story-1:broken', '{');
    const { shown } = await opened();
    expect(shown()).toBe('Third.');
  });
});
