-- A story that its owner deletes is gone for everybody, but for ten seconds it can be brought back. No role of the data
-- interface writes the column: the functions below do.
alter table public.user_stories add column deleted_at timestamptz;

comment on column public.user_stories.deleted_at is 'When its owner deleted it; removed for good eleven seconds later.';

-- What was deleted in the last seconds, of everybody: what can be brought back, and what is to be removed.
create index user_stories_deleted on public.user_stories (deleted_at) where deleted_at is not null;

alter policy "People can read their own stories" on public.user_stories
  using (user_id = (select auth.uid()) and deleted_at is null);
alter policy "People can rename their own stories" on public.user_stories
  using (user_id = (select auth.uid()) and deleted_at is null);
alter policy "People can delete their own stories" on public.user_stories
  using (user_id = (select auth.uid()) and deleted_at is null);

-- Whether somebody's saved story is theirs, also while its deletion can be undone: what they share of it stays theirs to
-- change meanwhile.
create function private.owns_story(p_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.user_stories as story where story.id = p_id and story.user_id = (select auth.uid())
  );
$$;

revoke execute on function private.owns_story(uuid) from public, anon, authenticated, service_role;
grant execute on function private.owns_story(uuid) to authenticated;

alter policy "People can share their own stories" on public.user_shared_stories
  with check (user_id = (select auth.uid()) and (story_id is null or private.owns_story(story_id)));
alter policy "People can edit their own shared stories" on public.user_shared_stories
  with check (user_id = (select auth.uid()) and (story_id is null or private.owns_story(story_id)));

-- What was deleted at this moment or before is gone: a second more than is said, because a click of the last moment has to
-- travel (the same numbers as in the domain).
create function private.gone_since()
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select now() - interval '11000 milliseconds';
$$;

-- For how many milliseconds a deletion can still be undone; no longer than that where the clock was set back.
create function private.ms_to_undo(p_deleted_at timestamptz)
returns integer
language sql
stable
set search_path = ''
as $$
  select least(greatest(ceil(10000 - 1000 * extract(epoch from now() - p_deleted_at)), 0), 10000)::integer;
$$;

-- Removes for good what nobody can bring back any more, of everybody. A story that somebody else removes at this moment, or
-- shares, is left to them or to the next time.
create function private.purge_deleted_stories()
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_id uuid;
begin
  for v_id in
    select gone.id from public.user_stories as gone
    where gone.deleted_at <= private.gone_since()
    for update skip locked
  loop
    delete from public.user_stories as gone where gone.id = v_id;
  end loop;
end;
$$;

revoke execute on function private.gone_since() from public, anon, authenticated, service_role;
revoke execute on function private.ms_to_undo(timestamptz) from public, anon, authenticated, service_role;
revoke execute on function private.purge_deleted_stories() from public, anon, authenticated, service_role;

-- The three functions below also remove what is over. What is asked for says itself whether it is over: a story that purging
-- left alone comes back no later than others.

-- Deletes a story and returns for how many milliseconds that can be undone. Called again, it only says how many are left.
create function public.delete_story(p_id uuid)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select auth.uid());
  v_deleted_at timestamptz;
begin
  if v_person is null then
    raise exception 'You must be signed in to delete stories.' using errcode = '42501';
  end if;
  update public.user_stories as story
  set deleted_at = coalesce(story.deleted_at, now())
  where story.id = p_id and story.user_id = v_person
    and (story.deleted_at is null or story.deleted_at > private.gone_since())
  returning story.deleted_at into v_deleted_at;
  if not found then
    raise exception 'There is no such story of yours.' using errcode = 'PT404';
  end if;
  perform private.purge_deleted_stories();
  return private.ms_to_undo(v_deleted_at);
end;
$$;

-- Brings a deleted story back. True when it is there, deleted or not; false when it is gone, or another person's.
create function public.restore_story(p_id uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select auth.uid());
  v_is_there boolean;
begin
  if v_person is null then
    raise exception 'You must be signed in to restore stories.' using errcode = '42501';
  end if;
  update public.user_stories as story
  set deleted_at = null
  where story.id = p_id and story.user_id = v_person
    and (story.deleted_at is null or story.deleted_at > private.gone_since());
  v_is_there := found;
  perform private.purge_deleted_stories();
  return v_is_there;
end;
$$;

-- A person's stories that can still be brought back, the last deleted first. The spelling of the owner leaves no index but
-- that of what was deleted: people have many more stories than were deleted in the last seconds.
create function public.recently_deleted_stories()
returns table (id uuid, title text, language text, ms_left integer)
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select auth.uid());
begin
  if v_person is null then
    raise exception 'You must be signed in to see your stories.' using errcode = '42501';
  end if;
  perform private.purge_deleted_stories();
  return query
    select story.id, story.title, story.language, private.ms_to_undo(story.deleted_at)
    from public.user_stories as story
    where story.deleted_at > private.gone_since() and story.user_id is not distinct from v_person
    order by story.deleted_at desc, story.id;
end;
$$;

revoke execute on function public.delete_story(uuid) from public, anon, authenticated, service_role;
revoke execute on function public.restore_story(uuid) from public, anon, authenticated, service_role;
revoke execute on function public.recently_deleted_stories() from public, anon, authenticated, service_role;
grant execute on function public.delete_story(uuid) to authenticated;
grant execute on function public.restore_story(uuid) to authenticated;
grant execute on function public.recently_deleted_stories() to authenticated;

-- Records a use and returns how many there are. A second one on the same day only adds the story to the first.
create or replace function public.record_inspiration_use(p_inspiration_id uuid, p_story_id uuid default null)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select auth.uid());
  v_count integer;
begin
  if v_person is null then
    raise exception 'You must be signed in to record a use.' using errcode = '42501';
  end if;
  if not exists (
    select from public.user_inspirations as inspiration
    where inspiration.id = p_inspiration_id
      and ((inspiration.is_public and inspiration.hidden_at is null) or inspiration.user_id = v_person)
  ) then
    raise exception 'There is no such inspiration.' using errcode = 'PT404';
  end if;
  if p_story_id is not null and not exists (
    select from public.user_stories as story where story.id = p_story_id and story.user_id = v_person
      and story.deleted_at is null
  ) then
    raise exception 'There is no such story of yours.' using errcode = 'PT404';
  end if;
  insert into public.inspiration_uses as mine (inspiration_id, user_id, story_id)
  values (p_inspiration_id, v_person, p_story_id)
  on conflict on constraint inspiration_uses_once_a_day
    do update set story_id = excluded.story_id where excluded.story_id is not null;
  select inspiration.uses_count into v_count
  from public.user_inspirations as inspiration where inspiration.id = p_inspiration_id;
  return v_count;
end;
$$;
