import { sql } from 'kysely';
import type { Database } from './database.ts';

export interface Grant {
  readonly table: string;
  readonly role: string;
  readonly privilege: string;
}

/** The table privileges in `public` of the two roles of a browser, without column grants. */
export async function readTableGrants(database: Database): Promise<readonly Grant[]> {
  const { rows } = await sql<Grant>`
    select relation.relname as "table", grantee.rolname as "role", acl.privilege_type as "privilege"
    from pg_class relation
    join pg_namespace namespace on namespace.oid = relation.relnamespace
    cross join lateral aclexplode(relation.relacl) acl
    join pg_roles grantee on grantee.oid = acl.grantee
    where namespace.nspname = 'public' and grantee.rolname in ('anon', 'authenticated')
    order by 1, 2, 3`.execute(database.connection.kysely);
  return rows;
}

/**
 * Lite grants everything on every table as soon as it first sees row level security, which undoes the migrations'
 * REVOKEs and column grants. The flag it keeps for "already done" stops that.
 * `rlsState` is private in Lite's types; {@link assertGrantsKept} notices if a new version renames it.
 */
export function keepGrants(database: Database): void {
  Reflect.set(database.connection, 'rlsState', 'active');
}

/** @throws when a grant exists now that did not exist after migrating. */
export async function assertGrantsKept(database: Database, expected: readonly Grant[]): Promise<void> {
  const key = (grant: Grant): string => `${grant.privilege} on ${grant.table} to ${grant.role}`;
  const known = new Set(expected.map(key));
  const widened = (await readTableGrants(database)).map(key).filter((grant) => !known.has(grant));
  if (widened.length > 0) {
    throw new Error(
      `The database grants more than the migrations say, so the server does not start: ${widened.join(', ')}`,
    );
  }
}
