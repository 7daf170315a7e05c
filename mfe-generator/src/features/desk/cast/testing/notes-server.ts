import { AppError } from '@storyloom/shared/api';
import type { KeptNotes, NewStoryNotes, SavedNotes } from '@storyloom/shared/api/story-notes';
import { storedKeys } from '@storyloom/shared/device-storage';
import { EMPTY_NOTES, type StoryNotes } from '@storyloom/shared/domain';
import { vi } from 'vitest';
import { writeNotesCopy } from '../model/notes-copy.ts';
import { draftOf, notesOf } from '../model/notes-draft.ts';
import { NotesKeeper } from '../model/notes-keeper.ts';

const STORY = { userId: 'ada', storyId: 'story-1' } as const;

/** Notes with nothing but these rules. */
export const rules = (words: string): StoryNotes => ({ ...EMPTY_NOTES, rules: words });

export const unreachable = () => new AppError('network', 'No answer');

/** A server with the notes of one story, which are “Old.” at first. */
export class Server {
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

/** The notes on a page, which are not loaded yet. */
export function openNotes(server: Server) {
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
export const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** Opens the notes, and waits until they are loaded. */
export async function loadedNotes(server: Server) {
  const page = openNotes(server);
  await page.keeper.load();
  return page;
}

/** Keeps notes on the device, as an earlier page did. */
export const keepOnDevice = (page: string, words: string, base: number | null = 1) =>
  writeNotesCopy(STORY, { page, notes: rules(words), base });
/** How many pages have kept notes on the device. */
export const onDevice = () => storedKeys('storyloom-notes:').length;
