begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben'), tests.person('cleo'), tests.person('dan');

create function tests.factor(p_name text, p_status text, p_after interval default '0')
returns uuid
language sql
security definer
as $$
  insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
  values (gen_random_uuid(), tests.id_of(p_name), '', 'totp', p_status::auth.factor_status, now() + p_after, now(), 'secret')
  returning id;
$$;
create function tests.session(p_name text, p_device text)
returns uuid
language sql
security definer
as $$
  insert into auth.sessions (id, user_id, user_agent, created_at)
  values (gen_random_uuid(), tests.id_of(p_name), p_device, now()) returning id;
$$;
create function tests.session_id(p_device text)
returns uuid
language sql
stable
security definer
as $$
  select id from auth.sessions where user_agent = p_device;
$$;
-- Signed in at a level, with a code that was entered so many seconds ago, in a session.
create function tests.be_at(p_name text, p_level text, p_seconds_ago integer default null, p_device text default null)
returns void
language sql
as $$
  select tests.be(p_name);
  select set_config('request.jwt.claims', jsonb_strip_nulls(jsonb_build_object(
    'sub', tests.id_of(p_name), 'role', 'authenticated', 'aal', p_level, 'session_id', tests.session_id(p_device),
    'user_metadata', jsonb_build_object('aal', 'aal2'), 'app_metadata', jsonb_build_object('aal', 'aal2'),
    'amr', case when p_seconds_ago is not null then jsonb_build_array(jsonb_build_object(
      'method', 'totp', 'timestamp', floor(extract(epoch from now()))::bigint - p_seconds_ago)) end))::text, true);
$$;
create function tests.tries_of(p_name text)
returns bigint
language sql
security definer
as $$
  select count(*) from private.second_step_tries where user_id = tests.id_of(p_name);
$$;
create function tests.take_try(p_name text)
returns integer
language sql
security definer
as $$
  select private.take_second_step_try(tests.id_of(p_name));
$$;
create function tests.left_of(p_name text)
returns text
language sql
security definer
as $$
  select format('%s factors, %s codes, %s sessions, %s steps, %s tries',
    (select count(*) from auth.mfa_factors where user_id = tests.id_of(p_name)),
    (select count(*) from private.recovery_codes where user_id = tests.id_of(p_name)),
    (select count(*) from auth.sessions where user_id = tests.id_of(p_name)),
    (select count(*) from private.totp_steps where user_id = tests.id_of(p_name)),
    (select count(*) from private.second_step_tries where user_id = tests.id_of(p_name)));
$$;

-- Ann has finished setting it up, Ben has begun, Cleo has nothing.
select tests.factor('ann', 'verified'), tests.factor('ben', 'unverified');
select tests.session('ann', 'ann’s phone'), tests.session('ann', 'ann’s laptop');

select tests.be_at('ann', 'aal2');
insert into public.user_stories (prompt, story) values ('p', 's');
insert into public.user_inspirations (title, prompt, category, is_public)
values ('Open', 'p', 'fantasy', true), ('Mine', 'p', 'fantasy', false);
select is(private.person(), tests.id_of('ann'), 'after the second step one is oneself');

select tests.be_at('ann', 'aal1', null, 'ann’s phone');
select is(private.person(), null, 'after the password alone one is nobody');
select is_empty($$ select * from public.user_stories $$, 'who reads nothing of the account');
select set_eq($$ select title from public.user_inspirations $$, array['Open'], 'but what everybody reads');
select throws_ok($$ insert into public.user_stories (prompt, story) values ('p', 's') $$, '42501', null, 'adds nothing');
select is_empty($$ update public.profiles set display_name = 'Eve' where id = tests.id_of('ann') returning id $$, 'changes nothing');
select is_empty($$ delete from public.user_inspirations returning id $$, 'and deletes nothing');
select is_empty($$ select * from public.own_sessions() $$, 'the functions know nobody either');
select throws_ok($$ select public.toggle_inspiration_like((select id from public.user_inspirations limit 1), true) $$,
  null, null, 'nor do those that write');
select throws_ok($$ select public.request_account_deletion() $$, '42501', null, 'nor the one that deletes the account');
select throws_ok($$ select public.make_recovery_codes() $$, 'PT403', null, 'recovery codes are made after the second step');
select is(public.recovery_codes_left(), 0, 'and counted after it');
select tests.be_at('ann', null, null, 'ann’s phone');
select is(private.person(), null, 'a token that names no level is one of the password alone');

select tests.be_at('ann', 'aal1');
select throws_ok($$ select * from public.user_stories $$, 'PT401', null, 'a session that has ended is told so');
select tests.be_at('ann', 'aal2');
select isnt_empty($$ select * from public.user_stories $$, 'unless it was past the second step: tokens outlive sessions');

select tests.be_at('ben', 'aal1');
select is(private.person(), tests.id_of('ben'), 'setting it up asks for nothing before it is finished');
select tests.be_at('cleo', 'aal1');
select is(private.person(), tests.id_of('cleo'), 'nor is anything asked of whoever has none');
select tests.be_anonymous();
select is(private.person(), null, 'a visitor is nobody');
select set_eq($$ select title from public.user_inspirations $$, array['Open'], 'who reads what everybody reads');

-- Recovery codes. Dan, who comes later than Ann, has everything that is kept of this.
select tests.be_the_operator();
select tests.factor('dan', 'verified', '1 hour'), tests.session('dan', 'dan’s phone'), tests.take_try('dan');
insert into private.totp_steps (factor_id, user_id, step) select id, user_id, 1 from auth.mfa_factors where user_id = tests.id_of('dan');
select tests.be_at('dan', 'aal2', 0, 'dan’s phone');
select is(cardinality(public.make_recovery_codes()), 10, 'another user has recovery codes too');

select tests.be_at('ann', 'aal2');
select throws_ok($$ select public.make_recovery_codes() $$, 'PT403', null, 'a session that was left open makes no recovery codes');
select tests.be_at('ann', 'aal2', 121);
select throws_ok($$ select public.make_recovery_codes() $$, 'PT403', null, 'nor does a code of more than two minutes ago');
select tests.be_at('cleo', 'aal2', 0);
select throws_ok($$ select public.make_recovery_codes() $$, 'PT403', null, 'nor whoever has no second factor');

select tests.be_the_operator();
create temp table codes (place serial, code text);
grant select, insert, delete on codes to authenticated;
grant usage on sequence codes_place_seq to authenticated;
select tests.be_at('ann', 'aal2', 119);
insert into codes (code) select unnest(public.make_recovery_codes());
select is(public.recovery_codes_left(), 10, 'ten recovery codes are made');
select is(count(distinct code), 10::bigint, 'no two are the same') from codes;
select is_empty($$ select code from codes where code !~ '^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$' $$,
  'of eighty bits each, in letters that are not taken for others');
select tests.be_the_operator();
select is_empty($$ select from private.recovery_codes as kept join codes on kept.hash like '%' || codes.code || '%' $$,
  'only their hashes are kept');
select is_empty($$
  select from private.recovery_codes as kept join auth.mfa_factors as factor on factor.id = kept.factor_id
  where factor.user_id <> kept.user_id
$$, 'they are of the factor of their own user');

select tests.session('ben', 'ben’s phone');

select tests.be_at('ann', 'aal1');
select throws_ok($$ select public.use_recovery_code((select code from codes where place = 1)) $$, 'PT401', null,
  'a recovery code is taken in a session');
select tests.be_at('ann', 'aal1', null, 'ben’s phone');
select throws_ok($$ select public.use_recovery_code((select code from codes where place = 1)) $$, 'PT401', null,
  'which is one’s own');
select tests.be_at('ben', 'aal1', null, 'ben’s phone');
select is(public.use_recovery_code((select code from codes where place = 1)), false, 'and for one’s own account');
select tests.be_at('ann', 'aal1', null, 'ann’s phone');
select is(public.use_recovery_code(null), false, 'nothing is no recovery code');
select is(public.use_recovery_code('0000-0000-0000-0000'), false, 'nor is a guess');
select is(tests.left_of('ann'), '1 factors, 10 codes, 2 sessions, 0 steps, 2 tries', 'both are counted, and change nothing');
select is(public.use_recovery_code((select ' ' || translate(upper(code), '-01', ' OI') from codes where place = 3)), true,
  'one is taken as a person may type it');
select is(tests.left_of('ann'), '0 factors, 0 codes, 1 sessions, 0 steps, 0 tries',
  'it turns two-step sign-in off, ends the other codes and sessions, and forgets what was wrong before');
select is(tests.left_of('dan'), '1 factors, 10 codes, 1 sessions, 1 steps, 1 tries', 'those of others stay as they are');
select is(private.person(), tests.id_of('ann'), 'the password is enough then');
select is(public.use_recovery_code((select code from codes where place = 4)), false, 'no other code does anything any more');

-- Codes are of the factor that they were made for.
select tests.be_the_operator();
select tests.factor('cleo', 'verified');
select tests.session('cleo', 'cleo’s phone');
select tests.be_at('cleo', 'aal2', 0, 'cleo’s phone');
delete from codes;
insert into codes (code) select unnest(public.make_recovery_codes());
select tests.be_the_operator();
delete from auth.mfa_factors where user_id = tests.id_of('cleo');
select tests.factor('cleo', 'verified');
select tests.be_at('cleo', 'aal2', 0, 'cleo’s phone');
select is(public.recovery_codes_left(), 0, 'setting it up once more leaves no older recovery codes');
select is(public.use_recovery_code((select min(code) from codes)), false, 'which do not work');

-- Tries.
select tests.be_the_operator();
delete from private.second_step_tries;
select is(max(tests.take_try('ben')), 0, 'ten tries are free') from generate_series(1, 10);
select is(tests.take_try('ben'), 900, 'the eleventh waits a quarter of an hour');
select is(tests.take_try('cleo'), 0, 'another account waits for nothing');
update private.second_step_tries set tried_at = now() - interval '899 seconds' where user_id = tests.id_of('ben');
select is(tests.take_try('ben'), 1, 'until the first is a quarter of an hour ago');
update private.second_step_tries set tried_at = now() - interval '900 seconds' where user_id = tests.id_of('ben');
select is(tests.take_try('ben'), 0, 'then it is free');
select is(tests.tries_of('ben'), 1::bigint, 'and older ones are forgotten');

select tests.be_anonymous();
select throws_ok($$ select public.use_recovery_code('x') $$, '42501', null, 'a visitor has no recovery codes');
select throws_ok($$ select public.make_recovery_codes() $$, '42501', null, 'and makes none');
select throws_ok($$ select public.recovery_codes_left() $$, '42501', null, 'nor has any left');
select tests.be('ben');
select throws_ok($$ select private.take_second_step_try(tests.id_of('ann')) $$, '42501', null, 'nobody uses up the tries of others');
select throws_ok($$ select * from private.recovery_codes $$, '42501', null, 'hashes are read by nobody');
select throws_ok($$ select * from auth.mfa_factors $$, '42501', null, 'nor are secrets');

select * from finish();
rollback;
