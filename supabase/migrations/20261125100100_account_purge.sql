-- Removes the accounts whose fourteen days are over, and returns how many. An account takes along every row that refers to
-- it; likes of other people's things are taken back by the trigger that counts them, while their uses and views did happen
-- and stay counted. What names the person without a reference is removed here. Called by the backend, or by pg_cron.
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
  -- With both rows locked the request is looked at as it is now. An account that is being signed in to at this moment is
  -- left to the next time.
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
