import { EMPTY_NOTES, type StoryNotes } from '@storyloom/shared/domain';
import { draftOf, type NotesDraft } from './notes-draft.ts';

/** Why notes are not saved although it was tried. */
export type NotesTrouble =
  | { readonly kind: 'failed'; readonly failure: Error }
  /** A text is too long for its field. */
  | { readonly kind: 'too-long' }
  /** The story was deleted. */
  | { readonly kind: 'gone' };

/** What another tab or device has saved. */
export interface OtherNotes {
  readonly notes: StoryNotes;
  readonly revision: number;
}

export interface NotesState {
  readonly phase: 'loading' | 'failed' | 'ready';
  /** Why they could not be loaded. */
  readonly failure: Error | undefined;
  readonly draft: NotesDraft;
  /** The server has everything that can be saved. */
  readonly isSaved: boolean;
  readonly trouble: NotesTrouble | undefined;
  /** The notes were changed elsewhere, too, and nothing was overwritten. */
  readonly conflict: OtherNotes | undefined;
}

export const INITIAL: NotesState = {
  phase: 'loading',
  failure: undefined,
  draft: draftOf(EMPTY_NOTES),
  isSaved: true,
  trouble: undefined,
  conflict: undefined,
};
