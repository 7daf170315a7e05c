begin;
\ir helpers/people.psql
select no_plan();

-- What visitors, signed-in people and the story service may read, write and call, written out: other tests do not repeat it. A new table
-- must be added here.
create function tests.open_columns(p_role text, p_privilege text)
returns table (place text)
language sql
as $$
  select relation.relname || ' (' || string_agg(attribute.attname, ', ' order by attribute.attnum) || ')'
  from pg_class as relation
  join pg_attribute as attribute on attribute.attrelid = relation.oid and attribute.attnum > 0 and not attribute.attisdropped
  where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'v', 'm', 'p', 'f')
    and has_column_privilege(p_role, relation.oid, attribute.attnum, p_privilege)
  group by relation.relname
  order by 1;
$$;

select results_eq($$ select * from tests.open_columns('anon', 'select') $$, $$ values
  ('profiles (id, display_name)'),
  ('user_inspirations (id, user_id, title, prompt, category, difficulty, is_public, likes_count, uses_count, created_at, hidden_at, language)'),
  ('user_shared_stories (id, user_id, title, prompt, content, generator_id, language, is_public, views_count, likes_count, created_at, hidden_at, is_unlisted, share_id, demo)')
$$, 'Visitors can select these columns only');
select is_empty($$ select * from tests.open_columns('anon', 'insert') $$, 'Visitors can insert no columns');
select is_empty($$ select * from tests.open_columns('anon', 'update') $$, 'Visitors can update no columns');

select results_eq($$ select * from tests.open_columns('authenticated', 'select') $$, $$ values
  ('account_deletions (user_id, requested_at, cancelled_at)'),
  ('curated_favorites (user_id, inspiration_id, created_at)'),
  ('imported_items (user_id, origin_id, story_id, inspiration_id, shared_story_id)'),
  ('inspiration_likes (inspiration_id, user_id, created_at)'),
  ('inspiration_uses (id, inspiration_id, user_id, story_id, used_on, created_at)'),
  ('profiles (id, display_name)'),
  ('shared_story_days (shared_story_id, day, views, likes)'),
  ('shared_story_likes (shared_story_id, user_id, created_at)'),
  ('story_notes (story_id, notes, names, revision, updated_at)'),
  ('story_revisions (story_id, number, story, cause, session, created_at, characters, restored_at)'),
  ('user_inspirations (id, user_id, title, prompt, category, difficulty, is_public, likes_count, uses_count, created_at, hidden_at, language)'),
  ('user_shared_stories (id, user_id, story_id, title, prompt, content, generator_id, language, is_public, views_count, likes_count, created_at, hidden_at, source_inspiration_id, source_story_id, is_unlisted, share_id, demo)'),
  ('user_stories (id, user_id, prompt, story, title, generator_id, options, language, perspective, tone, story_length, created_at, deleted_at, demo, revision)')
$$, 'Signed-in people can select these columns only');
select results_eq($$ select * from tests.open_columns('authenticated', 'insert') $$, $$ values
  ('curated_favorites (user_id, inspiration_id)'),
  ('inspiration_likes (inspiration_id, user_id)'),
  ('inspiration_uses (inspiration_id, user_id, story_id)'),
  ('shared_story_likes (shared_story_id, user_id)'),
  ('user_inspirations (id, user_id, title, prompt, category, difficulty, is_public)'),
  ('user_shared_stories (id, user_id, story_id, title, prompt, content, generator_id, language, is_public, source_inspiration_id, source_story_id, is_unlisted, demo)'),
  ('user_stories (id, user_id, prompt, story, title, generator_id, options, language, perspective, tone, story_length, demo)')
$$, 'Signed-in people can insert these columns only');
select results_eq($$ select * from tests.open_columns('authenticated', 'update') $$, $$ values
  ('profiles (display_name)'),
  ('user_inspirations (title, prompt, category, difficulty, is_public)'),
  ('user_shared_stories (id, user_id, story_id, title, prompt, content, generator_id, language, is_public, source_inspiration_id, source_story_id, is_unlisted, demo)'),
  ('user_stories (title)')
$$, 'Signed-in people can update these columns only');

create function tests.open_tables(p_role text, p_privilege text)
returns table (place text)
language sql
as $$
  select relname::text from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')
    and has_table_privilege(p_role, oid, p_privilege)
  order by 1;
$$;
select results_eq($$ select * from tests.open_tables('authenticated', 'delete') $$, $$ values
  ('account_deletions'), ('curated_favorites'), ('inspiration_likes'), ('shared_story_likes'), ('user_inspirations'), ('user_shared_stories'),
  ('user_stories')
$$, 'Signed-in people can delete from these tables only');
select is_empty(format('select * from tests.open_tables(%L, %L)', role, privilege),
  format('%s has the privilege %s on no table', role, privilege))
from unnest(array['anon', 'authenticated', 'service_role']) as role,
  unnest(array['truncate', 'references', 'trigger']) as privilege;
select is_empty($$ select * from tests.open_tables('anon', 'delete') $$, 'Visitors can delete from no table');
select results_eq($$ select * from tests.open_tables('service_role', 'delete') $$, $$ values
  ('anonymous_usage'), ('newsletter_subscribers')
$$, 'The service role can delete from these tables only');

create function tests.open_functions(p_role text, p_schema text)
returns table (name text)
language sql
as $$
  select proname::text from pg_proc
  where pronamespace = p_schema::regnamespace and has_function_privilege(p_role, oid, 'execute')
  order by 1;
$$;
select results_eq($$ select name from tests.open_functions('anon', 'public') $$, $$ values
  ('count_inspirations'), ('count_story_view'), ('inspiration_counts'), ('read_shared_link'), ('read_shared_story'),
  ('search_inspirations'), ('search_shared_stories'), ('shared_story_counts'), ('subscribe_to_newsletter')
$$, 'Visitors can call these functions only');
select results_eq($$ select name from tests.open_functions('authenticated', 'public') $$, $$ values
  ('count_inspirations'), ('count_stories'), ('count_story_view'), ('delete_story'), ('delete_story_for_good'),
  ('deleted_stories'), ('end_session'), ('export_items'), ('hold_deleted_story'), ('import_items'),
  ('inspiration_counts'), ('is_operator'), ('lengthen_story'), ('liked_inspirations'), ('make_recovery_codes'),
  ('moderation_dismiss'), ('moderation_hidden'), ('moderation_hide'), ('moderation_log'), ('moderation_reopen'),
  ('moderation_reports'), ('moderation_restore'), ('own_sessions'), ('read_shared_link'), ('read_shared_story'),
  ('recently_deleted_stories'),
  ('record_inspiration_use'), ('recovery_codes_left'), ('report_content'), ('request_account_deletion'), ('restore_story'), ('save_story_notes'), ('save_story_text'), ('search_inspirations'), ('search_shared_stories'), ('search_stories'),
  ('shared_story_counts'), ('subscribe_to_newsletter'), ('toggle_inspiration_like'), ('toggle_story_like'), ('use_recovery_code')
$$, 'Signed-in people can call these functions only');
select results_eq($$ select name from tests.open_functions('service_role', 'public') $$, $$ values
  ('begin_story_run'), ('end_story_run'), ('finish_guest_run'), ('keep_runs'), ('read_kept_run'), ('refund_guest_generation'), ('spend_guest_generation'),
  ('spend_random_prompt'), ('spend_short_call'), ('stop_kept_run')
$$, 'The story service can call these functions only');
select results_eq($$ select name from tests.open_functions('anon', 'private') $$, $$ values
  ('is_open'), ('is_open'), ('person'), ('shares_with_everybody')
$$,
  'Policies call these private functions for visitors'
);
select results_eq($$ select name from tests.open_functions('authenticated', 'private') $$, $$ values
  ('can_read'), ('export_time'), ('fits_answer'), ('is_fit_name'), ('is_open'), ('is_open'), ('is_public_story'), ('owns_story'), ('person'), ('public_story_title'), ('search_text'), ('search_words'),
  ('shares_with_everybody'), ('signed_in'), ('spaced_characters'), ('story_words'),
  ('text_language'), ('title_order'), ('today'), ('without_long_runs')
$$, 'Policies and indexes call these private functions for signed-in people');

-- Rules for all tables, functions and policies.
select is_empty(
  $$ select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity $$,
  'Every table has row level security'
);
select is_empty(
  $$ select oid::regprocedure from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef
       and not coalesce(proconfig @> array['search_path=""'], false) $$,
  'Every security definer function has an empty search path'
);
select is_empty(
  $$ select tablename || ' ' || policyname from pg_policies
     where schemaname = 'public' and (cmd = 'ALL' or cardinality(roles) <> 1 or 'public' = any (roles)) $$,
  'Every policy is for one operation and one role'
);
select is_empty(
  $$ select tablename, cmd, roles from pg_policies where schemaname = 'public'
     group by 1, 2, 3 having count(*) > 1 $$,
  'There is at most one policy for each table, operation and role'
);
select is_empty(
  $$ select tablename || ' ' || policyname from pg_policies
     where schemaname = 'public'
       and concat(qual, with_check) ~ 'auth\.uid\(\)' and concat(qual, with_check) !~* 'select auth\.uid\(\)' $$,
  'Policies evaluate auth.uid() once, not for every row'
);
select is_empty(
  $$ select conrelid::regclass || ' ' || conname from pg_constraint as reference
     where contype = 'f' and connamespace = 'public'::regnamespace
       and not exists (
         select from pg_index where indrelid = conrelid
           and (indkey::int2[])[0:cardinality(conkey) - 1] = conkey
       ) $$,
  'Every foreign key has an index, so that deleting an account reads no whole table'
);
select is_empty(
  $$ select sequencename from pg_sequences where schemaname = 'public'
     and has_sequence_privilege('anon', format('%I.%I', schemaname, sequencename), 'usage') $$,
  'Visitors can use no sequence'
);

select * from finish();
rollback;
