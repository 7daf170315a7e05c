import { countWords, STORY_LENGTH, type Language } from '@storyloom/shared/domain';
import { useEffect, useState } from 'react';
import type { BlockStore } from './block-store.ts';
import type { Task } from './generation-task.ts';

/** How often the words are counted, in milliseconds. Only what is new is counted. */
const INTERVAL_MS = 1000;

/** How far a story is, in words. */
export interface StoryProgress {
  readonly words: number;
  /** About how many there will be. */
  readonly goal: number;
  /** How many there were when the run began. */
  readonly from: number;
}

/** Words of the text in the store while it is being written. About right: words may be cut. */
function useWords(store: BlockStore, language: Language | undefined): number | undefined {
  const [words, setWords] = useState<number>();
  useEffect(() => {
    if (!language) return;
    let counted = 0;
    let sum = 0;
    const timer = setInterval(() => {
      const { text } = store;
      sum += countWords(text.slice(counted), language);
      counted = text.length;
      setWords(sum);
    }, INTERVAL_MS);
    return () => {
      clearInterval(timer);
      setWords(undefined);
    };
  }, [store, language]);
  return words;
}

/** How far the story is while it grows; `undefined` while it does not, and for its first second. */
export function useStoryProgress(
  store: BlockStore,
  task: Task | undefined,
  growing: boolean,
): StoryProgress | undefined {
  const words = useWords(store, growing ? task?.options.language : undefined);
  if (words === undefined || !task || !growing) return undefined;
  const from = task.kind === 'more' ? task.of.words : 0;
  // A continuation is asked for at least the shortest length.
  const goal = Math.max(task.options.length, from === 0 ? 0 : from + STORY_LENGTH.min);
  return { words, goal, from };
}
