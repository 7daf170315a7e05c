import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';

/**
 * Resolves when React has done all that it planned. What a component shows is in the document before its effects have run:
 * on a busy machine a test that waited for the one can be too early for the other.
 */
export const reactAtRest = (): Promise<void> =>
  new Promise((resolve) => unstable_scheduleCallback(unstable_IdlePriority, () => resolve()));
