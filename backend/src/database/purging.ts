import { ACCOUNT_DELETION } from '@storyloom/shared/domain';
import { sql } from 'kysely';
import { describeError, type Log } from '../log.ts';
import type { PendingWork } from '../pending-work.ts';
import type { Database } from './database.ts';

interface PurgingDeps {
  readonly database: Database;
  readonly pending: PendingWork;
  readonly log: Log;
}

const MINUTE_MS = 60_000;

/** Rows that a statement removes, so that it holds the embedded database for well below a second. */
const BATCH = 200;

/** Calls functions of the database, each until it removes nothing more. @returns a function that stops it. */
function startEvery(ms: number, calls: readonly string[], { database, pending, log }: PurgingDeps): () => void {
  let isStopped = false;
  let isRunning = false;
  async function remove(call: string): Promise<void> {
    let removed = 1;
    while (removed > 0 && !isStopped) {
      const { rows } = await sql
        .raw<{ removed: number }>(`select ${call} as removed`)
        .execute(database.connection.kysely);
      removed = rows[0]?.removed ?? 0;
    }
  }
  async function purge(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      for (const call of calls) await remove(call);
    } catch (error) {
      log({ level: 'error', event: 'purge', error: describeError(error) });
    } finally {
      isRunning = false;
    }
  }
  pending.add(purge());
  const timer = setInterval(() => pending.add(purge()), ms);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

/**
 * Removes expired data: stories whose days in the trash are over, and texts of runs that nobody fetched in an hour, now and every
 * minute; accounts whose deletion can no longer be cancelled, and old entries in the log of the sign-in service, now and every hour.
 * @returns a function that stops it.
 */
export function startPurging(deps: PurgingDeps): () => void {
  const ends = [
    startEvery(MINUTE_MS, [`private.purge_deleted_stories(${BATCH})`], deps),
    startEvery(MINUTE_MS, ['private.purge_kept_runs()'], deps),
    startEvery(
      ACCOUNT_DELETION.purgeMs,
      [`private.empty_deleted_accounts(${BATCH})`, 'private.purge_deleted_accounts(1)'],
      deps,
    ),
    startEvery(ACCOUNT_DELETION.purgeMs, [`private.purge_audit_log(${BATCH})`], deps),
  ];
  return () => {
    for (const end of ends) end();
  };
}
