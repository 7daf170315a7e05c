begin;
\ir helpers/people.psql
\ir helpers/account-deletions.psql
select no_plan();

select tests.be_by('ann', tests.amr('password', 0));
select public.request_account_deletion();

-- Changes of the account other than a sign-in.
select tests.be_the_operator();
update auth.users set updated_at = now(), last_sign_in_at = last_sign_in_at where id = tests.id_of('ann');
select tests.sign_in('ben');
select is((select cancelled_at from public.account_deletions), null::timestamptz,
  'Neither a change of the account nor another person’s sign-in cancels a request');

-- Signing in cancels a request, which the person sees once.
select tests.sign_in('ann');
select tests.be('ann');
select results_eq('select cancelled_at from public.account_deletions', 'select now()', 'Signing in cancels the request');
select results_eq('select tests.hidden()', $$ values ('Taken fox'), ('Taken fox story') $$,
  'Cancelling shows again what was shared, except what an operator hid');
select tests.be('ben');
select is_empty('delete from public.account_deletions returning user_id', 'Another person cannot clear a cancelled request');
select tests.be('ann');
select results_eq('delete from public.account_deletions returning user_id', $$ select tests.id_of('ann') $$,
  'The person clears a cancelled request');
select is_empty('select from public.account_deletions', 'A cancelled request is gone once it is cleared');
select tests.be_by('ann', tests.amr('password', 0));
select is(public.request_account_deletion(), now() + interval '14 days', 'A person can request the deletion again later');
select tests.be_the_operator();
select tests.sign_in('ann');
select tests.requested_ago('ann', interval '20 days');
update public.account_deletions set cancelled_at = now();
select tests.be_by('ann', tests.amr('password', 0));
select is(public.request_account_deletion(), now() + interval '14 days',
  'A new request before the cancelled one is cleared gets the full fourteen days');

-- The purge.
select tests.be('cleo');
select public.toggle_inspiration_like('00000000-0000-4000-8000-000000000003'),
  public.toggle_story_like('00000000-0000-4000-8000-000000000014'),
  public.record_inspiration_use('00000000-0000-4000-8000-000000000003'),
  public.count_story_view('00000000-0000-4000-8000-000000000014');
select tests.be('ann');
select public.toggle_inspiration_like('00000000-0000-4000-8000-000000000003'),
  public.toggle_story_like('00000000-0000-4000-8000-000000000014'),
  public.record_inspiration_use('00000000-0000-4000-8000-000000000003'),
  public.count_story_view('00000000-0000-4000-8000-000000000014');
select tests.be_the_operator();
select tests.requested_ago('ann', interval '335 hours 59 minutes'), tests.requested_ago('ben', interval '20 days');
update public.account_deletions set cancelled_at = now() where user_id = tests.id_of('ben');
select is(private.purge_deleted_accounts(), 0, 'The purge keeps accounts with a young or a cancelled request');
select tests.requested_ago('ann', interval '336 hours');
insert into public.story_runs (caller, run_id)
select prefix || tests.id_of(name), 'run-' || prefix || name
from unnest(array['user:', 'prompt:user:', 'call:user:']) as prefix, unnest(array['ann', 'ben']) as name;
insert into auth.flow_state (id, user_id, authentication_method, provider_type)
select gen_random_uuid(), tests.id_of(name), 'recovery', 'email' from unnest(array['ann', 'ben']) as name;
insert into auth.audit_log_entries (id, payload)
select gen_random_uuid(), json_build_object('actor_id', tests.id_of(name)) from unnest(array['ann', 'ben']) as name;
insert into public.newsletter_subscribers (email, consent) values ('Ann@Example.com', 'c'), ('ben@example.com', 'c');
insert into public.user_stories (id, user_id, prompt, story, title) values
  ('00000000-0000-4000-8000-0000000000aa', tests.id_of('ann'), 'p', 's', 'Saved'),
  ('00000000-0000-4000-8000-0000000000bb', tests.id_of('ben'), 'p', 's', 'Saved');
insert into public.story_revisions (story_id, number, story, cause)
select '00000000-0000-4000-8000-0000000000aa', n, 's', 'typed' from generate_series(1, 5) as n;
insert into public.content_reports (user_id, shared_story_id, reason)
select tests.id_of('cleo'), id, 'other' from public.user_shared_stories where user_id = tests.id_of('ann');
select tests.sign_in('ann');
select is((select cancelled_at from public.account_deletions where user_id = tests.id_of('ann')), null,
  'Signing in no longer cancels a request after fourteen days');
create temporary table removed as
select call, private.empty_deleted_accounts(5) as rows from generate_series(1, 20) as call;
select is((select max(rows) from removed), 5, 'A call removes no more rows of deleted accounts than it may');
select cmp_ok((select sum(rows) from removed), '>', 8::bigint, 'The calls remove what the accounts have');
select is((select rows from removed where call = 20), 0, 'The calls end when the accounts have nothing left');
select is_empty($$ select from public.user_stories where user_id = tests.id_of('ann')
  union all select from public.user_inspirations where user_id = tests.id_of('ann')
  union all select from public.user_shared_stories where user_id = tests.id_of('ann')
  union all select from public.inspiration_likes where user_id = tests.id_of('ann') $$,
  'The purge removes the rows of a large account before the account');
select is_empty('select from private.known_story_reports', 'The purge keeps no reports of the stories of a deleted account');
select ok(
  exists (select from public.user_inspirations where user_id = tests.id_of('ben'))
    and exists (select from public.user_stories where user_id = tests.id_of('ben')), 'The purge removes nothing of other accounts'
);
select is(private.purge_deleted_accounts(), 1, 'The purge removes an account fourteen days after the request');
select results_eq($$ select split_part(email, '@', 1) collate "default" from auth.users order by 1 $$, $$ values ('ben'), ('cleo') $$,
  'The purge removes no other account');
select results_eq('select count(*) from public.story_runs', 'values (3::bigint)',
  'The purge removes the account’s runs of the story service');
select results_eq('select user_id from auth.flow_state', $$ select tests.id_of('ben') $$,
  'The purge removes the account’s unfinished sign-ins');
select results_eq($$ select payload ->> 'actor_id' from auth.audit_log_entries $$, $$ select tests.id_of('ben')::text $$,
  'The purge removes the account’s entries in the log of the sign-in service');
select results_eq('select email from public.newsletter_subscribers', $$ values ('ben@example.com') $$,
  'The purge removes the account’s newsletter subscription');
select results_eq($$ select likes_count, uses_count from public.user_inspirations where title = 'Crow' $$, 'values (1, 2)',
  'The purge subtracts the account’s likes of prompts and keeps its uses counted');
select results_eq($$ select likes_count, views_count from public.user_shared_stories where title = 'Crow story' $$,
  'values (1, 2)', 'The purge subtracts the account’s likes of stories and keeps its views counted');
select is(private.purge_deleted_accounts(), 0, 'A second purge finds nothing to remove');

select * from finish();
rollback;
