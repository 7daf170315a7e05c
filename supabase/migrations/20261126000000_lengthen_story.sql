-- A saved story that its owner went on with gets the longer text; it never loses any. The row stays as it is otherwise: a title
-- that was given to it later stays, and only one that came from the shorter text follows the longer one. True when the row
-- has the text now, false where there is no such story, or where the text is not the same one gone on with.
create function public.lengthen_story(
  p_id uuid,
  p_story text,
  p_former_title text,
  p_title text,
  p_options jsonb,
  p_demo boolean
)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select auth.uid());
begin
  if v_person is null then
    raise exception 'You must be signed in to save stories.' using errcode = '42501';
  end if;
  update public.user_stories as story
  set
    story = p_story,
    title = case when story.title = p_former_title then p_title else story.title end,
    options = p_options,
    demo = story.demo or coalesce(p_demo, false)
  where story.id = p_id and story.user_id = v_person and story.deleted_at is null and starts_with(p_story, story.story);
  return found;
end;
$$;

revoke execute on function public.lengthen_story(uuid, text, text, text, jsonb, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.lengthen_story(uuid, text, text, text, jsonb, boolean) to authenticated;

comment on column public.user_stories.demo is
  'Written by the demo storyteller. Said when a story is saved; once true it stays true.';
