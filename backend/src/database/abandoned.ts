import { AsyncLocalStorage } from 'node:async_hooks';

const client = new AsyncLocalStorage<AbortSignal>();

/** Serves a request; the signal is aborted when its client no longer waits for the answer. */
export const servedFor = <Result>(signal: AbortSignal, serve: () => Result): Result => client.run(signal, serve);

/** The signal of {@link servedFor} around this, if there is one. */
export const clientSignal = (): AbortSignal | undefined => client.getStore();

/** @throws with Postgres' code for a cancelled statement when the client no longer waits for the answer. */
export function assertWanted(): void {
  if (!clientSignal()?.aborted) return;
  throw Object.assign(new Error('canceling statement due to user request'), { code: '57014' });
}
