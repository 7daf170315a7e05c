-- Deleted stories: a minute to undo, 30 days in the trash, then removal.

-- Removes a story, or p_most of its revisions if it has more. Returns how many rows it removed.
create function private.remove_story(p_id uuid, p_most integer)
returns integer
language plpgsql set search_path = ''
as $$
declare
  v_removed integer;
begin
  delete from public.story_revisions as old
  where old.ctid = any (array(
    select revision.ctid from public.story_revisions as revision where revision.story_id = p_id limit p_most
  ));
  get diagnostics v_removed = row_count;
  if v_removed >= p_most then
    return v_removed;
  end if;
  delete from public.user_stories as gone where gone.id = p_id;
  return v_removed + 1;
end;
$$;

-- Removes stories that can no longer be restored, of all people, the oldest deletions first: at most p_most rows, stories and
-- revisions, or all of them without a limit. Returns how many. Stories locked by another transaction are left to the next call.
-- The functions below check the time themselves, so a story that is not removed yet can neither be listed nor restored.
create function private.purge_deleted_stories(p_most integer default null)
returns integer
language plpgsql set search_path = ''
as $$
declare
  v_id uuid;
  v_removed integer := 0;
begin
  for v_id in
    select gone.id from public.user_stories as gone
    where gone.deleted_at <= private.gone_since()
    order by gone.deleted_at
    limit p_most
    for update skip locked
  loop
    v_removed := v_removed + private.remove_story(v_id, p_most - v_removed);
    exit when v_removed >= p_most;
  end loop;
  return v_removed;
end;
$$;

-- Deletes a story and returns the milliseconds for which that can be undone. Called again, it returns what is left of them.
create function public.delete_story(p_id uuid)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to delete stories.');
  v_deleted_at timestamptz;
begin
  update public.user_stories as story
  set deleted_at = coalesce(story.deleted_at, now())
  where story.id = p_id and story.user_id = v_person
    and (story.deleted_at is null or story.deleted_at > private.gone_since())
  returning story.deleted_at into v_deleted_at;
  if not found then
    raise exception 'This story isn’t in your collection anymore.' using errcode = 'PT404';
  end if;
  return private.ms_to_undo(v_deleted_at);
end;
$$;

-- Restores a deleted story. True when it exists now, deleted before or not; false when it is gone, or another person's.
create function public.restore_story(p_id uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to restore stories.');
begin
  update public.user_stories as story
  set deleted_at = null
  where story.id = p_id and story.user_id = v_person
    and (story.deleted_at is null or story.deleted_at > private.gone_since());
  return found;
end;
$$;

-- The milliseconds for which a deletion can still be undone, at most a minute even when the clock was set back.
create function private.ms_to_undo(p_deleted_at timestamptz)
returns integer
language sql stable set search_path = ''
as $$
  select least(greatest(ceil(60000 - 1000 * extract(epoch from now() - p_deleted_at)), 0), 60000)::integer;
$$;

-- Stories deleted at this moment or before are gone (the same number as in the domain). Days of 24 hours, in any time zone.
create function private.gone_since()
returns timestamptz
language sql stable set search_path = ''
as $$
  select now() - 30 * interval '24 hours';
$$;

-- Stories deleted at this moment or before can be restored from the trash only (the same numbers as in the domain). A second more
-- than the page shows, because a click at the last moment takes time to arrive.
create function private.undo_over_since()
returns timestamptz
language sql stable set search_path = ''
as $$
  select now() - interval '61000 milliseconds';
$$;

-- The days that a story stays in the trash, rounded up; at most 30 even when the clock was set back.
create function private.days_left(p_deleted_at timestamptz)
returns integer
language sql stable set search_path = ''
as $$
  select least(greatest(ceil(30 - extract(epoch from now() - p_deleted_at) / 86400), 0), 30)::integer;
$$;

-- Extends the time to undo to a minute from now, while the pointer or focus rests on Undo (WCAG 2.2.1: a limit that can be
-- extended). Returns the milliseconds left to undo: 0 when it is too late, or the story is another person's.
create function public.hold_deleted_story(p_id uuid)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to restore stories.');
begin
  update public.user_stories as story
  set deleted_at = now()
  where story.id = p_id and story.user_id = v_person and story.deleted_at > private.undo_over_since();
  return case when found then private.ms_to_undo(now()) else 0 end;
end;
$$;

-- The caller's stories whose deletion can be undone, the last deleted first. It reads the index of the trash, however large that
-- is, and however much others delete.
create function public.recently_deleted_stories()
returns table (id uuid, title text, language text, ms_left integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to see your stories.');
begin
  perform private.walk_in_order(true);
  return query
    select story.id, story.title, story.language, private.ms_to_undo(story.deleted_at)
    from public.user_stories as story
    where story.user_id = v_person and story.deleted_at > private.undo_over_since()
    order by story.deleted_at desc, story.id;
  perform private.walk_in_order(false);
end;
$$;

-- A page of the caller's trash, the last deleted first, after the row that p_before and p_after_id name. It reads the index of
-- the trash, however large it is.
create function public.deleted_stories(
  p_before timestamptz default null,
  p_after_id uuid default null,
  p_limit integer default 25
)
returns table (id uuid, title text, generator_id text, language text, deleted_at timestamptz, days_left integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to see your stories.');
begin
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

-- Removes a story from the trash for good. True when it was in the caller's trash.
create function public.delete_story_for_good(p_id uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to delete stories.');
begin
  delete from public.user_stories as story
  where story.id = p_id and story.user_id = v_person and story.deleted_at > private.gone_since();
  return found;
end;
$$;

revoke execute on function
  private.remove_story(uuid, integer),
  private.purge_deleted_stories(integer),
  public.delete_story(uuid),
  public.restore_story(uuid),
  private.ms_to_undo(timestamptz),
  private.gone_since(),
  private.undo_over_since(),
  private.days_left(timestamptz),
  public.hold_deleted_story(uuid),
  public.recently_deleted_stories(),
  public.deleted_stories(timestamptz, uuid, integer),
  public.delete_story_for_good(uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  public.delete_story(uuid),
  public.restore_story(uuid),
  public.hold_deleted_story(uuid),
  public.recently_deleted_stories(),
  public.deleted_stories(timestamptz, uuid, integer),
  public.delete_story_for_good(uuid)
  to authenticated;
