import { sql } from 'kysely';
import type { TestServer } from '../../src/testing/test-server.ts';

/** The rows of a world, and how to restore them. */
export interface WorldRows {
  /** All rows, as one sorted line each. */
  rows(): Promise<readonly string[]>;
  /** Restores the tables that have changed. */
  reset(): Promise<void>;
  /** {@link rows} as they are after a reset. */
  readonly pristine: readonly string[];
}

export const TABLES = [
  ...[
    'account_deletions',
    'profiles',
    'anonymous_usage',
    'user_stories',
    'story_notes',
    'story_revisions',
    'imported_items',
    'user_inspirations',
    'inspiration_likes',
    'inspiration_uses',
    'user_shared_stories',
    'shared_story_days',
    'shared_story_likes',
    'shared_story_views',
    'curated_favorites',
    'content_reports',
    'newsletter_subscribers',
    'story_runs',
    'kept_runs',
    'kept_run_parts',
  ].map((name) => `public.${name}`),
  'auth.users',
  'private.salt',
  'private.known_stories',
  'private.known_story_reports',
  'private.hidden_prompts',
  'private.operators',
  'private.moderation_log',
];

/** Columns of accounts that any sign-in and any request for an email writes. */
const WRITTEN_BY_ALL = ['last_sign_in_at', 'updated_at', 'recovery_token', 'recovery_sent_at']
  .map((column) => ` - '${column}'`)
  .join('');

export const nameOf = (table: string): string => table.replace(/^(?:public|private)\./, '');

const ALL_ROWS = TABLES.map(
  (
    table,
  ) => `select '${nameOf(table)} ' || (to_jsonb(kept)${table === 'auth.users' ? WRITTEN_BY_ALL : ''})::text as line
    from ${table} as kept`,
).join(' union all ');

/** Statements that restore the present rows of each table. */
async function restoringStatements({ database }: TestServer): Promise<ReadonlyMap<string, readonly string[]>> {
  const { kysely } = database.connection;
  const statements = new Map<string, readonly string[]>();
  for (const table of TABLES) {
    const [schema, name] = table.split('.');
    const columns = await sql<{ list: string }>`
      select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
      where table_schema = ${schema} and table_name = ${name} and is_generated = 'NEVER'`.execute(kysely);
    const kept = await sql<{ rows: string | null }>`
      select jsonb_agg(to_jsonb(kept))::text as rows from ${sql.raw(table)} as kept`.execute(kysely);
    const list = columns.rows[0]?.list ?? '';
    statements.set(nameOf(table), [
      `delete from ${table}`,
      `insert into ${table} (${list})
       select ${list} from jsonb_populate_recordset(null::${table}, $kept$${kept.rows[0]?.rows ?? '[]'}$kept$)`,
    ]);
  }
  return statements;
}

/** Keeps the present rows, which each reset restores. */
export async function keepRows(server: TestServer): Promise<WorldRows> {
  const { kysely } = server.database.connection;
  let known: { readonly moment: string; readonly lines: readonly string[] } | undefined;
  /** Reads the rows again only after a transaction has written: reading all of them takes longer than most attacks. */
  async function rows(): Promise<readonly string[]> {
    const moments = await sql<{ moment: string }>`select pg_current_snapshot()::text as moment`.execute(kysely);
    const moment = moments.rows[0]?.moment ?? '';
    if (known?.moment !== moment) known = { moment, lines: await readRows() };
    return known.lines;
  }

  async function readRows(): Promise<readonly string[]> {
    const lines = await sql<{ line: string }>`select line from (${sql.raw(ALL_ROWS)}) as everything`.execute(kysely);
    return lines.rows.map(({ line }) => line).toSorted();
  }

  const pristine = await rows();
  const restoring = await restoringStatements(server);

  /** Restores tables without triggers, each by itself. */
  async function reset(): Promise<void> {
    const now = await rows();
    const [before, after] = [new Set(pristine), new Set(now)];
    const different = [...pristine.filter((line) => !after.has(line)), ...now.filter((line) => !before.has(line))];
    const names = new Set(different.map((line) => line.split(' ', 1)[0] ?? ''));
    const statements = [...names].flatMap((name) => restoring.get(name) ?? []);
    if (statements.length === 0) return;
    // Not as a script, after which the database prepares every statement again.
    await kysely.transaction().execute(async (transaction) => {
      for (const statement of ['set local session_replication_role = replica', ...statements])
        await sql.raw(statement).execute(transaction);
    });
  }

  return { rows, reset, pristine };
}
