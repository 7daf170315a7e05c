-- One guest may not use up the random prompts of a whole network.
drop function public.spend_random_prompt(text, text, integer, integer);

-- Counts a random prompt, which costs no free story: so many an hour and a day for one caller, so many a day for all guests of
-- one network. Returns `{ "outcome", "retry_after" }`: granted, hour, day or network.
create function public.spend_random_prompt(
  p_caller text,
  p_network text default null,
  p_per_hour integer default null,
  p_per_network integer default null,
  p_per_day integer default null
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

revoke execute on function public.spend_random_prompt(text, text, integer, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.spend_random_prompt(text, text, integer, integer, integer) to service_role;
