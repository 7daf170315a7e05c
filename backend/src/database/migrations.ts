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

interface Migration {
  readonly file: string;
  readonly version: string;
  /** Its name in the history. */
  readonly name: string;
}

/** The migrations of a folder, in the order of their timestamps. */
async function migrationsIn(folder: string): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  return files.map((file) => {
    const [, version, name] = FILE_NAME.exec(file) ?? [];
    if (!version || !name) throw new Error(`The migration ${file} is not named <14 digits>_<concern>.sql.`);
    return { file, version, name };
  });
}

/** A migration failed. The database is as it was before the start. */
export class MigrationFailedError extends Error {
  override readonly name = 'MigrationFailedError';
  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `The migration ${file} failed and was undone, with all others of this start: ${reason}\n` +
        'The data is as it was, and the release from before opens it: start that one to go on.\n' +
        'More about it: docs/deploy.md, “Upgrading”.',
      { cause },
    );
  }
}

/**
 * Runs migrations as one transaction.
 * @returns false when another process has applied some of them meanwhile; nothing was done then
 */
async function applyAll(database: Database, folder: string, pending: readonly Migration[]): Promise<boolean> {
  const scripts = await Promise.all(pending.map(({ file }) => readFile(path.join(folder, file), 'utf8')));
  let running = '';
  function* inTurn(): Generator<string> {
    for (const [index, { file, version, name }] of pending.entries()) {
      running = file;
      // The history row comes first: of two processes that apply the same file, the second fails here, before the file.
      yield `${NO_TIME_LIMIT}insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');\n${scripts[index]}`;
    }
  }
  try {
    await database.runScripts(inTurn());
    return true;
  } catch (error) {
    if (isAppliedElsewhere(error)) return false;
    throw new MigrationFailedError(running, error);
  }
}

/**
 * Brings a database up to date with one transaction, so that a failure leaves it as the release before knows it.
 * @throws {OldDatabaseError} when it is older than the first of the migrations
 * @throws {MigrationFailedError} when one of them failed
 * @returns the names of the files that were applied now.
 */
export async function migrate(database: Database, folder: string): Promise<readonly string[]> {
  await database.runScript(`${NO_TIME_LIMIT}${LOCK}${FOUNDATION}`);
  const all = await migrationsIn(folder);
  for (;;) {
    const applied = await adoptBaseline(database, await appliedVersions(database));
    const pending = all.filter(({ version }) => !applied.has(version));
    if (await applyAll(database, folder, pending)) return pending.map(({ file }) => file);
  }
}
