import type { StoryVersion } from './story-version.ts';

/** Longest time that a saved story waits for its notes, in milliseconds: the writing desk, which may open next, reads them. */
const LONGEST_MS = 2000;

/** Saves the notes of a story that was just saved. A failure is only logged: the story is saved, and notes can be written later. */
export async function keepNotes(version: StoryVersion, rowId: string): Promise<void> {
  const kept = import('../notes/save-first-notes.ts')
    .then(({ saveFirstNotes }) => saveFirstNotes(version, rowId))
    .catch((error: unknown) => console.warn(error));
  await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
}
