-- A guest goes on for nothing with a story that was interrupted: the connection was lost, the page closed, it was stopped,
-- or the service was. At most twice in a row, each run once, and only one that text was delivered of.
alter table public.story_runs
  add column whole boolean not null default false,
  add column resumes text,
  add column resumed_at timestamptz,
  add column free_left smallint not null default 2,
  add constraint story_runs_resumes_length check (char_length(resumes) between 1 and 100),
  add constraint story_runs_free_left_range check (free_left between 0 and 2);

comment on column public.story_runs.whole is 'The provider came to an end: there is nothing to go on with.';
comment on column public.story_runs.resumes is 'The run that this one goes on with for nothing; null where a story was charged.';
comment on column public.story_runs.resumed_at is 'When this run was gone on with. It is not given back any more.';
comment on column public.story_runs.free_left is 'How often in a row a guest may go on for nothing from here.';

-- From one version to the next the signature changes; nothing but the story service calls it.
drop function public.spend_guest_generation(text, text, text, integer, text);

-- Takes one free story for one run, or none where the run goes on with one that was interrupted. Returns
-- `{ "outcome", "used", "retry_after" }`:
--   granted    it was taken, or did not have to be;
--   duplicate  this run id was seen before: nothing was taken, and nothing may be generated for it;
--   spent      what was to be gone on with is whole, was gone on with already, or is not known: nothing was taken;
--   limit      all three are used;
--   network    too many free stories went to this network today; `retry_after` in seconds.
-- Guests whose network nobody knows share one.
create function public.spend_guest_generation(
  p_session_id text,
  p_run_id text,
  p_network text default null,
  p_network_limit integer default null,
  p_claim text default null,
  p_resumes text default null
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

  if p_network_limit is not null then
    perform private.wait_in_line(v_network);
    if private.network_is_full(v_network, p_network_limit) then
      delete from public.story_runs as run where run.caller = v_caller and run.run_id = p_run_id;
      if p_resumes is null then
        v_used := v_used - 1;
        update public.anonymous_usage as usage set usage_count = v_used where usage.session_id = p_session_id;
      else
        update public.story_runs as run set resumed_at = null where run.caller = v_caller and run.run_id = p_resumes;
      end if;
      return jsonb_build_object('outcome', 'network', 'used', v_used, 'retry_after', private.seconds_to_midnight());
    end if;
  end if;
  return jsonb_build_object('outcome', 'granted', 'used', v_used, 'retry_after', null);
end;
$$;

-- Gives the story of one run back when nothing was delivered: once, to the request that it was granted to, however often it
-- is called. What was free gives back that it was free; what was gone on with was delivered. A run that is not known yet is
-- noted, so that whatever still spends it finds a duplicate. Returns `{ "used" }`, null for an unknown guest.
create or replace function public.refund_guest_generation(p_session_id text, p_run_id text, p_claim text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
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

-- Says of a guest's run that the provider came to an end: it can't be gone on with for nothing. For the request that it was
-- granted to.
create function public.finish_guest_run(p_session_id text, p_run_id text, p_claim text default null)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.story_runs as run
  set whole = true, ended_at = now()
  where run.caller = 'guest:' || p_session_id and run.run_id = p_run_id and run.claim is not distinct from p_claim;
$$;

revoke execute on function public.spend_guest_generation(text, text, text, integer, text, text)
  from public, anon, authenticated, service_role;
revoke execute on function public.finish_guest_run(text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.spend_guest_generation(text, text, text, integer, text, text) to service_role;
grant execute on function public.finish_guest_run(text, text, text) to service_role;
