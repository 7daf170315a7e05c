import { setImmediate } from 'node:timers';

/** How long the work of one round of the event loop may take before what has waited meanwhile gets its turn, in milliseconds. */
const WORK_MS = 8;
/** The same for a text of which more than so many characters were read: floods of many answers would fill each round. */
const LONG = { characters: 262_144, workMs: 2 } as const;

/** Most who go on in one round, if they are quick. */
const TURNS_MAX = 16;

interface Waiter {
  readonly read: number;
  readonly goOn: () => void;
}

export interface OtherWork {
  /**
   * Whether the work since the first question in this round of the event loop has taken so long that others should get a turn.
   * @param read characters of the text that were read before
   */
  hasWorkedLong(read?: number): boolean;
  /**
   * Waits for another round of the event loop. Those who have read least go on first, while the round has time.
   * @param read as in `hasWorkedLong`
   */
  letOthersWork(read?: number): Promise<void>;
  /** Whether some work has let others go first and will go on. */
  isWorkWaiting(): boolean;
}

/** @param now in milliseconds; the clock of the process, also in tests that fake another one */
export function createOtherWork(now: () => number = performance.now.bind(performance)): OtherWork {
  let startedAt: number | undefined;
  const waiting: Waiter[] = [];
  let isPlanned = false;

  function hasWorkedLong(read = 0): boolean {
    if (startedAt !== undefined) return now() - startedAt > (read > LONG.characters ? LONG.workMs : WORK_MS);
    startedAt = now();
    setImmediate(() => (startedAt = undefined));
    return false;
  }

  /** Lets the one go on that has read least, or that waits longest of those. */
  function goOn(isFirst: boolean): void {
    const least = Math.min(...waiting.map(({ read }) => read));
    if (hasWorkedLong(least) && !isFirst) return;
    const place = waiting.findIndex(({ read }) => read === least);
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
    letOthersWork: (read = 0) =>
      new Promise((resolve) => {
        waiting.push({ read, goOn: resolve });
        if (!isPlanned) planRound();
      }),
    isWorkWaiting: () => waiting.length > 0,
  };
}

/** That of this process. */
export const { hasWorkedLong, letOthersWork, isWorkWaiting } = createOtherWork();
