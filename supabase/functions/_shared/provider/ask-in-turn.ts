import type { ProviderAccess } from './open-completion.ts';
import { createRunClock, type RunClock } from './run-clock.ts';

/**
 * Asks a provider for a short answer when it has room for it, before the stories that wait. The time limit begins then.
 *
 * @param leaving aborted when the caller leaves, which frees the place
 * @param limitMs the longest wait for the answer, in milliseconds
 * @throws what `ask` throws
 */
export async function askInTurn<T>(
  { turns }: ProviderAccess,
  leaving: AbortSignal,
  limitMs: number,
  ask: (clock: RunClock) => Promise<T>,
): Promise<T> {
  const release = await turns.take({ short: true, signal: leaving }).catch(() => undefined);
  const clock = createRunClock(limitMs);
  const leave = (): void => clock.stop('client');
  if (leaving.aborted) leave();
  leaving.addEventListener('abort', leave, { once: true });
  try {
    return await ask(clock);
  } finally {
    clock.stop('over');
    leaving.removeEventListener('abort', leave);
    release?.();
  }
}
