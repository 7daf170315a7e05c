import { setImmediate } from 'node:timers';

/** How long the work of one round of the event loop may take before what has waited meanwhile gets its turn. */
const WORK_MS = 8;

// The clock of the process, also in tests that fake another one.
const now = performance.now.bind(performance);

let startedAt: number | undefined;
let waiting = 0;
let last: Promise<void> = Promise.resolve();

/** Whether the work since the first question in this round of the event loop has taken so long that others should get a turn. */
export function hasWorkedLong(): boolean {
  if (startedAt !== undefined) return now() - startedAt > WORK_MS;
  startedAt = now();
  setImmediate(() => (startedAt = undefined));
  return false;
}

/** Waits for another round of the event loop. All who wait at the same time go on one after the other, each a round later. */
export function letOthersWork(): Promise<void> {
  waiting += 1;
  last = last.then(
    () =>
      new Promise((resolve) => {
        setImmediate(() => {
          waiting -= 1;
          resolve();
        });
      }),
  );
  return last;
}

/** Whether some work has let others go first and will go on. */
export const isWorkWaiting = (): boolean => waiting > 0;
