-- Every story and random prompt that was asked for in the last days: what was charged for it, and how many run at once.
create table public.story_runs (
  caller text not null,
  run_id text not null,
  claim text,
  network text,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  refunded boolean not null default false,
  primary key (caller, run_id),
  constraint story_runs_caller_length check (char_length(caller) between 1 and 220),
  constraint story_runs_run_id_length check (char_length(run_id) between 1 and 100),
  constraint story_runs_claim_length check (char_length(claim) <= 100),
  constraint story_runs_network_length check (char_length(network) <= 64)
);

comment on table public.story_runs is 'Runs of the story service, kept for two days. Only the service touches it.';
comment on column public.story_runs.caller is 'guest:<id of the guest> or user:<id of the person>; prompt:… for a random prompt.';
comment on column public.story_runs.claim is 'The request that the run was granted to; only that one may end or refund it.';
comment on column public.story_runs.network is 'Keyed hash of the network a guest came from; never an address.';
comment on column public.story_runs.refunded is 'Nothing was delivered. It still counts as an attempt.';

create index story_runs_by_caller on public.story_runs (caller, started_at desc);
create index story_runs_by_network on public.story_runs (network, started_at);
create index story_runs_by_start on public.story_runs (started_at);

revoke all on table public.story_runs from public, anon, authenticated, service_role;
grant select on table public.story_runs to service_role;

-- No policy on purpose: with row level security on and no policy, nobody but the service role sees a row.
alter table public.story_runs enable row level security;

-- What was asked for and not delivered may be three times what may be delivered: a provider that is down for a while locks
-- nobody out, and leaving early again and again is not free for ever.
create function private.exceeds(p_delivered bigint, p_attempts bigint, p_limit integer)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_delivered > p_limit or p_attempts > p_limit::bigint * 3;
$$;

revoke execute on function private.exceeds(bigint, bigint, integer) from public, anon, authenticated, service_role;

-- Whoever asks first goes first: of one caller or one network everything is counted one after the other.
create function private.wait_in_line(p_name text)
returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('story_runs ' || p_name, 0));
$$;

revoke execute on function private.wait_in_line(text) from public, anon, authenticated, service_role;

-- Seconds until the day ends that a network's free stories are counted by.
create function private.seconds_to_midnight()
returns integer
language sql
stable
set search_path = ''
as $$
  select ceil(extract(epoch from
    (date_trunc('day', now() at time zone 'UTC') + interval '1 day') at time zone 'UTC' - now()))::integer;
$$;

revoke execute on function private.seconds_to_midnight() from public, anon, authenticated, service_role;

-- Whether a network has had its share of today, the run that was just noted included.
create function private.network_is_full(p_network text, p_limit integer)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.exceeds(count(*) filter (where not run.refunded), count(*), p_limit)
  from public.story_runs as run
  where run.network = p_network
    and run.started_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC';
$$;

revoke execute on function private.network_is_full(text, integer) from public, anon, authenticated, service_role;

-- From one version to the next the signatures change; nothing but the story service calls them.
drop function public.spend_guest_generation(text);
drop function public.refund_guest_generation(text);

-- Takes one free story for one run. Returns `{ "outcome", "used", "retry_after" }`:
--   granted    it was taken;
--   duplicate  this run id was seen before: nothing was taken, and nothing may be generated for it;
--   limit      all three are used;
--   network    too many free stories went to this network today; `retry_after` in seconds.
-- Guests whose network nobody knows share one.
create function public.spend_guest_generation(
  p_session_id text,
  p_run_id text,
  p_network text default null,
  p_network_limit integer default null,
  p_claim text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_caller text := 'guest:' || p_session_id;
  v_network text := coalesce(p_network, 'unknown');
  v_used integer;
begin
  perform private.wait_in_line(v_caller);
  delete from public.story_runs as old where old.started_at < now() - interval '2 days';
  delete from public.anonymous_usage as old where old.usage_count = 0 and old.last_used < now() - interval '2 days';

  insert into public.story_runs (caller, run_id, claim, network) values (v_caller, p_run_id, p_claim, v_network)
  on conflict do nothing;
  if not found then
    select usage.usage_count into v_used from public.anonymous_usage as usage where usage.session_id = p_session_id;
    return jsonb_build_object('outcome', 'duplicate', 'used', coalesce(v_used, 0), 'retry_after', null);
  end if;

  insert into public.anonymous_usage as usage (session_id, usage_count, last_used)
  values (p_session_id, 1, now())
  on conflict (session_id) do update
    set usage_count = usage.usage_count + 1, last_used = now()
    where usage.usage_count < 3
  returning usage.usage_count into v_used;
  if v_used is null then
    delete from public.story_runs as run where run.caller = v_caller and run.run_id = p_run_id;
    return jsonb_build_object('outcome', 'limit', 'used', 3, 'retry_after', null);
  end if;

  if p_network_limit is not null then
    perform private.wait_in_line(v_network);
    if private.network_is_full(v_network, p_network_limit) then
      delete from public.story_runs as run where run.caller = v_caller and run.run_id = p_run_id;
      update public.anonymous_usage as usage set usage_count = usage.usage_count - 1
      where usage.session_id = p_session_id;
      return jsonb_build_object('outcome', 'network', 'used', v_used - 1, 'retry_after', private.seconds_to_midnight());
    end if;
  end if;
  return jsonb_build_object('outcome', 'granted', 'used', v_used, 'retry_after', null);
end;
$$;

-- Gives the story of one run back when nothing was delivered: once, to the request that it was granted to, however often it
-- is called. A run that is not known yet is noted, so that whatever still spends it finds a duplicate. Returns `{ "used" }`,
-- null for an unknown guest.
create function public.refund_guest_generation(p_session_id text, p_run_id text, p_claim text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_caller text := 'guest:' || p_session_id;
  v_used integer;
begin
  perform private.wait_in_line(v_caller);
  update public.story_runs as run
  set refunded = true, ended_at = now()
  where run.caller = v_caller and run.run_id = p_run_id and run.claim is not distinct from p_claim and not run.refunded;
  if found then
    update public.anonymous_usage as usage
    set usage_count = greatest(usage.usage_count - 1, 0)
    where usage.session_id = p_session_id;
  else
    insert into public.story_runs (caller, run_id, claim, ended_at, refunded)
    values (v_caller, p_run_id, p_claim, now(), true)
    on conflict do nothing;
  end if;
  select usage.usage_count into v_used from public.anonymous_usage as usage where usage.session_id = p_session_id;
  return jsonb_build_object('used', v_used);
end;
$$;

-- Starts a run of a signed-in person within the guards that an operator set; null is no limit. Returns
-- `{ "outcome", "retry_after" }`: granted, duplicate, at_once, hour or day; `retry_after` in seconds.
-- A service that was killed never says that its runs ended: none runs any more after `p_expires_seconds`.
create function public.begin_story_run(
  p_user_id uuid,
  p_run_id text,
  p_at_once integer default null,
  p_per_hour integer default null,
  p_per_day integer default null,
  p_claim text default null,
  p_expires_seconds integer default 600
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_caller text := 'user:' || p_user_id;
  v_guard record;
  v_enough timestamptz;
begin
  perform private.wait_in_line(v_caller);
  delete from public.story_runs as old where old.started_at < now() - interval '2 days';

  if exists (select from public.story_runs as run where run.caller = v_caller and run.run_id = p_run_id) then
    return jsonb_build_object('outcome', 'duplicate', 'retry_after', null);
  end if;
  if (
    select count(*) >= p_at_once
    from public.story_runs as run
    where run.caller = v_caller and run.ended_at is null
      and run.started_at > now() - p_expires_seconds * interval '1 second'
  ) then
    return jsonb_build_object('outcome', 'at_once', 'retry_after', 10);
  end if;
  for v_guard in
    select guard.outcome, guard.period, allowance.counted, allowance.most
    from (values ('hour', p_per_hour, interval '1 hour'), ('day', p_per_day, interval '1 day'))
      as guard (outcome, budget, period)
    cross join lateral (values ('delivered', guard.budget), ('attempts', guard.budget * 3)) as allowance (counted, most)
    where guard.budget is not null
  loop
    -- The run that has to leave the period before another one fits into it.
    select run.started_at into v_enough
    from public.story_runs as run
    where run.caller = v_caller and run.started_at > now() - v_guard.period
      and (v_guard.counted = 'attempts' or not run.refunded)
    order by run.started_at desc
    offset greatest(v_guard.most - 1, 0)
    limit 1;
    if found then
      return jsonb_build_object(
        'outcome', v_guard.outcome,
        'retry_after', greatest(ceil(extract(epoch from v_enough + v_guard.period - now())), 1)
      );
    end if;
  end loop;

  insert into public.story_runs (caller, run_id, claim) values (v_caller, p_run_id, p_claim);
  return jsonb_build_object('outcome', 'granted', 'retry_after', null);
end;
$$;

-- Ends a run of a signed-in person, for the request that it was granted to. One that delivered nothing counts as an attempt
-- only; one that is not known yet is noted, so that whatever still begins it finds a duplicate.
create function public.end_story_run(p_user_id uuid, p_run_id text, p_delivered boolean, p_claim text default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_caller text := 'user:' || p_user_id;
begin
  perform private.wait_in_line(v_caller);
  update public.story_runs as run
  set ended_at = now(), refunded = not p_delivered
  where run.caller = v_caller and run.run_id = p_run_id and run.claim is not distinct from p_claim
    and run.ended_at is null;
  if not found then
    insert into public.story_runs (caller, run_id, claim, ended_at, refunded)
    values (v_caller, p_run_id, p_claim, now(), true)
    on conflict do nothing;
  end if;
end;
$$;

-- Counts a random prompt, which costs no free story: so many an hour for one caller, so many a day for all guests of one
-- network. Returns `{ "outcome", "retry_after" }`: granted, hour or network.
create function public.spend_random_prompt(
  p_caller text,
  p_network text default null,
  p_per_hour integer default null,
  p_per_network integer default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_caller text := 'prompt:' || p_caller;
  v_network text := case when p_per_network is not null then 'prompt:' || coalesce(p_network, 'unknown') end;
  v_enough timestamptz;
begin
  perform private.wait_in_line(v_caller);
  delete from public.story_runs as old where old.started_at < now() - interval '2 days';

  if p_per_hour is not null then
    select run.started_at into v_enough
    from public.story_runs as run
    where run.caller = v_caller and run.started_at > now() - interval '1 hour'
    order by run.started_at desc
    offset greatest(p_per_hour - 1, 0)
    limit 1;
    if found then
      return jsonb_build_object(
        'outcome', 'hour',
        'retry_after', greatest(ceil(extract(epoch from v_enough + interval '1 hour' - now())), 1)
      );
    end if;
  end if;
  insert into public.story_runs (caller, run_id, network, ended_at)
  values (v_caller, gen_random_uuid()::text, v_network, now());
  if v_network is not null then
    perform private.wait_in_line(v_network);
    if private.network_is_full(v_network, p_per_network) then
      delete from public.story_runs as run
      where run.caller = v_caller and run.network = v_network and run.started_at = now();
      return jsonb_build_object('outcome', 'network', 'retry_after', private.seconds_to_midnight());
    end if;
  end if;
  return jsonb_build_object('outcome', 'granted', 'retry_after', null);
end;
$$;

-- Only the story service calls them: a guest who could refund would have no limit, and anybody could spend somebody
-- else's stories.
revoke execute on function public.spend_guest_generation(text, text, text, integer, text)
  from public, anon, authenticated, service_role;
revoke execute on function public.refund_guest_generation(text, text, text)
  from public, anon, authenticated, service_role;
revoke execute on function public.begin_story_run(uuid, text, integer, integer, integer, text, integer)
  from public, anon, authenticated, service_role;
revoke execute on function public.end_story_run(uuid, text, boolean, text)
  from public, anon, authenticated, service_role;
revoke execute on function public.spend_random_prompt(text, text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.spend_guest_generation(text, text, text, integer, text) to service_role;
grant execute on function public.refund_guest_generation(text, text, text) to service_role;
grant execute on function public.begin_story_run(uuid, text, integer, integer, integer, text, integer) to service_role;
grant execute on function public.end_story_run(uuid, text, boolean, text) to service_role;
grant execute on function public.spend_random_prompt(text, text, integer, integer) to service_role;
