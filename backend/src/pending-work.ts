import { withTimeLimit } from './database/database.ts';

/** Work that continues after its answer, such as a refund after a reader has left. */
export interface PendingWork {
  add(work: Promise<unknown>): void;
  /** Waits for all work, for a limited time; called before the database is closed. */
  settled(milliseconds?: number): Promise<void>;
}

export function createPendingWork(): PendingWork {
  const running = new Set<Promise<unknown>>();
  return {
    add(work) {
      const tracked = work.catch(() => {}).finally(() => running.delete(tracked));
      running.add(tracked);
    },
    settled: (milliseconds) => withTimeLimit(Promise.all(running), milliseconds),
  };
}
