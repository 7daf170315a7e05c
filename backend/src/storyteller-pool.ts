import type { AnswerCaller } from '@storyloom/functions/demo-provider';
import { networkOf } from '@storyloom/functions/network';
import { Tinypool } from 'tinypool';
import { createFairTurns } from './rate-limit/fair-turns.ts';
import { createTurns } from './rate-limit/turns.ts';

/** Most time for an answer, in milliseconds. Most take some ten; the first one of a language some hundred. */
const ANSWER_MS = 10_000;
/** Calls of one user or guest in the line of their network, and behind them. */
const OF_CALLER = { running: 2, waiting: 6 } as const;
/** One thread answers. A school class may ask at the same moment. */
const OF_ALL = { running: 1, waiting: 500, waitingOfKey: 60 } as const;
/** About as long as a full line takes. */
const BUSY = { busySeconds: 2 } as const;
/** Starting the thread takes a second of processor time, which a starting server needs itself. A request starts it at once. */
const START_AFTER_MS = 1000;

export interface StorytellerPool {
  readonly answer: AnswerCaller;
  close(): Promise<void>;
}

/** The demo storyteller in a thread, which serves networks in turn. @param file `storyteller-thread.ts`, built */
export function createStorytellerPool(file: string, answerMs = ANSWER_MS): StorytellerPool {
  let pool: Tinypool | undefined;
  const started = (): Tinypool => (pool ??= new Tinypool({ filename: file, minThreads: 1, maxThreads: 1 }));
  const starting = setTimeout(started, START_AFTER_MS).unref();
  const callers = createTurns(OF_CALLER);
  const networks = createFairTurns(OF_ALL);

  /** The same body would fail again, and keep others waiting, so it is refused rather than retried. */
  function failed(error: unknown): Awaited<ReturnType<AnswerCaller>> {
    const isLate = error instanceof Error && error.name === 'AbortError';
    const refusal = `The demo storyteller ${isLate ? 'took too long' : 'failed'}. Try again, or change your text.`;
    return { refusal, code: isLate ? 'no answer in time' : 'thread failed' };
  }

  return {
    async answer(body, { id, address }, signal) {
      const endOfCaller = await callers.take(id);
      if (!endOfCaller) return BUSY;
      const end = await networks.take(networkOf(address ?? '') ?? 'unknown');
      try {
        if (!end) return BUSY;
        signal?.throwIfAborted();
        return await started()
          .run(body, { signal: AbortSignal.timeout(answerMs) })
          .catch(failed);
      } finally {
        end?.();
        endOfCaller();
      }
    },
    async close() {
      clearTimeout(starting);
      await pool?.destroy();
    },
  };
}
