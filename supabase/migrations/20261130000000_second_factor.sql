-- Two-step sign-in: a code from an authenticator app after the password. Hosted Supabase has these tables; the local sign-in
-- service has none, so they are made here in the same shape for the backend to use.
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

-- Who asks: the user of the request's token, once they have passed the second step, where they have one. Until then they
-- are nobody to every policy and function, which ask this and not auth.uid(). The claim is the sign-in service's; metadata
-- that a user can write is no part of it. A device whose session ended when the second step was set up elsewhere is told
-- so: to its page an empty library would look like a lost one.
create function private.person()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user uuid := auth.uid();
begin
  if v_user is null or auth.jwt() ->> 'aal' = 'aal2' or not exists (
    select from auth.mfa_factors as factor where factor.user_id = v_user and factor.status = 'verified'
  ) then
    return v_user;
  end if;
  if not exists (
    select from auth.sessions as session
    where session.user_id = v_user and session.id::text = auth.jwt() ->> 'session_id'
  ) then
    raise exception 'Your sign-in has ended. Please sign in again.' using errcode = 'PT401';
  end if;
  return null;
end;
$$;

revoke execute on function private.person() from public, anon, authenticated, service_role;
grant execute on function private.person() to anon, authenticated;

-- Every function and policy that there is asks it from here on. Rewritten where they stand, they keep their grants.
do $$
declare
  v_path text := current_setting('search_path');
  v_definition text;
  v_policy record;
begin
  -- Without a path all names are written out whole.
  perform set_config('search_path', '', true);
  for v_definition in
    select pg_get_functiondef(oid) from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and prosrc like '%auth.uid()%' and oid <> 'private.person()'::regprocedure
  loop
    execute replace(v_definition, 'auth.uid()', 'private.person()');
  end loop;
  for v_policy in
    select policyname, schemaname, tablename, replace(qual, 'auth.uid()', 'private.person()') as using_clause,
      replace(with_check, 'auth.uid()', 'private.person()') as check_clause
    from pg_policies
    where schemaname = 'public' and concat(qual, with_check) like '%auth.uid()%'
  loop
    execute format('alter policy %I on %I.%I', v_policy.policyname, v_policy.schemaname, v_policy.tablename)
      || coalesce(' using (' || v_policy.using_clause || ')', '')
      || coalesce(' with check (' || v_policy.check_clause || ')', '');
  end loop;
  perform set_config('search_path', v_path, true);
end $$;

-- Tries at the second step, so that nobody who has the password guesses a code.
create table private.second_step_tries (
  user_id uuid not null references auth.users (id) on delete cascade,
  tried_at timestamptz not null default now()
);
create index second_step_tries_of on private.second_step_tries (user_id, tried_at);

-- The last time step of which a code was taken: each code works once. The local sign-in service keeps it.
create table private.totp_steps (
  factor_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  step bigint not null
);

revoke all on table private.second_step_tries, private.totp_steps from public, anon, authenticated, service_role;

-- Takes a try before it is known whether it is right; one that is right gives back all of them. Returns the seconds to wait
-- where there were too many (the same numbers as in the domain), else 0.
create function private.take_second_step_try(p_person uuid)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_wait integer;
begin
  -- One after the other: of a hundred at once each would be the first.
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

revoke execute on function private.take_second_step_try(uuid) from public, anon, authenticated, service_role;
