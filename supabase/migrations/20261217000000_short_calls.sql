-- Short calls of the provider are counted, like random prompts: an outline, the people of a text, suggestions of how it goes on.
comment on column public.story_runs.caller is
  'guest:<id of the guest> or user:<id of the person>; prompt:… for a random prompt, call:… for a short call.';

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

-- Counts a random prompt.
create or replace function public.spend_random_prompt(
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

-- Whether today's stories, including the run that was just inserted, exceed the limit for all guests or for everyone. Null is no
-- limit. Random prompts and short calls are not counted. Returns `guests`, `total` or null.
create or replace function private.day_is_full(p_guests_limit integer, p_total_limit integer)
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

-- The calls of a deleted account go with it.
create or replace function private.purge_deleted_accounts()
returns integer
language plpgsql set search_path = ''
as $$
declare
  v_person uuid;
  v_email text;
  v_count integer := 0;
begin
  -- With both rows locked the request is up to date. An account with a sign-in in progress is left to the next call.
  for v_person, v_email in
    select account.id, account.email
    from auth.users as account
    join public.account_deletions as request on request.user_id = account.id
    where request.cancelled_at is null and private.deleted_after(request.requested_at) <= now()
    for update of account, request skip locked
  loop
    delete from public.story_runs as run
    where run.caller in ('user:' || v_person, 'prompt:user:' || v_person, 'call:user:' || v_person);
    delete from public.newsletter_subscribers as subscriber where lower(subscriber.email) = lower(v_email);
    delete from auth.flow_state as flow where flow.user_id = v_person;
    -- Some hosted projects keep this log elsewhere.
    if has_table_privilege('auth.audit_log_entries', 'delete') then
      delete from auth.audit_log_entries as entry where entry.payload ->> 'actor_id' = v_person::text;
    end if;
    delete from auth.users as account where account.id = v_person;
    v_count := v_count + 1;
  end loop;
  return v_count;
end;
$$;

revoke execute on function
  private.spend_call(text, text, text, integer, integer, integer),
  public.spend_short_call(text, text, integer, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.spend_short_call(text, text, integer, integer, integer) to service_role;
