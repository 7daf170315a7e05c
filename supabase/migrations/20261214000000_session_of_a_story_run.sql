-- A story of a signed-in person asks the database once: the session and the second step are checked where the run begins.
drop function public.begin_story_run(uuid, text, integer, integer, integer, text, integer, integer, integer);

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
  v_guard record;
  v_enough timestamptz;
begin
  if p_session_id is not null then
    if not exists (
      select from auth.sessions as session
      where session.id = p_session_id and session.user_id = p_user_id
        and (session.not_after is null or session.not_after > now())
    ) then
      return jsonb_build_object('outcome', 'signed_out', 'retry_after', null);
    end if;
    if p_level is distinct from 'aal2' and exists (
      select from auth.mfa_factors as factor where factor.user_id = p_user_id and factor.status = 'verified'
    ) then
      return jsonb_build_object('outcome', 'half_signed_in', 'retry_after', null);
    end if;
  end if;

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

revoke execute on function
  public.begin_story_run(uuid, text, integer, integer, integer, text, integer, integer, integer, uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.begin_story_run(uuid, text, integer, integer, integer, text, integer, integer, integer, uuid, text)
  to service_role;
