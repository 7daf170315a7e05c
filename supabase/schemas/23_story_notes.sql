-- What a writer keeps about a saved story beside its text: its people, places, rules and outline.

-- What is wrong with one of the lists of a story's notes, in words for its user; null when nothing is. p_fields has the fields of an
-- entry with their greatest lengths: an entry has all of them and no others, and each is a text.
create function private.note_list_problem(p_list jsonb, p_what text, p_most integer, p_fields jsonb)
returns text
language plpgsql immutable set search_path = ''
as $$
declare
  v_entry jsonb;
  v_field record;
begin
  if jsonb_typeof(p_list) is distinct from 'array' then
    return format('The %s of a story’s notes must be a list.', p_what);
  end if;
  if jsonb_array_length(p_list) > p_most then
    return format('A story’s notes can have at most %s %s, and these have %s.', p_most, p_what, jsonb_array_length(p_list));
  end if;
  for v_entry in select entry from jsonb_array_elements(p_list) as list (entry) loop
    if jsonb_typeof(v_entry) <> 'object' or v_entry - array(select jsonb_object_keys(p_fields)) <> '{}' then
      return format('One of the %s of these notes has unknown fields.', p_what);
    end if;
    for v_field in select each.key as name, each.value::integer as most from jsonb_each_text(p_fields) as each order by each.key loop
      if jsonb_typeof(v_entry -> v_field.name) is distinct from 'string' then
        return format('One of the %s of these notes has no %s.', p_what, v_field.name);
      end if;
      if char_length(v_entry ->> v_field.name) > v_field.most then
        return format(
          'The %s of one of the %s can have at most %s characters, and this one has %s.',
          v_field.name, p_what, v_field.most, char_length(v_entry ->> v_field.name)
        );
      end if;
      if v_field.name = 'name' and v_entry ->> 'name' !~ '[^[:space:]]' then
        return format('Each of the %s needs a name.', p_what);
      end if;
    end loop;
  end loop;
  return null;
end;
$$;

-- What is wrong with a story's notes, in words for its user; null when nothing is. The domain has the same numbers (NOTES_LIMITS).
create function private.notes_problem(p_notes jsonb)
returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(p_notes) is distinct from 'object' or p_notes - '{characters,places,rules,outline}'::text[] <> '{}' then
    return 'A story’s notes are its people, places, rules and outline.';
  end if;
  if jsonb_typeof(p_notes -> 'rules') is distinct from 'string' then
    return 'The rules of a story’s notes must be a text.';
  end if;
  if char_length(p_notes ->> 'rules') > 2000 then
    return format('The rules can have at most 2,000 characters, and these have %s.', char_length(p_notes ->> 'rules'));
  end if;
  return coalesce(
    private.note_list_problem(p_notes -> 'characters', 'people', 20, '{"name": 80, "role": 300, "appearance": 300, "voice": 300}'),
    private.note_list_problem(p_notes -> 'places', 'places', 20, '{"name": 80, "description": 300}'),
    private.note_list_problem(p_notes -> 'outline', 'chapters', 12, '{"title": 80, "summary": 500}')
  );
end;
$$;

-- Whether these can be the names that were found in a story: at most twelve, none of them blank.
create function private.are_names(p_names text[])
returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(cardinality(p_names) <= 12 and array_ndims(p_names) is not distinct from case when p_names = '{}' then null else 1 end
    and (select coalesce(bool_and(coalesce(char_length(name) <= 80 and name ~ '[^[:space:]]', false)), true) from unnest(p_names) as found (name)), false);
$$;

create table public.story_notes (
  story_id uuid primary key references public.user_stories (id) on delete cascade,
  notes jsonb not null,
  -- Names that were found in the story, which the owner's next stories avoid.
  names text[] not null default '{}',
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint story_notes_notes check (private.notes_problem(notes) is null),
  constraint story_notes_names check (private.are_names(names))
);

comment on table public.story_notes is 'What is kept about a saved story beside its text: people, places, rules and outline. Written by functions only.';

revoke all on table public.story_notes from public, anon, authenticated, service_role;
grant select on table public.story_notes to authenticated;
alter table public.story_notes enable row level security;

-- Replaces the notes of a saved story, which were made of the revision p_base of the notes, or of none when that is null. Returns
-- `{ "outcome", "revision", "notes" }`: saved, with the revision that the notes have now; conflict, with the current revision and
-- notes, when they were changed meanwhile, and nothing is written; or gone, when there is no such story. Without p_names the names
-- stay as they are. Saving what is there already succeeds, so a request whose answer was lost can be repeated.
create function public.save_story_notes(
  p_story_id uuid, p_notes jsonb, p_base integer default null, p_names text[] default null
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to save notes.');
  v_problem text := private.notes_problem(p_notes);
  v_there public.story_notes;
  v_revision integer;
begin
  if v_problem is not null then
    raise exception '%', v_problem using errcode = 'PT400';
  end if;
  if p_names is not null and not private.are_names(p_names) then
    raise exception 'At most 12 names are kept of a story, each of at most 80 characters.' using errcode = 'PT400';
  end if;
  perform from public.user_stories as story
  where story.id = p_story_id and story.user_id = v_person and story.deleted_at is null
  for no key update;
  if not found then
    return jsonb_build_object('outcome', 'gone');
  end if;
  select * into v_there from public.story_notes as kept where kept.story_id = p_story_id;
  if found and v_there.notes = p_notes and v_there.names = coalesce(p_names, v_there.names) then
    return jsonb_build_object('outcome', 'saved', 'revision', v_there.revision);
  end if;
  if found and v_there.revision is distinct from p_base then
    return jsonb_build_object('outcome', 'conflict', 'revision', v_there.revision, 'notes', v_there.notes);
  end if;
  insert into public.story_notes as kept (story_id, notes, names) values (p_story_id, p_notes, coalesce(p_names, '{}'))
  on conflict (story_id) do update
  set notes = p_notes, names = coalesce(p_names, kept.names), revision = kept.revision + 1, updated_at = now()
  returning kept.revision into v_revision;
  return jsonb_build_object('outcome', 'saved', 'revision', v_revision);
end;
$$;

revoke execute on function
  private.note_list_problem(jsonb, text, integer, jsonb),
  private.notes_problem(jsonb),
  private.are_names(text[]),
  public.save_story_notes(uuid, jsonb, integer, text[])
  from public, anon, authenticated, service_role;
grant execute on function
  public.save_story_notes(uuid, jsonb, integer, text[])
  to authenticated;

-- A signed-in person reads the notes of their own stories, except deleted ones.
create policy "People can read the notes of their own stories"
  on public.story_notes for select to authenticated
  using (
    exists (
      select from public.user_stories as story
      where story.id = story_id and story.user_id = (select private.person()) and story.deleted_at is null
    )
  );
