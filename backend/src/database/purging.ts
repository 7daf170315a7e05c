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

function startEvery(ms: number, statement: string, { database, pending, log }: PurgingDeps): () => void {
  const purge = (): void => {
    const work = sql.raw(statement).execute(database.connection.kysely);
    pending.add(work.catch((error) => log({ level: 'error', event: 'purge', error: describeError(error) })));
  };
  purge();
  const timer = setInterval(purge, ms);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Removes expired data: stories whose days in the trash are over, and texts of runs that nobody fetched in an hour, now and every
 * minute; accounts whose deletion can no
 * longer be cancelled, and old entries in the log of the sign-in service, now and every hour. The functions of the
 * database remove stories too, but none is called on a server without visitors.
 * @returns a function that stops it.
 */
export function startPurging(deps: PurgingDeps): () => void {
  const stopStories = startEvery(MINUTE_MS, 'select private.purge_deleted_stories()', deps);
  const stopRuns = startEvery(MINUTE_MS, 'select private.purge_kept_runs()', deps);
  const stopAccounts = startEvery(ACCOUNT_DELETION.purgeMs, 'select private.purge_deleted_accounts()', deps);
  const stopAudit = startEvery(ACCOUNT_DELETION.purgeMs, 'select private.purge_audit_log()', deps);
  return () => {
    stopAudit();
    stopStories();
    stopRuns();
    stopAccounts();
  };
}
