import { readStored, removeStored, storedKeys, workKeys } from '@storyloom/shared/device-storage';
import { readNotes, type StoryNotes } from '@storyloom/shared/domain';
import { keepWork } from '../../../../own-work/keep-work.ts';
import type { DeskStory } from '../../keeping/device-copy.ts';

/** Notes that the server has not acknowledged, kept on the device. */
export interface NotesCopy {
  /** The page that wrote it. */
  readonly page: string;
  readonly notes: StoryNotes;
  /** The revision that was edited; `null` when there was none. */
  readonly base: number | null;
}

const prefixOf = ({ userId, storyId }: DeskStory) => `${workKeys.notes(userId)}${storyId}:`;

/** Keeps notes on the device. Each page has a key of its own, so that no tab overwrites the notes of another. */
export const writeNotesCopy = (story: DeskStory, { page, notes, base }: NotesCopy): void =>
  keepWork(story.userId, prefixOf(story) + page, JSON.stringify({ notes, base, at: Date.now() }));

export const removeNotesCopy = (story: DeskStory, page: string): void => removeStored(prefixOf(story) + page);

function readCopy(story: DeskStory, page: string) {
  try {
    const { notes, base, at } = JSON.parse(readStored(prefixOf(story) + page) ?? '');
    return [{ page, notes: readNotes(notes), base: typeof base === 'number' ? base : null, at: Number(at) }];
  } catch {
    return [];
  }
}

/** The newest notes of a story that a page could not save; they may be those of another tab that is about to. */
export const findNotesCopy = (story: DeskStory): NotesCopy | undefined =>
  storedKeys(prefixOf(story))
    .flatMap((key) => readCopy(story, key.slice(prefixOf(story).length)))
    .toSorted((one, other) => other.at - one.at)[0];
