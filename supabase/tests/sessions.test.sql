begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben');

-- A session that began and was last used so long ago, as the sign-in service writes it.
create function tests.session(p_name text, p_device text, p_began interval, p_used interval default null)
returns uuid
language sql
security definer
as $$
  insert into auth.sessions (id, user_id, user_agent, created_at, refreshed_at)
  values (gen_random_uuid(), tests.id_of(p_name), p_device, now() - p_began, (now() - p_used) at time zone 'utc')
  returning id;
$$;
create function tests.session_id(p_device text)
returns uuid
language sql
stable
security definer
as $$
  select id from auth.sessions where user_agent = p_device;
$$;
-- A request with the token of a session.
create function tests.be_in(p_name text, p_device text)
returns void
language sql
as $$
  select tests.be(p_name);
  select set_config('request.jwt.claims', jsonb_build_object(
    'sub', tests.id_of(p_name), 'role', 'authenticated', 'session_id', tests.session_id(p_device))::text, true);
$$;

select tests.session('ann', 'laptop', '9 days'), tests.session('ann', 'phone', '8 days', '1 day'),
  tests.session('ann', 'tablet', '3 days'), tests.session('ben', 'desktop', '1 hour');

select tests.be_in('ann', 'laptop');
select results_eq($$ select user_agent, now() - last_used_at, is_current from public.own_sessions() $$, $$ values
  ('laptop', interval '9 days', true), ('phone', interval '1 day', false), ('tablet', interval '3 days', false)
$$, 'The current session is listed first, then the others by their last use');
set local time zone 'Pacific/Apia';
select results_eq($$ select now() - last_used_at from public.own_sessions() where user_agent = 'phone' $$,
  $$ values (interval '1 day') $$, 'The last use is read as UTC in any time zone of the database');
reset time zone;
select is(public.end_session(tests.session_id('phone')), true, 'Another session of the user is ended');
select is(public.end_session(tests.session_id('phone')), false, 'A session is ended only once');
select is(public.end_session(tests.session_id('laptop')), false, 'The current session cannot be ended this way');
select is(public.end_session(tests.session_id('desktop')), false, 'A session of another user cannot be ended');

select tests.be_the_operator();
select set_eq($$ select user_agent from auth.sessions where user_id in (tests.id_of('ann'), tests.id_of('ben')) $$,
  array['laptop', 'tablet', 'desktop'], 'Only the ended session is deleted');
update auth.sessions set not_after = now() - interval '1 minute' where user_agent = 'tablet';
select tests.be_in('ann', 'laptop');
select set_eq($$ select user_agent from public.own_sessions() $$, array['laptop'], 'An expired session is not listed');

-- A token outlives its session: with an unknown session, or that of another user, nothing is listed or ended.
select tests.be_in('ann', 'nothing');
select is_empty($$ select * from public.own_sessions() $$, 'An ended session lists nothing');
select is(public.end_session(tests.session_id('laptop')), false, 'An ended session cannot end another');
select tests.be_in('ann', 'desktop');
select is_empty($$ select * from public.own_sessions() $$, 'A token with the session of another user lists nothing');
select tests.be('ann');
select is_empty($$ select * from public.own_sessions() $$, 'A token without a session lists nothing');
select tests.be_in('ben', 'desktop');
select set_eq($$ select user_agent from public.own_sessions() $$, array['desktop'], 'Another user lists only their own sessions');

select * from finish();
rollback;
