import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Which rights on what, in one line each; an owner's and a superuser's own rights, which cannot be taken away, are left out. */
const RIGHTS = sql<{ line: string }>`
  with things (thing, owner, acl) as (
    select 'schema ' || nspname, nspowner, coalesce(nspacl, acldefault('n', nspowner)) from pg_namespace
    union all
    select 'relation ' || oid::regclass, relowner,
      coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner))
    from pg_class where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    union all
    select 'column ' || attrelid::regclass || '.' || attname, relowner, attacl
    from pg_attribute join pg_class on pg_class.oid = attrelid where attacl is not null
    union all
    select 'routine ' || oid::regprocedure, proowner, coalesce(proacl, acldefault('f', proowner)) from pg_proc
    union all
    select 'type ' || oid::regtype, typowner, coalesce(typacl, acldefault('T', typowner)) from pg_type
  )
  select thing || ': ' || coalesce(nullif(grantee, 0)::regrole::text, 'everybody') || ' ' || privilege_type
    || case when is_grantable then ' and may pass it on' else '' end as line
  from things cross join lateral aclexplode(acl)
  where grantee <> owner and thing !~ '^[a-z]+ "?pg_toast'`;

/** What a row can be read, written or called with besides rights: policies, routines, triggers and the attributes of roles. */
const RULES = sql<{ line: string }>`
  select 'policy ' || to_jsonb(pg_policies)::text as line from pg_policies
  union all
  select 'table ' || oid::regclass || ' ' || relrowsecurity || ' ' || relforcerowsecurity from pg_class
  where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  union all
  select 'routine ' || pg_get_functiondef(oid) from pg_proc
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prokind in ('f', 'p')
  union all
  select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all
  select 'role ' || rolname || ' ' || rolsuper || ' ' || rolinherit || ' ' || rolbypassrls || ' ' || coalesce(rolconfig::text, '')
  from pg_roles where rolname !~ '^pg_'
  union all
  select 'member ' || roleid::regrole || ' ' || member::regrole from pg_auth_members`;

/** All that decides what each role may do in a database, as sorted lines: rights on everything in it, and its rules. */
export async function readAccess({ connection: { kysely } }: Database): Promise<readonly string[]> {
  const parts = await Promise.all([RIGHTS, RULES].map((query) => query.execute(kysely)));
  return parts.flatMap(({ rows }) => rows.map(({ line }) => line)).toSorted();
}
