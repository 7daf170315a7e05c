import { countWords, STORY_LENGTH, type Language } from '@storyloom/shared/domain';
import { useEffect, useState } from 'react';
import type { BlockStore } from './block-store.ts';
import type { Task } from './generation-task.ts';

/** Interval for counting words, in milliseconds. Only new text is counted. */
const INTERVAL_MS = 1000;

/** Progress of a story, in words. */
export interface StoryProgress {
  readonly words: number;
  /** The approximate length of the finished story. */
  readonly goal: number;
  /** The number of words when the run began. */
  readonly from: number;
  /** It had ended too soon, and is written on. */
  readonly goesOn?: boolean;
}

/** Words of the text in the store while it is written. Approximate, since words may be cut. */
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

/** Progress of the story while it grows; `undefined` otherwise, and during its first second. */
export function useStoryProgress(
  store: BlockStore,
  task: Task | undefined,
  growing: boolean,
): StoryProgress | undefined {
  const words = useWords(store, growing ? task?.options.language : undefined);
  if (words === undefined || !task || !growing) return undefined;
  const from = task.kind === 'more' ? task.of.words : 0;
  // A continuation has at least the shortest length.
  const goal = Math.max(task.options.length, from === 0 ? 0 : from + STORY_LENGTH.min);
  return { words, goal, from };
}
