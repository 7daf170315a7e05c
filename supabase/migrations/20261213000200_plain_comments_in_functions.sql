-- Comments within functions in plain English; their code is the same.
create or replace function private.take_second_step_try(p_person uuid)
returns integer
language plpgsql set search_path = ''
as $$
declare
  v_wait integer;
begin
  -- One after the other: a hundred attempts at once would each be the first.
  perform from auth.users as account where account.id = p_person for no key update;
  delete from private.second_step_tries as try
  where try.user_id = p_person and try.tried_at <= now() - interval '15 minutes';
  select case when count(*) < 10 then 0
    else greatest(1, ceil(extract(epoch from min(try.tried_at) + interval '15 minutes' - now())))::integer end
  into v_wait
  from private.second_step_tries as try
  where try.user_id = p_person;
  if v_wait = 0 then
    insert into private.second_step_tries (user_id) values (p_person);
  end if;
  return v_wait;
end;
$$;

create or replace function private.check_source()
returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_kept public.user_shared_stories;
begin
  if tg_op = 'UPDATE' then
    v_kept := old;
  else
    -- An upsert of an existing story fires the insert trigger first.
    select kept.* into v_kept
    from public.user_shared_stories as kept where kept.id = new.id and kept.user_id = new.user_id;
  end if;
  if (
    new.source_inspiration_id is distinct from v_kept.source_inspiration_id
    and new.source_inspiration_id is not null
    and not exists (select from public.user_inspirations as source where source.id = new.source_inspiration_id)
  ) or (
    new.source_story_id is distinct from v_kept.source_story_id
    and new.source_story_id is not null
    and not exists (select from public.user_shared_stories as source where source.id = new.source_story_id)
    and not private.is_public_story(new.source_story_id)
  ) then
    raise exception 'There is no such source.' using errcode = '42501';
  end if;
  return new;
end;
$$;

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
    delete from public.story_runs as run where run.caller in ('user:' || v_person, 'prompt:user:' || v_person);
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

create or replace function private.keep_moderation_log()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'The moderation log is not deleted from.' using errcode = '42501';
  end if;
  -- A deleted account is the only reason to change an entry.
  if new.author_id is null and old.author_id is not null then
    new.title := null;
  end if;
  if row(new.id, new.action, new.what, new.thing_id, new.reason, new.created_at)
      is distinct from row(old.id, old.action, old.what, old.thing_id, old.reason, old.created_at)
    or coalesce(new.user_id, old.user_id) is distinct from old.user_id
    or coalesce(new.author_id, old.author_id) is distinct from old.author_id
    or (new.title is distinct from old.title and new.author_id is not distinct from old.author_id) then
    raise exception 'The moderation log is not changed.' using errcode = '42501';
  end if;
  return new;
end;
$$;

create or replace function private.moderate(p_action text, p_what text, p_id uuid, p_reason text)
returns boolean
language plpgsql set search_path = ''
as $$
declare
  v_reason text := nullif(btrim(p_reason, E' \t\r\n'), '');
  v_table text := case p_what when 'inspiration' then 'user_inspirations' when 'story' then 'user_shared_stories' end;
  v_reported text := case p_what when 'inspiration' then 'inspiration_id' when 'story' then 'shared_story_id' end;
  v_thing private.shared_things;
  v_count integer;
begin
  perform private.check_operator('moderation_' || p_action);
  if char_length(v_reason) > 500 then
    raise exception 'A reason has at most 500 characters.' using errcode = 'PT400';
  end if;
  if v_table is not null then
    -- One after the other, so that the same action of two operators at once is done and logged once.
    execute format('select from public.%I as thing where thing.id = $1 for no key update', v_table) using p_id;
    select thing.* into v_thing from private.shared_things as thing where thing.what = p_what and thing.id = p_id;
  end if;
  if v_thing.id is null then
    raise exception 'This isn’t shared anymore, so there is nothing to do.' using errcode = 'PT404';
  end if;

  if p_action in ('hide', 'restore') then
    execute format(
      'update public.%I as thing set hidden_at = $2 where thing.id = $1 and (thing.hidden_at is null) = ($2 is not null)', v_table
    ) using p_id, case p_action when 'hide' then now() end;
  elsif p_action = 'dismiss' then
    execute format(
      'update public.content_reports as report set dismissed_at = now() where report.%I = $1 and report.dismissed_at is null',
      v_reported
    ) using p_id;
  else
    -- The reports that were dismissed last.
    execute format(
      'update public.content_reports as report set dismissed_at = null where report.%1$I = $1 and report.dismissed_at = (
        select max(other.dismissed_at) from public.content_reports as other where other.%1$I = $1
      )', v_reported
    ) using p_id;
  end if;
  get diagnostics v_count = row_count;
  if v_count = 0 then
    return false;
  end if;
  insert into private.moderation_log (user_id, action, what, thing_id, author_id, title, reason)
  values ((select private.person()), p_action, p_what, p_id, v_thing.user_id, v_thing.title, v_reason);
  return true;
end;
$$;

create or replace function private.purge_audit_log()
returns void
language plpgsql set search_path = ''
as $$
begin
  -- Some hosted projects keep this log elsewhere.
  if has_table_privilege('auth.audit_log_entries', 'delete') then
    delete from auth.audit_log_entries as entry where entry.created_at < now() - 90 * interval '24 hours';
  end if;
end;
$$;
