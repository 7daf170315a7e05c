-- A deleted story is in its owner's trash for 30 days, and then removed for good. The minute in which a deletion can be undone
-- is the beginning of that. Nobody but the owner sees what is in the trash, and the owner only through the functions below:
-- every policy, list, search and count leaves it out as it left out what was deleted a moment ago. Copies that were shared stay
-- shared, as before.
comment on column public.user_stories.deleted_at is 'When its owner deleted it; removed for good 30 days later.';

-- A person's trash, the last deleted first.
create index user_stories_trash on public.user_stories (user_id, deleted_at desc, id) where deleted_at is not null;

-- What was deleted at this moment or before is gone (the same number as in the domain). Days of 24 hours, whatever the time zone.
create or replace function private.gone_since()
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select now() - 30 * interval '24 hours';
$$;

-- What was deleted at this moment or before is in the trash only: a second more than is said, because a click of the last
-- moment has to travel (the same numbers as in the domain).
create function private.undo_over_since()
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select now() - interval '61000 milliseconds';
$$;

-- The days that a story stays in the trash, the last one counted whole; no more than 30 where the clock was set back.
create function private.days_left(p_deleted_at timestamptz)
returns integer
language sql
stable
set search_path = ''
as $$
  select least(greatest(ceil(30 - extract(epoch from now() - p_deleted_at) / 86400), 0), 30)::integer;
$$;

revoke execute on function private.undo_over_since() from public, anon, authenticated, service_role;
revoke execute on function private.days_left(timestamptz) from public, anon, authenticated, service_role;

-- Keeps a deletion undoable for a minute from now, for someone whose pointer or focus rests on Undo (WCAG 2.2.1: a limit
-- that can be extended). Returns for how many milliseconds it can be undone: 0 when it is too late, or not theirs.
create or replace function public.hold_deleted_story(p_id uuid)
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
  where story.id = p_id and story.user_id = v_person and story.deleted_at > private.undo_over_since();
  return case when found then private.ms_to_undo(now()) else 0 end;
end;
$$;

-- A person's stories whose deletion can be undone, the last deleted first. The spelling of the owner leaves no index but that of
-- what was deleted last, of everybody: that is a few rows, whatever is in the person's trash.
create or replace function public.recently_deleted_stories()
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
    where story.deleted_at > private.undo_over_since() and story.user_id is not distinct from v_person
    order by story.deleted_at desc, story.id;
end;
$$;

-- A page of a person's trash, the last deleted first: what comes after the row that p_before and p_after_id name. It walks
-- through the index of trashes, however much there is in one.
create function public.deleted_stories(
  p_before timestamptz default null,
  p_after_id uuid default null,
  p_limit integer default 25
)
returns table (id uuid, title text, generator_id text, language text, deleted_at timestamptz, days_left integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select auth.uid());
begin
  if v_person is null then
    raise exception 'You must be signed in to see your stories.' using errcode = '42501';
  end if;
  perform private.walk_in_order(true);
  return query
    select story.id, story.title, story.generator_id, story.language, story.deleted_at, private.days_left(story.deleted_at)
    from public.user_stories as story
    where story.user_id = v_person and story.deleted_at > private.gone_since()
      and (
        p_after_id is null or p_before is null
        or story.deleted_at < p_before or (story.deleted_at = p_before and story.id > p_after_id)
      )
    order by story.deleted_at desc, story.id
    limit least(greatest(coalesce(p_limit, 25), 1), 100);
  perform private.walk_in_order(false);
end;
$$;

-- Removes a story from the trash for good. True when it was there; false when it is not in the trash, or another person's.
create function public.delete_story_for_good(p_id uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select auth.uid());
begin
  if v_person is null then
    raise exception 'You must be signed in to delete stories.' using errcode = '42501';
  end if;
  delete from public.user_stories as story
  where story.id = p_id and story.user_id = v_person and story.deleted_at > private.gone_since();
  return found;
end;
$$;

revoke execute on function public.deleted_stories(timestamptz, uuid, integer) from public, anon, authenticated, service_role;
revoke execute on function public.delete_story_for_good(uuid) from public, anon, authenticated, service_role;
grant execute on function public.deleted_stories(timestamptz, uuid, integer) to authenticated;
grant execute on function public.delete_story_for_good(uuid) to authenticated;
