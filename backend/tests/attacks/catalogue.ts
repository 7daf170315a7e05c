import { sql } from 'kysely';
import type { Database } from '../../src/database/database.ts';

export interface Named {
  readonly name: string;
  /** As Postgres names it, such as `timestamp with time zone`. */
  readonly type: string;
}

/** The tables, columns and functions that browsers can use, read from the database's catalogue. */
export interface Catalogue {
  readonly tables: readonly { readonly name: string; readonly columns: readonly Named[] }[];
  readonly functions: readonly { readonly name: string; readonly args: readonly Named[]; readonly reads: boolean }[];
}

/** Reads every table and function that users or visitors have rights on. */
export async function readCatalogue({ connection: { kysely } }: Database): Promise<Catalogue> {
  const columns = await sql<Named & { table: string }>`
    select distinct table_name as table, column_name as name, data_type as type
    from information_schema.column_privileges join information_schema.columns using (table_schema, table_name, column_name)
    where table_schema = 'public' and privilege_type = 'SELECT' and grantee in ('anon', 'authenticated')
    order by 1, 2`.execute(kysely);
  const functions = await sql<{ name: string; args: readonly Named[]; reads: boolean }>`
    select proname as name, provolatile <> 'v' as reads, coalesce((
      select jsonb_agg(jsonb_build_object('name', proargnames[place], 'type', format_type(type, null)) order by place)
      from unnest(proargtypes) with ordinality as argument (type, place)), '[]') as args
    from pg_proc
    where pronamespace = 'public'::regnamespace
      and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))
    order by 1`.execute(kysely);
  const names = [...new Set(columns.rows.map(({ table }) => table))];
  return {
    tables: names.map((name) => ({ name, columns: columns.rows.filter(({ table }) => table === name) })),
    functions: functions.rows,
  };
}
