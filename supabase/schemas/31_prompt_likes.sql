-- Likes of prompts.

-- Who likes which inspiration: one row a person, so that nobody counts twice.
create table public.inspiration_likes (
  inspiration_id uuid not null references public.user_inspirations (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (inspiration_id, user_id)
);

comment on table public.inspiration_likes is 'Likes of inspirations. Who likes what is seen by that person alone.';

create index inspiration_likes_by_person on public.inspiration_likes (user_id, inspiration_id);
-- A person's likes in the order in which they liked.
create index inspiration_likes_newest on public.inspiration_likes (user_id, created_at desc, inspiration_id);

revoke all on table public.inspiration_likes from public, anon, authenticated, service_role;
grant delete, select on table public.inspiration_likes to authenticated;
grant select on table public.inspiration_likes to service_role;
grant insert (inspiration_id, user_id)
  on table public.inspiration_likes to authenticated;
alter table public.inspiration_likes enable row level security;

create function private.count_inspiration_likes()
returns trigger
language plpgsql
security definer
set search_path = ''
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

-- The page of inspirations that whoever asks likes and everybody may see, the last liked first, after the like that the two
-- p_after values name. Acts with its owner's rights, as the search does: that the likes are the caller's own is said in the
-- query itself.
create function public.liked_inspirations(
  p_query text default null,
  p_after_liked timestamptz default null,
  p_after_id uuid default null,
  p_limit integer default 10
)
returns table (
  id uuid,
  user_id uuid,
  author text,
  title text,
  prompt text,
  category text,
  difficulty text,
  language text,
  likes_count integer,
  uses_count integer,
  created_at timestamptz,
  liked boolean,
  liked_at timestamptz
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_query tsquery := private.search_query(p_query);
begin
  -- Nothing but punctuation finds nothing; nothing at all is no search.
  if p_query ~ '[^[:space:]]' and v_query is null then
    return;
  end if;
  return query
    select found.id, found.user_id, author.display_name, found.title, found.prompt, found.category, found.difficulty,
      found.language, found.likes_count, found.uses_count, found.created_at, true, mine.created_at
    from public.inspiration_likes as mine
    join public.user_inspirations as found on found.id = mine.inspiration_id
    join public.profiles as author on author.id = found.user_id
    where mine.user_id = (select private.person()) and found.is_public and found.hidden_at is null
      and (v_query is null or private.search_words(found.title || ' ' || found.prompt) @@ v_query)
      and (
        p_after_id is null or mine.created_at < p_after_liked
        or (mine.created_at = p_after_liked and mine.inspiration_id > p_after_id)
      )
    order by mine.created_at desc, mine.inspiration_id
    limit least(greatest(coalesce(p_limit, 10), 1), 50);
end;
$$;

-- Likes or takes the like back: with `p_liked` as asked, which may be sent twice without harm; without it the other way
-- round. Returns `{ "liked", "likes_count" }`. What a person likes and can no longer read can only be taken back, and
-- `likes_count` is null then.
create function public.toggle_inspiration_like(p_inspiration_id uuid, p_liked boolean default null)
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

revoke execute on function
  private.count_inspiration_likes(),
  public.liked_inspirations(text, timestamptz, uuid, integer),
  public.toggle_inspiration_like(uuid, boolean)
  from public, anon, authenticated, service_role;
grant execute on function
  public.liked_inspirations(text, timestamptz, uuid, integer),
  public.toggle_inspiration_like(uuid, boolean)
  to authenticated;

-- A like that is written without the function locks in its order: first what is liked, then the like. In the other order the
-- two wait for each other, until Postgres ends one. (A delete locks the like before any trigger runs.)
create function private.lock_liked_inspiration()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from public.user_inspirations as liked
  where liked.id = new.inspiration_id
  for no key update;
  return new;
end;
$$;

revoke execute on function private.lock_liked_inspiration() from public, anon, authenticated, service_role;

create trigger lock_liked_inspiration
  before insert on public.inspiration_likes
  for each row execute function private.lock_liked_inspiration();

create trigger count_inspiration_likes
  after insert or delete on public.inspiration_likes
  for each row execute function private.count_inspiration_likes();

-- A signed-in person sees what they like, not what others like.
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
        and inspiration.is_public
        and inspiration.user_id <> (select private.person())
    )
  );

-- A signed-in person takes their own like back.
create policy "People can take back their own likes"
  on public.inspiration_likes for delete to authenticated
  using (user_id = (select private.person()));
