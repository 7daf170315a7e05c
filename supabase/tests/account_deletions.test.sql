begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben'), tests.person('cleo');

-- Signed in with a password so many seconds ago, as the token of the sign-in service says it.
create function tests.be_by(p_name text, p_amr jsonb)
returns void
language sql
as $$
  select tests.be(p_name);
  select set_config('request.jwt.claims',
    jsonb_build_object('sub', tests.id_of(p_name), 'role', 'authenticated', 'amr', p_amr)::text, true);
$$;
create function tests.amr(p_method text, p_seconds_ago integer)
returns jsonb
language sql
as $$
  select jsonb_build_array(
    jsonb_build_object('method', p_method, 'timestamp', floor(extract(epoch from now()))::bigint - p_seconds_ago)
  );
$$;
-- What the sign-in service writes when a person signs in; how long ago a request was made, for what is over.
create function tests.sign_in(p_name text)
returns void
language sql
security definer
as $$
  update auth.users set last_sign_in_at = coalesce(last_sign_in_at, now()) + interval '1 second'
  where id = tests.id_of(p_name);
$$;
create function tests.requested_ago(p_name text, p_ago interval)
returns void
language sql
security definer
as $$
  insert into public.account_deletions (user_id, requested_at) values (tests.id_of(p_name), now() - p_ago)
  on conflict (user_id) do update set requested_at = excluded.requested_at, cancelled_at = null;
$$;
create function tests.hidden()
returns setof text
language sql
security definer
as $$
  select title from public.user_inspirations where hidden_at is not null
  union all
  select title from public.user_shared_stories where hidden_at is not null
  order by 1;
$$;
create function tests.sessions_of(p_name text)
returns bigint
language sql
security definer
as $$
  select count(*) from auth.sessions where user_id = tests.id_of(p_name);
$$;

-- Whether what ann shares is seen, and her name with it.
create function tests.sees(p_whom text, p_expected bigint)
returns setof text
language plpgsql
as $$
begin
  return next is((select count(*) from public.user_inspirations where title = 'Fox'), p_expected, p_whom || ': the prompt');
  return next is((select count(*) from public.search_inspirations(p_query => 'Fox') where title = 'Fox'), p_expected, p_whom || ': the prompt found');
  return next is((select count(*) from public.user_shared_stories where title = 'Public fox'), p_expected, p_whom || ': the story');
  return next is((select count(*) from public.search_shared_stories(p_query => 'Public')), p_expected, p_whom || ': the story found');
  return next is(
    (select count(*) from public.read_shared_story('00000000-0000-4000-8000-000000000011')), p_expected, p_whom || ': the story read'
  );
  return next is(
    (select count(*) from public.read_shared_link(tests.link_of('Public fox'))), p_expected, p_whom || ': the link opened'
  );
  return next is(
    (select count(*) from public.read_shared_link(tests.link_of('Unlisted fox'))), p_expected, p_whom || ': the unlisted link'
  );
  return next is((select count(*) from public.profiles where display_name = 'ann'), p_expected, p_whom || ': the name');
end;
$$;
create function tests.link_of(p_title text)
returns text
language sql
security definer
as $$ select share_id from public.user_shared_stories where title = p_title; $$;

select tests.be('ann');
insert into public.user_inspirations (id, title, prompt, category, is_public) values
  ('00000000-0000-4000-8000-000000000001', 'Fox', 'P', 'fantasy', true),
  ('00000000-0000-4000-8000-000000000002', 'Taken fox', 'Taken', 'fantasy', true);
insert into public.user_shared_stories (id, title, prompt, content, is_public, is_unlisted) values
  ('00000000-0000-4000-8000-000000000011', 'Public fox', 'P', 'C', true, false),
  ('00000000-0000-4000-8000-000000000012', 'Unlisted fox', 'P', 'C', false, true),
  ('00000000-0000-4000-8000-000000000013', 'Taken fox story', 'P', 'C', true, false);
select tests.be('ben');
insert into public.user_inspirations (id, title, prompt, category, is_public) values
  ('00000000-0000-4000-8000-000000000003', 'Crow', 'P', 'fantasy', true);
insert into public.user_shared_stories (id, title, prompt, content, is_public) values
  ('00000000-0000-4000-8000-000000000014', 'Crow story', 'P', 'C', true);
select tests.be_the_operator();
update public.user_inspirations set hidden_at = now() - interval '1 day' where title = 'Taken fox';
update public.user_shared_stories set hidden_at = now() - interval '1 day' where title = 'Taken fox story';
insert into auth.sessions (id, user_id) select gen_random_uuid(), id from auth.users cross join generate_series(1, 2);

-- Who may ask.
select tests.be_anonymous();
select throws_ok('select public.request_account_deletion()', '42501', null, 'it takes an account to ask');
select throws_ok('select * from public.account_deletions', '42501', null, 'a visitor reads no requests');
select tests.become('authenticated', null);
select throws_ok('select public.request_account_deletion()', '42501', 'You must be signed in to delete your account.',
  'the function says why');
select tests.be('ann');
select throws_ok('select public.request_account_deletion()', 'PT403', 'Enter your password again to delete your account.',
  'a session alone is not enough');
select tests.be_by('ann', amr),
  throws_ok('select public.request_account_deletion()', 'PT403', null, what || ' is not enough')
from (values
  (tests.amr('password', 121), 'a password of more than two minutes ago'),
  (tests.amr('otp', 0), 'a link'),
  (tests.amr('recovery', 0), 'a link for a new password'),
  (tests.amr('token_refresh', 0), 'a renewed session'),
  ('["password"]', 'a method without a moment'),
  ('[{"method": "password"}]', 'a password without a moment'),
  ('[{"method": "password", "timestamp": "9999999999"}]', 'a moment that is no number'),
  ('{"method": "none", "timestamp": 9999999999}', 'a claim of another kind'),
  ('[]', 'no method at all'),
  ('null', 'nothing')
) as proof (amr, what);
select is_empty('select from public.account_deletions', 'nothing was asked for by any of them');
select is(tests.sessions_of('ann'), 2::bigint, 'and no session was ended');

select tests.be_by('ann', tests.amr('otp', 10) || tests.amr('password', 119));
select is(public.request_account_deletion(), now() + interval '14 days', 'a fresh password is enough; there are fourteen days');
select results_eq('select user_id, requested_at, cancelled_at from public.account_deletions',
  $$ select tests.id_of('ann'), now(), null::timestamptz $$, 'a person reads their own request');
select is(tests.sessions_of('ann'), 0::bigint, 'every session of the account is over');
select is(tests.sessions_of('ben'), 2::bigint, 'and no one of another');
select is(public.request_account_deletion(), now() + interval '14 days', 'asked twice, it is one request');
select tests.be_the_operator();
select tests.requested_ago('ann', interval '3 days');
update public.user_inspirations set hidden_at = now() - interval '3 days' where title = 'Fox';
update public.user_shared_stories set hidden_at = now() - interval '3 days' where title in ('Public fox', 'Unlisted fox');
select tests.be_by('ann', tests.amr('password', 0));
select is(public.request_account_deletion(), now() + interval '11 days', 'asking again does not move the day');

-- What others see meanwhile.
select results_eq('select tests.hidden()', $$ values
  ('Fox'), ('Public fox'), ('Taken fox'), ('Taken fox story'), ('Unlisted fox')
$$, 'all that the person shares is hidden, and nothing of others');
select tests.be_anonymous();
select tests.sees('a visitor, while it waits', 0);
select tests.be('ben');
select tests.sees('a stranger, while it waits', 0);
select is_empty('select from public.account_deletions', 'a stranger does not see the request');

-- A session that has not run out adds nothing that others see.
select tests.be('ann');
insert into public.user_inspirations (title, prompt, category, is_public) values ('Late fox', 'P', 'fantasy', true);
insert into public.user_shared_stories (title, prompt, content, is_public) values ('Late fox story', 'P', 'Late', true);
update public.user_inspirations set is_public = true;
select tests.be('ben');
select is_empty($$ select from public.user_inspirations where title = 'Late fox' $$, 'a prompt added meanwhile is hidden');
select tests.be_anonymous();
select is_empty($$ select from public.user_shared_stories where title = 'Late fox story' $$, 'and a story');
select tests.be('ben');
insert into public.user_inspirations (title, prompt, category, is_public) values ('New crow', 'P', 'fantasy', true);
insert into public.user_shared_stories (title, prompt, content, is_public) values ('New crow story', 'P', 'C', true);
select tests.be_anonymous();
select isnt_empty($$ select from public.user_inspirations where title = 'New crow' $$, 'what others add is not');
select isnt_empty($$ select from public.user_shared_stories where title = 'New crow story' $$, 'nor their stories');

-- No request is written by hand, and no stolen session calls one off.
select tests.be('ann');
select is_empty('delete from public.account_deletions returning user_id', 'an open request is not cleared');
select throws_ok(format('insert into public.account_deletions (%s) values (%s)', columns, vals), '42501', null,
  'no request is written: ' || columns)
from (values ('user_id', 'tests.id_of(''ann'')'), ('user_id, requested_at', 'tests.id_of(''ben''), ''2001-01-01'''),
  ('user_id, cancelled_at', 'tests.id_of(''ann''), now()')) as forged (columns, vals);
select throws_ok(format('update public.account_deletions set %s = now()', name), '42501', null, 'it is not written by hand: ' || name)
from unnest(array['requested_at', 'cancelled_at']) as name;
select throws_ok(format('select private.%s', call), '42501', null, 'it is not open to browsers: ' || call)
from unnest(array['purge_deleted_accounts()', 'has_just_entered(''password'')', 'deleted_after(now())',
  'hide_shared(tests.id_of(''ben''), now())', 'show_shared(tests.id_of(''ann''), now())']) as call;

-- Another change of the account is no sign-in.
select tests.be_the_operator();
update auth.users set updated_at = now(), last_sign_in_at = last_sign_in_at where id = tests.id_of('ann');
select tests.sign_in('ben');
select is((select cancelled_at from public.account_deletions), null::timestamptz, 'only signing in to the account itself cancels it');

-- Signing in cancels, and the person is told once.
select tests.sign_in('ann');
select tests.be('ann');
select results_eq('select cancelled_at from public.account_deletions', 'select now()', 'signing in cancels the request');
select results_eq('select tests.hidden()', $$ values ('Taken fox'), ('Taken fox story') $$,
  'what was shared is there again; what an operator hid stays hidden');
select tests.be_anonymous();
select tests.sees('a visitor, after it was cancelled', 1);
select tests.be('ben');
select is_empty('delete from public.account_deletions returning user_id', 'a stranger clears no request');
select tests.be('ann');
select results_eq('delete from public.account_deletions returning user_id', $$ select tests.id_of('ann') $$,
  'the person clears it as told');
select is_empty('select from public.account_deletions', 'and is told once');
select tests.be_by('ann', tests.amr('password', 0));
select is(public.request_account_deletion(), now() + interval '14 days', 'they may ask again later');
select tests.be_the_operator();
select tests.sign_in('ann');
select tests.requested_ago('ann', interval '20 days');
update public.account_deletions set cancelled_at = now();
select tests.be_by('ann', tests.amr('password', 0));
select is(public.request_account_deletion(), now() + interval '14 days', 'also before they were told; the days begin again');

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
select is(private.purge_deleted_accounts(), 0, 'neither a young request nor a cancelled one removes an account');
select tests.requested_ago('ann', interval '336 hours');
insert into public.story_runs (caller, run_id)
select prefix || tests.id_of(name), 'run-' || prefix || name
from unnest(array['user:', 'prompt:user:']) as prefix, unnest(array['ann', 'ben']) as name;
insert into auth.flow_state (id, user_id, authentication_method, provider_type)
select gen_random_uuid(), tests.id_of(name), 'recovery', 'email' from unnest(array['ann', 'ben']) as name;
insert into auth.audit_log_entries (id, payload)
select gen_random_uuid(), json_build_object('actor_id', tests.id_of(name)) from unnest(array['ann', 'ben']) as name;
insert into public.newsletter_subscribers (email, consent) values ('Ann@Example.com', 'c'), ('ben@example.com', 'c');
select is(private.purge_deleted_accounts(), 1, 'one whose fourteen days are over goes');
select results_eq($$ select split_part(email, '@', 1) collate "default" from auth.users order by 1 $$, $$ values ('ben'), ('cleo') $$,
  'and only that one');
select results_eq('select count(*) from public.story_runs', 'values (2::bigint)', 'with its runs of the story service');
select results_eq('select user_id from auth.flow_state', $$ select tests.id_of('ben') $$, 'with its half-finished sign-ins');
select results_eq($$ select payload ->> 'actor_id' from auth.audit_log_entries $$, $$ select tests.id_of('ben')::text $$,
  'with what the sign-in service noted of it');
select results_eq('select email from public.newsletter_subscribers', $$ values ('ben@example.com') $$, 'and its newsletter');
select results_eq($$ select likes_count, uses_count from public.user_inspirations where title = 'Crow' $$, 'values (1, 2)',
  'its likes of prompts are taken back; its uses did happen');
select results_eq($$ select likes_count, views_count from public.user_shared_stories where title = 'Crow story' $$,
  'values (1, 2)', 'its likes of stories are taken back; its views did happen');
select is(private.purge_deleted_accounts(), 0, 'there is nothing left to do');

select * from finish();
rollback;
