-- Likes of prompts and of shared stories.

-- One row for each person and prompt, so that no one counts twice.
create table public.inspiration_likes (
  inspiration_id uuid not null references public.user_inspirations (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (inspiration_id, user_id)
);

comment on table public.inspiration_likes is 'Likes of inspirations. Only the person who likes can read them.';

create index inspiration_likes_by_person on public.inspiration_likes (user_id, inspiration_id);
-- A person's likes, newest first.
create index inspiration_likes_newest on public.inspiration_likes (user_id, created_at desc, inspiration_id);

-- One row for each person and story.
create table public.shared_story_likes (
  shared_story_id uuid not null references public.user_shared_stories (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (shared_story_id, user_id)
);

comment on table public.shared_story_likes is 'Likes of shared stories. Only the person who likes can read them.';

create index shared_story_likes_by_person on public.shared_story_likes (user_id, shared_story_id);

revoke all on table public.inspiration_likes, public.shared_story_likes from public, anon, authenticated, service_role;
grant delete, select on table public.inspiration_likes, public.shared_story_likes to authenticated;
grant select on table public.inspiration_likes, public.shared_story_likes to service_role;
grant insert (inspiration_id, user_id)
  on table public.inspiration_likes to authenticated;
grant insert (shared_story_id, user_id)
  on table public.shared_story_likes to authenticated;
alter table public.inspiration_likes enable row level security;
alter table public.shared_story_likes enable row level security;

create function private.count_inspiration_likes()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.user_inspirations set likes_count = likes_count + 1 where id = new.inspiration_id;
  else
    -- When author and readers leave in one statement, the row may outlive its author for a moment: it is left alone.
    update public.user_inspirations
    set likes_count = greatest(likes_count - 1, 0)
    where id = old.inspiration_id and exists (select from public.profiles as author where author.id = user_id);
  end if;
  return null;
end;
$$;

-- A like that is taken back is removed from the day on which it was given.
create function private.count_shared_story_likes()
returns trigger
language plpgsql security definer set search_path = ''
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

-- A like that is written without toggle_like takes its locks in the same order: what is liked first, then the like. Otherwise
-- the two could wait for each other until Postgres ends one. (A delete locks the like before any trigger runs.)
create function private.lock_liked()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'inspiration_likes' then
    perform from public.user_inspirations as liked where liked.id = new.inspiration_id for no key update;
  else
    perform from public.user_shared_stories as liked where liked.id = new.shared_story_id for no key update;
  end if;
  return new;
end;
$$;

-- The page of open inspirations that the caller likes, the last liked first, after the like that the two p_after values name.
-- Runs with its owner's rights, as the search does, so the query itself selects the caller's own likes.
create function public.liked_inspirations(
  p_query text default null,
  p_after_liked timestamptz default null,
  p_after_id uuid default null,
  p_limit integer default 10
)
returns table (
  id uuid, user_id uuid, author text, title text, prompt text, category text, difficulty text, language text,
  likes_count integer, uses_count integer, created_at timestamptz, liked boolean, liked_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_query tsquery := private.search_query(p_query);
begin
  if private.has_no_words(p_query) then
    return;
  end if;
  return query
    select found.id, found.user_id, author.display_name, found.title, found.prompt, found.category, found.difficulty,
      found.language, found.likes_count, found.uses_count, found.created_at, true, mine.created_at
    from public.inspiration_likes as mine
    join public.user_inspirations as found on found.id = mine.inspiration_id
    join public.profiles as author on author.id = found.user_id
    where mine.user_id = (select private.person()) and private.is_open(found.*)
      and (v_query is null or exists (
        select from private.prompt_words as searched where searched.id = found.id and searched.words @@ v_query
      ))
      and (
        p_after_id is null or mine.created_at < p_after_liked
        or (mine.created_at = p_after_liked and mine.inspiration_id > p_after_id)
      )
    order by mine.created_at desc, mine.inspiration_id
    limit private.page_size(p_limit);
end;
$$;

-- Likes a prompt or a shared story, or takes the like back. With `p_liked` the result is as asked, so a repeated call is harmless;
-- without it the like is toggled. Returns `{ "liked", "likes_count" }`. A person who likes what they can no longer read can only
-- take that back, and `likes_count` is null then.
create function private.toggle_like(p_person uuid, p_what text, p_id uuid, p_liked boolean, p_link text)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_prompt public.user_inspirations;
  v_story public.user_shared_stories;
  v_owner uuid;
  v_is_open boolean;
  v_is_liked boolean;
  v_liked boolean;
begin
  -- Locks in the order in which deletion does: what is liked first, then the likes.
  if p_what = 'inspiration' then
    select prompt.* into v_prompt from public.user_inspirations as prompt where prompt.id = p_id for no key update;
    v_owner := v_prompt.user_id;
    v_is_open := private.is_open(v_prompt);
    v_is_liked := exists (
      select from public.inspiration_likes as mine where mine.inspiration_id = p_id and mine.user_id = p_person
    );
  else
    select story.* into v_story from public.user_shared_stories as story where story.id = p_id for no key update;
    v_owner := v_story.user_id;
    v_is_open := private.is_open(v_story, p_link);
    v_is_liked := exists (
      select from public.shared_story_likes as mine where mine.shared_story_id = p_id and mine.user_id = p_person
    );
  end if;
  v_liked := coalesce(p_liked, not v_is_liked);
  if v_owner is null or not (v_is_open or v_owner = p_person or (v_is_liked and not v_liked)) then
    raise exception 'There is no such %.', p_what using errcode = 'PT404';
  end if;
  if v_owner = p_person then
    raise exception 'This % is your own; only others can like it.', p_what using errcode = 'PT403';
  end if;

  if v_liked and p_what = 'inspiration' then
    insert into public.inspiration_likes (inspiration_id, user_id) values (p_id, p_person) on conflict do nothing;
  elsif v_liked then
    insert into public.shared_story_likes (shared_story_id, user_id) values (p_id, p_person) on conflict do nothing;
  elsif p_what = 'inspiration' then
    delete from public.inspiration_likes as mine where mine.inspiration_id = p_id and mine.user_id = p_person;
  else
    delete from public.shared_story_likes as mine where mine.shared_story_id = p_id and mine.user_id = p_person;
  end if;
  return jsonb_build_object('liked', v_liked, 'likes_count', case
    when not v_is_open then null
    when p_what = 'inspiration' then (select prompt.likes_count from public.user_inspirations as prompt where prompt.id = p_id)
    else (select story.likes_count from public.user_shared_stories as story where story.id = p_id)
  end);
end;
$$;

create function public.toggle_inspiration_like(p_inspiration_id uuid, p_liked boolean default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return private.toggle_like(
    private.signed_in('You must be signed in to like inspirations'), 'inspiration', p_inspiration_id, p_liked, null
  );
end;
$$;

-- An unlisted story needs its link.
create function public.toggle_story_like(p_shared_story_id uuid, p_liked boolean default null, p_share_id text default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return private.toggle_like(
    private.signed_in('You must be signed in to like stories.'), 'story', p_shared_story_id, p_liked, p_share_id
  );
end;
$$;

revoke execute on function
  private.count_inspiration_likes(),
  private.count_shared_story_likes(),
  private.lock_liked(),
  public.liked_inspirations(text, timestamptz, uuid, integer),
  private.toggle_like(uuid, text, uuid, boolean, text),
  public.toggle_inspiration_like(uuid, boolean),
  public.toggle_story_like(uuid, boolean, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.liked_inspirations(text, timestamptz, uuid, integer),
  public.toggle_inspiration_like(uuid, boolean),
  public.toggle_story_like(uuid, boolean, text)
  to authenticated;

create trigger lock_liked_inspiration
  before insert on public.inspiration_likes
  for each row execute function private.lock_liked();

create trigger count_inspiration_likes
  after insert or delete on public.inspiration_likes
  for each row execute function private.count_inspiration_likes();

create trigger lock_liked_story
  before insert on public.shared_story_likes
  for each row execute function private.lock_liked();

create trigger count_shared_story_likes
  after insert or delete on public.shared_story_likes
  for each row execute function private.count_shared_story_likes();

-- A signed-in person sees their own likes only.
create policy "People can see their own likes"
  on public.inspiration_likes for select to authenticated
  using (user_id = (select private.person()));

-- A signed-in person likes public inspirations of others, under their own name.
create policy "People can like public inspirations of others"
  on public.inspiration_likes for insert to authenticated
  with check (
    user_id = (select private.person())
    and exists (
      select from public.user_inspirations as inspiration
      where inspiration.id = inspiration_id
        and private.is_open(inspiration.*)
        and inspiration.user_id <> (select private.person())
    )
  );

-- A signed-in person takes back their own likes.
create policy "People can take back their own likes"
  on public.inspiration_likes for delete to authenticated
  using (user_id = (select private.person()));

-- A signed-in person sees their own likes only.
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

-- A signed-in person takes back their own likes.
create policy "People can take back their own likes of stories"
  on public.shared_story_likes for delete to authenticated
  using (user_id = (select private.person()));
