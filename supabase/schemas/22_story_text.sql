-- The text of a saved story as its owner edits it, and the earlier texts that are kept of it.

create table public.story_revisions (
  story_id uuid not null references public.user_stories (id) on delete cascade,
  -- The revision of the story whose text this is. Numbers are not without gaps.
  number integer not null,
  story text not null,
  cause text not null,
  -- The typing session that made it, whose next save replaces it.
  session uuid,
  created_at timestamptz not null default now(),
  -- A list shows it without reading the texts.
  characters integer not null generated always as (char_length(story)) stored,
  -- When the revision was made whose text this one brought back.
  restored_at timestamptz,
  primary key (story_id, number),
  constraint story_revisions_cause check (cause in ('written', 'typed', 'proposal', 'restored', 'continued', 'merged', 'chapter')),
  constraint story_revisions_characters check (characters between 1 and 60000)
);

comment on table public.story_revisions is 'The texts that a saved story has had since it was first changed, the current one included. Written by functions only.';
comment on column public.story_revisions.cause is 'What made the text; `written` for the one that the story was saved with.';

revoke all on table public.story_revisions from public, anon, authenticated, service_role;
grant select on table public.story_revisions to authenticated;
alter table public.story_revisions enable row level security;

-- Removes revisions of a story that has more than 200: never the first one, nor the newest twenty (the same numbers as in the
-- domain). The ones that go are those whose neighbours are closest to each other for their age, so that the last hour keeps
-- every few minutes, and last year every few weeks.
create function private.thin_revisions(p_story_id uuid)
returns void
language sql set search_path = ''
as $$
  delete from public.story_revisions as old
  using (
    select spaced.number
    from (
      select
        revision.number,
        lag(revision.created_at) over by_number as before,
        lead(revision.created_at) over by_number as after,
        row_number() over (order by revision.number desc) as place,
        count(*) over () as total,
        greatest(extract(epoch from now() - revision.created_at), 1) as age
      from public.story_revisions as revision
      where revision.story_id = p_story_id
      window by_number as (order by revision.number)
    ) as spaced
    where spaced.place > 20 and spaced.before is not null
    order by extract(epoch from spaced.after - spaced.before) / spaced.age, spaced.number
    limit (
      select greatest(count(*) - 200, 0) from public.story_revisions as revision where revision.story_id = p_story_id
    )
  ) as surplus
  where old.story_id = p_story_id and old.number = surplus.number;
$$;

-- Keeps the next text of a story, which the caller has locked, as a revision, and returns its number. A typing session has one
-- revision as long as nothing else changes the story. The text before the first change is kept too.
create function private.keep_revision(
  p_before public.user_stories, p_story text, p_cause text, p_session uuid, p_restored integer
)
returns integer
language plpgsql set search_path = ''
as $$
declare
  v_next integer := p_before.revision + 1;
begin
  update public.story_revisions as newest
  set number = v_next, story = p_story, created_at = now()
  where newest.story_id = p_before.id and newest.number = p_before.revision
    and newest.cause = 'typed' and p_cause = 'typed' and newest.session = p_session;
  if found then
    return v_next;
  end if;
  if not exists (select from public.story_revisions as any_other where any_other.story_id = p_before.id) then
    insert into public.story_revisions (story_id, number, story, cause, created_at)
    values (p_before.id, p_before.revision, p_before.story, 'written', p_before.created_at);
  end if;
  insert into public.story_revisions (story_id, number, story, cause, session, restored_at)
  values (
    p_before.id, v_next, p_story, p_cause, p_session,
    (select former.created_at from public.story_revisions as former where former.story_id = p_before.id and former.number = p_restored)
  );
  perform private.thin_revisions(p_before.id);
  return v_next;
end;
$$;

-- Replaces the text of a saved story by the one that its owner edited, which was made of the revision p_base. Returns
-- `{ "outcome", "revision", "story" }`: saved, with the revision that the story has now; conflict, with the current revision and its
-- text, when the story was changed meanwhile, and nothing is written; or gone, when there is no such story. Saving the text that the
-- story has already succeeds, so a request whose answer was lost can be repeated. p_demo says that the demo storyteller wrote some of
-- it, which marks the story for good; p_restored is the revision that a restored text is from.
create function public.save_story_text(
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

revoke execute on function
  private.thin_revisions(uuid),
  private.keep_revision(public.user_stories, text, text, uuid, integer),
  public.save_story_text(uuid, integer, text, text, uuid, boolean, integer)
  from public, anon, authenticated, service_role;
grant execute on function
  public.save_story_text(uuid, integer, text, text, uuid, boolean, integer)
  to authenticated;

-- A signed-in person reads what is kept of their own stories, except deleted ones.
create policy "People can read the revisions of their own stories"
  on public.story_revisions for select to authenticated
  using (
    exists (
      select from public.user_stories as story
      where story.id = story_id and story.user_id = (select private.person()) and story.deleted_at is null
    )
  );
