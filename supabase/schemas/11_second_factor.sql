-- Two-step sign-in: attempts at the second step, and recovery codes. The sign-in service owns the factors.

-- A code from an authenticator app follows the password. Hosted Supabase has these tables; the local sign-in service does not,
-- so they are created here in the same shape for the backend.
do $$
begin
  if to_regclass('auth.mfa_factors') is not null then
    return;
  end if;
  create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
  create type auth.factor_status as enum ('unverified', 'verified');
  create table auth.mfa_factors (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text,
    factor_type auth.factor_type not null,
    status auth.factor_status not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    secret text,
    phone text,
    last_challenged_at timestamptz
  );
  create index mfa_factors_user_id_idx on auth.mfa_factors (user_id);
  create unique index mfa_factors_user_friendly_name_unique on auth.mfa_factors (friendly_name, user_id)
    where btrim(friendly_name) <> '';
  create table auth.mfa_challenges (
    id uuid primary key,
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    created_at timestamptz not null,
    verified_at timestamptz,
    ip_address inet
  );
  create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);
  revoke all on table auth.mfa_factors, auth.mfa_challenges from public, anon, authenticated, service_role;
end $$;

-- Attempts at the second step, so that a thief of the password cannot guess a code.
create table private.second_step_tries (
  user_id uuid not null references auth.users (id) on delete cascade,
  tried_at timestamptz not null default now()
);

create index second_step_tries_of on private.second_step_tries (user_id, tried_at);

revoke all on table private.second_step_tries from public, anon, authenticated, service_role;

-- The last time step whose code was accepted: each code works once. Written by the local sign-in service.
create table private.totp_steps (
  factor_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  step bigint not null
);

revoke all on table private.totp_steps from public, anon, authenticated, service_role;

-- Recovery codes, for people who lost the device with their authenticator app. Only hashes are kept; 80 random bits need no
-- salt. A code is valid for the factor it was made for, and void without it.
create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_id uuid not null,
  hash text not null,
  primary key (user_id, hash)
);

revoke all on table private.recovery_codes from public, anon, authenticated, service_role;

-- Counts an attempt before it is checked; a correct one clears all of them. Returns the seconds to wait after too many attempts
-- (the same numbers as in the domain), else 0.
create function private.take_second_step_try(p_person uuid)
returns integer
language plpgsql set search_path = ''
as $$
declare
  v_wait integer;
begin
  -- One after the other: a hundred attempts at once would each be the first.
  perform from auth.users as account where account.id = p_person for no key update;
  delete from private.second_step_tries as try
  where try.user_id = p_person and try.tried_at <= now() - interval '15 minutes';
  select case when count(*) < 10 then 0
    else greatest(1, ceil(extract(epoch from min(try.tried_at) + interval '15 minutes' - now())))::integer end
  into v_wait
  from private.second_step_tries as try
  where try.user_id = p_person;
  if v_wait = 0 then
    insert into private.second_step_tries (user_id) values (p_person);
  end if;
  return v_wait;
end;
$$;

-- The hash of a code, however it was typed: o is 0, and i and l are 1.
create function private.recovery_code_hash(p_code text)
returns text
language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(
    translate(regexp_replace(lower(left(p_code, 100)), '[^a-z0-9]', '', 'g'), 'oil', '011'), 'UTF8')), 'hex');
$$;

create function private.new_recovery_code()
returns text
language sql volatile set search_path = ''
as $$
  select regexp_replace(string_agg(
    substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(random.bytes, place) & 31) + 1, 1), '' order by place),
    '(.{4})(?=.)', '\1-', 'g')
  from (select sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')) as bytes) as random,
    generate_series(0, 15) as place;
$$;

-- Returns ten new codes, which are shown only once, and voids the older ones.
create function public.make_recovery_codes()
returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
  v_factor uuid;
  v_codes text[];
begin
  if v_person is null or (select auth.jwt()) ->> 'aal' is distinct from 'aal2' then
    raise exception 'Sign in with a code from your authenticator app first.' using errcode = 'PT403';
  end if;
  if not private.has_just_entered('totp') then
    raise exception 'Enter a code from your authenticator app again to get recovery codes.' using errcode = 'PT403';
  end if;
  -- Of two simultaneous calls, the second one's codes are the valid ones.
  perform from auth.users as account where account.id = v_person for no key update;
  select factor.id into v_factor from auth.mfa_factors as factor
  where factor.user_id = v_person and factor.status = 'verified'
  order by factor.created_at desc limit 1;
  if v_factor is null then
    raise exception 'Set up two-step sign-in first.' using errcode = 'PT403';
  end if;
  delete from private.recovery_codes as code where code.user_id = v_person;
  select array_agg(private.new_recovery_code()) into v_codes from generate_series(1, 10);
  insert into private.recovery_codes (user_id, factor_id, hash)
  select v_person, v_factor, private.recovery_code_hash(code) from unnest(v_codes) as code;
  return v_codes;
end;
$$;

-- How many codes the caller has left.
create function public.recovery_codes_left()
returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer
  from private.recovery_codes as code
  join auth.mfa_factors as factor on factor.id = code.factor_id and factor.status = 'verified'
  where code.user_id = (select private.person());
$$;

-- The second step by a recovery code: it turns two-step sign-in off and ends every other session, so that the password alone is
-- enough until the user sets it up again. Called after the first step, so only this function uses auth.uid(). Returns whether
-- the code was right; a wrong one is counted, which an exception would undo.
create function public.use_recovery_code(p_code text)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := (select auth.uid());
  v_session uuid;
  v_wait integer;
begin
  -- A token outlives its session.
  select session.id into v_session from auth.sessions as session
  where session.user_id = v_person and session.id::text = (select auth.jwt()) ->> 'session_id';
  if v_session is null then
    raise exception 'Your sign-in has ended. Please sign in again.' using errcode = 'PT401';
  end if;
  v_wait := private.take_second_step_try(v_person);
  if v_wait > 0 then
    raise exception 'Too many attempts. Please try again after % seconds.', v_wait using errcode = 'PT429';
  end if;
  if not exists (
    select from private.recovery_codes as code
    join auth.mfa_factors as factor on factor.id = code.factor_id and factor.status = 'verified'
    where code.user_id = v_person and code.hash = private.recovery_code_hash(p_code)
  ) then
    return false;
  end if;
  delete from auth.mfa_factors as factor where factor.user_id = v_person;
  delete from private.recovery_codes as code where code.user_id = v_person;
  delete from private.totp_steps as used where used.user_id = v_person;
  delete from private.second_step_tries as try where try.user_id = v_person;
  delete from auth.sessions as session where session.user_id = v_person and session.id <> v_session;
  return true;
end;
$$;

revoke execute on function
  private.take_second_step_try(uuid),
  private.recovery_code_hash(text),
  private.new_recovery_code(),
  public.make_recovery_codes(),
  public.recovery_codes_left(),
  public.use_recovery_code(text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.make_recovery_codes(),
  public.recovery_codes_left(),
  public.use_recovery_code(text)
  to authenticated;
