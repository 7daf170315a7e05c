import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Versions of the migrations of a database. */
export async function appliedFiles(database: Database): Promise<string[]> {
  const { rows } = await sql<{ version: string }>`
    select version from supabase_migrations.schema_migrations order by 1`.execute(database.connection.kysely);
  return rows.map((row) => row.version);
}
