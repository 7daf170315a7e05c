-- Requests to delete an account, and the removal of accounts.

-- Fourteen days after a request the account is removed; signing in before that cancels it. A cancelled request is kept until its
-- owner has been told, once, that it was cancelled.
create table public.account_deletions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  requested_at timestamptz not null default now(),
  cancelled_at timestamptz
);

comment on table public.account_deletions is 'Requests to delete an account. Written by the database only.';

-- For the purge.
create index account_deletions_open on public.account_deletions (requested_at) where cancelled_at is null;

revoke all on table public.account_deletions from public, anon, authenticated, service_role;
grant delete, select on table public.account_deletions to authenticated;
alter table public.account_deletions enable row level security;

-- When an account may be removed (the same number as in the domain).
create function private.deleted_after(p_requested_at timestamptz)
returns timestamptz
language sql immutable set search_path = ''
as $$
  select p_requested_at + 14 * interval '24 hours';
$$;

-- Hides what a person shares while their account waits for deletion. `hidden_at` is the moment of the request, which
-- distinguishes it from what an operator hid: that stays hidden.
create function private.hide_shared(p_person uuid, p_moment timestamptz)
returns void
language sql set search_path = ''
as $$
  update public.user_inspirations set hidden_at = p_moment where user_id = p_person and hidden_at is null;
  update public.user_shared_stories set hidden_at = p_moment where user_id = p_person and hidden_at is null;
$$;

create function private.show_shared(p_person uuid, p_moment timestamptz)
returns void
language sql set search_path = ''
as $$
  update public.user_inspirations set hidden_at = null where user_id = p_person and hidden_at = p_moment;
  update public.user_shared_stories set hidden_at = null where user_id = p_person and hidden_at = p_moment;
$$;

-- Whether something was hidden by the last request of its author to delete the account, not by an operator.
create function private.is_hidden_by_request(p_person uuid, p_hidden_at timestamptz)
returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.account_deletions as request
    where request.user_id = p_person and request.requested_at = p_hidden_at
  );
$$;

-- Hides what is added meanwhile with a token that has not expired yet. The foreign key to profiles takes this lock anyway; taking it
-- up front means that an insert and a deletion request at the same moment wait for each other.
create function private.hide_of_deleted_account()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.profiles as author where author.id = new.user_id for key share;
  new.hidden_at := coalesce(
    new.hidden_at,
    (
      select request.requested_at from public.account_deletions as request
      where request.user_id = new.user_id and request.cancelled_at is null
    )
  );
  return new;
end;
$$;

-- Requests the deletion of the caller's account, and returns when it will be removed. Ends every session of the account; signing
-- in again cancels the request.
create function public.request_account_deletion()
returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to delete your account.');
  v_moment timestamptz := now();
begin
  if not private.has_just_entered('password') then
    raise exception 'Enter your password again to delete your account.' using errcode = 'PT403';
  end if;
  -- Locks in the order in which signing in and the purge do.
  perform from auth.users as account where account.id = v_person for no key update;
  perform from public.profiles as author where author.id = v_person for update;
  insert into public.account_deletions as request (user_id, requested_at) values (v_person, v_moment)
  on conflict (user_id) do update
    set requested_at = case when request.cancelled_at is null then request.requested_at else v_moment end,
      cancelled_at = null
  returning request.requested_at into v_moment;
  perform private.hide_shared(v_person, v_moment);
  delete from auth.sessions as session where session.user_id = v_person;
  return private.deleted_after(v_moment);
end;
$$;

-- Signing in cancels the request until its fourteen days are over: after that, part of the account may be removed already. Renewing
-- a session cannot, as the request has ended all sessions.
create function private.cancel_account_deletion()
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

revoke execute on function
  private.deleted_after(timestamptz),
  private.hide_shared(uuid, timestamptz),
  private.show_shared(uuid, timestamptz),
  private.is_hidden_by_request(uuid, timestamptz),
  private.hide_of_deleted_account(),
  public.request_account_deletion(),
  private.cancel_account_deletion(),
  private.empty_deleted_accounts(integer),
  private.purge_deleted_accounts(integer)
  from public, anon, authenticated, service_role;
grant execute on function
  public.request_account_deletion()
  to authenticated;

create trigger hide_of_deleted_account
  before insert on public.user_inspirations
  for each row execute function private.hide_of_deleted_account();

create trigger hide_of_deleted_account
  before insert on public.user_shared_stories
  for each row execute function private.hide_of_deleted_account();

create trigger cancel_account_deletion
  after update of last_sign_in_at on auth.users
  for each row when (new.last_sign_in_at is distinct from old.last_sign_in_at)
  execute function private.cancel_account_deletion();

-- A signed-in person reads their own request.
create policy "People can read their own request for deletion"
  on public.account_deletions for select to authenticated
  using (user_id = (select private.person()));

-- A signed-in person clears a cancelled request after having seen it. An open one is cancelled by signing in only, so that a
-- stolen session cannot do so.
create policy "People can clear their own cancelled request"
  on public.account_deletions for delete to authenticated
  using (user_id = (select private.person()) and cancelled_at is not null);
