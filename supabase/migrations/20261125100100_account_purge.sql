-- Removes the accounts whose fourteen days are over, and returns how many. An account takes along every row that refers to
-- it; likes of other people's things are taken back by the trigger that counts them, while their uses and views did happen
-- and stay counted. What names the person without a reference is removed here. An account that is being signed in to at
-- this moment is left to the next time. Called by the backend, or by pg_cron.
create function private.purge_deleted_accounts()
returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_person uuid;
  v_email text;
  v_count integer := 0;
begin
  for v_person in
    select request.user_id from public.account_deletions as request
    where request.cancelled_at is null and private.deleted_after(request.requested_at) <= now()
    order by request.requested_at
  loop
    select account.email into v_email
    from auth.users as account where account.id = v_person for update skip locked;
    -- Looked at again with the account locked: it may have been signed in to since.
    continue when not found or not exists (
      select from public.account_deletions as request
      where request.user_id = v_person and request.cancelled_at is null
    );
    delete from public.story_runs as run where run.caller in ('user:' || v_person, 'prompt:user:' || v_person);
    delete from public.newsletter_subscribers as subscriber where lower(subscriber.email) = lower(v_email);
    delete from auth.flow_state as flow where flow.user_id = v_person;
    -- Some hosted projects keep this log elsewhere, for themselves.
    if has_table_privilege('auth.audit_log_entries', 'delete') then
      delete from auth.audit_log_entries as entry where entry.payload ->> 'actor_id' = v_person::text;
    end if;
    delete from auth.users as account where account.id = v_person;
    v_count := v_count + 1;
  end loop;
  return v_count;
end;
$$;

revoke execute on function private.purge_deleted_accounts() from public, anon, authenticated, service_role;
