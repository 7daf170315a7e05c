-- Every story that was asked for in the last days: what was charged for it, and how many run at once.
create table public.story_runs (
  caller text not null,
  run_id text not null,
  network text,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (caller, run_id),
  constraint story_runs_caller_length check (char_length(caller) between 1 and 210),
  constraint story_runs_run_id_length check (char_length(run_id) between 1 and 100),
  constraint story_runs_network_length check (char_length(network) <= 64)
);

comment on table public.story_runs is 'Runs of the story service, kept for two days. Only the service touches it.';
comment on column public.story_runs.caller is 'guest:<id of the guest> or user:<id of the person>.';
comment on column public.story_runs.network is 'Keyed hash of the network a guest came from; never an address.';

create index story_runs_by_caller on public.story_runs (caller, started_at desc);
create index story_runs_by_network on public.story_runs (network, started_at);
create index story_runs_by_start on public.story_runs (started_at);

revoke all on table public.story_runs from public, anon, authenticated, service_role;
grant select on table public.story_runs to service_role;

-- No policy on purpose: with row level security on and no policy, nobody but the service role sees a row.
alter table public.story_runs enable row level security;

-- From one version to the next the signatures change; nothing but the story service calls them.
drop function public.spend_guest_generation(text);
drop function public.refund_guest_generation(text);

-- Takes one free story for one run. Returns `{ "outcome", "used", "retry_after" }`:
--   granted    it was taken;
--   duplicate  this run was charged before: nothing was taken, and nothing may be generated for it;
--   limit      all three are used;
--   network    too many free stories went to this network today; `retry_after` in seconds.
-- Two requests at the same moment wait for each other on the row, so the limit holds exactly.
create function public.spend_guest_generation(
  p_session_id text,
  p_run_id text,
  p_network text default null,
  p_network_limit integer default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_caller text := 'guest:' || p_session_id;
  v_midnight timestamptz := date_trunc('day', now() at time zone 'UTC') at time zone 'UTC';
  v_used integer;
begin
  delete from public.story_runs as old where old.started_at < now() - interval '2 days';

  insert into public.story_runs (caller, run_id, network) values (v_caller, p_run_id, p_network)
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

  if p_network is not null and p_network_limit is not null then
    -- One at a time for a network; a count alone would let all of them through that ask at the same moment.
    perform pg_advisory_xact_lock(hashtextextended('story_runs ' || p_network, 0));
    if (
      select count(*) > p_network_limit
      from public.story_runs as run where run.network = p_network and run.started_at >= v_midnight
    ) then
      delete from public.story_runs as run where run.caller = v_caller and run.run_id = p_run_id;
      update public.anonymous_usage as usage set usage_count = usage.usage_count - 1
      where usage.session_id = p_session_id;
      return jsonb_build_object(
        'outcome', 'network',
        'used', v_used - 1,
        'retry_after', ceil(extract(epoch from v_midnight + interval '1 day' - now()))
      );
    end if;
  end if;
  return jsonb_build_object('outcome', 'granted', 'used', v_used, 'retry_after', null);
end;
$$;

-- Gives the story of one run back when nothing was delivered: once, however often it is called. Returns `{ "used" }`,
-- null for an unknown guest.
create function public.refund_guest_generation(p_session_id text, p_run_id text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_used integer;
begin
  delete from public.story_runs as run where run.caller = 'guest:' || p_session_id and run.run_id = p_run_id;
  if found then
    update public.anonymous_usage as usage
    set usage_count = greatest(usage.usage_count - 1, 0)
    where usage.session_id = p_session_id;
  end if;
  select usage.usage_count into v_used from public.anonymous_usage as usage where usage.session_id = p_session_id;
  return jsonb_build_object('used', v_used);
end;
$$;

-- Starts a run of a signed-in person within the guards that an operator set; null is no limit. Returns
-- `{ "outcome", "retry_after" }`: granted, duplicate, at_once, hour or day; `retry_after` in seconds.
create function public.begin_story_run(
  p_user_id uuid,
  p_run_id text,
  p_at_once integer default null,
  p_per_hour integer default null,
  p_per_day integer default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_caller text := 'user:' || p_user_id;
  v_guard record;
  v_oldest timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('story_runs ' || v_caller, 0));
  delete from public.story_runs as old where old.started_at < now() - interval '2 days';

  if exists (select from public.story_runs as run where run.caller = v_caller and run.run_id = p_run_id) then
    return jsonb_build_object('outcome', 'duplicate', 'retry_after', null);
  end if;
  -- A service that was killed never says that its runs ended: after ten minutes none is running any more.
  if (
    select count(*) >= p_at_once
    from public.story_runs as run
    where run.caller = v_caller and run.ended_at is null and run.started_at > now() - interval '10 minutes'
  ) then
    return jsonb_build_object('outcome', 'at_once', 'retry_after', 10);
  end if;
  for v_guard in
    select guard.outcome, guard.budget, guard.period
    from (values ('hour', p_per_hour, interval '1 hour'), ('day', p_per_day, interval '1 day'))
      as guard (outcome, budget, period)
    where guard.budget is not null
  loop
    -- The run that has to leave the period before another one fits into it.
    select run.started_at into v_oldest
    from public.story_runs as run
    where run.caller = v_caller and run.started_at > now() - v_guard.period
    order by run.started_at desc
    offset greatest(v_guard.budget - 1, 0)
    limit 1;
    if found then
      return jsonb_build_object(
        'outcome', v_guard.outcome,
        'retry_after', greatest(ceil(extract(epoch from v_oldest + v_guard.period - now())), 1)
      );
    end if;
  end loop;

  insert into public.story_runs (caller, run_id) values (v_caller, p_run_id);
  return jsonb_build_object('outcome', 'granted', 'retry_after', null);
end;
$$;

-- Ends a run of a signed-in person. One that delivered nothing is forgotten, so that it counts in no budget.
create function public.end_story_run(p_user_id uuid, p_run_id text, p_delivered boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if p_delivered then
    update public.story_runs as run
    set ended_at = now()
    where run.caller = 'user:' || p_user_id and run.run_id = p_run_id and run.ended_at is null;
  else
    delete from public.story_runs as run
    where run.caller = 'user:' || p_user_id and run.run_id = p_run_id and run.ended_at is null;
  end if;
end;
$$;

-- Only the story service calls them: a guest who could refund would have no limit, and anybody could spend somebody
-- else's stories.
revoke execute on function public.spend_guest_generation(text, text, text, integer) from public, anon, authenticated, service_role;
revoke execute on function public.refund_guest_generation(text, text) from public, anon, authenticated, service_role;
revoke execute on function public.begin_story_run(uuid, text, integer, integer, integer)
  from public, anon, authenticated, service_role;
revoke execute on function public.end_story_run(uuid, text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.spend_guest_generation(text, text, text, integer) to service_role;
grant execute on function public.refund_guest_generation(text, text) to service_role;
grant execute on function public.begin_story_run(uuid, text, integer, integer, integer) to service_role;
grant execute on function public.end_story_run(uuid, text, boolean) to service_role;
