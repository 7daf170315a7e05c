import type { Language } from '@storyloom/shared/domain';
import { useEffect, useState } from 'react';
import type { DocStore } from '../editor/doc-store.ts';
import { Timer } from '../keeping/timer.ts';
import { WordCounter } from './word-counter.ts';

/** How long after a change the words are counted, in milliseconds. */
const PAUSE_MS = 500;

/** The number of words of the text, a moment after it changed. */
export function useWordCount(docs: DocStore, language: Language): number | undefined {
  const [words, setWords] = useState<number>();
  useEffect(() => {
    const counter = new WordCounter(language);
    let running = new AbortController();
    const count = async () => {
      const { doc } = docs.getState();
      running.abort();
      running = new AbortController();
      const found = doc && (await counter.count(doc, running.signal));
      if (found !== undefined) setWords(found);
    };
    const pause = new Timer(() => void count());
    void count();
    let isFirst = docs.getState().doc === undefined;
    const unsubscribe = docs.subscribe(() => {
      pause.plan(isFirst ? 0 : PAUSE_MS);
      isFirst = false;
    });
    return () => {
      unsubscribe();
      pause.cancel();
      running.abort();
    };
  }, [docs, language]);
  return words;
}
