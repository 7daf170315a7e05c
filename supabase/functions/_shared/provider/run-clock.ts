import { createDeadline } from '../deadline.ts';

/** Why a run was cut short. */
export type Cut = 'client' | 'first-token' | 'idle' | 'total' | 'settled' | 'over';

/** One run's abort signal and the time limits that trip it. */
export interface RunClock {
  readonly signal: AbortSignal;
  /** Why the signal aborted, if it did. */
  readonly cut: Cut | undefined;
  /** Replaces the running wait. */
  wait(cut: Cut, ms: number): void;
  /** Stops waiting, for example for a slow reader. The total limit keeps running. */
  pause(): void;
  /** Aborts the run; the first reason is kept. */
  stop(cut: Cut): void;
}

/** A clock whose total limit starts now. */
export function createRunClock(totalMs: number): RunClock {
  const controller = new AbortController();
  let cut: Cut | undefined;
  let awaited: Cut = 'idle';
  const stop = (why: Cut): void => {
    cut ??= why;
    clearTimeout(total);
    waiting.end();
    if (!controller.signal.aborted) controller.abort(new DOMException(why, 'AbortError'));
  };
  const waiting = createDeadline(() => stop(awaited));
  const total = setTimeout(() => stop('total'), totalMs);
  return {
    signal: controller.signal,
    get cut() {
      return cut;
    },
    wait(why, ms) {
      if (cut !== undefined) return;
      awaited = why;
      waiting.set(ms);
    },
    pause: waiting.clear,
    stop,
  };
}
