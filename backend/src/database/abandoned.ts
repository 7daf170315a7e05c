import { AsyncLocalStorage } from 'node:async_hooks';

const client = new AsyncLocalStorage<AbortSignal>();

/** Runs what serves a request for a client; the signal is aborted once nobody waits for the answer any more. */
export const servedFor = <Result>(signal: AbortSignal, serve: () => Result): Result => client.run(signal, serve);

/** The signal of {@link servedFor} around this, if there is one. */
export const clientSignal = (): AbortSignal | undefined => client.getStore();

/** @throws with Postgres' code for a statement that its client cancelled, when nobody waits for the answer any more. */
export function assertWanted(): void {
  if (!clientSignal()?.aborted) return;
  throw Object.assign(new Error('canceling statement due to user request'), { code: '57014' });
}
