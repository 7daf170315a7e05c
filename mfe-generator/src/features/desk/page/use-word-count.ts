import type { Language } from '@storyloom/shared/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskEditor } from '../editor/desk-editor.ts';
import { Timer } from '../keeping/timer.ts';
import { WordCounter } from './word-counter.ts';

/** How long after a change the words are counted, in milliseconds. */
const PAUSE_MS = 500;

/** The number of words of the text, a moment after it changed. Call `recount` after each change. */
export function useWordCount(editor: DeskEditor | undefined, language: Language) {
  const [words, setWords] = useState<number>();
  const timer = useRef<Timer>(undefined);
  useEffect(() => {
    if (!editor) return;
    const counter = new WordCounter(language);
    let running = new AbortController();
    const count = async () => {
      running.abort();
      running = new AbortController();
      const found = await counter.count(editor.view.state.doc, running.signal);
      if (found !== undefined) setWords(found);
    };
    const pause = new Timer(() => void count());
    timer.current = pause;
    void count();
    return () => {
      pause.cancel();
      running.abort();
    };
  }, [editor, language]);
  const recount = useCallback(() => timer.current?.plan(PAUSE_MS), []);
  return { words, recount };
}
