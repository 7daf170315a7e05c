-- Likes of shared stories.

-- Who likes which shared story: one row a person, so that nobody counts twice.
create table public.shared_story_likes (
  shared_story_id uuid not null references public.user_shared_stories (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (shared_story_id, user_id)
);

comment on table public.shared_story_likes is 'Likes of shared stories. Who likes what is seen by that person alone.';

create index shared_story_likes_by_person on public.shared_story_likes (user_id, shared_story_id);

revoke all on table public.shared_story_likes from public, anon, authenticated, service_role;
grant delete, select on table public.shared_story_likes to authenticated;
grant select on table public.shared_story_likes to service_role;
grant insert (shared_story_id, user_id)
  on table public.shared_story_likes to authenticated;
alter table public.shared_story_likes enable row level security;

-- A like that is taken back was none: it goes from the day on which it was given.
create function private.count_shared_story_likes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.user_shared_stories set likes_count = likes_count + 1 where id = new.shared_story_id;
    perform private.count_story_day(new.shared_story_id, (new.created_at at time zone 'UTC')::date, 0, 1);
  else
    -- When author and readers leave in one statement, the row may outlive its author for a moment: it is left alone.
    update public.user_shared_stories
    set likes_count = greatest(likes_count - 1, 0)
    where id = old.shared_story_id and exists (select from public.profiles as author where author.id = user_id);
    update public.shared_story_days
    set likes = greatest(likes - 1, 0)
    where shared_story_id = old.shared_story_id and day = (old.created_at at time zone 'UTC')::date
      and exists (select from public.user_shared_stories as story where story.id = old.shared_story_id);
  end if;
  return null;
end;
$$;

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
  v_person uuid := (select private.person());
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

revoke execute on function
  private.count_shared_story_likes(),
  public.toggle_story_like(uuid, boolean, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.toggle_story_like(uuid, boolean, text)
  to authenticated;

-- As lock_liked_inspiration.
create function private.lock_liked_story()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from public.user_shared_stories as liked
  where liked.id = new.shared_story_id
  for no key update;
  return new;
end;
$$;

revoke execute on function private.lock_liked_story() from public, anon, authenticated, service_role;

create trigger lock_liked_story
  before insert on public.shared_story_likes
  for each row execute function private.lock_liked_story();

create trigger count_shared_story_likes
  after insert or delete on public.shared_story_likes
  for each row execute function private.count_shared_story_likes();

-- A signed-in person sees what they like, not what others like.
create policy "People can see their own likes of stories"
  on public.shared_story_likes for select to authenticated
  using (user_id = (select private.person()));

-- A signed-in person likes public stories of others, under their own name.
create policy "People can like public stories of others"
  on public.shared_story_likes for insert to authenticated
  with check (
    user_id = (select private.person())
    and private.is_public_story(shared_story_id)
    and not exists (
      select from public.user_shared_stories as own where own.id = shared_story_id and own.user_id = (select private.person())
    )
  );

-- A signed-in person takes their own like back.
create policy "People can take back their own likes of stories"
  on public.shared_story_likes for delete to authenticated
  using (user_id = (select private.person()));
