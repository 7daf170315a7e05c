begin;
\ir helpers/people.psql
\ir helpers/account-deletions.psql
select no_plan();

-- Who can request a deletion.
select tests.become('authenticated', null);
select throws_ok('select public.request_account_deletion()', '42501', 'You must be signed in to delete your account.',
  'A request without a user is refused with a reason');
select tests.be('ann');
select throws_ok('select public.request_account_deletion()', 'PT403', 'Enter your password again to delete your account.',
  'A session alone is not enough to request a deletion');
select tests.be_by('ann', amr),
  throws_ok('select public.request_account_deletion()', 'PT403', null, 'A deletion cannot be requested with ' || what)
from (values
  (tests.amr('password', 121), 'a password of more than two minutes ago'),
  (tests.amr('otp', 0), 'a link'),
  (tests.amr('recovery', 0), 'a link for a new password'),
  (tests.amr('token_refresh', 0), 'a renewed session'),
  ('["password"]', 'a method without a moment'),
  ('[{"method": "password"}]', 'a password without a moment'),
  ('[{"method": "password", "timestamp": "9999999999"}]', 'a moment that is not a number'),
  ('{"method": "none", "timestamp": 9999999999}', 'a claim of another kind'),
  ('[]', 'no method at all'),
  ('null', 'nothing')
) as proof (amr, what);
select is_empty('select from public.account_deletions', 'Refused calls leave no request');
select is(tests.sessions_of('ann'), 2::bigint, 'Refused calls end no session');

select tests.be_by('ann', tests.amr('otp', 10) || tests.amr('password', 119));
select is(public.request_account_deletion(), now() + interval '14 days',
  'A fresh password is enough to request a deletion in fourteen days');
select results_eq('select user_id, requested_at, cancelled_at from public.account_deletions',
  $$ select tests.id_of('ann'), now(), null::timestamptz $$, 'A person reads their own request');
select is(tests.sessions_of('ann'), 0::bigint, 'A request ends every session of the account');
select is(tests.sessions_of('ben'), 2::bigint, 'A request ends no session of another account');
select is(public.request_account_deletion(), now() + interval '14 days', 'A repeated call keeps a single request');
select tests.be_the_operator();
select tests.requested_ago('ann', interval '3 days');
update public.user_inspirations set hidden_at = now() - interval '3 days' where title = 'Fox';
update public.user_shared_stories set hidden_at = now() - interval '3 days' where title in ('Public fox', 'Unlisted fox');
select tests.be_by('ann', tests.amr('password', 0));
select is(public.request_account_deletion(), now() + interval '11 days', 'A repeated call does not move the day of the deletion');

-- What a request hides. That nobody but its owner sees what is hidden: hidden.test.sql, and unlisted_stories.test.sql by its link.
select results_eq('select tests.hidden()', $$ values
  ('Fox'), ('Public fox'), ('Taken fox'), ('Taken fox story'), ('Unlisted fox')
$$, 'A request hides everything that the person shares, and nothing of others');
select tests.be('ben');
select is_empty('select from public.account_deletions', 'Another person cannot see the request');

-- What is added after a request with a token that has not expired is hidden.
select tests.be('ann');
insert into public.user_inspirations (title, prompt, category, is_public) values ('Late fox', 'P', 'fantasy', true);
insert into public.user_shared_stories (title, prompt, content, is_public) values ('Late fox story', 'P', 'Late', true);
update public.user_inspirations set is_public = true;
select tests.be('ben');
select is_empty($$ select from public.user_inspirations where title = 'Late fox' $$,
  'A prompt added after the request is hidden');
select tests.be_anonymous();
select is_empty($$ select from public.user_shared_stories where title = 'Late fox story' $$,
  'A story added after the request is hidden');
select tests.be('ben');
insert into public.user_inspirations (title, prompt, category, is_public) values ('New crow', 'P', 'fantasy', true);
insert into public.user_shared_stories (title, prompt, content, is_public) values ('New crow story', 'P', 'C', true);
select tests.be_anonymous();
select isnt_empty($$ select from public.user_inspirations where title = 'New crow' $$,
  'A prompt of another person stays visible');
select isnt_empty($$ select from public.user_shared_stories where title = 'New crow story' $$,
  'A story of another person stays visible');

-- A stolen session cannot cancel a request.
select tests.be('ann');
select is_empty('delete from public.account_deletions returning user_id', 'An open request cannot be cleared');

select * from finish();
rollback;
