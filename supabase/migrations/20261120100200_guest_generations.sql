-- Takes one free story and returns the new count, or null when all three are used.
-- One statement: two requests at the same moment wait for each other on the row, so the limit holds exactly.
create function public.spend_guest_generation(p_session_id text)
returns integer
language sql
security definer
set search_path = ''
as $$
  insert into public.anonymous_usage as usage (session_id, usage_count, last_used)
  values (p_session_id, 1, now())
  on conflict (session_id) do update
    set usage_count = usage.usage_count + 1, last_used = now()
    where usage.usage_count < 3
  returning usage.usage_count;
$$;

-- Gives one story back when nothing was delivered and returns the new count; null for an unknown guest.
create function public.refund_guest_generation(p_session_id text)
returns integer
language sql
security definer
set search_path = ''
as $$
  update public.anonymous_usage as usage
  set usage_count = greatest(usage.usage_count - 1, 0)
  where usage.session_id = p_session_id
  returning usage.usage_count;
$$;

-- Only the story service calls them: a guest who could refund would have no limit, and anybody could spend
-- somebody else's stories.
revoke execute on function public.spend_guest_generation(text) from public, anon, authenticated;
revoke execute on function public.refund_guest_generation(text) from public, anon, authenticated;
grant execute on function public.spend_guest_generation(text) to service_role;
grant execute on function public.refund_guest_generation(text) to service_role;
