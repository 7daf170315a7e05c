import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Where the Supabase CLI notes the same. */
const SEED_FILES = `
create table if not exists supabase_migrations.seed_files (
  path text not null primary key,
  hash text not null
);
insert into supabase_migrations.seed_files (path, hash) values ('supabase/seed.sql', '');
`;

/**
 * Fills a database that nobody has used yet with the demo community, once: in one transaction with the note that it was
 * done, so that a process killed in between does it at its next start.
 *
 * @param file SQL, see `supabase/seed.sql`
 * @returns whether it was filled now
 */
export async function seed(database: Database, file: string): Promise<boolean> {
  const { rows } = await sql<{ untouched: boolean }>`
    select to_regclass('supabase_migrations.seed_files') is null and not exists (select from auth.users) as untouched`.execute(
    database.connection.kysely,
  );
  if (!rows[0]?.untouched) return false;
  await database.runScript(`${SEED_FILES}${await readFile(file, 'utf8')}`);
  return true;
}
