-- What an operator hides is as good as private for everybody but its owner, who still reads, edits and deletes it. No role
-- of the data interface writes the column: an operator does, by SQL.
alter table public.user_inspirations add column hidden_at timestamptz;
alter table public.user_shared_stories add column hidden_at timestamptz;

comment on column public.user_inspirations.hidden_at is 'When an operator hid it from everybody but its owner.';
comment on column public.user_shared_stories.hidden_at is 'When an operator hid it from everybody but its owner.';

-- The indexes of the lists hold what everybody sees, and nothing else.
drop index public.user_inspirations_most_liked;
drop index public.user_inspirations_newest;
drop index public.user_inspirations_by_category;
drop index public.user_inspirations_words;
drop index public.user_shared_stories_newest;
drop index public.user_shared_stories_most_read;
drop index public.user_shared_stories_words;
create index user_inspirations_most_liked on public.user_inspirations (likes_count desc, id)
  where is_public and hidden_at is null;
create index user_inspirations_newest on public.user_inspirations (created_at desc, id)
  where is_public and hidden_at is null;
create index user_inspirations_by_category on public.user_inspirations (category, likes_count desc, id)
  where is_public and hidden_at is null;
create index user_inspirations_words on public.user_inspirations
  using gin (private.search_words(title || ' ' || prompt)) where is_public and hidden_at is null;
create index user_shared_stories_newest on public.user_shared_stories (created_at desc, id)
  where is_public and hidden_at is null;
create index user_shared_stories_most_read on public.user_shared_stories (views_count desc, id)
  where is_public and hidden_at is null;
create index user_shared_stories_words on public.user_shared_stories
  using gin (private.search_words(title || ' ' || prompt)) where is_public and hidden_at is null;

alter policy "Everybody can read public inspirations" on public.user_inspirations
  using (is_public and hidden_at is null);
alter policy "People can read public inspirations and their own" on public.user_inspirations
  using ((is_public and hidden_at is null) or user_id = (select auth.uid()));
alter policy "Everybody can read public stories" on public.user_shared_stories
  using (is_public and hidden_at is null);
alter policy "People can read public stories and their own" on public.user_shared_stories
  using ((is_public and hidden_at is null) or user_id = (select auth.uid()));

-- Whether a person shows anything to everybody.
create or replace function private.shares_with_everybody(p_person uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select
    exists (
      select from public.user_inspirations as inspiration
      where inspiration.user_id = p_person and inspiration.is_public and inspiration.hidden_at is null
    )
    or exists (
      select from public.user_shared_stories as story
      where story.user_id = p_person and story.is_public and story.hidden_at is null
    );
$$;

-- Likes or takes the like back: with `p_liked` as asked, which may be sent twice without harm; without it the other way
-- round. Returns `{ "liked", "likes_count" }`.
create or replace function public.toggle_inspiration_like(p_inspiration_id uuid, p_liked boolean default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select auth.uid());
  v_owner uuid;
  v_liked boolean;
  v_count integer;
begin
  if v_person is null then
    raise exception 'You must be signed in to like inspirations' using errcode = '42501';
  end if;
  select inspiration.user_id into v_owner
  from public.user_inspirations as inspiration
  where inspiration.id = p_inspiration_id
    and (
      (inspiration.is_public and inspiration.hidden_at is null)
      or inspiration.user_id = v_person
      or exists (select from public.inspiration_likes as mine where mine.inspiration_id = inspiration.id and mine.user_id = v_person)
    )
  -- In the order in which deleting one locks: first what is liked, then the likes.
  for no key update;
  if v_owner is null then
    raise exception 'There is no such inspiration.' using errcode = 'PT404';
  end if;
  if v_owner = v_person then
    raise exception 'This inspiration is your own; only others can like it.' using errcode = 'PT403';
  end if;

  v_liked := coalesce(p_liked, not exists (
    select from public.inspiration_likes as mine
    where mine.inspiration_id = p_inspiration_id and mine.user_id = v_person
  ));
  if v_liked then
    insert into public.inspiration_likes (inspiration_id, user_id) values (p_inspiration_id, v_person)
    on conflict do nothing;
  else
    delete from public.inspiration_likes as mine
    where mine.inspiration_id = p_inspiration_id and mine.user_id = v_person;
  end if;
  select inspiration.likes_count into v_count
  from public.user_inspirations as inspiration where inspiration.id = p_inspiration_id;
  return jsonb_build_object('liked', v_liked, 'likes_count', v_count);
end;
$$;

-- As toggle_inspiration_like. Returns `{ "liked", "likes_count" }`.
create or replace function public.toggle_story_like(p_shared_story_id uuid, p_liked boolean default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select auth.uid());
  v_owner uuid;
  v_liked boolean;
  v_count integer;
begin
  if v_person is null then
    raise exception 'You must be signed in to like stories.' using errcode = '42501';
  end if;
  select story.user_id into v_owner
  from public.user_shared_stories as story
  where story.id = p_shared_story_id
    and (
      (story.is_public and story.hidden_at is null)
      or story.user_id = v_person
      or exists (select from public.shared_story_likes as mine where mine.shared_story_id = story.id and mine.user_id = v_person)
    )
  -- In the order in which deleting one locks: first what is liked, then the likes.
  for no key update;
  if v_owner is null then
    raise exception 'There is no such story.' using errcode = 'PT404';
  end if;
  if v_owner = v_person then
    raise exception 'This story is your own; only others can like it.' using errcode = 'PT403';
  end if;

  v_liked := coalesce(p_liked, not exists (
    select from public.shared_story_likes as mine
    where mine.shared_story_id = p_shared_story_id and mine.user_id = v_person
  ));
  if v_liked then
    insert into public.shared_story_likes (shared_story_id, user_id) values (p_shared_story_id, v_person)
    on conflict do nothing;
  else
    delete from public.shared_story_likes as mine
    where mine.shared_story_id = p_shared_story_id and mine.user_id = v_person;
  end if;
  select story.likes_count into v_count from public.user_shared_stories as story where story.id = p_shared_story_id;
  return jsonb_build_object('liked', v_liked, 'likes_count', v_count);
end;
$$;

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

-- Counts a view of a public story, once a visitor and day, and returns how many there are. The author does not count, and
-- neither does somebody who cannot be told apart from anybody else.
create or replace function public.count_story_view(p_shared_story_id uuid)
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
  where story.id = p_shared_story_id and story.is_public and story.hidden_at is null;
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
