import type { AnswerDemo } from '@storyloom/functions/demo-provider';
import { Tinypool } from 'tinypool';

/** Most time for an answer, in milliseconds. Most take some ten; the first one of a language some hundred. */
const ANSWER_MS = 20_000;

export interface StorytellerPool {
  readonly answer: AnswerDemo;
  close(): Promise<void>;
}

/** The demo storyteller in a thread. @param file `storyteller-thread.ts`, built */
export function createStorytellerPool(file: string, answerMs = ANSWER_MS): StorytellerPool {
  const pool = new Tinypool({ filename: file, minThreads: 1, maxThreads: 1 });
  return {
    answer: (body) => pool.run(body, { signal: AbortSignal.timeout(answerMs) }),
    close: () => pool.destroy(),
  };
}
