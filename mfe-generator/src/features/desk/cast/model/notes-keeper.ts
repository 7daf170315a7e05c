import { AppError } from '@storyloom/shared/api';
import type { KeptNotes, NewStoryNotes, SavedNotes } from '@storyloom/shared/api/story-notes';
import { areEmptyNotes, DESK, EMPTY_NOTES, newId, type StoryNotes } from '@storyloom/shared/domain';
import type { DeskStory } from '../../keeping/device-copy.ts';
import { StateStore } from '../../keeping/state-store.ts';
import { Timer } from '../../keeping/timer.ts';
import { findNotesCopy, removeNotesCopy, writeNotesCopy } from './notes-copy.ts';
import { draftOf, isTooLong, type NotesDraft, notesOf, sameNotes } from './notes-draft.ts';
import { INITIAL, type NotesState } from './notes-state.ts';

interface Services {
  readonly read: (storyId: string, signal?: AbortSignal) => Promise<KeptNotes | undefined>;
  readonly save: (notes: NewStoryNotes, signal?: AbortSignal) => Promise<SavedNotes>;
}

/** Codes after which a further try can't succeed before the user has done something. */
const FINAL: readonly string[] = ['data', 'unauthorized'];

/** The notes of a story while its desk is open. Each change is kept on the device at once, and soon after on the server. */
export class NotesKeeper {
  readonly store = new StateStore<NotesState>(INITIAL);
  readonly #page = newId();
  readonly #story: DeskStory;
  readonly #services: Services;
  #base: number | null = null;
  /** What the server has. */
  #saved: StoryNotes = EMPTY_NOTES;
  #loading: Promise<void> | undefined;
  #isSending = false;
  #failures = 0;
  readonly #timer = new Timer(() => void this.#send());

  constructor(story: DeskStory, services: Services) {
    this.#story = story;
    this.#services = services;
  }

  /** Loads the notes, or loads them again if nothing here is unsaved. Never rejects. */
  load(): Promise<void> {
    this.#loading ??= this.#load().finally(() => (this.#loading = undefined));
    return this.#loading;
  }

  /** What a request about the story is given; `undefined` when there is nothing. Waits until the notes are loaded. */
  async forRequest(): Promise<StoryNotes | undefined> {
    if (this.store.getState().phase !== 'ready') await this.load();
    const { draft } = this.store.getState();
    const notes = isTooLong(draft) ? this.#saved : notesOf(draft);
    return areEmptyNotes(notes) ? undefined : notes;
  }

  change(draft: NotesDraft): void {
    this.store.set({ draft, isSaved: false, trouble: undefined });
    this.#keep();
    if (!this.store.getState().conflict) this.#timer.plan(DESK.saveMs);
  }

  /** Saves at once what is not saved, also after a failure. */
  flush(): void {
    if (!this.store.getState().isSaved) void this.#send();
  }

  /** Lets go of what is not saved: the user has deleted it. */
  forget(): void {
    this.#timer.cancel();
    this.#take({ notes: this.#saved, revision: this.#base });
  }

  /** Ends a conflict with the notes of this page. */
  keepMine(): void {
    const { conflict } = this.store.getState();
    if (!conflict) return;
    this.#base = conflict.revision;
    this.store.set({ conflict: undefined });
    void this.#send();
  }

  /** Ends a conflict with the notes that were saved elsewhere. */
  takeTheirs(): void {
    const { conflict } = this.store.getState();
    if (conflict) this.#take(conflict);
  }

  async #load(): Promise<void> {
    const { phase, isSaved } = this.store.getState();
    if (phase === 'ready' && !isSaved) return this.flush();
    if (phase === 'failed') this.store.set({ phase: 'loading' });
    try {
      const kept = (await this.#services.read(this.#story.storyId)) ?? { notes: EMPTY_NOTES, revision: null };
      if (!this.store.getState().isSaved) return;
      if (phase !== 'ready' || kept.revision !== this.#base) this.#take(kept);
      if (phase !== 'ready') this.#restore();
    } catch (failure) {
      if (phase !== 'ready') this.store.set({ phase: 'failed', failure: failure as Error });
    }
  }

  #take({ notes, revision }: { readonly notes: StoryNotes; readonly revision: number | null }): void {
    this.#base = revision;
    this.#saved = notes;
    removeNotesCopy(this.#story, this.#page);
    this.store.set({ phase: 'ready', draft: draftOf(notes), isSaved: true, conflict: undefined, trouble: undefined });
  }

  /** Goes on with notes that an earlier page could not save. */
  #restore(): void {
    const copy = findNotesCopy(this.#story);
    if (!copy) return;
    const theirs = { notes: this.#saved, revision: this.#base ?? 0 };
    if (!sameNotes(copy.notes, theirs.notes)) {
      const isConflict = copy.base !== this.#base;
      this.store.set({ draft: draftOf(copy.notes), isSaved: false, conflict: isConflict ? theirs : undefined });
      this.#keep();
      if (!isConflict) void this.#send();
    }
    removeNotesCopy(this.#story, copy.page);
  }

  #keep(): void {
    writeNotesCopy(this.#story, { page: this.#page, notes: this.store.getState().draft, base: this.#base });
  }

  async #send(): Promise<void> {
    this.#timer.cancel();
    const { draft, conflict } = this.store.getState();
    if (this.#isSending || conflict) return;
    const notes = notesOf(draft);
    if (sameNotes(notes, this.#saved)) return this.#settle();
    if (isTooLong(draft)) return this.store.set({ trouble: { kind: 'too-long' } });
    this.#isSending = true;
    try {
      const signal = AbortSignal.timeout(DESK.answerMs);
      this.#acknowledge(
        notes,
        await this.#services.save({ storyId: this.#story.storyId, base: this.#base, notes }, signal),
      );
    } catch (error) {
      this.#fail(error as Error);
    } finally {
      this.#isSending = false;
    }
    if (!sameNotes(notesOf(this.store.getState().draft), notes)) this.#timer.plan(DESK.saveMs);
  }

  #acknowledge(notes: StoryNotes, answer: SavedNotes): void {
    this.#failures = 0;
    if (answer.outcome === 'gone') return this.store.set({ trouble: { kind: 'gone' } });
    if (answer.outcome === 'conflict') return this.store.set({ conflict: answer });
    this.#base = answer.revision;
    this.#saved = notes;
    if (sameNotes(notesOf(this.store.getState().draft), notes)) this.#settle();
  }

  #fail(failure: Error): void {
    this.store.set({ trouble: { kind: 'failed', failure } });
    if (failure instanceof AppError && FINAL.includes(failure.code)) return;
    this.#timer.plan(Math.min(DESK.retryMs * 2 ** this.#failures, DESK.retryMaxMs));
    this.#failures += 1;
  }

  #settle(): void {
    removeNotesCopy(this.#story, this.#page);
    this.store.set({ isSaved: true, trouble: undefined });
  }
}
