import { DESK } from '@storyloom/shared/domain';
import type { StateStore } from './state-store.ts';

interface Saving {
  readonly store: StateStore<{
    readonly isSaved: boolean;
    readonly trouble: object | undefined;
    readonly conflict: object | undefined;
  }>;
}

/** Resolves when all is saved or can't be, and after a time at the latest. */
export function savedOrNot({ store }: Saving): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const look = () => {
      const { isSaved, trouble, conflict } = store.getState();
      if (isSaved || trouble || conflict) end();
    };
    const timer = setTimeout(end, DESK.leaveMs);
    const unsubscribe = store.subscribe(look);
    look();
  });
}
