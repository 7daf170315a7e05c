-- Runs of the story service: the limits of guests and users, and what was charged.

-- How many of the three free stories a visitor who is not signed in has used.
create table public.anonymous_usage (
  session_id text primary key,
  usage_count integer not null default 0,
  last_used timestamptz not null default now(),
  constraint anonymous_usage_session_id_length check (char_length(session_id) between 1 and 200),
  constraint anonymous_usage_count_range check (usage_count between 0 and 3)
);

comment on table public.anonymous_usage is 'Guest quota. Used by the story service only; guests have a signed id.';

-- For the removal of guests who have used nothing.
create index anonymous_usage_unused on public.anonymous_usage (last_used) where usage_count = 0;

revoke all on table public.anonymous_usage from public, anon, authenticated, service_role;
grant delete, insert, select, update on table public.anonymous_usage to service_role;
-- No policy on purpose: with row level security and no policy, only the service role sees rows.
alter table public.anonymous_usage enable row level security;

-- Each story, random prompt and short call requested in the last days, what was charged for it, and whether it still runs.
create table public.story_runs (
  caller text not null,
  run_id text not null,
  claim text,
  network text,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  refunded boolean not null default false,
  -- A guest continues an interrupted story for free (a lost connection, a closed page, a stopped run or service): at most twice in
  -- a row, each run once, and only a run that delivered text.
  whole boolean not null default false,
  resumes text,
  resumed_at timestamptz,
  free_left smallint not null default 2,
  abandoned boolean not null default false,
  primary key (caller, run_id),
  constraint story_runs_caller_length check (char_length(caller) between 1 and 220),
  constraint story_runs_run_id_length check (char_length(run_id) between 1 and 100),
  constraint story_runs_claim_length check (char_length(claim) <= 100),
  constraint story_runs_network_length check (char_length(network) <= 64),
  constraint story_runs_resumes_length check (char_length(resumes) between 1 and 100),
  constraint story_runs_free_left_range check (free_left between 0 and 2)
);

comment on table public.story_runs is 'Runs of the story service, kept for two days. Used by the service only.';
comment on column public.story_runs.caller is
  'guest:<id of the guest> or user:<id of the person>; prompt:… for a random prompt, call:… for a short call.';
comment on column public.story_runs.claim is 'The request that the run was granted to; only that request may end or refund it.';
comment on column public.story_runs.network is 'Keyed hash of the network a guest came from; never an address.';
comment on column public.story_runs.whole is 'The provider finished the story: there is nothing to continue.';
comment on column public.story_runs.resumes is 'The run that this one continues for free; null when a story was charged.';
comment on column public.story_runs.resumed_at is 'When another run continued this one. It is not refunded after that.';
comment on column public.story_runs.free_left is 'How many more times in a row a guest may continue for free.';
comment on column public.story_runs.refunded is 'Nothing was delivered, and the provider had not begun. It still counts as an attempt.';
comment on column public.story_runs.abandoned is 'A signed-in person''s run that ended without a word of the story.';

create index story_runs_by_caller on public.story_runs (caller, started_at desc);
create index story_runs_by_network on public.story_runs (network, started_at);
create index story_runs_by_start on public.story_runs (started_at);

revoke all on table public.story_runs from public, anon, authenticated, service_role;
grant select on table public.story_runs to service_role;
-- No policy on purpose: with row level security and no policy, only the service role sees rows.
alter table public.story_runs enable row level security;

-- Attempts may be three times the limit of deliveries: a provider that is down for a while locks no one out, and leaving early
-- repeatedly is not free forever.
create function private.exceeds(p_delivered bigint, p_attempts bigint, p_limit integer)
returns boolean
language sql immutable set search_path = ''
as $$
  select p_delivered > p_limit or p_attempts > p_limit::bigint * 3;
$$;

-- Seconds until the end of the day (UTC) by which free stories of a network are counted.
create function private.seconds_to_midnight()
returns integer
language sql stable set search_path = ''
as $$
  select ceil(extract(epoch from
    (date_trunc('day', now() at time zone 'UTC') + interval '1 day') at time zone 'UTC' - now()))::integer;
$$;

-- Whether a network has used up its limit of today, including the run that was just inserted.
create function private.network_is_full(p_network text, p_limit integer)
returns boolean
language sql stable set search_path = ''
as $$
  select private.exceeds(count(*) filter (where not run.refunded), count(*), p_limit)
  from public.story_runs as run
  where run.network = p_network
    and run.started_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC';
$$;

-- Removes runs that are two days old, the oldest first. Every run calls it, so a few at a time are enough.
create function private.purge_story_runs()
returns void
language plpgsql set search_path = ''
as $$
begin
  delete from public.story_runs as old
  where old.ctid = any (array(
    select run.ctid from public.story_runs as run
    where run.started_at < now() - interval '2 days'
    order by run.started_at
    limit 50
    for update skip locked
  ));
end;
$$;

-- Counts a call that costs no free story, within the limits of its kind: of an hour and a day for one caller, and of a day for all
-- guests of one network. Returns `{ "outcome", "retry_after" }`: granted, hour, day or network.
create function private.spend_call(
  p_kind text,
  p_caller text,
  p_network text,
  p_per_hour integer,
  p_per_network integer,
  p_per_day integer
)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_caller text := p_kind || ':' || p_caller;
  v_network text := case when p_per_network is not null then p_kind || ':' || coalesce(p_network, 'unknown') end;
  v_enough timestamptz;
begin
  perform private.wait_in_line(v_caller);
  perform private.purge_story_runs();

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
  if p_per_day <= (
    select count(*)
    from public.story_runs as run
    where run.caller = v_caller
      and run.started_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
  ) then
    return jsonb_build_object('outcome', 'day', 'retry_after', private.seconds_to_midnight());
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

-- Counts a random prompt.
create function public.spend_random_prompt(
  p_caller text,
  p_network text default null,
  p_per_hour integer default null,
  p_per_network integer default null,
  p_per_day integer default null
)
returns jsonb
language sql security definer set search_path = ''
as $$
  select private.spend_call('prompt', p_caller, p_network, p_per_hour, p_per_network, p_per_day);
$$;

-- Counts a short call of the provider: an outline, the people of a text, or suggestions of how it goes on.
create function public.spend_short_call(
  p_caller text,
  p_network text default null,
  p_per_hour integer default null,
  p_per_network integer default null,
  p_per_day integer default null
)
returns jsonb
language sql security definer set search_path = ''
as $$
  select private.spend_call('call', p_caller, p_network, p_per_hour, p_per_network, p_per_day);
$$;

-- Refunds a run that delivered nothing: once, and only for the request that it was granted to. A free continuation becomes free
-- again; a run that was continued had delivered text. An unknown run is inserted, so that spending it later finds a duplicate.
-- Returns `{ "used" }`, null for an unknown guest.
create function public.refund_guest_generation(p_session_id text, p_run_id text, p_claim text default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_caller text := 'guest:' || p_session_id;
  v_used integer;
  v_resumes text;
begin
  perform private.wait_in_line(v_caller);
  update public.story_runs as run
  set refunded = true, ended_at = now()
  where run.caller = v_caller and run.run_id = p_run_id and run.claim is not distinct from p_claim
    and not run.refunded and run.resumed_at is null
  returning run.resumes into v_resumes;
  if not found then
    insert into public.story_runs (caller, run_id, claim, ended_at, refunded)
    values (v_caller, p_run_id, p_claim, now(), true)
    on conflict do nothing;
  elsif v_resumes is null then
    update public.anonymous_usage as usage
    set usage_count = greatest(usage.usage_count - 1, 0)
    where usage.session_id = p_session_id;
  else
    update public.story_runs as run set resumed_at = null where run.caller = v_caller and run.run_id = v_resumes;
  end if;
  select usage.usage_count into v_used from public.anonymous_usage as usage where usage.session_id = p_session_id;
  return jsonb_build_object('used', v_used);
end;
$$;

-- Marks a guest's run as finished by the provider, so that it cannot be continued for free. For the request that it was granted
-- to.
create function public.finish_guest_run(p_session_id text, p_run_id text, p_claim text default null)
returns void
language sql security definer set search_path = ''
as $$
  update public.story_runs as run
  set whole = true, ended_at = now()
  where run.caller = 'guest:' || p_session_id and run.run_id = p_run_id and run.claim is not distinct from p_claim;
$$;

-- Whether today's stories, including the run that was just inserted, exceed the limit for all guests or for everyone. Null is no
-- limit. Random prompts and short calls are not counted. Returns `guests`, `total` or null.
create function private.day_is_full(p_guests_limit integer, p_total_limit integer)
returns text
language plpgsql set search_path = ''
as $$
declare
  v_of_guests record;
  v_of_all record;
begin
  if p_guests_limit is null and p_total_limit is null then
    return null;
  end if;
  perform private.wait_in_line('everyone');
  select
    count(*) filter (where run.caller like 'guest:%' and not run.refunded) as delivered,
    count(*) filter (where run.caller like 'guest:%') as attempts
  into v_of_guests
  from public.story_runs as run
  where run.started_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC';
  select count(*) filter (where not run.refunded) as delivered, count(*) as attempts
  into v_of_all
  from public.story_runs as run
  where run.caller not like 'prompt:%' and run.caller not like 'call:%'
    and run.started_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC';
  return case
    when private.exceeds(v_of_all.delivered, v_of_all.attempts, p_total_limit) then 'total'
    when private.exceeds(v_of_guests.delivered, v_of_guests.attempts, p_guests_limit) then 'guests'
  end;
end;
$$;

-- Takes one free story for a run, or none when the run continues an interrupted one. Returns
-- `{ "outcome", "used", "retry_after" }`:
--   granted    it was taken, or the run is a free continuation;
--   duplicate  this run id was used before: nothing was taken, and nothing may be generated for it;
--   spent      the run to continue is whole, was continued already, or is unknown: nothing was taken;
--   limit      all three are used;
--   attempts   this guest has requested too many today, including refunded ones; `retry_after` in seconds;
--   network    too many free stories went to this network today;
--   guests     too many free stories went to all guests today;
--   total      too many stories were written today.
-- Guests without a known network share one.
create function public.spend_guest_generation(
  p_session_id text,
  p_run_id text,
  p_network text default null,
  p_network_limit integer default null,
  p_claim text default null,
  p_resumes text default null,
  p_attempts_limit integer default null,
  p_guests_limit integer default null,
  p_total_limit integer default null
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_caller text := 'guest:' || p_session_id;
  v_network text := coalesce(p_network, 'unknown');
  v_used integer;
  v_left smallint;
  v_full text;
begin
  perform private.wait_in_line(v_caller);
  perform private.purge_story_runs();
  delete from public.anonymous_usage as old
  where old.ctid = any (array(
    select usage.ctid from public.anonymous_usage as usage
    where usage.usage_count = 0 and usage.last_used < now() - interval '2 days'
    limit 50
    for update skip locked
  ));

  insert into public.story_runs (caller, run_id, claim, network, resumes)
  values (v_caller, p_run_id, p_claim, v_network, p_resumes)
  on conflict do nothing;
  if not found then
    select usage.usage_count into v_used from public.anonymous_usage as usage where usage.session_id = p_session_id;
    return jsonb_build_object('outcome', 'duplicate', 'used', coalesce(v_used, 0), 'retry_after', null);
  end if;

  if p_resumes is null then
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
  else
    select usage.usage_count into v_used from public.anonymous_usage as usage where usage.session_id = p_session_id;
    update public.story_runs as run
    set resumed_at = now()
    where run.caller = v_caller and run.run_id = p_resumes and run.run_id <> p_run_id
      and run.free_left > 0 and run.resumed_at is null and not run.whole and not run.refunded
    returning run.free_left - 1 into v_left;
    if v_left is null then
      delete from public.story_runs as run where run.caller = v_caller and run.run_id = p_run_id;
      return jsonb_build_object('outcome', 'spent', 'used', coalesce(v_used, 0), 'retry_after', null);
    end if;
    update public.story_runs as run set free_left = v_left where run.caller = v_caller and run.run_id = p_run_id;
  end if;

  if (
    select count(*) > p_attempts_limit from public.story_runs as run
    where run.caller = v_caller and run.started_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
  ) then
    v_full := 'attempts';
  end if;
  if v_full is null and p_network_limit is not null then
    perform private.wait_in_line(v_network);
    if private.network_is_full(v_network, p_network_limit) then
      v_full := 'network';
    end if;
  end if;
  v_full := coalesce(v_full, private.day_is_full(p_guests_limit, p_total_limit));
  if v_full is not null then
    delete from public.story_runs as run where run.caller = v_caller and run.run_id = p_run_id;
    if p_resumes is null then
      v_used := v_used - 1;
      update public.anonymous_usage as usage set usage_count = v_used where usage.session_id = p_session_id;
    else
      update public.story_runs as run set resumed_at = null where run.caller = v_caller and run.run_id = p_resumes;
    end if;
    return jsonb_build_object('outcome', v_full, 'used', v_used, 'retry_after', private.seconds_to_midnight());
  end if;
  return jsonb_build_object('outcome', 'granted', 'used', v_used, 'retry_after', null);
end;
$$;

-- Starts a run of a signed-in person within the guards; null is no limit. Returns `{ "outcome", "retry_after" }`: granted,
-- duplicate, at_once, hour, day, abandoned (too many of the last hour ended without a word) or total (too many stories were
-- written today, by everyone); `retry_after` in seconds. With the session of a token whose signature was verified but of which the
-- sign-in service was not asked, also signed_out (the session has ended) and half_signed_in (the second step is missing).
-- A service that was killed never ends its runs, so they count as ended after `p_expires_seconds`.
create function public.begin_story_run(
  p_user_id uuid,
  p_run_id text,
  p_at_once integer default null,
  p_per_hour integer default null,
  p_per_day integer default null,
  p_claim text default null,
  p_expires_seconds integer default 600,
  p_abandoned_per_hour integer default null,
  p_total_limit integer default null,
  p_session_id uuid default null,
  p_level text default null
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_caller text := 'user:' || p_user_id;
  v_state record;
  v_guard record;
  v_enough timestamptz;
begin
  perform private.wait_in_line(v_caller);
  select
    p_session_id is not null and not exists (
      select from auth.sessions as session
      where session.id = p_session_id and session.user_id = p_user_id
        and (session.not_after is null or session.not_after > now())
    ) as signed_out,
    p_session_id is not null and p_level is distinct from 'aal2' and exists (
      select from auth.mfa_factors as factor where factor.user_id = p_user_id and factor.status = 'verified'
    ) as half_signed_in,
    exists (select from public.story_runs as run where run.caller = v_caller and run.run_id = p_run_id) as duplicate,
    p_at_once <= (
      select count(*)
      from public.story_runs as run
      where run.caller = v_caller and run.ended_at is null
        and run.started_at > now() - p_expires_seconds * interval '1 second'
    ) as at_once
  into v_state;
  if v_state.signed_out or v_state.half_signed_in or v_state.duplicate then
    return jsonb_build_object(
      'outcome',
      case when v_state.signed_out then 'signed_out' when v_state.half_signed_in then 'half_signed_in' else 'duplicate' end,
      'retry_after', null
    );
  end if;
  if v_state.at_once then
    return jsonb_build_object('outcome', 'at_once', 'retry_after', 10);
  end if;
  for v_guard in
    select guard.outcome, guard.period, guard.counted, guard.most
    from (
      values
        ('hour', interval '1 hour', 'delivered', p_per_hour),
        ('hour', interval '1 hour', 'attempts', p_per_hour * 3),
        ('day', interval '1 day', 'delivered', p_per_day),
        ('day', interval '1 day', 'attempts', p_per_day * 3),
        ('abandoned', interval '1 hour', 'abandoned', p_abandoned_per_hour)
    ) as guard (outcome, period, counted, most)
    where guard.most is not null
  loop
    -- The run that has to leave the period before another one fits into it.
    select run.started_at into v_enough
    from public.story_runs as run
    where run.caller = v_caller and run.started_at > now() - v_guard.period
      and case v_guard.counted when 'attempts' then true when 'delivered' then not run.refunded else run.abandoned end
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
  if private.day_is_full(null, p_total_limit) is not null then
    delete from public.story_runs as run where run.caller = v_caller and run.run_id = p_run_id;
    return jsonb_build_object('outcome', 'total', 'retry_after', private.seconds_to_midnight());
  end if;
  return jsonb_build_object('outcome', 'granted', 'retry_after', null);
end;
$$;

-- Ends a run of a signed-in person, for the request that it was granted to. A run that the provider had not begun counts as an
-- attempt only; `p_abandoned` means that no word of the story arrived, although the provider may have begun. An unknown run is
-- inserted, so that beginning it later finds a duplicate.
create function public.end_story_run(
  p_user_id uuid,
  p_run_id text,
  p_delivered boolean,
  p_claim text default null,
  p_abandoned boolean default null
)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_caller text := 'user:' || p_user_id;
begin
  perform private.wait_in_line(v_caller);
  update public.story_runs as run
  set ended_at = now(), refunded = not p_delivered, abandoned = coalesce(p_abandoned, not p_delivered)
  where run.caller = v_caller and run.run_id = p_run_id and run.claim is not distinct from p_claim
    and run.ended_at is null;
  if not found then
    insert into public.story_runs (caller, run_id, claim, ended_at, refunded)
    values (v_caller, p_run_id, p_claim, now(), true)
    on conflict do nothing;
  end if;
  -- Here and not where a run begins, which a reader waits for.
  perform private.purge_story_runs();
end;
$$;

revoke execute on function
  private.exceeds(bigint, bigint, integer),
  private.seconds_to_midnight(),
  private.network_is_full(text, integer),
  private.purge_story_runs(),
  private.spend_call(text, text, text, integer, integer, integer),
  public.spend_random_prompt(text, text, integer, integer, integer),
  public.spend_short_call(text, text, integer, integer, integer),
  public.refund_guest_generation(text, text, text),
  public.finish_guest_run(text, text, text),
  private.day_is_full(integer, integer),
  public.spend_guest_generation(text, text, text, integer, text, text, integer, integer, integer),
  public.begin_story_run(uuid, text, integer, integer, integer, text, integer, integer, integer, uuid, text),
  public.end_story_run(uuid, text, boolean, text, boolean)
  from public, anon, authenticated, service_role;
grant execute on function
  public.spend_random_prompt(text, text, integer, integer, integer),
  public.spend_short_call(text, text, integer, integer, integer),
  public.refund_guest_generation(text, text, text),
  public.finish_guest_run(text, text, text),
  public.spend_guest_generation(text, text, text, integer, text, text, integer, integer, integer),
  public.begin_story_run(uuid, text, integer, integer, integer, text, integer, integer, integer, uuid, text),
  public.end_story_run(uuid, text, boolean, text, boolean)
  to service_role;
