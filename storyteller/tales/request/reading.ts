import type { Being, Subject, Trouble } from './request.ts';

/** How many parts of a prompt are listed as unused, and how long each may be. */
export const UNUSED_MAX = 5;
export const UNUSED_LENGTH = 80;

/** A being that was found in a text, with what decides about its part in the story. */
export interface Found {
  readonly being: Being;
  readonly start: number;
  readonly end: number;
  /** Whose it is: `my son` belongs to the asker, `her dog` to somebody in the story. */
  readonly owner?: 'asker' | 'other';
  readonly isPlural: boolean;
  /** What its gender is known from: a noun such as `brother` or `Mr`, or a list of first names. An ending is no proof. */
  readonly provenBy?: 'noun' | 'list';
}

/** What a text says, before it is decided who leads. */
export interface Reading {
  readonly found: readonly Found[];
  /** The one who fears, loses or wants something, as an index of `found`. */
  readonly subject?: number;
  /** The toy or pet that alone leads, as the story is only for the child beside it. */
  readonly told?: Found;
  readonly trouble?: Trouble;
  readonly about?: Subject;
  readonly wish?: string;
  readonly bedtime: boolean;
  readonly occasion?: string;
  readonly unused: readonly string[];
}
