-- The same three functions as before, and whether the demo storyteller wrote the story as their last column.
drop function public.search_shared_stories(text, text[], text[], text, integer, timestamptz, uuid, integer);
drop function public.read_shared_story(uuid);
drop function public.read_shared_link(text);

-- The page of public stories after the row that the three p_after values name, as search_inspirations gives one; without
-- their text, of which `opening` has the beginning. The source is named while everybody may see it.
create function public.search_shared_stories(
  p_query text default null,
  p_generators text[] default null,
  p_languages text[] default null,
  p_order text default 'newest',
  p_after_views integer default null,
  p_after_created timestamptz default null,
  p_after_id uuid default null,
  p_limit integer default 10
)
returns table (
  id uuid,
  user_id uuid,
  author text,
  title text,
  prompt text,
  opening text,
  generator_id text,
  language text,
  views_count integer,
  likes_count integer,
  created_at timestamptz,
  liked boolean,
  source_inspiration_id uuid,
  source_story_id uuid,
  source_title text,
  source_author text,
  share_id text,
  demo boolean
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_query tsquery := private.search_query(p_query);
  v_left integer := least(greatest(coalesce(p_limit, 10), 1), 50);
  v_part text;
  v_found integer;
begin
  if coalesce(p_order, 'newest') not in ('newest', 'views') then
    raise exception 'Order by newest or views.' using errcode = 'PT400';
  end if;
  -- Nothing but punctuation finds nothing; nothing at all is no search.
  if p_query ~ '[^[:space:]]' and v_query is null then
    return;
  end if;

  perform private.walk_in_order(v_query is null);
  foreach v_part in array case
    when p_after_id is null then array['true']
    when p_order = 'views' then array['found.views_count = $4 and found.id > $6', 'found.views_count < $4']
    else array['found.created_at = $5 and found.id > $6', 'found.created_at < $5']
  end loop
    return query execute format(
      $query$
        select found.id, found.user_id, found.author, found.title, found.prompt, left(found.content, 600),
          found.generator_id, found.language, found.views_count, found.likes_count, found.created_at,
          exists (select from public.shared_story_likes as mine where mine.shared_story_id = found.id and mine.user_id = $8),
          case when source.title is not null then found.source_inspiration_id end,
          case when source.title is not null then found.source_story_id end,
          source.title, source.author, found.share_id, found.demo
        from (
          select found.*, author.display_name as author
          from public.user_shared_stories as found
          join public.profiles as author on author.id = found.user_id
          where found.is_public and found.hidden_at is null
            and ($1 is null or private.search_words(found.title || ' ' || found.prompt) @@ $1)
            and ($2 is null or found.generator_id = any ($2))
            and ($3 is null or found.language = any ($3))
            and %1$s
          order by %2$s
          limit $7
        ) as found
        left join lateral private.public_source(found.source_inspiration_id, found.source_story_id) as source on true
        order by %2$s
      $query$,
      v_part,
      case when p_order = 'views' then 'found.views_count desc, found.id' else 'found.created_at desc, found.id' end
    )
    using v_query, p_generators, p_languages, p_after_views, p_after_created, p_after_id, v_left, (select auth.uid());
    get diagnostics v_found = row_count;
    v_left := v_left - v_found;
    exit when v_left = 0;
  end loop;
  perform private.walk_in_order(false);
end;
$$;

-- One shared story, whole: a public one, or one of the person's own; no row for any other. The source is named while
-- everybody may see it.
create function public.read_shared_story(p_id uuid)
returns table (
  id uuid,
  user_id uuid,
  author text,
  title text,
  prompt text,
  content text,
  generator_id text,
  language text,
  is_public boolean,
  is_hidden boolean,
  views_count integer,
  likes_count integer,
  created_at timestamptz,
  liked boolean,
  source_inspiration_id uuid,
  source_story_id uuid,
  source_title text,
  source_author text,
  share_id text,
  is_unlisted boolean,
  demo boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  select found.id, found.user_id, author.display_name, found.title, found.prompt, found.content, found.generator_id,
    found.language, found.is_public, found.hidden_at is not null, found.views_count, found.likes_count, found.created_at,
    exists (
      select from public.shared_story_likes as mine
      where mine.shared_story_id = found.id and mine.user_id = (select auth.uid())
    ),
    case when source.title is not null then found.source_inspiration_id end,
    case when source.title is not null then found.source_story_id end,
    source.title, source.author, found.share_id, found.is_unlisted, found.demo
  from public.user_shared_stories as found
  join public.profiles as author on author.id = found.user_id
  left join lateral private.public_source(found.source_inspiration_id, found.source_story_id) as source on true
  where found.id = p_id and ((found.is_public and found.hidden_at is null) or found.user_id = (select auth.uid()));
$$;

-- The story behind a link, whole and with the same columns; no row for a link that is none, or no longer one. Whoever has a
-- link reads what it leads to; what an operator hid is for its owner alone.
create function public.read_shared_link(p_share_id text)
returns table (
  id uuid,
  user_id uuid,
  author text,
  title text,
  prompt text,
  content text,
  generator_id text,
  language text,
  is_public boolean,
  is_hidden boolean,
  views_count integer,
  likes_count integer,
  created_at timestamptz,
  liked boolean,
  source_inspiration_id uuid,
  source_story_id uuid,
  source_title text,
  source_author text,
  share_id text,
  is_unlisted boolean,
  demo boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  select found.id, found.user_id, author.display_name, found.title, found.prompt, found.content, found.generator_id,
    found.language, found.is_public, found.hidden_at is not null, found.views_count, found.likes_count, found.created_at,
    exists (
      select from public.shared_story_likes as mine
      where mine.shared_story_id = found.id and mine.user_id = (select auth.uid())
    ),
    case when source.title is not null then found.source_inspiration_id end,
    case when source.title is not null then found.source_story_id end,
    source.title, source.author, found.share_id, found.is_unlisted, found.demo
  from public.user_shared_stories as found
  join public.profiles as author on author.id = found.user_id
  left join lateral private.public_source(found.source_inspiration_id, found.source_story_id) as source on true
  where found.share_id = p_share_id and (found.hidden_at is null or found.user_id = (select auth.uid()));
$$;

revoke execute on function public.search_shared_stories(
  text, text[], text[], text, integer, timestamptz, uuid, integer
) from public, anon, authenticated, service_role;
revoke execute on function public.read_shared_story(uuid) from public, anon, authenticated, service_role;
revoke execute on function public.read_shared_link(text) from public, anon, authenticated, service_role;
grant execute on function public.search_shared_stories(
  text, text[], text[], text, integer, timestamptz, uuid, integer
) to anon, authenticated;
grant execute on function public.read_shared_story(uuid) to anon, authenticated;
grant execute on function public.read_shared_link(text) to anon, authenticated;
