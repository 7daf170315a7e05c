import type { ServiceDeps } from '../deps.ts';
import { createQuotaCalls } from '../quota/quota-calls.ts';
import type { RunKey } from './kept-request.ts';
import { nameOf } from './kept-runs.ts';
import { createStoredParts } from './stored-parts.ts';

/** The runs of guests that this process writes. A guest resumes a run for free, so it must not be written on. */
export interface GuestRuns {
  /** Notes how a run is stopped, until the function that this returns is called. */
  begin(key: RunKey, stop: () => void): () => void;
  /**
   * Stops a run that another one resumes: at once if this process writes it, and by a mark in the database if another one may keep
   * it. Never waits, and never throws: a run whose server was killed is resumed all the same.
   */
  stop(key: RunKey): void;
}

export function createGuestRuns(deps: ServiceDeps): GuestRuns {
  const stops = new Map<string, () => void>();
  const parts = createStoredParts(deps);
  const { retryOnce } = createQuotaCalls(deps);

  return {
    begin(key, stop) {
      const name = nameOf(key);
      stops.set(name, stop);
      return () => void stops.delete(name);
    },
    stop(key) {
      const stop = stops.get(nameOf(key));
      stop?.();
      if (stop && !deps.ending?.aborted) return;
      const marked = retryOnce('stop_resumed_failed', () => parts.stop(key));
      deps.defer?.(marked);
    },
  };
}
