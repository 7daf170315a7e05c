import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The roles and schemas that a hosted project has before its first migration. All of it may run again. */
const FOUNDATION = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$;
${getAuthSchemaSql(false)}
${SUPABASE_AUTH_HELPERS_SQL}
grant usage on schema auth to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;
-- The layout of the Supabase CLI, so that its tools understand this database too.
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text not null primary key,
  statements text[],
  name text
);
`;

const FILE_NAME = /^(\d{14})_([a-z0-9_]+)\.sql$/;

/** Serves concurrent starts on one Postgres: the second waits, then finds everything applied. */
const LOCK = 'select pg_advisory_xact_lock(7310471);';

/** An index of a large table, or waiting for another process that migrates, may take long. */
const NO_TIME_LIMIT = 'set local statement_timeout = 0;';

async function appliedVersions(database: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ version: string }>`
    select version from supabase_migrations.schema_migrations`.execute(database.connection.kysely);
  return new Set(rows.map((row) => row.version));
}

/** The last commit with the replaced migrations. */
const LAST_WITH_STEPS = '8cc92a56';

/** The baseline, and the first and last of the migrations that it replaced. A database with all of those equals it. */
const BASELINE = {
  version: '20261210000000',
  name: 'baseline',
  replaces: ['20261120100000', '20261206000000'],
} as const;

/** A database that only an earlier version of Storyloom can migrate to the baseline. Nothing in it was changed. */
export class OldDatabaseError extends Error {
  override readonly name = 'OldDatabaseError';
  constructor() {
    super(
      'The database comes from a version of Storyloom that is too old for this one. Nothing in it was changed.\n' +
        'An earlier version can still open it, and bring it up to date:\n' +
        `  git checkout ${LAST_WITH_STEPS} && npm start    (Ctrl+C when it is ready)\n` +
        '  git checkout main && npm start\n' +
        'To begin with an empty one, export what you want to keep there (Account Settings, “Download everything”), then:\n' +
        '  npm run reset && npm start\n' +
        'More about it: docs/deploy.md, “A database from before the baseline”.',
    );
  }
}

/**
 * Records the baseline for a database with all the migrations that it replaced.
 * @throws {OldDatabaseError} for a database with only some of them
 */
async function adoptBaseline(database: Database, applied: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const [first, last] = BASELINE.replaces;
  if (!applied.has(first) || applied.has(BASELINE.version)) return applied;
  if (!applied.has(last)) throw new OldDatabaseError();
  await database.runScript(
    `insert into supabase_migrations.schema_migrations (version, name) values ('${BASELINE.version}', '${BASELINE.name}') on conflict do nothing`,
  );
  return new Set([...applied, BASELINE.version]);
}

function isAppliedElsewhere(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === '23505' && error.message.includes('schema_migrations')
  );
}

/**
 * Brings a database up to date, one transaction for each file, in the order of their timestamps.
 * @throws {OldDatabaseError} when it is older than the first of them
 * @returns the names of the files that were applied now.
 */
export async function migrate(database: Database, folder: string): Promise<readonly string[]> {
  await database.runScript(`${NO_TIME_LIMIT}${LOCK}${FOUNDATION}`);
  const applied = await adoptBaseline(database, await appliedVersions(database));
  const pending = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  const now: string[] = [];
  for (const file of pending) {
    const [, version, name] = FILE_NAME.exec(file) ?? [];
    if (!version || !name) throw new Error(`The migration ${file} is not named <14 digits>_<concern>.sql.`);
    if (applied.has(version)) continue;
    const script = await readFile(path.join(folder, file), 'utf8');
    try {
      // The history row comes first: of two processes that apply the same file, the second fails here, before the file.
      await database.runScript(
        `${NO_TIME_LIMIT}insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');\n${script}`,
      );
    } catch (error) {
      if (isAppliedElsewhere(error)) continue;
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The migration ${file} failed and was undone: ${reason}`, { cause: error });
    }
    now.push(file);
  }
  return now;
}
