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
-- A session on a device, at a level, with a code that was entered so many seconds ago.
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

-- Ann has a verified factor, Ben an unverified one, Cleo none.
select tests.factor('ann', 'verified'), tests.factor('ben', 'unverified');
select tests.session('ann', 'ann’s phone'), tests.session('ann', 'ann’s laptop');

select tests.be_at('ann', 'aal2');
insert into public.user_stories (prompt, story) values ('p', 's');
insert into public.user_inspirations (title, prompt, category, is_public)
values ('Open', 'p', 'fantasy', true), ('Mine', 'p', 'fantasy', false);
select is(private.person(), tests.id_of('ann'), 'A session after the second step is the user’s');

select tests.be_at('ann', 'aal1', null, 'ann’s phone');
select is(private.person(), null, 'A session after the password only has no user');
select is_empty($$ select * from public.user_stories $$, 'A session after the password only reads no stories');
select set_eq($$ select title from public.user_inspirations $$, array['Open'], 'A session after the password only reads what is public');
select throws_ok($$ insert into public.user_stories (prompt, story) values ('p', 's') $$, '42501', null, 'A session after the password only inserts nothing');
select is_empty($$ update public.profiles set display_name = 'Eve' where id = tests.id_of('ann') returning id $$, 'A session after the password only updates nothing');
select is_empty($$ delete from public.user_inspirations returning id $$, 'A session after the password only deletes nothing');
select is_empty($$ select * from public.own_sessions() $$, 'A session after the password only lists no sessions');
select throws_ok($$ select public.toggle_inspiration_like((select id from public.user_inspirations limit 1), true) $$,
  null, null, 'A session after the password only cannot like');
select throws_ok($$ select public.request_account_deletion() $$, '42501', null, 'A session after the password only cannot request a deletion');
select throws_ok($$ select public.make_recovery_codes() $$, 'PT403', null, 'A session after the password only cannot make recovery codes');
select is(public.recovery_codes_left(), 0, 'A session after the password only has no recovery codes left');
select tests.be_at('ann', null, null, 'ann’s phone');
select is(private.person(), null, 'A token without a level counts as the password only');

select tests.be_at('ann', 'aal1');
select throws_ok($$ select * from public.user_stories $$, 'PT401', null, 'A session that ended before the second step gets an error');
select tests.be_at('ann', 'aal2');
select isnt_empty($$ select * from public.user_stories $$, 'A session that ended after the second step still reads until its token expires');

select tests.be_at('ben', 'aal1');
select is(private.person(), tests.id_of('ben'), 'An unfinished set-up does not require the second step');
select tests.be_at('cleo', 'aal1');
select is(private.person(), tests.id_of('cleo'), 'A user without a second factor needs no second step');
select tests.be_anonymous();
select is(private.person(), null, 'A visitor has no user');
select set_eq($$ select title from public.user_inspirations $$, array['Open'], 'A visitor reads what is public');

-- Recovery codes. Dan has a row in every table that using a code deletes from.
select tests.be_the_operator();
select tests.factor('dan', 'verified', '1 hour'), tests.session('dan', 'dan’s phone'), tests.take_try('dan');
insert into private.totp_steps (factor_id, user_id, step) select id, user_id, 1 from auth.mfa_factors where user_id = tests.id_of('dan');
select tests.be_at('dan', 'aal2', 0, 'dan’s phone');
select is(cardinality(public.make_recovery_codes()), 10, 'Another user makes ten recovery codes');

select tests.be_at('ann', 'aal2');
select throws_ok($$ select public.make_recovery_codes() $$, 'PT403', null, 'A session without a recent code cannot make recovery codes');
select tests.be_at('ann', 'aal2', 121);
select throws_ok($$ select public.make_recovery_codes() $$, 'PT403', null, 'A code entered more than two minutes ago is too old to make recovery codes');
select tests.be_at('cleo', 'aal2', 0);
select throws_ok($$ select public.make_recovery_codes() $$, 'PT403', null, 'A user without a second factor cannot make recovery codes');

select tests.be_the_operator();
create temp table codes (place serial, code text);
grant select, insert, delete on codes to authenticated;
grant usage on sequence codes_place_seq to authenticated;
select tests.be_at('ann', 'aal2', 119);
insert into codes (code) select unnest(public.make_recovery_codes());
select is(public.recovery_codes_left(), 10, 'A user with a recent code gets ten recovery codes');
select is(count(distinct code), 10::bigint, 'Recovery codes are all different') from codes;
select is_empty($$ select code from codes where code !~ '^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$' $$,
  'Recovery codes have eighty bits in unambiguous letters');
select tests.be_the_operator();
select is_empty($$ select from private.recovery_codes as kept join codes on kept.hash like '%' || codes.code || '%' $$,
  'Recovery codes are stored as hashes only');
select is_empty($$
  select from private.recovery_codes as kept join auth.mfa_factors as factor on factor.id = kept.factor_id
  where factor.user_id <> kept.user_id
$$, 'Recovery codes belong to a factor of their own user');

select tests.session('ben', 'ben’s phone');

select tests.be_at('ann', 'aal1');
select throws_ok($$ select public.use_recovery_code((select code from codes where place = 1)) $$, 'PT401', null,
  'A recovery code needs a session');
select tests.be_at('ann', 'aal1', null, 'ben’s phone');
select throws_ok($$ select public.use_recovery_code((select code from codes where place = 1)) $$, 'PT401', null,
  'A recovery code needs a session of the same user');
select tests.be_at('ben', 'aal1', null, 'ben’s phone');
select is(public.use_recovery_code((select code from codes where place = 1)), false, 'A recovery code of another user is refused');
select tests.be_at('ann', 'aal1', null, 'ann’s phone');
select is(public.use_recovery_code(null), false, 'A null recovery code is refused');
select is(public.use_recovery_code('0000-0000-0000-0000'), false, 'A guessed recovery code is refused');
select is(tests.left_of('ann'), '1 factors, 10 codes, 2 sessions, 0 steps, 2 tries', 'Wrong recovery codes are counted and change nothing');
select is(public.use_recovery_code((select ' ' || translate(upper(code), '-01', ' OI') from codes where place = 3)), true,
  'A recovery code is accepted as a person may type it');
select is(tests.left_of('ann'), '0 factors, 0 codes, 1 sessions, 0 steps, 0 tries',
  'A recovery code removes the factor, other codes, other sessions and earlier attempts');
select is(tests.left_of('dan'), '1 factors, 10 codes, 1 sessions, 1 steps, 1 tries', 'A recovery code changes nothing of other users');
select is(private.person(), tests.id_of('ann'), 'The password is enough once a recovery code was used');
select is(public.use_recovery_code((select code from codes where place = 4)), false, 'No other recovery code works once one was used');

-- Codes belong to the factor that they were made for.
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
select is(public.recovery_codes_left(), 0, 'A new factor has no recovery codes of the former one');
select is(public.use_recovery_code((select min(code) from codes)), false, 'A recovery code of a former factor is refused');

-- Attempts.
select tests.be_the_operator();
delete from private.second_step_tries;
select is(max(tests.take_try('ben')), 0, 'Ten attempts are free') from generate_series(1, 10);
select is(tests.take_try('ben'), 900, 'The eleventh attempt must wait fifteen minutes');
select is(tests.take_try('cleo'), 0, 'Another account does not have to wait');
update private.second_step_tries set tried_at = now() - interval '899 seconds' where user_id = tests.id_of('ben');
select is(tests.take_try('ben'), 1, 'An attempt must wait until the oldest one is fifteen minutes old');
update private.second_step_tries set tried_at = now() - interval '900 seconds' where user_id = tests.id_of('ben');
select is(tests.take_try('ben'), 0, 'An attempt is free when the oldest one is fifteen minutes old');
select is(tests.tries_of('ben'), 1::bigint, 'Attempts older than fifteen minutes are deleted');

select tests.be('ben');
select throws_ok($$ select * from private.recovery_codes $$, '42501', null, 'Users cannot read hashes of recovery codes');
select throws_ok($$ select * from auth.mfa_factors $$, '42501', null, 'Users cannot read secrets of factors');

select * from finish();
rollback;
