-- The limits of stored text count updates that make rows longer, and notes.

-- The bytes on disk of a person's texts, and 1 KB a row for its title, its other columns and its index entries. Sizes are read
-- without the texts.
create or replace function private.held_text(p_person uuid)
returns bigint
language sql stable set search_path = ''
as $$
  select coalesce(sum(own.bytes + 1024), 0)::bigint
  from (
    select pg_column_size(story.story) + pg_column_size(story.prompt) + pg_column_size(story.options) as bytes
    from public.user_stories as story where story.user_id = p_person
    union all
    select pg_column_size(revision.story)
    from public.story_revisions as revision
    join public.user_stories as story on story.id = revision.story_id
    where story.user_id = p_person
    union all
    select pg_column_size(kept.notes) + pg_column_size(kept.names)
    from public.story_notes as kept
    join public.user_stories as story on story.id = kept.story_id
    where story.user_id = p_person
    union all
    select pg_column_size(shared.content) + pg_column_size(shared.prompt)
    from public.user_shared_stories as shared where shared.user_id = p_person
    union all
    select pg_column_size(prompt.prompt) from public.user_inspirations as prompt where prompt.user_id = p_person
  ) as own;
$$;

-- Counts for the caller the rows that a statement inserts, or by how much it makes a row longer: saving a long text again and again
-- costs only what was added to it. Refuses more than 64 MB a day or 1 GB in total (the same numbers as in the domain). One statement
-- counts and returns the sum, so simultaneous requests cannot exceed the limit. Operators have none.
create or replace function private.count_stored_text()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid;
  v_bytes bigint;
  v_kept private.stored_text;
begin
  if tg_op = 'INSERT' then
    select coalesce(sum(pg_column_size(added.*)), 0) into v_bytes from added;
  else
    v_bytes := octet_length(new::text) - octet_length(old::text);
  end if;
  if v_bytes <= 0 then
    return null;
  end if;
  v_person := private.person();
  if v_person is null then
    return null;
  end if;
  insert into private.stored_text as kept (user_id, day, added, held)
  values (v_person, private.today(), v_bytes, 0)
  on conflict (user_id) do update set
    day = excluded.day,
    added = case when kept.day = excluded.day then kept.added else 0 end + excluded.added,
    held = case when kept.day = excluded.day then kept.held else private.held_text(kept.user_id) end
  returning kept.* into v_kept;
  if v_kept.added > 64 * 1024 * 1024 then
    raise exception 'You’ve reached today’s limit of 64 MB for new texts. Please try again tomorrow.' using errcode = 'PT429';
  end if;
  if v_kept.held + v_kept.added > 1024 * 1024 * 1024 then
    raise exception 'Your account has reached its limit of 1 GB. Delete what you no longer need, and try again tomorrow.'
      using errcode = 'PT403';
  end if;
  return null;
end;
$$;

create trigger count_stored_text
  after insert on public.story_notes
  referencing new table as added
  for each statement execute function private.count_stored_text();

create trigger count_grown_text
  after update of prompt, story, options on public.user_stories
  for each row execute function private.count_stored_text();

create trigger count_grown_text
  after update of story on public.story_revisions
  for each row execute function private.count_stored_text();

create trigger count_grown_text
  after update of prompt on public.user_inspirations
  for each row execute function private.count_stored_text();

create trigger count_grown_text
  after update of prompt, content on public.user_shared_stories
  for each row execute function private.count_stored_text();

create trigger count_grown_text
  after update of notes, names on public.story_notes
  for each row execute function private.count_stored_text();
