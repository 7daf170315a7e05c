-- A person's likes in the order in which they liked.
create index inspiration_likes_newest on public.inspiration_likes (user_id, created_at desc, inspiration_id);

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
    where mine.user_id = (select auth.uid()) and found.is_public and found.hidden_at is null
      and (v_query is null or private.search_words(found.title || ' ' || found.prompt) @@ v_query)
      and (
        p_after_id is null or mine.created_at < p_after_liked
        or (mine.created_at = p_after_liked and mine.inspiration_id > p_after_id)
      )
    order by mine.created_at desc, mine.inspiration_id
    limit least(greatest(coalesce(p_limit, 10), 1), 50);
end;
$$;

revoke execute on function public.liked_inspirations(text, timestamptz, uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.liked_inspirations(text, timestamptz, uuid, integer) to authenticated;
