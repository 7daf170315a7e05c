import { createDeadline } from '../deadline.ts';

/** Why a run was cut short. */
export type Cut = 'client' | 'first-token' | 'idle' | 'total' | 'settled' | 'handover' | 'over';

/** One run's abort signal and the time limits that trip it. */
export interface RunClock {
  readonly signal: AbortSignal;
  /** Why the signal aborted, if it did. */
  readonly cut: Cut | undefined;
  /** Replaces the running wait. */
  wait(cut: Cut, ms: number): void;
  /** Stops waiting, for example for a slow reader. The total limit keeps running. */
  pause(): void;
  /** Moves the total limit, if there is one, by that many milliseconds. */
  extend(ms: number): void;
  /** Aborts the run; the first reason is kept. */
  stop(cut: Cut): void;
}

const noop = (): void => undefined;

/** A clock without a total limit. */
function clockOf(onStop: () => void, extend: RunClock['extend']): RunClock {
  const controller = new AbortController();
  let cut: Cut | undefined;
  let awaited: Cut = 'idle';
  const stop = (why: Cut): void => {
    cut ??= why;
    onStop();
    waiting.end();
    if (!controller.signal.aborted) controller.abort(new DOMException(why, 'AbortError'));
  };
  const waiting = createDeadline(() => stop(awaited));
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
    extend,
    stop,
  };
}

/** A clock whose total limit starts now; without one it has none. */
export function createRunClock(totalMs?: number): RunClock {
  if (totalMs === undefined) return clockOf(noop, noop);
  let endsAt = performance.now() + totalMs;
  const clock = clockOf(
    () => clearTimeout(total),
    (ms) => {
      if (clock.cut !== undefined) return;
      endsAt += ms;
      clearTimeout(total);
      total = stopIn(endsAt - performance.now());
    },
  );
  const stopIn = (ms: number) => setTimeout(() => clock.stop('total'), ms);
  let total = stopIn(totalMs);
  return clock;
}

/** A clock for one call of a run: what it waits for ends that call alone, and the end of the run ends the call. */
export function createCallClock(run: RunClock): RunClock {
  const follow = (): void => clock.stop(run.cut ?? 'over');
  const clock = clockOf(() => run.signal.removeEventListener('abort', follow), run.extend);
  if (run.signal.aborted) follow();
  else run.signal.addEventListener('abort', follow);
  return clock;
}
