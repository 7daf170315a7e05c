/** One way to weaken the database. */
export interface Mutation {
  /** The missing rule, as a sentence. */
  readonly name: string;
  readonly statement: string;
}

/**
 * Every rule in the catalogue, with the statement that removes or opens it. It is a query, so that new rules are included
 * automatically.
 */
export const LIST_MUTATIONS = `
  with policy as (
    select policy.polname as name, policy.polrelid::regclass as "table", policy.polqual, policy.polwithcheck
    from pg_policy as policy
    join pg_class as relation on relation.oid = policy.polrelid
    where relation.relnamespace = 'public'::regnamespace
  ),
  relation as (
    select oid::regclass as "table" from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  )
  select format('the policy "%s" is missing', name) as name, format('drop policy %I on %s', name, "table") as statement
  from policy
  union all
  select
    format('the policy "%s" lets everyone through', name),
    concat_ws(' ', format('alter policy %I on %s', name, "table"),
      case when polqual is not null then 'using (true)' end,
      case when polwithcheck is not null then 'with check (true)' end)
  from policy
  union all
  select format('the policy "%s" lets every new row through', name),
    format('alter policy %I on %s with check (true)', name, "table")
  from policy where polqual is not null and polwithcheck is not null
  union all
  select format('row level security of %s is off', "table"), format('alter table %s disable row level security', "table")
  from relation
  union all
  select format('%s has no CHECK %s', conrelid::regclass, conname),
    format('alter table %s drop constraint %I', conrelid::regclass, conname)
  from pg_constraint
  where contype = 'c' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
  union all
  select format('%s may hold the same twice (%s)', conrelid::regclass, conname),
    format('alter table %s drop constraint %I cascade', conrelid::regclass, conname)
  from pg_constraint
  where contype in ('u', 'p') and connamespace = 'public'::regnamespace
  union all
  select format('%s refers to nothing (%s)', conrelid::regclass, conname),
    format('alter table %s drop constraint %I', conrelid::regclass, conname)
  from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace
  union all
  select format('the unique index %s is missing', indexrelid::regclass), format('drop index %s', indexrelid::regclass)
  from pg_index
  join relation on relation."table" = indrelid::regclass
  where indisunique and not exists (select from pg_constraint where conindid = indexrelid)
  union all
  select format('%s.%I may be null', attrelid::regclass, attname),
    format('alter table %s alter column %I drop not null', attrelid::regclass, attname)
  from pg_attribute
  join relation on relation."table" = attrelid::regclass
  where attnotnull and attnum > 0
    and not exists (
      select from pg_constraint where conrelid = attrelid and contype = 'p' and attnum = any (conkey)
    )
  union all
  select format('%s has no trigger %s', tgrelid::regclass, tgname),
    format('drop trigger %I on %s', tgname, tgrelid::regclass)
  from pg_trigger
  where not tgisinternal
    and tgfoid in (select oid from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace))
  union all
  select format('a browser may call %s', oid::regprocedure),
    format('grant execute on function %s to anon, authenticated', oid::regprocedure)
  from pg_proc
  where pronamespace = 'public'::regnamespace and not has_function_privilege('anon', oid, 'execute')
  union all
  select format('a browser may write every column of %s', "table"),
    format('grant insert, update on %s to authenticated', "table")
  from relation
  where exists (select from policy where policy."table" = relation."table" and polwithcheck is not null)
  union all
  select format('a visitor may do everything with %s', "table"), format('grant all on %s to anon', "table")
  from relation
  union all
  select format('a person may delete from %s', "table"), format('grant delete on %s to authenticated', "table")
  from relation
  where not has_table_privilege('authenticated', "table", 'delete')
  union all
  select format('%s acts with the rights of its caller', oid::regprocedure),
    format('alter function %s security invoker', oid::regprocedure)
  from pg_proc
  where prosecdef and pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  union all
  select format('%s looks names up wherever it is told to', oid::regprocedure),
    format('alter function %s reset search_path', oid::regprocedure)
  from pg_proc
  where prosecdef and pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  union all
  select format('%s leaves out its condition %s on who may see what', oid::regprocedure, place),
    regexp_replace(pg_get_functiondef(oid), condition.pattern, 'true', 1, place)
  from pg_proc
  cross join (values
    ('\\w+\\.(hidden_at is null|deleted_at is null|is_public\\M|is_unlisted\\M(?! :=))'),
    ('\\w+\\.deleted_at > private\\.(?:gone_since|undo_over_since)\\(\\)'),
    ('\\w+\\.user_id (?:=|is not distinct from) (?:v_person|[$]4)'),
    ('(?:mine|p_prompt|p_story)\\.user_id = p_person'),
    ('(?<!FUNCTION )private\\.(?:is_open|can_read)\\((?:[^()]|\\((?:[^()]|\\(\\))*\\))*\\)')
  ) as condition (pattern)
  cross join lateral generate_series(1, regexp_count(prosrc, condition.pattern)) as place
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  union all
  select 'a browser may read what operators read', 'grant select on private.open_reports to authenticated'
  union all
  select 'a browser may use the hash of visitors', 'grant execute on function private.visitor_of(text) to anon'
  union all
  select 'a browser may read the salt', 'grant select on private.salt to anon'
  order by 1
`;
