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
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stop = (why: Cut): void => {
    cut ??= why;
    clearTimeout(total);
    clearTimeout(waiting);
    if (!controller.signal.aborted) controller.abort(new DOMException(why, 'AbortError'));
  };
  const total = setTimeout(() => stop('total'), totalMs);
  return {
    signal: controller.signal,
    get cut() {
      return cut;
    },
    wait(why, ms) {
      clearTimeout(waiting);
      if (cut === undefined) waiting = setTimeout(() => stop(why), ms);
    },
    pause: () => clearTimeout(waiting),
    stop,
  };
}
