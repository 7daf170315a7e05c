-- The sign-in service’s log.

-- Indexes for the removal of old entries and of those of an account. Some hosted projects keep this log elsewhere.
do $$
begin
  if pg_has_role((select relowner from pg_class where oid = to_regclass('auth.audit_log_entries')), 'usage') then
    create index if not exists audit_log_entries_by_time on auth.audit_log_entries (created_at);
    create index if not exists audit_log_entries_by_actor on auth.audit_log_entries ((payload ->> 'actor_id'));
  end if;
end $$;

-- Leaves out renewals of sessions. A browser makes one an hour, but an account may make 120, and an investigation needs none.
create function private.skip_renewals()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  return case when new.payload ->> 'action' in ('token_refreshed', 'token_revoked') then null else new end;
end;
$$;

-- The sign-in service logs each sign-in, with the address. Ninety days are enough to investigate what was noticed late. Removes at
-- most p_most older entries, or all of them without a limit, and returns how many.
create function private.purge_audit_log(p_most integer default null)
returns integer
language plpgsql set search_path = ''
as $$
declare
  v_removed integer := 0;
begin
  -- Some hosted projects keep this log elsewhere.
  if has_table_privilege('auth.audit_log_entries', 'delete') then
    delete from auth.audit_log_entries as old
    where old.ctid = any (array(
      select entry.ctid from auth.audit_log_entries as entry
      where entry.created_at < now() - 90 * interval '24 hours'
      order by entry.created_at
      limit p_most
    ));
    get diagnostics v_removed = row_count;
  end if;
  return v_removed;
end;
$$;

revoke execute on function
  private.skip_renewals(),
  private.purge_audit_log(integer)
  from public, anon, authenticated, service_role;

do $$
begin
  if has_table_privilege('auth.audit_log_entries', 'trigger') then
    create trigger skip_renewals
      before insert on auth.audit_log_entries
      for each row execute function private.skip_renewals();
  end if;
end $$;
