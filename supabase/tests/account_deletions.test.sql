begin;
\ir helpers/people.psql
\ir helpers/account-deletions.psql
select no_plan();

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

select * from finish();
rollback;
