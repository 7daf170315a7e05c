-- Statements that remove the expired rows of everyone are bounded. The embedded database stops one that takes longer than two
-- seconds, and the next one would have begun with the same rows. People's own calls no longer remove stories of others.

drop function private.purge_deleted_stories();
drop function private.purge_deleted_accounts();
drop function private.purge_kept_runs();

-- Removes a story, or p_most of its revisions if it has more. Returns how many rows it removed.
create function private.remove_story(p_id uuid, p_most integer)
returns integer
language plpgsql set search_path = ''
as $$
declare
  v_removed integer;
begin
  delete from public.story_revisions as old
  where old.ctid = any (array(
    select revision.ctid from public.story_revisions as revision where revision.story_id = p_id limit p_most
  ));
  get diagnostics v_removed = row_count;
  if v_removed >= p_most then
    return v_removed;
  end if;
  delete from public.user_stories as gone where gone.id = p_id;
  return v_removed + 1;
end;
$$;

-- Removes stories that can no longer be restored, of all people, the oldest deletions first: at most p_most rows, stories and
-- revisions, or all of them without a limit. Returns how many. Stories locked by another transaction are left to the next call.
-- The functions below check the time themselves, so a story that is not removed yet can neither be listed nor restored.
create function private.purge_deleted_stories(p_most integer default null)
returns integer
language plpgsql set search_path = ''
as $$
declare
  v_id uuid;
  v_removed integer := 0;
begin
  for v_id in
    select gone.id from public.user_stories as gone
    where gone.deleted_at <= private.gone_since()
    order by gone.deleted_at
    limit p_most
    for update skip locked
  loop
    v_removed := v_removed + private.remove_story(v_id, p_most - v_removed);
    exit when v_removed >= p_most;
  end loop;
  return v_removed;
end;
$$;

-- Deletes a story and returns the milliseconds for which that can be undone. Called again, it returns what is left of them.
create or replace function public.delete_story(p_id uuid)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to delete stories.');
  v_deleted_at timestamptz;
begin
  update public.user_stories as story
  set deleted_at = coalesce(story.deleted_at, now())
  where story.id = p_id and story.user_id = v_person
    and (story.deleted_at is null or story.deleted_at > private.gone_since())
  returning story.deleted_at into v_deleted_at;
  if not found then
    raise exception 'This story isn’t in your collection anymore.' using errcode = 'PT404';
  end if;
  return private.ms_to_undo(v_deleted_at);
end;
$$;

-- Restores a deleted story. True when it exists now, deleted before or not; false when it is gone, or another person's.
create or replace function public.restore_story(p_id uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to restore stories.');
begin
  update public.user_stories as story
  set deleted_at = null
  where story.id = p_id and story.user_id = v_person
    and (story.deleted_at is null or story.deleted_at > private.gone_since());
  return found;
end;
$$;

-- The caller's stories whose deletion can be undone, the last deleted first. It reads the index of the trash, however large that
-- is, and however much others delete.
create or replace function public.recently_deleted_stories()
returns table (id uuid, title text, language text, ms_left integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to see your stories.');
begin
  perform private.walk_in_order(true);
  return query
    select story.id, story.title, story.language, private.ms_to_undo(story.deleted_at)
    from public.user_stories as story
    where story.user_id = v_person and story.deleted_at > private.undo_over_since()
    order by story.deleted_at desc, story.id;
  perform private.walk_in_order(false);
end;
$$;

-- Signing in cancels the request until its fourteen days are over: after that, part of the account may be removed already. Renewing
-- a session cannot, as the request has ended all sessions.
create or replace function private.cancel_account_deletion()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_moment timestamptz;
begin
  update public.account_deletions as request
  set cancelled_at = now()
  where request.user_id = new.id and request.cancelled_at is null and private.deleted_after(request.requested_at) > now()
  returning request.requested_at into v_moment;
  if found then
    perform private.show_shared(new.id, v_moment);
  end if;
  return null;
end;
$$;

-- Removes at most p_most rows of accounts whose fourteen days are over, so that no statement removes a large account at once.
-- Returns how many: when it is 0, the accounts themselves can be removed. Shared stories go before the stories that they copy.
create function private.empty_deleted_accounts(p_most integer)
returns integer
language plpgsql set search_path = ''
as $$
declare
  v_person uuid;
  v_table text;
  v_story uuid;
  v_count integer;
  v_removed integer := 0;
begin
  for v_person in
    select account.id
    from auth.users as account
    join public.account_deletions as request on request.user_id = account.id
    where request.cancelled_at is null and private.deleted_after(request.requested_at) <= now()
    order by request.requested_at
    for update of account, request skip locked
  loop
    foreach v_table in array array[
      'user_shared_stories', 'user_inspirations', 'shared_story_likes', 'inspiration_likes', 'inspiration_uses', 'content_reports'
    ] loop
      execute format(
        'delete from public.%1$I as gone where gone.ctid = any (array(
          select own.ctid from public.%1$I as own where own.user_id = $1 limit $2
        ))', v_table
      ) using v_person, p_most - v_removed;
      get diagnostics v_count = row_count;
      v_removed := v_removed + v_count;
    end loop;
    for v_story in select own.id from public.user_stories as own where own.user_id = v_person limit p_most - v_removed loop
      v_removed := v_removed + private.remove_story(v_story, p_most - v_removed);
      exit when v_removed >= p_most;
    end loop;
    exit when v_removed >= p_most;
  end loop;
  return v_removed;
end;
$$;

-- Removes accounts whose fourteen days are over, the oldest requests first: at most p_most, or all of them without a limit. Returns
-- how many. Rows that refer to an account go with it; the trigger that counts likes subtracts the person's likes, while uses and
-- views stay counted. Rows that name the person without a reference are deleted here. Called by the backend, or by pg_cron.
create function private.purge_deleted_accounts(p_most integer default null)
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
    order by request.requested_at
    limit p_most
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

-- Counts a view of an open story once for each visitor and day, and returns the number of views. The author does not count, and
-- neither do visitors who cannot be told apart.
create or replace function public.count_story_view(p_shared_story_id uuid, p_share_id text default null)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_owner uuid;
  v_count integer;
begin
  select story.user_id into v_owner
  from public.user_shared_stories as story
  where story.id = p_shared_story_id and private.is_open(story.*, p_share_id);
  if v_owner is null then
    raise exception 'There is no such story.' using errcode = 'PT404';
  end if;
  -- A few at a time: the first view of a day would wait for those of the day before.
  delete from public.shared_story_views as old
  where old.ctid = any (array(
    select view.ctid from public.shared_story_views as view where view.viewed_on < private.today() limit 20 for update skip locked
  ));
  if v_owner is distinct from (select private.person()) then
    insert into public.shared_story_views (shared_story_id, visitor)
    select p_shared_story_id, visitor
    from private.visitor_of(p_shared_story_id::text) as visitor
    where visitor is not null
    on conflict do nothing;
  end if;
  select story.views_count into v_count from public.user_shared_stories as story where story.id = p_shared_story_id;
  return v_count;
end;
$$;

-- Removes what was kept for an hour, the oldest first: at most p_most runs. Returns how many.
create function private.purge_kept_runs(p_most integer default 50)
returns integer
language sql set search_path = ''
as $$
  with gone as (
    delete from public.kept_runs as old
    where (old.caller, old.run_id) in (
      select run.caller, run.run_id from public.kept_runs as run
      where run.kept_at < now() - interval '1 hour'
      order by run.kept_at
      limit p_most
      for update skip locked
    )
    returning 1
  )
  select count(*)::integer from gone;
$$;

-- What is stored of a caller's run after an event, and a mark that a reader of another process listens. Returns
-- `{ "over", "attended_ms", "parts": [{ "first_id", "events" }] }`, or null for a run that this caller does not have.
create or replace function public.read_kept_run(p_caller text, p_run_id text, p_after integer)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_run public.kept_runs;
begin
  perform private.purge_kept_runs();
  insert into public.kept_runs (caller, run_id, user_id, listened_at)
  select run.caller, run.run_id, private.account_of(run.caller), now()
  from public.story_runs as run
  where run.caller = p_caller and run.run_id = p_run_id and run.started_at > now() - interval '1 hour'
  on conflict do nothing;
  -- Once a second is enough for the writing process.
  update public.kept_runs as run set listened_at = now()
  where run.caller = p_caller and run.run_id = p_run_id
    and coalesce(run.listened_at < now() - interval '1 second', true) and not run.over;
  select * into v_run from public.kept_runs as run
  where run.caller = p_caller and run.run_id = p_run_id and run.kept_at >= now() - interval '1 hour';
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'over', v_run.over,
    'attended_ms', floor(extract(epoch from now() - v_run.attended_at) * 1000),
    'parts', coalesce(
      (
        select jsonb_agg(jsonb_build_object('first_id', part.first_id, 'events', part.events) order by part.first_id)
        from public.kept_run_parts as part
        where part.caller = p_caller and part.run_id = p_run_id and part.last_id > p_after
      ),
      '[]'
    )
  );
end;
$$;

-- For the removal of guests who have used nothing.
create index anonymous_usage_unused on public.anonymous_usage (last_used) where usage_count = 0;

-- Removes runs that are two days old, the oldest first. Every run calls it, so a few at a time are enough.
create function private.purge_story_runs()
returns void
language sql set search_path = ''
as $$
  delete from public.story_runs as old
  where old.ctid = any (array(
    select run.ctid from public.story_runs as run
    where run.started_at < now() - interval '2 days'
    order by run.started_at
    limit 50
    for update skip locked
  ));
$$;

-- Counts a call that costs no free story, within the limits of its kind: of an hour and a day for one caller, and of a day for all
-- guests of one network. Returns `{ "outcome", "retry_after" }`: granted, hour, day or network.
create or replace function private.spend_call(
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
create or replace function public.spend_guest_generation(
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

-- Ends a run of a signed-in person, for the request that it was granted to. A run that the provider had not begun counts as an
-- attempt only; `p_abandoned` means that no word of the story arrived, although the provider may have begun. An unknown run is
-- inserted, so that beginning it later finds a duplicate.
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
  perform private.purge_story_runs();
end;
$$;

revoke execute on function
  private.remove_story(uuid, integer),
  private.purge_deleted_stories(integer),
  private.empty_deleted_accounts(integer),
  private.purge_deleted_accounts(integer),
  private.purge_kept_runs(integer),
  private.purge_story_runs()
  from public, anon, authenticated, service_role;
