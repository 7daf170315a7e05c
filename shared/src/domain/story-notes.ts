/** A person of a story, as its notes have them. Only the name is always there. */
export interface Character {
  readonly name: string;
  readonly role: string;
  readonly appearance: string;
  readonly voice: string;
}

export interface Place {
  readonly name: string;
  readonly description: string;
}

/** A chapter that is planned: its heading, and what happens in it. */
export interface OutlineChapter {
  readonly title: string;
  readonly summary: string;
}

/** What a writer keeps about a story beside its text (issue 21). Every later call for the story receives it. */
export interface StoryNotes {
  readonly characters: readonly Character[];
  readonly places: readonly Place[];
  /** Rules of the story's world, in the user's words. */
  readonly rules: string;
  /** The plan that the story was written by; empty for a story without one. */
  readonly outline: readonly OutlineChapter[];
}

export const EMPTY_NOTES: StoryNotes = { characters: [], places: [], rules: '', outline: [] };

/** Most entries of a story's notes, and their lengths in UTF-16 code units; the database holds the same numbers. */
export const NOTES_LIMITS = {
  characters: 20,
  places: 20,
  name: 80,
  /** Of a role, an appearance, a voice and a description. */
  field: 300,
  rules: 2000,
  chapters: 12,
  summary: 500,
  /** Names that were found in a story's text and are kept beside its notes. */
  names: 12,
} as const;

/** Longest answer to "Who is in it", in UTF-16 code units. */
export const WHO_MAX_LENGTH = 1000;

/** From how many words on a story has an outline first. */
export const OUTLINE_FROM_WORDS = 2500;

/** The latest stories whose names a new story avoids, and how many names are sent at most. */
export const AVOIDED_NAMES = { stories: 10, names: 60 } as const;

/** Suggestions of how a story could go on. */
export const SUGGESTIONS = 3;

/** Longest direction for a next chapter, a suggestion or the user's own, in UTF-16 code units. */
export const DIRECTION_MAX_LENGTH = 500;
