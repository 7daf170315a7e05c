import { vi } from 'vitest';
import { isWorkWaiting } from '../../other-work.ts';

const FAKED = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] as const;
/** Turns of the real event loop in which work without a timer must go on. */
const MOST_IDLE = 500;

const realTurn = (() => {
  const { setImmediate } = globalThis;
  return (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
})();

/**
 * Finishes some work with a fake clock, which jumps from timer to timer whenever all other work is done. `isBusy` tells of work that
 * needs real time.
 */
export async function inVirtualTime<T>(work: () => Promise<T>, isBusy: () => boolean = () => false): Promise<T> {
  vi.useFakeTimers({ toFake: [...FAKED] });
  try {
    let isDone = false;
    const result = work().finally(() => (isDone = true));
    // Its rejection is reported by the `return` below.
    result.catch(() => undefined);
    for (let idle = 0; !isDone;) {
      await realTurn();
      if (isDone) break;
      if (isBusy() || isWorkWaiting()) continue;
      if (vi.getTimerCount() > 0) {
        vi.advanceTimersToNextTimer();
        idle = 0;
      } else if (++idle > MOST_IDLE) {
        throw new Error('The work waits, but for no timer.');
      }
    }
    return await result;
  } finally {
    vi.useRealTimers();
  }
}
