begin;
\ir helpers/people.psql
select no_plan();

-- The structure of the tables, written out so that no change happens by accident.
select results_eq($$
  select format('%s.%s', relation.relname, attribute.attname) collate "default"
  from pg_attribute as attribute
  join pg_class as relation on relation.oid = attribute.attrelid
  where relation.relnamespace = 'public'::regnamespace and relation.relkind = 'r'
    and attribute.attnum > 0 and not attribute.attisdropped and not attribute.attnotnull
  order by 1
$$, $$ values
  ('account_deletions.cancelled_at'),
  ('content_reports.dismissed_at'), ('content_reports.inspiration_id'), ('content_reports.note'), ('content_reports.shared_story_id'),
  ('imported_items.inspiration_id'), ('imported_items.shared_story_id'), ('imported_items.story_id'),
  ('inspiration_uses.story_id'), ('kept_runs.attended_at'), ('kept_runs.listened_at'), ('kept_runs.user_id'), ('story_revisions.restored_at'), ('story_revisions.session'), ('story_runs.claim'), ('story_runs.ended_at'), ('story_runs.network'),
  ('story_runs.resumed_at'), ('story_runs.resumes'),
  ('user_inspirations.hidden_at'), ('user_shared_stories.hidden_at'), ('user_shared_stories.share_id'),
  ('user_shared_stories.source_inspiration_id'), ('user_shared_stories.source_story_id'),
  ('user_shared_stories.story_id'), ('user_stories.deleted_at'), ('user_stories.story_length')
$$, 'Only these columns are nullable');

-- Every update computes them again, also one that leaves the texts alone.
select results_eq($$
  select format('%s.%s', attribute.attrelid::regclass, attribute.attname) collate "default"
  from pg_attribute as attribute
  join pg_class as relation on relation.oid = attribute.attrelid
  where relation.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and attribute.attgenerated <> ''
  order by 1
$$, $$ values ('story_revisions.characters') $$, 'Only these columns are generated');

select results_eq($$
  select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) collate "default" from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace order by 1
$$, $$ values
  ('account_deletions FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE'),
  ('content_reports FOREIGN KEY (inspiration_id) REFERENCES user_inspirations(id) ON DELETE CASCADE'),
  ('content_reports FOREIGN KEY (shared_story_id) REFERENCES user_shared_stories(id) ON DELETE CASCADE'),
  ('content_reports FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE'),
  ('curated_favorites FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE'),
  ('imported_items FOREIGN KEY (inspiration_id) REFERENCES user_inspirations(id) ON DELETE CASCADE'),
  ('imported_items FOREIGN KEY (shared_story_id) REFERENCES user_shared_stories(id) ON DELETE CASCADE'),
  ('imported_items FOREIGN KEY (story_id) REFERENCES user_stories(id) ON DELETE CASCADE'),
  ('imported_items FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE'),
  ('inspiration_likes FOREIGN KEY (inspiration_id) REFERENCES user_inspirations(id) ON DELETE CASCADE'),
  ('inspiration_likes FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE'),
  ('inspiration_uses FOREIGN KEY (inspiration_id) REFERENCES user_inspirations(id) ON DELETE CASCADE'),
  ('inspiration_uses FOREIGN KEY (story_id) REFERENCES user_stories(id) ON DELETE SET NULL'),
  ('inspiration_uses FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE'),
  ('kept_run_parts FOREIGN KEY (caller, run_id) REFERENCES kept_runs(caller, run_id) ON DELETE CASCADE'),
  ('kept_runs FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE'),
  ('profiles FOREIGN KEY (id) REFERENCES auth.users(id) ON DELETE CASCADE'),
  ('shared_story_days FOREIGN KEY (shared_story_id) REFERENCES user_shared_stories(id) ON DELETE CASCADE'),
  ('shared_story_likes FOREIGN KEY (shared_story_id) REFERENCES user_shared_stories(id) ON DELETE CASCADE'),
  ('shared_story_likes FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE'),
  ('shared_story_views FOREIGN KEY (shared_story_id) REFERENCES user_shared_stories(id) ON DELETE CASCADE'),
  ('story_notes FOREIGN KEY (story_id) REFERENCES user_stories(id) ON DELETE CASCADE'),
  ('story_revisions FOREIGN KEY (story_id) REFERENCES user_stories(id) ON DELETE CASCADE'),
  ('user_inspirations FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE'),
  ('user_shared_stories FOREIGN KEY (source_inspiration_id) REFERENCES user_inspirations(id) ON DELETE SET NULL'),
  ('user_shared_stories FOREIGN KEY (source_story_id) REFERENCES user_shared_stories(id) ON DELETE SET NULL'),
  ('user_shared_stories FOREIGN KEY (story_id) REFERENCES user_stories(id) ON DELETE SET NULL'),
  ('user_shared_stories FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE'),
  ('user_stories FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE')
$$, 'The foreign keys are these, with these actions on deletion');

select results_eq($$
  select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) collate "default" from pg_constraint
  where contype in ('p', 'u') and connamespace = 'public'::regnamespace order by 1
$$, $$ values
  ('account_deletions PRIMARY KEY (user_id)'),
  ('anonymous_usage PRIMARY KEY (session_id)'),
  ('content_reports PRIMARY KEY (id)'),
  ('content_reports UNIQUE (inspiration_id, user_id)'),
  ('content_reports UNIQUE (shared_story_id, user_id)'),
  ('curated_favorites PRIMARY KEY (user_id, inspiration_id)'),
  ('imported_items PRIMARY KEY (user_id, origin_id)'),
  ('imported_items UNIQUE (inspiration_id)'),
  ('imported_items UNIQUE (shared_story_id)'),
  ('imported_items UNIQUE (story_id)'),
  ('inspiration_likes PRIMARY KEY (inspiration_id, user_id)'),
  ('inspiration_uses PRIMARY KEY (id)'),
  ('inspiration_uses UNIQUE (inspiration_id, user_id, used_on)'),
  ('kept_run_parts PRIMARY KEY (caller, run_id, first_id)'),
  ('kept_runs PRIMARY KEY (caller, run_id)'),
  ('profiles PRIMARY KEY (id)'),
  ('shared_story_days PRIMARY KEY (shared_story_id, day)'),
  ('shared_story_likes PRIMARY KEY (shared_story_id, user_id)'),
  ('shared_story_views PRIMARY KEY (shared_story_id, visitor)'),
  ('story_notes PRIMARY KEY (story_id)'),
  ('story_revisions PRIMARY KEY (story_id, number)'),
  ('story_runs PRIMARY KEY (caller, run_id)'),
  ('user_inspirations PRIMARY KEY (id)'),
  ('user_shared_stories PRIMARY KEY (id)'),
  ('user_shared_stories UNIQUE (share_id)'),
  ('user_stories PRIMARY KEY (id)')
$$, 'The primary and unique keys are these');

select results_eq($$
  select format('%s.%s', pronamespace::regnamespace, proname) collate "default" from pg_proc
  where prosecdef and pronamespace in ('public'::regnamespace, 'private'::regnamespace) order by 1
$$, $$ values
  ('private.cancel_account_deletion'),
  ('private.count_inspiration_likes'), ('private.count_inspiration_uses'), ('private.count_shared_story_likes'),
  ('private.count_shared_story_views'), ('private.count_stored_text'), ('private.give_reports_back'), ('private.hide_known'),
  ('private.hide_of_deleted_account'), ('private.is_public_story'), ('private.is_reserved_address'),
  ('private.keep_demo'), ('private.keep_reports'), ('private.keep_reserved_address'), ('private.limit_shared'),
  ('private.lock_liked'),
  ('private.owns_story'), ('private.person'),
  ('private.public_story_title'), ('private.remember_hidden'),
  ('private.shares_with_everybody'), ('private.visitor_of'), ('private.write_words'), ('public.begin_story_run'), ('public.count_inspirations'),
  ('public.count_stories'), ('public.count_story_view'), ('public.create_profile'), ('public.delete_story'),
  ('public.delete_story_for_good'), ('public.deleted_stories'), ('public.end_session'), ('public.end_story_run'),
  ('public.finish_guest_run'), ('public.hold_deleted_story'), ('public.import_items'), ('public.inspiration_counts'),
  ('public.is_operator'), ('public.keep_runs'), ('public.lengthen_story'), ('public.liked_inspirations'), ('public.make_recovery_codes'),
  ('public.moderation_dismiss'), ('public.moderation_hidden'), ('public.moderation_hide'), ('public.moderation_log'),
  ('public.moderation_reopen'), ('public.moderation_reports'), ('public.moderation_restore'), ('public.own_sessions'), ('public.read_kept_run'),
  ('public.read_shared_link'), ('public.read_shared_story'),
  ('public.recently_deleted_stories'), ('public.record_inspiration_use'), ('public.recovery_codes_left'),
  ('public.refund_guest_generation'),
  ('public.report_content'), ('public.request_account_deletion'), ('public.restore_story'), ('public.save_story_notes'), ('public.save_story_text'), ('public.search_inspirations'),
  ('public.search_shared_stories'), ('public.search_stories'), ('public.shared_story_counts'),
  ('public.spend_guest_generation'), ('public.spend_random_prompt'), ('public.spend_short_call'), ('public.stop_kept_run'), ('public.subscribe_to_newsletter'),
  ('public.toggle_inspiration_like'), ('public.toggle_story_like'), ('public.use_recovery_code')
$$, 'Only these functions run with the rights of their owner');

-- The caller is private.person(), which is null until the second step of signing in is passed, if there is one.
select results_eq($$
  select format('%s.%s', pronamespace::regnamespace, proname) collate "default" from pg_proc
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosrc like '%auth.uid()%' order by 1
$$, $$ values ('private.person'), ('public.use_recovery_code') $$,
  'Only these functions use auth.uid(); all others use private.person()');
select is_empty($$
  select policyname from pg_policies where schemaname = 'public' and concat(qual, with_check) ~ 'auth\.(uid|jwt)\(\)'
$$, 'No policy uses auth.uid() or auth.jwt()');

select * from finish();
rollback;
