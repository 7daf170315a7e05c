import { withTimeLimit } from './database/database.ts';

/** Work that outlasts the answer it belongs to, such as the refund after a reader has left. */
export interface PendingWork {
  add(work: Promise<unknown>): void;
  /** Waits for all of it before the database is closed, for a limited time. */
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
