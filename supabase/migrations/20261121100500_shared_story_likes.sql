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
grant select, delete on table public.shared_story_likes to authenticated;
grant insert (shared_story_id, user_id) on table public.shared_story_likes to authenticated;
grant select on table public.shared_story_likes to service_role;

alter table public.shared_story_likes enable row level security;

-- A signed-in person sees what they like, not what others like.
create policy "People can see their own likes of stories"
  on public.shared_story_likes for select to authenticated
  using (user_id = (select auth.uid()));

-- A signed-in person likes public stories of others, under their own name.
create policy "People can like public stories of others"
  on public.shared_story_likes for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and exists (
      select from public.user_shared_stories as story
      where story.id = shared_story_id and story.is_public and story.user_id <> (select auth.uid())
    )
  );

-- A signed-in person takes their own like back.
create policy "People can take back their own likes of stories"
  on public.shared_story_likes for delete to authenticated
  using (user_id = (select auth.uid()));

create function private.count_shared_story_likes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.user_shared_stories set likes_count = likes_count + 1 where id = new.shared_story_id;
  else
    -- When author and readers leave in one statement, the row may outlive its author for a moment: it is left alone.
    update public.user_shared_stories
    set likes_count = greatest(likes_count - 1, 0)
    where id = old.shared_story_id and exists (select from public.profiles as author where author.id = user_id);
  end if;
  return null;
end;
$$;

revoke execute on function private.count_shared_story_likes() from public, anon, authenticated, service_role;

create trigger count_shared_story_likes
  after insert or delete on public.shared_story_likes
  for each row execute function private.count_shared_story_likes();

-- As toggle_inspiration_like. Returns `{ "liked", "likes_count" }`.
create function public.toggle_story_like(p_shared_story_id uuid, p_liked boolean default null)
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
      story.is_public
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

revoke execute on function public.toggle_story_like(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.toggle_story_like(uuid, boolean) to authenticated;
