import { AppError } from '@storyloom/shared/api';
import type { NewStoryText, SavedText } from '@storyloom/shared/api/story-text';
import { STORY_LIMITS } from '@storyloom/shared/domain';
import type { DeskStory, FoundCopy, Revision } from './device-copy.ts';

export type Cause = NewStoryText['cause'];

/** Why a text has changed. */
export interface Change {
  readonly cause: Cause;
  /** The demo storyteller wrote some of it. */
  readonly demo?: boolean;
  /** The revision that it is from. */
  readonly restored?: number | undefined;
}

export const TYPED: Change = { cause: 'typed' };

export type Save = (change: NewStoryText, signal: AbortSignal) => Promise<SavedText>;

export interface KeeperOptions {
  readonly story: DeskStory;
  /** The story as the server has it. */
  readonly current: Revision;
  /** Unsaved texts that were found on the device, the newest first. */
  readonly found: readonly FoundCopy[];
  readonly save: Save;
}

/** Why the text is not saved although it was tried. */
export type Trouble =
  /** There was no answer; it is tried again. */
  | { readonly kind: 'unreachable' }
  /** It was refused; it is tried again. */
  | { readonly kind: 'refused'; readonly failure: Error }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-long'; readonly over: number };

/** Two texts that were both changed since their common base. */
export interface Conflict {
  readonly base: Revision;
  /** What another tab or device saved. */
  readonly theirs: Revision;
}

export interface KeepingState {
  /** The server has acknowledged the current text. */
  readonly isSaved: boolean;
  /** The device has the current text; also when it need not, because the server has it. */
  readonly isOnDevice: boolean;
  readonly trouble: Trouble | undefined;
  readonly conflict: Conflict | undefined;
  /** A choice in a conflict is being saved. */
  readonly isResolving: boolean;
  /** When the text was changed that was found on the device, in milliseconds since 1970. */
  readonly restoredAt: number | undefined;
}

/** Whether a failed save can't succeed before the user has done something. */
export const isFinal = (trouble: Trouble | undefined): boolean =>
  trouble?.kind === 'signed-out' || trouble?.kind === 'gone';

export const ALL_SAVED: KeepingState = {
  isSaved: true,
  isOnDevice: true,
  trouble: undefined,
  conflict: undefined,
  isResolving: false,
  restoredAt: undefined,
};

/** Why a text can't be a story's. */
export function unfit(text: string): Trouble | undefined {
  if (text.trim() === '') return { kind: 'empty' };
  // The database counts characters, not units of UTF-16, which are never fewer.
  const over = text.length > STORY_LIMITS.characters ? Array.from(text).length - STORY_LIMITS.characters : 0;
  return over > 0 ? { kind: 'too-long', over } : undefined;
}

/** What a failed save means for the user. */
export function troubleOf(failure: unknown): Trouble {
  if (!(failure instanceof AppError)) return { kind: 'refused', failure: failure as Error };
  if (failure.code === 'unauthorized') return { kind: 'signed-out' };
  return failure.code === 'network' ? { kind: 'unreachable' } : { kind: 'refused', failure };
}
