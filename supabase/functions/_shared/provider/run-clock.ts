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
  /** Begins a total limit. */
  limit(ms: number): void;
  /** Moves the total limit, if there is one, by that many milliseconds. */
  extend(ms: number): void;
  /** Aborts the run; the first reason is kept. */
  stop(cut: Cut): void;
  /** Another process is to write on: the run ends at the end of a word, or after that many milliseconds. */
  handOver(ms: number): void;
  /** Whether it is waiting for the end of a word. */
  readonly isHandingOver: boolean;
}

/** The total limit of a clock. */
type Total = Pick<RunClock, 'limit' | 'extend'>;

function clockOf(onStop: () => void, total: Total): RunClock {
  let handOver: ReturnType<typeof setTimeout> | undefined;
  const controller = new AbortController();
  let cut: Cut | undefined;
  let awaited: Cut = 'idle';
  const stop = (why: Cut): void => {
    cut ??= why;
    onStop();
    clearTimeout(handOver);
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
    ...total,
    stop,
    handOver(ms) {
      if (cut === undefined) handOver = setTimeout(() => stop('handover'), ms);
    },
    get isHandingOver() {
      return handOver !== undefined && cut === undefined;
    },
  };
}

/** @param totalMs a total limit that begins now */
export function createRunClock(totalMs?: number): RunClock {
  let endsAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const endAt = (at: number): void => {
    if (clock.cut !== undefined) return;
    endsAt = at;
    clearTimeout(timer);
    timer = setTimeout(() => clock.stop('total'), at - performance.now());
  };
  const clock = clockOf(() => clearTimeout(timer), {
    limit: (ms) => endAt(performance.now() + ms),
    extend(ms) {
      if (endsAt !== undefined) endAt(endsAt + ms);
    },
  });
  if (totalMs !== undefined) clock.limit(totalMs);
  return clock;
}

/** A clock for one call of a run: what it waits for ends that call alone, and the end of the run ends the call. */
export function createCallClock(run: RunClock): RunClock {
  const follow = (): void => clock.stop(run.cut ?? 'over');
  const { limit, extend } = run;
  const clock = clockOf(() => run.signal.removeEventListener('abort', follow), { limit, extend });
  if (run.signal.aborted) follow();
  else run.signal.addEventListener('abort', follow);
  return clock;
}
