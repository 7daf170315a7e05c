import { readStored, removeStored, workKeys } from '@storyloom/shared/device-storage';
import { STORY_LENGTH } from '@storyloom/shared/domain';
import { keepWork } from '../../../own-work/keep-work.ts';
import type { DeskStory } from '../keeping/device-copy.ts';
import { CHAPTER_WORDS, type Direction } from './model.ts';

/** What was chosen for the next chapter. */
export interface NextWords {
  /** The user's own. */
  readonly own: string;
  readonly found: readonly string[];
  readonly direction: Direction;
  /** Length of the chapter, in words. */
  readonly length: number;
}

const NO_WORDS: NextWords = { own: '', found: [], direction: 'own', length: CHAPTER_WORDS };

const keyOf = ({ userId, storyId }: DeskStory) => `${workKeys.next(userId)}${storyId}`;

/** What an earlier page kept on the device for a story. */
export function readWords(story: DeskStory): NextWords {
  try {
    const { own, found, direction, length } = JSON.parse(readStored(keyOf(story)) ?? '{}');
    const ways = Array.isArray(found) ? found.filter((way) => typeof way === 'string') : [];
    const isLength = typeof length === 'number' && length >= STORY_LENGTH.min && length <= STORY_LENGTH.max;
    return {
      own: typeof own === 'string' ? own : '',
      found: ways,
      direction: typeof direction === 'number' && direction in ways ? direction : 'own',
      length: isLength ? length : CHAPTER_WORDS,
    };
  } catch {
    return NO_WORDS;
  }
}

export const removeWords = (story: DeskStory): void => removeStored(keyOf(story));

/** Keeps what was chosen on the device, until its chapter is accepted. */
export function keepWords(story: DeskStory, words: NextWords): void {
  const isNothing = words.own === '' && words.found.length === 0 && words.length === CHAPTER_WORDS;
  if (isNothing) removeWords(story);
  else keepWork(story.userId, keyOf(story), JSON.stringify(words));
}
