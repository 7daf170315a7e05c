-- Keeps a deletion undoable for ten seconds from now, for someone whose pointer or focus rests on Undo (WCAG 2.2.1: a limit
-- that can be extended). Returns for how many milliseconds it can be undone: 0 when it is too late, or not theirs.
create function public.hold_deleted_story(p_id uuid)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select auth.uid());
begin
  if v_person is null then
    raise exception 'You must be signed in to restore stories.' using errcode = '42501';
  end if;
  update public.user_stories as story
  set deleted_at = now()
  where story.id = p_id and story.user_id = v_person and story.deleted_at > private.gone_since();
  return case when found then private.ms_to_undo(now()) else 0 end;
end;
$$;

revoke execute on function public.hold_deleted_story(uuid) from public, anon, authenticated, service_role;
grant execute on function public.hold_deleted_story(uuid) to authenticated;
