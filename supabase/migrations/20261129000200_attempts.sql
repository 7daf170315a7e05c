-- What is asked for and left before a word of it arrives: given back to a guest as before, and limited. And ceilings for a
-- whole day, over all guests and over everyone, that an operator may set.
alter table public.story_runs add column abandoned boolean not null default false;

comment on column public.story_runs.refunded is 'Neither was anything delivered nor had the provider begun. It still counts as an attempt.';
comment on column public.story_runs.abandoned is 'Of a signed-in person: it ended without a word of the story.';

-- Whether the stories of today, the one that was just noted included, are more than the ceilings allow: of all guests, or of
-- everyone. Null is no ceiling. Random prompts are not counted. Returns `guests`, `total` or null.
create function private.day_is_full(p_guests_limit integer, p_total_limit integer)
returns text
language plpgsql
set search_path = ''
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
  where run.caller not like 'prompt:%'
    and run.started_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC';
  return case
    when private.exceeds(v_of_all.delivered, v_of_all.attempts, p_total_limit) then 'total'
    when private.exceeds(v_of_guests.delivered, v_of_guests.attempts, p_guests_limit) then 'guests'
  end;
end;
$$;

revoke execute on function private.day_is_full(integer, integer) from public, anon, authenticated, service_role;

-- From one version to the next the signatures change; nothing but the story service calls them.
drop function public.spend_guest_generation(text, text, text, integer, text, text);
drop function public.begin_story_run(uuid, text, integer, integer, integer, text, integer);
drop function public.end_story_run(uuid, text, boolean, text);

-- Takes one free story for one run, or none where the run goes on with one that was interrupted. Returns
-- `{ "outcome", "used", "retry_after" }`:
--   granted    it was taken, or did not have to be;
--   duplicate  this run id was seen before: nothing was taken, and nothing may be generated for it;
--   spent      what was to be gone on with is whole, was gone on with already, or is not known: nothing was taken;
--   limit      all three are used;
--   attempts   this guest has asked for too many today, those included that were given back; `retry_after` in seconds;
--   network    too many free stories went to this network today;
--   guests     too many free stories went to all guests today;
--   total      too many stories were written today.
-- Guests whose network nobody knows share one.
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
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_caller text := 'guest:' || p_session_id;
  v_network text := coalesce(p_network, 'unknown');
  v_used integer;
  v_left smallint;
  v_full text;
begin
  perform private.wait_in_line(v_caller);
  delete from public.story_runs as old where old.started_at < now() - interval '2 days';
  delete from public.anonymous_usage as old where old.usage_count = 0 and old.last_used < now() - interval '2 days';

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
-- written today, by everyone); `retry_after` in seconds.
-- A service that was killed never says that its runs ended: none runs any more after `p_expires_seconds`.
create function public.begin_story_run(
  p_user_id uuid,
  p_run_id text,
  p_at_once integer default null,
  p_per_hour integer default null,
  p_per_day integer default null,
  p_claim text default null,
  p_expires_seconds integer default 600,
  p_abandoned_per_hour integer default null,
  p_total_limit integer default null
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
    union all
    select 'abandoned', interval '1 hour', 'abandoned', p_abandoned_per_hour where p_abandoned_per_hour is not null
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

-- Ends a run of a signed-in person, for the request that it was granted to. One that the provider had not begun counts as an
-- attempt only; `p_abandoned` says that no word of the story arrived, although the provider may have begun. One that is not
-- known yet is noted, so that whatever still begins it finds a duplicate.
create function public.end_story_run(
  p_user_id uuid,
  p_run_id text,
  p_delivered boolean,
  p_claim text default null,
  p_abandoned boolean default null
)
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
  set ended_at = now(), refunded = not p_delivered, abandoned = coalesce(p_abandoned, not p_delivered)
  where run.caller = v_caller and run.run_id = p_run_id and run.claim is not distinct from p_claim
    and run.ended_at is null;
  if not found then
    insert into public.story_runs (caller, run_id, claim, ended_at, refunded)
    values (v_caller, p_run_id, p_claim, now(), true)
    on conflict do nothing;
  end if;
end;
$$;

revoke execute on function public.spend_guest_generation(
  text, text, text, integer, text, text, integer, integer, integer
) from public, anon, authenticated, service_role;
revoke execute on function public.begin_story_run(
  uuid, text, integer, integer, integer, text, integer, integer, integer
) from public, anon, authenticated, service_role;
revoke execute on function public.end_story_run(uuid, text, boolean, text, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.spend_guest_generation(
  text, text, text, integer, text, text, integer, integer, integer
) to service_role;
grant execute on function public.begin_story_run(
  uuid, text, integer, integer, integer, text, integer, integer, integer
) to service_role;
grant execute on function public.end_story_run(uuid, text, boolean, text, boolean) to service_role;
