-- The sign-in service’s log.

-- The sign-in service logs each sign-in, with the address. Ninety days are enough to investigate what was noticed late.
create function private.purge_audit_log()
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

revoke execute on function
  private.purge_audit_log()
  from public, anon, authenticated, service_role;
