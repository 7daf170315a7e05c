import { readStored, removeStored, workKeys } from '@storyloom/shared/device-storage';
import { END_REASONS } from '@storyloom/shared/stream';
import { keepWork } from '../../../../own-work/keep-work.ts';
import type { DeskStory } from '../../keeping/device-copy.ts';
import type { Ended, Wish } from './proposal-state.ts';

/** A chapter that was proposed and neither accepted nor discarded, kept on the device. */
export interface ChapterCopy extends Ended {
  readonly wish: Wish;
  readonly attempt: number;
  readonly isDemo: boolean;
  /** As it arrived, as far as it arrived. */
  readonly text: string;
}

const keyOf = ({ userId, storyId }: DeskStory) => `${workKeys.chapter(userId)}${storyId}`;

/** The chapter that is kept for a story; `undefined` when there is none, or it can't be read. */
export function readChapterCopy(story: DeskStory): ChapterCopy | undefined {
  try {
    const { next, length, attempt, isDemo, ending, limitSeconds, text } = JSON.parse(readStored(keyOf(story)) ?? '{}');
    if (typeof text !== 'string' || text.trim() === '') return undefined;
    if (typeof next !== 'string' || typeof length !== 'number') return undefined;
    return {
      wish: { action: 'chapter', next, length },
      attempt: typeof attempt === 'number' ? attempt : 1,
      isDemo: isDemo === true,
      ending: END_REASONS.find((known) => known === ending) ?? 'partway',
      ...(typeof limitSeconds === 'number' && { limitSeconds }),
      text,
    };
  } catch {
    return undefined;
  }
}

export function writeChapterCopy(story: DeskStory, { wish, ...rest }: ChapterCopy): void {
  const { next, length } = wish;
  keepWork(story.userId, keyOf(story), JSON.stringify({ next, length, ...rest }));
}

export const removeChapterCopy = (story: DeskStory): void => removeStored(keyOf(story));
