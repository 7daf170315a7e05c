-- Runs that go on for a while without their reader: what they wrote meanwhile, for a reader who comes back, and the marks by which
-- processes of the service understand each other. A run whose reader stays until its end has no row here.

create table public.kept_runs (
  caller text not null,
  run_id text not null,
  user_id uuid references auth.users (id) on delete cascade,
  kept_at timestamptz not null default now(),
  attended_at timestamptz,
  listened_at timestamptz,
  stopped boolean not null default false,
  over boolean not null default false,
  primary key (caller, run_id),
  constraint kept_runs_caller_length check (char_length(caller) between 1 and 220),
  constraint kept_runs_run_id_length check (char_length(run_id) between 1 and 100)
);

comment on table public.kept_runs is 'Runs that readers left, kept for an hour. Used by the story service only.';
comment on column public.kept_runs.caller is 'guest:<id of the guest> or user:<id of the person>.';
comment on column public.kept_runs.user_id is 'The person of the caller, with whose account the run goes; null for a guest.';
comment on column public.kept_runs.kept_at is 'When text was last stored; the hour counts from here.';
comment on column public.kept_runs.attended_at is 'When the writing process last said that it has the run.';
comment on column public.kept_runs.listened_at is 'When a reader last asked another process for the run.';
comment on column public.kept_runs.stopped is 'The reader stopped the run at another process.';
comment on column public.kept_runs.over is 'The last event of the run is stored.';

create index kept_runs_by_time on public.kept_runs (kept_at);
create index kept_runs_by_user on public.kept_runs (user_id);

revoke all on table public.kept_runs from public, anon, authenticated, service_role;
-- No policy on purpose: with row level security and no policy, only functions see rows.
alter table public.kept_runs enable row level security;

-- Events of a run in a row, as the service packs them.
create table public.kept_run_parts (
  caller text not null,
  run_id text not null,
  first_id integer not null,
  last_id integer not null,
  events text not null,
  primary key (caller, run_id, first_id),
  foreign key (caller, run_id) references public.kept_runs (caller, run_id) on delete cascade,
  constraint kept_run_parts_ids check (first_id between 1 and last_id),
  constraint kept_run_parts_events_length check (char_length(events) <= 2000000)
);

comment on table public.kept_run_parts is 'What runs wrote while nobody read it. Used by the story service only.';

revoke all on table public.kept_run_parts from public, anon, authenticated, service_role;
-- No policy on purpose: with row level security and no policy, only functions see rows.
alter table public.kept_run_parts enable row level security;

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

-- The account of a caller; null for a guest, and for an account that is gone.
create function private.account_of(p_caller text)
returns uuid
language sql stable set search_path = ''
as $$
  select account.id from auth.users as account where 'user:' || account.id = p_caller;
$$;

-- The writing process reports its runs: `[{ "caller", "run_id", "first_id", "last_id", "events", "over" }]` as a text, of which the
-- last four are there if something is to be stored. A part is sent again, with what was written since, when the answer to a call was
-- lost: it replaces the parts that it covers, and is left out where a stored part covers it. Returns
-- `[{ "caller", "run_id", "listened_ms", "stopped" }]` for those of them that other processes know, too.
create function public.keep_runs(p_runs text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_run record;
  v_marks jsonb := '[]';
begin
  perform private.purge_kept_runs();
  for v_run in
    select reported.*
    from jsonb_to_recordset(p_runs::jsonb) as reported
      (caller text, run_id text, first_id integer, last_id integer, events text, over boolean)
    order by reported.caller, reported.run_id
  loop
    if v_run.events is null then
      update public.kept_runs as run set attended_at = now()
      where run.caller = v_run.caller and run.run_id = v_run.run_id;
    else
      insert into public.kept_runs as run (caller, run_id, user_id, attended_at, over)
      values (v_run.caller, v_run.run_id, private.account_of(v_run.caller), now(), v_run.over)
      on conflict (caller, run_id) do update set kept_at = now(), attended_at = now(), over = run.over or excluded.over;
      if not exists (
        select from public.kept_run_parts as part
        where part.caller = v_run.caller and part.run_id = v_run.run_id
          and part.first_id <= v_run.first_id and part.last_id >= v_run.last_id
      ) then
        delete from public.kept_run_parts as part
        where part.caller = v_run.caller and part.run_id = v_run.run_id
          and part.first_id >= v_run.first_id and part.last_id <= v_run.last_id;
        insert into public.kept_run_parts (caller, run_id, first_id, last_id, events)
        values (v_run.caller, v_run.run_id, v_run.first_id, v_run.last_id, v_run.events);
      end if;
    end if;
    v_marks := v_marks || coalesce(
      (
        select jsonb_build_object(
          'caller', run.caller, 'run_id', run.run_id, 'stopped', run.stopped,
          'listened_ms', floor(extract(epoch from now() - run.listened_at) * 1000)
        )
        from public.kept_runs as run
        where run.caller = v_run.caller and run.run_id = v_run.run_id
      ),
      '[]'
    );
  end loop;
  return v_marks;
end;
$$;

-- What is stored of a caller's run after an event, and a mark that a reader of another process listens. Returns
-- `{ "over", "attended_ms", "parts": [{ "first_id", "events" }] }`, or null for a run that this caller does not have.
create function public.read_kept_run(p_caller text, p_run_id text, p_after integer)
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

-- Marks a caller's run as stopped by its reader, for the process that writes it or is about to begin. A caller can mark twenty runs
-- within an hour that are unknown here.
create function public.stop_kept_run(p_caller text, p_run_id text)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.purge_kept_runs();
  update public.kept_runs as run set stopped = true where run.caller = p_caller and run.run_id = p_run_id;
  if not found then
    insert into public.kept_runs (caller, run_id, user_id, stopped)
    select p_caller, p_run_id, private.account_of(p_caller), true
    where (select count(*) from public.kept_runs as run where run.caller = p_caller) < 20
    on conflict (caller, run_id) do update set stopped = true;
  end if;
end;
$$;

revoke execute on function
  private.purge_kept_runs(integer),
  private.account_of(text),
  public.keep_runs(text),
  public.read_kept_run(text, text, integer),
  public.stop_kept_run(text, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.keep_runs(text),
  public.read_kept_run(text, text, integer),
  public.stop_kept_run(text, text)
  to service_role;
