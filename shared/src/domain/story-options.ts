import type { StoryNotes } from './story-notes.ts';

/** The four generators. The order is the order in which they are shown (spec 2). */
export const GENRES = ['fantasy', 'scifi', 'children', 'romance'] as const;
export type Genre = (typeof GENRES)[number];

export const LANGUAGES = ['english', 'spanish', 'french', 'chinese'] as const;
export type Language = (typeof LANGUAGES)[number];

export const PERSPECTIVES = ['first', 'second', 'third'] as const;
export type Perspective = (typeof PERSPECTIVES)[number];

export const TONES = ['humorous', 'dramatic', 'mysterious', 'neutral', 'emotional', 'light'] as const;
export type Tone = (typeof TONES)[number];

/** Story length in words (spec 5 and 9). */
export const STORY_LENGTH = { min: 500, max: 5000, step: 100 } as const;

/** Longest prompt in UTF-16 code units (design 4); the database has the same CHECK. */
export const PROMPT_MAX_LENGTH = 4000;

/** BCP 47 tag of each story language, for `lang` attributes and `Intl.Segmenter`. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  english: 'en',
  spanish: 'es',
  french: 'fr',
  chinese: 'zh-Hans',
};

export interface StorySettings {
  readonly language: Language;
  readonly perspective: Perspective;
  readonly tone: Tone;
  /** Words, within {@link STORY_LENGTH}. */
  readonly length: number;
}

export interface StoryOptions extends StorySettings {
  readonly prompt: string;
  readonly genre: Genre;
}

/** A request of a page to the story service. */
export interface StoryRequest extends StoryOptions {
  /** Created by the page, one per run. */
  readonly runId: string;
  /** 1 for the first story with these options; another number requests another story. */
  readonly attempt: number;
  readonly inspirationId?: string;
  /** The story so far, to be continued. */
  readonly continueOf?: string;
  /** The interrupted run that a guest continues for free. */
  readonly resumes?: string;
  /** Who is in the story, in the user's words. */
  readonly who?: string;
  /** What is kept about the story: its people, places, rules and outline. */
  readonly notes?: StoryNotes;
  /** Names that the story should not use, because the user's latest stories have them. */
  readonly avoidNames?: readonly string[];
  /** What happens in the chapter that is to be written after `continueOf`, whose length is `length`. */
  readonly next?: string;
  /** The page can rejoin the run, so it goes on for a while when the connection is lost; it ends it with `stop-story`. */
  readonly rejoinable?: boolean;
}

/** Settings a generator starts with, and returns to when the genre changes (spec 9). */
export const GENRE_DEFAULTS: Readonly<Record<Genre, StorySettings>> = {
  fantasy: { language: 'english', perspective: 'third', tone: 'neutral', length: 1500 },
  scifi: { language: 'english', perspective: 'third', tone: 'neutral', length: 1500 },
  romance: { language: 'english', perspective: 'third', tone: 'emotional', length: 1500 },
  children: { language: 'english', perspective: 'third', tone: 'light', length: 800 },
};

/** The generator an absent or unknown id falls back to (spec 2). */
export const DEFAULT_GENRE: Genre = 'fantasy';

function isOneOf<T extends string>(values: readonly T[], value: unknown): value is T {
  return typeof value === 'string' && (values as readonly string[]).includes(value);
}

export const isGenre = (value: unknown): value is Genre => isOneOf(GENRES, value);
export const isLanguage = (value: unknown): value is Language => isOneOf(LANGUAGES, value);
export const isPerspective = (value: unknown): value is Perspective => isOneOf(PERSPECTIVES, value);
export const isTone = (value: unknown): value is Tone => isOneOf(TONES, value);

/** A whole number of words on the slider's grid. */
export function isStoryLength(value: unknown): value is number {
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= STORY_LENGTH.min &&
    value <= STORY_LENGTH.max &&
    value % STORY_LENGTH.step === 0
  );
}

/** The generator in rows of a story whose genre is unknown (spec 3). */
export const UNKNOWN_GENRE = 'unknown';

/** The genre named in a row or a file; `undefined` for {@link UNKNOWN_GENRE} and for genres without a generator. */
export const knownGenre = (value: unknown): Genre | undefined => (isGenre(value) ? value : undefined);

/** The genre in an address; unknown and absent ids become {@link DEFAULT_GENRE}. */
export function genreOrDefault(value: unknown): Genre {
  return isGenre(value) ? value : DEFAULT_GENRE;
}
