import { AppError } from '@storyloom/shared/api';
import { pause } from './pause.ts';

/**
 * Pauses before each try, in milliseconds: a minute in all, as long as the service writes on. The first is longer than a page that is
 * closing still runs after its connections are closed.
 */
export const PAUSES_MS: readonly number[] = [50, 1000, 2000, 4000, 8000, 15_000, 30_000];

/** Failures that say nothing about the run itself, so that the next try may succeed. */
const TEMPORARY: readonly string[] = ['network', 'internal', 'rate_limited', 'quota_unavailable'];

/** Whether a connection failed, or a service that is there again later; anything else says that there is nothing to reconnect to. */
export const isTemporary = (error: unknown): boolean => !(error instanceof AppError) || TEMPORARY.includes(error.code);

interface Reconnection {
  /** Follows the run to its end, or stops it. */
  readonly attempt: () => Promise<void>;
  /** Changes with each event that arrives. */
  readonly arrived: () => number | undefined;
  /** See {@link PAUSES_MS}. */
  readonly pauses: () => readonly number[];
  readonly signal: AbortSignal;
}

/**
 * Tries something about a run again until it succeeds, with growing pauses, and at once when the browser has a connection again. A
 * connection that is lost again after something has arrived is tried as often as the first.
 *
 * @throws the failure of the last try, or the signal's reason
 */
export async function reconnect({ attempt, arrived, pauses, signal }: Reconnection): Promise<void> {
  let failures = 0;
  for (;;) {
    const ms = pauses()[failures] ?? 0;
    if (ms > 0) await pause(ms, signal);
    signal.throwIfAborted();
    const before = arrived();
    try {
      return await attempt();
    } catch (error) {
      failures = arrived() === before ? failures + 1 : 0;
      if (signal.aborted || !isTemporary(error) || failures >= pauses().length) throw error;
    }
  }
}
