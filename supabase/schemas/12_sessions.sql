-- The sessions of an account, as Account Settings lists them.

-- The session of the caller; null once it has ended, although its token stays readable for a while.
create function private.own_session()
returns uuid
language sql stable set search_path = ''
as $$
  select session.id
  from auth.sessions as session
  where session.user_id = (select private.person()) and session.id::text = (select auth.jwt()) ->> 'session_id';
$$;

-- The caller's sessions: the sign-in service does not list them. Its `refreshed_at` is in UTC without a time zone.
create function public.own_sessions()
returns table (id uuid, user_agent text, last_used_at timestamptz, is_current boolean)
language sql stable security definer set search_path = ''
as $$
  select session.id, session.user_agent,
    coalesce(session.refreshed_at at time zone 'utc', session.created_at),
    session.id = private.own_session()
  from auth.sessions as session
  where session.user_id = (select private.person())
    and private.own_session() is not null
    and (session.not_after is null or session.not_after > now())
  order by 4 desc, 3 desc, 1;
$$;

-- Ends another session of the caller. Ending the current one is signing out. Returns whether there was one.
create function public.end_session(p_id uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.sessions as session
  where session.id = p_id and session.user_id = (select private.person()) and session.id <> private.own_session();
  return found;
end;
$$;

revoke execute on function
  private.own_session(),
  public.own_sessions(),
  public.end_session(uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  public.own_sessions(),
  public.end_session(uuid)
  to authenticated;
