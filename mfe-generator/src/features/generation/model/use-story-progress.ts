import { countWords, type Language } from '@storyloom/shared/domain';
import { useEffect, useState } from 'react';
import type { BlockStore } from './block-store.ts';

/** How often the words are counted, in milliseconds. Only what is new is counted. */
const INTERVAL_MS = 1000;

/** Words of the story so far while it is being written; `undefined` while it is not. About right: words may be cut. */
export function useStoryProgress(store: BlockStore, language: Language, running: boolean): number | undefined {
  const [words, setWords] = useState<number>();
  useEffect(() => {
    if (!running) return;
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
  }, [store, language, running]);
  return words;
}
