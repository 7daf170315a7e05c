import { sql } from 'kysely';
import { describeError, type Log } from '../log.ts';
import type { PendingWork } from '../pending-work.ts';
import type { Database } from './database.ts';

const MINUTE_MS = 60_000;

/**
 * Removes deleted stories whose deletion cannot be undone any more: now, and every so many milliseconds. The functions of
 * the database do so too, but nobody calls them on a server that nobody uses.
 * @returns what stops it.
 */
export function startPurging(
  { database, pending, log }: { readonly database: Database; readonly pending: PendingWork; readonly log: Log },
  everyMs = MINUTE_MS,
): () => void {
  const purge = (): void => {
    const work = sql`select private.purge_deleted_stories()`.execute(database.connection.kysely);
    pending.add(work.catch((error) => log({ level: 'error', event: 'purge', error: describeError(error) })));
  };
  purge();
  const timer = setInterval(purge, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
