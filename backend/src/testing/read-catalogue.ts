import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** A query for every object that a migration can make: its name and its definition by Postgres. */
const CATALOGUE = `
  with space as (
    select oid, nspname from pg_namespace where nspname in ('public', 'private')
  ),
  relation as (
    select class.oid, class.relkind, class.reloptions, class.relacl, class.relrowsecurity, class.relforcerowsecurity,
      space.nspname || '.' || class.relname as name
    from pg_class as class join space on space.oid = class.relnamespace
  ),
  routine as (
    select oid, prokind, proacl, oid::regprocedure::text as name from pg_proc where pronamespace in (select oid from space)
  ),
  made as (
    select 'schema ' || nspname as name, '' as definition from space
    union all
    select 'table ' || name, concat_ws(' ', relkind, reloptions, relrowsecurity, relforcerowsecurity)
    from relation where relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select 'view ' || name, pg_get_viewdef(oid) from relation where relkind in ('v', 'm')
    union all
    select 'column ' || name || '.' || attname, concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attidentity,
      attgenerated, pg_get_expr(adbin, adrelid), attcollation)
    from relation
    join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relkind in ('r', 'p', 'v', 'm')
    union all
    select 'constraint ' || name || ' ' || conname, pg_get_constraintdef(pg_constraint.oid)
    from relation join pg_constraint on conrelid = relation.oid
    union all
    select 'index ' || name || ' ' || indexrelid::regclass, pg_get_indexdef(indexrelid)
    from relation join pg_index on indrelid = relation.oid
    union all
    select 'trigger ' || tgrelid::regclass || ' ' || tgname, pg_get_triggerdef(pg_trigger.oid)
    from pg_trigger join routine on routine.oid = tgfoid where not tgisinternal
    union all
    -- A subquery may call its column by the name of a function that was renamed.
    select 'policy ' || name || ' ' || polname, regexp_replace(concat_ws(' ', polcmd, polpermissive, polroles::regrole[],
      'using', pg_get_expr(polqual, polrelid), 'check', pg_get_expr(polwithcheck, polrelid)), ' AS (uid|person)', '', 'g')
    from relation join pg_policy on polrelid = relation.oid
    union all
    select 'function ' || name, pg_get_functiondef(oid) from routine where prokind in ('f', 'p')
    union all
    select 'type ' || space.nspname || '.' || typname, concat_ws(' ', typtype, format_type(typbasetype, typtypmod))
    from pg_type join space on space.oid = typnamespace where typtype in ('d', 'e')
  ),
  -- Without the owner, who may do everything with what is theirs.
  allowed as (
    select 'schema ' || nspname as name, acl.* from pg_namespace cross join lateral aclexplode(nspacl) as acl
    where nspname in ('public', 'private')
    union all
    select 'table ' || name, acl.* from relation cross join lateral aclexplode(relacl) as acl
    union all
    select 'column ' || name || '.' || attname, acl.*
    from relation join pg_attribute on attrelid = relation.oid cross join lateral aclexplode(attacl) as acl
    union all
    select 'function ' || name, acl.*
    from routine cross join lateral aclexplode(coalesce(proacl, acldefault('f', (select oid from pg_roles where rolname = current_user)))) as acl
  ),
  said as (
    select 'table ' || name as name, obj_description(oid, 'pg_class') as comment from relation
    union all
    select 'column ' || name || '.' || attname, col_description(relation.oid, attnum)
    from relation join pg_attribute on attrelid = relation.oid and attnum > 0
    union all
    select 'function ' || name, obj_description(oid, 'pg_proc') from routine
  )
  select name || ': ' || definition as line from made
  union all
  select format('%s: %s to %s', name, string_agg(privilege_type, ', ' order by privilege_type), grantee)
  from (select name, privilege_type, case when grantee = 0 then 'public' else grantee::regrole::text end as grantee from allowed
        where grantee <> grantor) as entry
  group by name, grantee
  union all
  select name || ' is said to be: ' || comment from said where comment is not null
`;

/** Every object of the schemas `public` and `private`, as sorted lines; the order of columns does not count. */
export async function readCatalogue({ connection }: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`${sql.raw(CATALOGUE)}`.execute(connection.kysely);
  return rows.map(({ line }) => line).toSorted();
}
