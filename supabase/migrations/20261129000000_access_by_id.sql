-- Knowing the id of a row is not enough: what is unlisted is for those who have its link, and what became private or was
-- hidden is for its owner.

-- Whether a story can be read by somebody who is not its owner: everyone reads what is public, and those who have the link
-- what is unlisted. What is private has no link.
create function private.is_open_story(
  p_is_public boolean,
  p_hidden_at timestamptz,
  p_share_id text,
  p_link text
)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_hidden_at is null and (p_is_public or coalesce(p_share_id = p_link, false));
$$;

revoke execute on function private.is_open_story(boolean, timestamptz, text, text)
  from public, anon, authenticated, service_role;

-- Whether a story that somebody else shares is public. For rules that act with the rights of the person who asks.
create function private.is_public_story(p_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.user_shared_stories as story
    where story.id = p_id and story.is_public and story.hidden_at is null
  );
$$;

revoke execute on function private.is_public_story(uuid) from public, anon, authenticated, service_role;
grant execute on function private.is_public_story(uuid) to authenticated;

-- The row of a public story names the saved story that it is a copy of and the story or prompt that it was written from,
-- which may be private or unlisted. Signed-in people read their own rows, visitors the columns that name nothing of that
-- kind, and everyone the functions, which give a source only while everyone may see it.
revoke select on table public.user_shared_stories from anon;
grant select (
  id, user_id, title, prompt, content, generator_id, language, is_public, is_unlisted, share_id, views_count, likes_count,
  created_at, hidden_at, demo
) on table public.user_shared_stories to anon;

drop policy "People can read public stories and their own" on public.user_shared_stories;

-- A signed-in person reads the rows of what they share themselves.
create policy "People can read their own shared stories"
  on public.user_shared_stories for select to authenticated
  using (user_id = (select auth.uid()));

alter policy "People can like public stories of others" on public.shared_story_likes
  with check (
    user_id = (select auth.uid())
    and private.is_public_story(shared_story_id)
    and not exists (
      select from public.user_shared_stories as own where own.id = shared_story_id and own.user_id = (select auth.uid())
    )
  );

-- As before, but that rows of others are not read by the person who writes: a source is public, or their own.
create or replace function private.check_source()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  v_kept public.user_shared_stories;
begin
  if tg_op = 'UPDATE' then
    v_kept := old;
  else
    -- An upsert of a story that is there comes as a new one first.
    select kept.* into v_kept
    from public.user_shared_stories as kept where kept.id = new.id and kept.user_id = new.user_id;
  end if;
  if (
    new.source_inspiration_id is distinct from v_kept.source_inspiration_id
    and new.source_inspiration_id is not null
    and not exists (select from public.user_inspirations as source where source.id = new.source_inspiration_id)
  ) or (
    new.source_story_id is distinct from v_kept.source_story_id
    and new.source_story_id is not null
    and not exists (select from public.user_shared_stories as source where source.id = new.source_story_id)
    and not private.is_public_story(new.source_story_id)
  ) then
    raise exception 'There is no such source.' using errcode = '42501';
  end if;
  return new;
end;
$$;

-- A story that leaves the public lists gets another link: the one that everyone could see must not lead to what is unlisted.
create or replace function private.keep_share_id()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.is_unlisted := new.is_unlisted and not new.is_public;
  new.share_id := case
    when new.is_public or new.is_unlisted then coalesce(
      case when tg_op = 'UPDATE' and (new.is_public or not old.is_public) then old.share_id end,
      rtrim(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '=')
    )
  end;
  return new;
end;
$$;

-- From one version to the next the parameters change.
drop function public.toggle_story_like(uuid, boolean);
drop function public.count_story_view(uuid);
drop function public.report_content(uuid, uuid, text, text);
drop function public.shared_story_counts(uuid[]);

-- As toggle_inspiration_like, with the link of a story that is unlisted. Returns `{ "liked", "likes_count" }`. What a person
-- likes and can no longer read can only be taken back, and `likes_count` is null then.
create function public.toggle_story_like(
  p_shared_story_id uuid,
  p_liked boolean default null,
  p_share_id text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select auth.uid());
  v_owner uuid;
  v_is_open boolean;
  v_is_liked boolean;
  v_liked boolean;
  v_count integer;
begin
  if v_person is null then
    raise exception 'You must be signed in to like stories.' using errcode = '42501';
  end if;
  -- In the order in which deleting one locks: first what is liked, then the likes.
  select story.user_id,
    private.is_open_story(story.is_public, story.hidden_at, story.share_id, p_share_id)
  into v_owner, v_is_open
  from public.user_shared_stories as story
  where story.id = p_shared_story_id
  for no key update;
  v_is_liked := exists (
    select from public.shared_story_likes as mine
    where mine.shared_story_id = p_shared_story_id and mine.user_id = v_person
  );
  v_liked := coalesce(p_liked, not v_is_liked);
  if v_owner is null or not (v_is_open or v_owner = v_person or (v_is_liked and not v_liked)) then
    raise exception 'There is no such story.' using errcode = 'PT404';
  end if;
  if v_owner = v_person then
    raise exception 'This story is your own; only others can like it.' using errcode = 'PT403';
  end if;

  if v_liked then
    insert into public.shared_story_likes (shared_story_id, user_id) values (p_shared_story_id, v_person)
    on conflict do nothing;
  else
    delete from public.shared_story_likes as mine
    where mine.shared_story_id = p_shared_story_id and mine.user_id = v_person;
  end if;
  if v_is_open then
    select story.likes_count into v_count from public.user_shared_stories as story where story.id = p_shared_story_id;
  end if;
  return jsonb_build_object('liked', v_liked, 'likes_count', v_count);
end;
$$;

-- Likes or takes the like back: with `p_liked` as asked, which may be sent twice without harm; without it the other way
-- round. Returns `{ "liked", "likes_count" }`. What a person likes and can no longer read can only be taken back, and
-- `likes_count` is null then.
create or replace function public.toggle_inspiration_like(p_inspiration_id uuid, p_liked boolean default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select auth.uid());
  v_owner uuid;
  v_is_open boolean;
  v_is_liked boolean;
  v_liked boolean;
  v_count integer;
begin
  if v_person is null then
    raise exception 'You must be signed in to like inspirations' using errcode = '42501';
  end if;
  -- In the order in which deleting one locks: first what is liked, then the likes.
  select inspiration.user_id, inspiration.is_public and inspiration.hidden_at is null
  into v_owner, v_is_open
  from public.user_inspirations as inspiration
  where inspiration.id = p_inspiration_id
  for no key update;
  v_is_liked := exists (
    select from public.inspiration_likes as mine
    where mine.inspiration_id = p_inspiration_id and mine.user_id = v_person
  );
  v_liked := coalesce(p_liked, not v_is_liked);
  if v_owner is null or not (v_is_open or v_owner = v_person or (v_is_liked and not v_liked)) then
    raise exception 'There is no such inspiration.' using errcode = 'PT404';
  end if;
  if v_owner = v_person then
    raise exception 'This inspiration is your own; only others can like it.' using errcode = 'PT403';
  end if;

  if v_liked then
    insert into public.inspiration_likes (inspiration_id, user_id) values (p_inspiration_id, v_person)
    on conflict do nothing;
  else
    delete from public.inspiration_likes as mine
    where mine.inspiration_id = p_inspiration_id and mine.user_id = v_person;
  end if;
  if v_is_open then
    select inspiration.likes_count into v_count
    from public.user_inspirations as inspiration where inspiration.id = p_inspiration_id;
  end if;
  return jsonb_build_object('liked', v_liked, 'likes_count', v_count);
end;
$$;

-- Counts a view of a public story, or of an unlisted one with its link, once a visitor and day, and returns how many there
-- are. The author does not count, and neither does somebody who cannot be told apart from anybody else.
create function public.count_story_view(p_shared_story_id uuid, p_share_id text default null)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_owner uuid;
  v_count integer;
begin
  select story.user_id into v_owner
  from public.user_shared_stories as story
  where story.id = p_shared_story_id
    and private.is_open_story(story.is_public, story.hidden_at, story.share_id, p_share_id);
  if v_owner is null then
    raise exception 'There is no such story.' using errcode = 'PT404';
  end if;
  delete from public.shared_story_views as old where old.viewed_on < private.today();
  if v_owner is distinct from (select auth.uid()) then
    insert into public.shared_story_views (shared_story_id, visitor)
    select p_shared_story_id, visitor
    from private.visitor_of(p_shared_story_id::text) as visitor
    where visitor is not null
    on conflict do nothing;
  end if;
  select story.views_count into v_count from public.user_shared_stories as story where story.id = p_shared_story_id;
  return v_count;
end;
$$;

-- Reports an inspiration or a shared story, which needs its link where it is unlisted. True when that is new, false when
-- this person has reported it before.
create function public.report_content(
  p_inspiration_id uuid default null,
  p_shared_story_id uuid default null,
  p_reason text default 'other',
  p_note text default null,
  p_share_id text default null
)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select auth.uid());
  v_owner uuid;
begin
  if v_person is null then
    raise exception 'You must be signed in to report.' using errcode = '42501';
  end if;
  if num_nonnulls(p_inspiration_id, p_shared_story_id) <> 1 then
    raise exception 'Report one inspiration or one story.' using errcode = 'PT400';
  end if;
  -- Kept from being deleted until the report stands.
  if p_inspiration_id is not null then
    select inspiration.user_id into v_owner
    from public.user_inspirations as inspiration
    where inspiration.id = p_inspiration_id
      and ((inspiration.is_public and inspiration.hidden_at is null) or inspiration.user_id = v_person)
    for key share;
  else
    select story.user_id into v_owner
    from public.user_shared_stories as story
    where story.id = p_shared_story_id
      and (
        private.is_open_story(story.is_public, story.hidden_at, story.share_id, p_share_id)
        or story.user_id = v_person
      )
    for key share;
  end if;
  if v_owner is null then
    raise exception 'This isn’t available anymore, so it can’t be reported.' using errcode = 'PT404';
  end if;
  if v_owner = v_person then
    raise exception 'This is yours. You can edit or delete it instead of reporting it.' using errcode = 'PT403';
  end if;

  -- One after the other, so that nobody reports more in a day by reporting all at once.
  perform private.wait_in_line('reports of ' || v_person);
  begin
    insert into public.content_reports (user_id, inspiration_id, shared_story_id, reason, note)
    values (v_person, p_inspiration_id, p_shared_story_id, p_reason, nullif(btrim(p_note, E' \t\r\n'), ''))
    on conflict do nothing;
  exception
    when check_violation or not_null_violation then
      raise exception 'There is no such reason, or the note is too long.' using errcode = 'PT400';
  end;
  if not found then
    return false;
  end if;
  if (
    select count(*) from public.content_reports as mine
    where mine.user_id = v_person and mine.created_at > now() - interval '1 day'
  ) > 50 then
    raise exception 'You’ve reached today’s limit for reports. Please try again tomorrow.' using errcode = 'PT429';
  end if;
  return true;
end;
$$;

-- The counters of shared stories that whoever asks may read: of unlisted ones those whose links are among `p_share_ids`.
create function public.shared_story_counts(p_ids uuid[], p_share_ids text[] default null)
returns table (id uuid, views_count integer, likes_count integer, liked boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select auth.uid());
begin
  perform private.check_ids(p_ids);
  if cardinality(p_share_ids) > 100 then
    raise exception 'Ask about 100 at a time.' using errcode = 'PT400';
  end if;
  return query
    select found.id, found.views_count, found.likes_count,
      exists (
        select from public.shared_story_likes as mine where mine.shared_story_id = found.id and mine.user_id = v_person
      )
    from public.user_shared_stories as found
    where found.id = any (p_ids)
      and (
        private.is_open_story(
          found.is_public, found.hidden_at, found.share_id,
          case when found.share_id = any (p_share_ids) then found.share_id end
        )
        or found.user_id = v_person
      );
end;
$$;

revoke execute on function public.toggle_story_like(uuid, boolean, text) from public, anon, authenticated, service_role;
revoke execute on function public.count_story_view(uuid, text) from public, anon, authenticated, service_role;
revoke execute on function public.report_content(uuid, uuid, text, text, text)
  from public, anon, authenticated, service_role;
revoke execute on function public.shared_story_counts(uuid[], text[]) from public, anon, authenticated, service_role;
grant execute on function public.toggle_story_like(uuid, boolean, text) to authenticated;
grant execute on function public.count_story_view(uuid, text) to anon, authenticated;
grant execute on function public.report_content(uuid, uuid, text, text, text) to authenticated;
grant execute on function public.shared_story_counts(uuid[], text[]) to anon, authenticated;
