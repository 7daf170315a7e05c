import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { readTableGrants } from '../database/grants.ts';

type Lines = RawBuilder<{ line: string }>;

/** Column privileges that are granted to a role by name. */
const COLUMNS: Lines = sql`
  select grantee.rolname || ' ' || acl.privilege_type || ' ' || relation.relname || '.' || attribute.attname as line
  from pg_attribute attribute
  join pg_class relation on relation.oid = attribute.attrelid
  cross join lateral aclexplode(attribute.attacl) acl
  join pg_roles grantee on grantee.oid = acl.grantee
  where relation.relnamespace = 'public'::regnamespace and grantee.rolname in ('anon', 'authenticated')`;

/** Functions that a role can call, including by a grant to `public`. */
const FUNCTIONS: Lines = sql`
  select role || ' ' || namespace.nspname || '.' || proname as line
  from pg_proc
  join pg_namespace namespace on namespace.oid = pronamespace
  cross join unnest(array['anon', 'authenticated']) as role
  where namespace.nspname in ('public', 'private') and has_function_privilege(role, pg_proc.oid, 'execute')`;

/** Tables that only the database itself can use. */
const HIDDEN: Lines = sql`
  select role || ' ' || relname as line
  from pg_class
  cross join unnest(array['anon', 'authenticated', 'service_role']) as role
  where relnamespace = 'private'::regnamespace and relkind in ('r', 'v', 'm', 'p')
    and has_table_privilege(role, pg_class.oid, 'select, insert, update, delete')`;

/** All rights of browsers, as sorted lines; `expected-grants.ts` has the expected ones. */
export async function readGrants(database: Database) {
  const read = async (query: Lines): Promise<readonly string[]> =>
    (await query.execute(database.connection.kysely)).rows.map(({ line }) => line).toSorted();
  const tables = await readTableGrants(database);
  return {
    tables: tables.map(({ table, role, privilege }) => `${role} ${privilege} ${table}`).toSorted(),
    columns: await read(COLUMNS),
    functions: await read(FUNCTIONS),
    hidden: await read(HIDDEN),
  };
}
