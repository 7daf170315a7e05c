-- Limits of what one person can store: in a day, and in total.

create table private.stored_text (
  user_id uuid primary key references auth.users (id) on delete cascade,
  day date not null,
  -- Bytes by which that day's inserts and updates enlarged rows. Deleting and shortening do not lower it.
  added bigint not null,
  -- Bytes that the person had at the first of these statements.
  held bigint not null
);

comment on table private.stored_text is 'How much each person stored on the last day that they saved something. Written by a trigger.';

revoke all on table private.stored_text from public, anon, authenticated, service_role;

-- The bytes on disk of a person's texts, and 1 KB a row for its title, its other columns and its index entries. Sizes are read
-- without the texts.
create function private.held_text(p_person uuid)
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
create function private.count_stored_text()
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

-- Refuses more than 2,000 prompts or 2,000 shared stories of a person (the same number as in the domain): lists of the community read
-- what everyone shares, and a request to delete the account hides all of it at once. Operators have no limit.
create function private.limit_shared()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := private.person();
  v_count integer;
begin
  if v_person is null or not exists (select from added) then
    return null;
  end if;
  execute format('select count(*) from (select from public.%I where user_id = $1 limit 2001) as own', tg_table_name)
  into v_count using v_person;
  if v_count > 2000 then
    raise exception 'An account can have 2,000 %. Delete some that you no longer need.',
      case tg_table_name when 'user_inspirations' then 'prompts' else 'shared stories' end using errcode = 'PT403';
  end if;
  return null;
end;
$$;

revoke execute on function
  private.held_text(uuid),
  private.count_stored_text(),
  private.limit_shared()
  from public, anon, authenticated, service_role;

create trigger count_stored_text
  after insert on public.user_stories
  referencing new table as added
  for each statement execute function private.count_stored_text();

create trigger count_stored_text
  after insert on public.story_revisions
  referencing new table as added
  for each statement execute function private.count_stored_text();

create trigger count_stored_text
  after insert on public.user_inspirations
  referencing new table as added
  for each statement execute function private.count_stored_text();

create trigger count_stored_text
  after insert on public.user_shared_stories
  referencing new table as added
  for each statement execute function private.count_stored_text();

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

create trigger limit_shared
  after insert on public.user_inspirations
  referencing new table as added
  for each statement execute function private.limit_shared();

create trigger limit_shared
  after insert on public.user_shared_stories
  referencing new table as added
  for each statement execute function private.limit_shared();
