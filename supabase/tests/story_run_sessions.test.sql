begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben');

insert into auth.sessions (id, user_id, user_agent)
values (gen_random_uuid(), tests.id_of('ann'), 'phone'), (gen_random_uuid(), tests.id_of('ben'), 'of ben');

create function tests.session_of(p_device text)
returns uuid
language sql stable security definer
as $$
  select id from auth.sessions where user_agent = p_device;
$$;

-- The outcome of a new run of Ann's with this session and level of the token.
create function tests.begin_with(p_session uuid, p_level text default 'aal1')
returns text
language sql
as $$
  select public.begin_story_run(
    tests.id_of('ann'), gen_random_uuid()::text, p_session_id => p_session, p_level => p_level) ->> 'outcome';
$$;

create function tests.runs()
returns bigint
language sql stable security definer
as $$
  select count(*) from public.story_runs;
$$;

create function tests.set_factor(p_status text)
returns void
language sql security definer
as $$
  delete from auth.mfa_factors;
  insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
  values (gen_random_uuid(), tests.id_of('ann'), 'app', 'totp', p_status::auth.factor_status, now(), now(), 'secret');
$$;

create function tests.end_at(p_time timestamptz)
returns void
language sql security definer
as $$
  update auth.sessions set not_after = p_time where user_agent = 'phone';
$$;

-- The session of the token.
select tests.be_the_service();
select is(tests.begin_with(tests.session_of('phone')), 'granted', 'A run begins with a session of the person');
select is(tests.begin_with(null), 'granted', 'A run begins without a session for a service that asked about the token');
select is(tests.begin_with(tests.session_of('of ben')), 'signed_out', 'A session of another person begins no run');
select is(tests.begin_with(gen_random_uuid()), 'signed_out', 'A session that has ended begins no run');
select tests.end_at(now() + interval '1 minute');
select is(tests.begin_with(tests.session_of('phone')), 'granted', 'A session that ends in a minute begins a run');
select tests.end_at(now() - interval '1 minute');
select is(tests.begin_with(tests.session_of('phone')), 'signed_out', 'A session that ended a minute ago begins no run');
select tests.end_at(null);

-- The second step.
select tests.set_factor('unverified');
select is(tests.begin_with(tests.session_of('phone')), 'granted', 'A factor that is not set up yet needs no second step');
select tests.set_factor('verified');
select is(tests.begin_with(tests.session_of('phone')), 'half_signed_in', 'Without the second step no run begins');
select is(tests.begin_with(tests.session_of('phone'), null), 'half_signed_in', 'A token without a level has no second step');
select is(tests.begin_with(tests.session_of('phone'), 'aal2'), 'granted', 'A run begins after the second step');
select is(tests.begin_with(gen_random_uuid(), 'aal2'), 'signed_out', 'The second step of a session that has ended begins no run');
select is(tests.runs(), 5::bigint, 'A refused run is not counted');

select * from finish();
rollback;
