-- A story waits for the beginning of its run: its questions are one statement, and a function in PL/pgSQL keeps its plan, where one in
-- SQL is read anew at each call. Old runs are deleted when a run ends.
create or replace function private.wait_in_line(p_name text)
returns void
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('story_runs ' || p_name, 0));
end;
$$;

create or replace function public.begin_story_run(
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

create or replace function public.end_story_run(
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
  delete from public.story_runs as old where old.started_at < now() - interval '2 days';
end;
$$;
