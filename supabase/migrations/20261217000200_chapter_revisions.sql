-- A chapter that was written after a saved story, or moved, renamed or deleted in it, makes a revision of its own. A text of blanks is
-- refused, as an empty one is.
alter table public.story_revisions drop constraint story_revisions_cause;
alter table public.story_revisions add constraint story_revisions_cause
  check (cause in ('written', 'typed', 'proposal', 'restored', 'continued', 'merged', 'chapter'));

create or replace function public.save_story_text(
  p_id uuid, p_base integer, p_story text, p_cause text, p_session uuid, p_demo boolean default false, p_restored integer default null
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to save stories.');
  v_before public.user_stories;
  v_revision integer;
begin
  if p_cause is null or p_cause not in ('typed', 'proposal', 'restored', 'merged', 'chapter') then
    raise exception 'A text is typed, proposal, restored, merged or chapter.' using errcode = 'PT400';
  end if;
  -- What pages take for blank.
  if coalesce(p_story, '') !~ '[^[:space:]\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]' then
    raise exception 'A story can’t be empty.' using errcode = 'PT400';
  end if;
  if char_length(p_story) > 60000 then
    raise exception 'A story can have at most 60,000 characters, and this one has %.',
      btrim(to_char(char_length(p_story), '999,999,999')) using errcode = 'PT400';
  end if;
  select * into v_before
  from public.user_stories as story
  where story.id = p_id and story.user_id = v_person and story.deleted_at is null
  for no key update;
  if not found then
    return jsonb_build_object('outcome', 'gone');
  end if;
  if v_before.story = p_story then
    update public.user_stories as story set demo = true where story.id = p_id and p_demo and not story.demo;
    return jsonb_build_object('outcome', 'saved', 'revision', v_before.revision);
  end if;
  if p_base is distinct from v_before.revision then
    return jsonb_build_object('outcome', 'conflict', 'revision', v_before.revision, 'story', v_before.story);
  end if;
  v_revision := private.keep_revision(
    v_before, p_story, p_cause, p_session, case when p_cause = 'restored' then p_restored end
  );
  update public.user_stories as story
  set story = p_story, revision = v_revision, demo = story.demo or coalesce(p_demo, false)
  where story.id = p_id;
  return jsonb_build_object('outcome', 'saved', 'revision', v_revision);
end;
$$;
