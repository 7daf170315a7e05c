-- From one version to the next the columns change.
drop function public.search_inspirations(text, text[], text[], text[], text, integer, timestamptz, uuid, integer);
drop function public.search_shared_stories(text, text[], text[], text, integer, timestamptz, uuid, integer);

-- For the rest of the transaction, lists are walked in the order of an index until a page is full. The planner, which knows
-- too little of a young database, would rather read and sort the whole list.
create function private.walk_in_order(p_always boolean)
returns void
language sql
set search_path = ''
as $$
  select set_config('enable_sort', case when p_always then 'off' else 'on' end, true);
$$;

revoke execute on function private.walk_in_order(boolean) from public, anon, authenticated, service_role;

-- The page of public inspirations after the row that the three p_after values name; a null filter lets everything
-- through. `liked` says whether whoever asks likes it. Acts with its owner's rights, because the words' index cannot be used
-- below row level security: that only what everybody may see comes out is said in the query itself. After a row come first
-- those that are its equals but for the id, then those below: the index begins at either, so that a page far down costs what
-- the first one does, also where thousands are liked alike. A single category has an index of its own. Without words to
-- search for, nothing is sorted.
create function public.search_inspirations(
  p_query text default null,
  p_categories text[] default null,
  p_difficulties text[] default null,
  p_lengths text[] default null,
  p_order text default 'likes',
  p_after_likes integer default null,
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
  category text,
  difficulty text,
  likes_count integer,
  uses_count integer,
  created_at timestamptz,
  liked boolean
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
  if coalesce(p_order, 'likes') not in ('likes', 'newest') then
    raise exception 'Order by likes or newest.' using errcode = 'PT400';
  end if;
  -- Nothing but punctuation finds nothing; nothing at all is no search.
  if p_query ~ '[^[:space:]]' and v_query is null then
    return;
  end if;

  perform private.walk_in_order(v_query is null);
  foreach v_part in array case
    when p_after_id is null then array['true']
    when p_order = 'newest' then array['found.created_at = $6 and found.id > $7', 'found.created_at < $6']
    else array['found.likes_count = $5 and found.id > $7', 'found.likes_count < $5']
  end loop
    return query execute format(
      $query$
        select found.id, found.user_id, author.display_name, found.title, found.prompt, found.category,
          found.difficulty, found.likes_count, found.uses_count, found.created_at,
          exists (select from public.inspiration_likes as mine where mine.inspiration_id = found.id and mine.user_id = $9)
        from public.user_inspirations as found
        join public.profiles as author on author.id = found.user_id
        where found.is_public and found.hidden_at is null
          and ($1 is null or private.search_words(found.title || ' ' || found.prompt) @@ $1)
          and %s
          and ($3 is null or found.difficulty = any ($3))
          and ($4 is null or private.prompt_length(found.prompt) = any ($4))
          and %s
        order by %s
        limit $8
      $query$,
      case
        when cardinality(p_categories) = 1 then 'found.category = ($2)[1]'
        else '($2 is null or found.category = any ($2))'
      end,
      v_part,
      case when p_order = 'newest' then 'found.created_at desc, found.id' else 'found.likes_count desc, found.id' end
    )
    using v_query, p_categories, p_difficulties, p_lengths, p_after_likes, p_after_created, p_after_id, v_left,
      (select auth.uid());
    get diagnostics v_found = row_count;
    v_left := v_left - v_found;
    exit when v_left = 0;
  end loop;
  perform private.walk_in_order(false);
end;
$$;

-- Without a setting of its own it is read into the query, which is ten times faster over a long list. Only functions that
-- look up no names call it.
alter function private.prompt_length(text) reset search_path;

-- How many the search finds. Counting ends one beyond the number up to which somebody is told the number.
create function public.count_inspirations(
  p_query text default null,
  p_categories text[] default null,
  p_difficulties text[] default null,
  p_lengths text[] default null
)
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_query tsquery := private.search_query(p_query);
  v_count integer;
begin
  if p_query ~ '[^[:space:]]' and v_query is null then
    return 0;
  end if;
  execute
    $query$
      select count(*)
      from (
        select from public.user_inspirations as found
        where found.is_public and found.hidden_at is null
          and ($1 is null or private.search_words(found.title || ' ' || found.prompt) @@ $1)
          and ($2 is null or found.category = any ($2))
          and ($3 is null or found.difficulty = any ($3))
          and ($4 is null or private.prompt_length(found.prompt) = any ($4))
        limit 1001
      ) as counted
    $query$
  into v_count
  using v_query, p_categories, p_difficulties, p_lengths;
  return v_count;
end;
$$;

-- The page of public stories after the row that the three p_after values name, as above; without their text, of which
-- `opening` has the beginning. The source is named while everybody may see it.
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
  source_author text
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
          source.title, source.author
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

-- A list of ids that a page asks about again and again has an end.
create function private.check_ids(p_ids uuid[])
returns void
language plpgsql
immutable
set search_path = ''
as $$
begin
  if cardinality(p_ids) > 100 then
    raise exception 'Ask about 100 at a time.' using errcode = 'PT400';
  end if;
end;
$$;

-- The counters of inspirations that whoever asks may read.
create function public.inspiration_counts(p_ids uuid[])
returns table (id uuid, likes_count integer, uses_count integer, liked boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select auth.uid());
begin
  perform private.check_ids(p_ids);
  return query
    select found.id, found.likes_count, found.uses_count,
      exists (
        select from public.inspiration_likes as mine where mine.inspiration_id = found.id and mine.user_id = v_person
      )
    from public.user_inspirations as found
    where found.id = any (p_ids) and ((found.is_public and found.hidden_at is null) or found.user_id = v_person);
end;
$$;

-- The counters of shared stories that whoever asks may read.
create function public.shared_story_counts(p_ids uuid[])
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
  return query
    select found.id, found.views_count, found.likes_count,
      exists (
        select from public.shared_story_likes as mine where mine.shared_story_id = found.id and mine.user_id = v_person
      )
    from public.user_shared_stories as found
    where found.id = any (p_ids) and ((found.is_public and found.hidden_at is null) or found.user_id = v_person);
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
  source_author text
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
    source.title, source.author
  from public.user_shared_stories as found
  join public.profiles as author on author.id = found.user_id
  left join lateral private.public_source(found.source_inspiration_id, found.source_story_id) as source on true
  where found.id = p_id and ((found.is_public and found.hidden_at is null) or found.user_id = (select auth.uid()));
$$;

revoke execute on function private.check_ids(uuid[]) from public, anon, authenticated, service_role;
revoke execute on function public.search_inspirations(
  text, text[], text[], text[], text, integer, timestamptz, uuid, integer
) from public, anon, authenticated, service_role;
revoke execute on function public.search_shared_stories(
  text, text[], text[], text, integer, timestamptz, uuid, integer
) from public, anon, authenticated, service_role;
revoke execute on function public.count_inspirations(text, text[], text[], text[])
  from public, anon, authenticated, service_role;
revoke execute on function public.inspiration_counts(uuid[]) from public, anon, authenticated, service_role;
revoke execute on function public.shared_story_counts(uuid[]) from public, anon, authenticated, service_role;
revoke execute on function public.read_shared_story(uuid) from public, anon, authenticated, service_role;
grant execute on function public.search_inspirations(
  text, text[], text[], text[], text, integer, timestamptz, uuid, integer
) to anon, authenticated;
grant execute on function public.search_shared_stories(
  text, text[], text[], text, integer, timestamptz, uuid, integer
) to anon, authenticated;
grant execute on function public.count_inspirations(text, text[], text[], text[]) to anon, authenticated;
grant execute on function public.inspiration_counts(uuid[]) to anon, authenticated;
grant execute on function public.shared_story_counts(uuid[]) to anon, authenticated;
grant execute on function public.read_shared_story(uuid) to anon, authenticated;
