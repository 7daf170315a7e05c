import { sql } from 'kysely';
import { describeError, type Log } from '../log.ts';
import type { PendingWork } from '../pending-work.ts';
import type { Database } from './database.ts';

interface VacuumingDeps {
  readonly database: Database;
  readonly pending: PendingWork;
  readonly log: Log;
}

const EVERY_MS = 60_000;

/**
 * The tables with much to reclaim, by autovacuum's default measure, each as text in SQL. Long texts are stored in pieces in a table
 * of their own: a story that is edited leaves all pieces of its former text at every save.
 */
const WORN = sql<{ name: string }>`
  select format('%I.%I', stat.schemaname, stat.relname) as name
  from pg_stat_user_tables as stat
  join pg_class as class on class.oid = stat.relid
  left join pg_stat_all_tables as pieces on pieces.relid = class.reltoastrelid
  where stat.n_dead_tup > 50 + 0.2 * stat.n_live_tup or pieces.n_dead_tup > 50 + 0.2 * pieces.n_live_tup
  order by 1
`;

/**
 * Reclaims the space of rows that were deleted or replaced, so that the next ones use it, and that of the log, all of which is read
 * when the database has to be opened again.
 * @returns the tables.
 */
export async function vacuumWorn({ connection, vacuum }: Pick<Database, 'connection' | 'vacuum'>): Promise<string[]> {
  const { rows } = await WORN.execute(connection.kysely);
  const tables = rows.map(({ name }) => name);
  await vacuum?.(tables);
  return tables;
}

/**
 * Reclaims space of the embedded database every minute: it has no autovacuum. Without, an hour of editing a long story leaves
 * a hundred megabytes. Postgres does so by itself.
 * @returns a function that stops it.
 */
export function startVacuuming({ database, pending, log }: VacuumingDeps): () => void {
  if (!database.vacuum) return () => undefined;
  const timer = setInterval(() => {
    pending.add(
      vacuumWorn(database).catch((error) => log({ level: 'error', event: 'vacuum', error: describeError(error) })),
    );
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
