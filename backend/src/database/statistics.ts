import { sql } from 'kysely';
import { describeError, type Log } from '../log.ts';
import type { PendingWork } from '../pending-work.ts';
import type { Database } from './database.ts';

interface StatisticsDeps {
  readonly database: Database;
  readonly pending: PendingWork;
  readonly log: Log;
}

const EVERY_MS = 5 * 60_000;

interface Table {
  readonly name: string;
  readonly statement: string;
  /** Rows that were written since the database was opened, and rows that there are. */
  readonly written: number;
  readonly rows: number;
}

/**
 * The tables, with the statement that collects the statistics of their columns of a fixed length and of those with an index: lists
 * are filtered and sorted by them. Texts take long to read, and indexes of words, which Postgres would analyze with a whole table,
 * hundreds of milliseconds.
 */
const TABLES = sql<Table>`
  select stat.relname::text as name, stat.n_mod_since_analyze::integer as written, stat.n_live_tup::integer as rows,
    format('analyze public.%I (%s)', stat.relname, string_agg(quote_ident(col.attname), ', ')) as statement
  from pg_stat_user_tables as stat
  join pg_attribute as col on col.attrelid = stat.relid and col.attnum > 0 and not col.attisdropped
  where stat.schemaname = 'public'
    and (col.attlen > 0 or exists (
      select from pg_index as index where index.indrelid = stat.relid and col.attnum = any (index.indkey)
    ))
  group by stat.relname, stat.n_mod_since_analyze, stat.n_live_tup
`;

/** Changes after which autovacuum analyzes a table by default. */
const changesOf = (rows: number): number => 50 + 0.1 * rows;

/**
 * Returns a function that collects statistics of the tables that have none from it yet or have changed since, each in a statement of
 * its own, so that no request waits for all of them.
 */
export function statisticsOf({ connection }: Pick<Database, 'connection'>): () => Promise<void> {
  /** By table, what had been written. Postgres forgets its count only when all columns are analyzed. */
  const known = new Map<string, number>();
  const isCurrent = ({ name, written, rows }: Table): boolean => {
    const before = known.get(name);
    // A database that was closed and opened counts from 0.
    return before !== undefined && written >= before && written - before <= changesOf(rows);
  };
  return async () => {
    const { rows } = await TABLES.execute(connection.kysely);
    for (const table of rows.filter((each) => !isCurrent(each))) {
      await sql.raw(table.statement).execute(connection.kysely);
      known.set(table.name, table.written);
    }
  };
}

/**
 * Collects the statistics by which the planner of the embedded database chooses an index, now and every five minutes: it has no
 * autovacuum. Without them it reads and sorts all rows of a list. Postgres does so by itself.
 * @returns a function that stops it.
 */
export function startStatistics({ database, pending, log }: StatisticsDeps): () => void {
  if (database.hasAutovacuum) return () => undefined;
  const collectAll = statisticsOf(database);
  const collect = (): void =>
    pending.add(
      collectAll().catch((error) => log({ level: 'error', event: 'statistics', error: describeError(error) })),
    );
  collect();
  const timer = setInterval(collect, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
