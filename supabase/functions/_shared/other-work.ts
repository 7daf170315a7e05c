import { setImmediate } from 'node:timers';

/** How long the work of one round of the event loop may take before what has waited meanwhile gets its turn, in milliseconds. */
const WORK_MS = 8;
/** The same for a text of which so many characters came sooner than they are read: floods of many answers would fill each round. */
const FLOOD = { characters: 262_144, workMs: 2 } as const;

/** Milliseconds of work before a round is timed. */
const UNTIMED_MS = 2;

/** Most who go on in one round, if they are quick. */
const TURNS_MAX = 64;

interface Waiter {
  readonly flood: number;
  readonly goOn: () => void;
}

export interface OtherWork {
  /**
   * Whether the work in this round of the event loop has taken so long since about the first question that others should get a turn.
   * @param flood characters of the text that came sooner than a model writes
   */
  hasWorkedLong(flood?: number): boolean;
  /**
   * Waits for another round of the event loop. Floods go on last, the smallest first, and all others in their order, while the round has time.
   * @param flood as in `hasWorkedLong`
   */
  letOthersWork(flood?: number): Promise<void>;
  /** Whether some work has let others go first and will go on. */
  isWorkWaiting(): boolean;
}

/** @param now in milliseconds; the clock of the process, also in tests that fake another one */
export function createOtherWork(now: () => number = performance.now.bind(performance)): OtherWork {
  let startedAt: number | undefined;
  /** `startedAt` is in this round of the event loop. */
  let isTimed = false;
  const waiting: Waiter[] = [];
  let isPlanned = false;

  function nextRound(): void {
    startedAt = undefined;
    isTimed = false;
  }

  function hasWorkedLong(flood = 0): boolean {
    const at = now();
    if (isTimed) return at - (startedAt ?? at) > (flood > FLOOD.characters ? FLOOD.workMs : WORK_MS);
    startedAt ??= at;
    // A round that is timed is followed by another one, so those of most deltas are not.
    if (at - startedAt <= UNTIMED_MS && flood <= FLOOD.characters) return false;
    startedAt = at;
    isTimed = true;
    setImmediate(nextRound);
    return false;
  }

  /** Lets the one go on that has waited longest of the smallest floods. */
  function goOn(isFirst: boolean): void {
    const least = Math.min(...waiting.map(({ flood }) => flood));
    if (hasWorkedLong(least) && !isFirst) return;
    const place = waiting.findIndex(({ flood }) => flood === least);
    waiting.splice(place, 1)[0]?.goOn();
  }

  /** Plans the turns of the next round. */
  function planRound(): void {
    const turns = Math.min(waiting.length, TURNS_MAX);
    for (let turn = 0; turn < turns; turn += 1) setImmediate(goOn, turn === 0);
    isPlanned = turns > 0;
    if (isPlanned) setImmediate(planRound);
  }

  return {
    hasWorkedLong,
    letOthersWork: (flood = 0) =>
      new Promise((resolve) => {
        waiting.push({ flood: flood > FLOOD.characters ? flood : 0, goOn: resolve });
        if (!isPlanned) planRound();
      }),
    isWorkWaiting: () => waiting.length > 0,
  };
}

/** That of this process. */
export const { hasWorkedLong, letOthersWork, isWorkWaiting } = createOtherWork();
