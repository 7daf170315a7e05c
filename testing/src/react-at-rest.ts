import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';

/**
 * Resolves when React has finished all scheduled work. Effects run after the document is updated, so on a busy machine a
 * test that waited for the document can be too early for them.
 */
export const reactAtRest = (): Promise<void> =>
  new Promise((resolve) => unstable_scheduleCallback(unstable_IdlePriority, () => resolve()));
