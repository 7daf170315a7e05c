-- Search in any language that needs nothing but Postgres itself: accents and case do not count, a word is found by its
-- beginning, and of scripts without spaces every character is a word, so that a phrase is found wherever it stands.
create function private.search_text(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select btrim(regexp_replace(
    normalize(
      regexp_replace(lower(normalize(coalesce(p_text, ''), NFKD)), '[\u0300-\u036f]', '', 'g'),
      NFKC
    ),
    -- Punctuation: of ASCII and Latin-1, general, and of Chinese and Japanese.
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f\uff00-\uff0f\uff1a-\uff20]+', ' ', 'g'
  ));
$$;

create function private.spaced_characters(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(p_text, '([\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff])', ' \1 ', 'g');
$$;

-- Its cost says that reading words takes long: the planner would rather walk a list in its order and read the words of
-- every row than use the words' index.
create function private.search_words(p_text text)
returns tsvector
language sql
immutable
cost 100000
set search_path = ''
as $$
  select to_tsvector('pg_catalog.simple', private.spaced_characters(private.search_text(p_text)));
$$;

-- What somebody typed, as a query: all of its first ten words, each by its beginning. Null when there is no word in it.
create function private.search_query(p_text text)
returns tsquery
language sql
immutable
set search_path = ''
as $$
  select string_agg(
    case
      when private.spaced_characters(word.text) = word.text then quote_literal(word.text) || ':*'
      else '(' || (
        select string_agg(quote_literal(part.text), ' <-> ' order by part.place)
        from regexp_split_to_table(btrim(private.spaced_characters(word.text)), '\s+')
          with ordinality as part (text, place)
      ) || ')'
    end,
    ' & ' order by word.place
  )::tsquery
  from regexp_split_to_table(private.search_text(left(p_text, 200)), '\s+') with ordinality as word (text, place)
  where word.text <> '' and word.place <= 10;
$$;

-- How long a prompt is, as the filter of the list calls it (characters; the same numbers as in the domain).
create function private.prompt_length(p_prompt text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when char_length(p_prompt) <= 100 then 'short' when char_length(p_prompt) <= 250 then 'medium' else 'long' end;
$$;

create index user_inspirations_words on public.user_inspirations
  using gin (private.search_words(title || ' ' || prompt)) where is_public;
create index user_shared_stories_words on public.user_shared_stories
  using gin (private.search_words(title || ' ' || prompt)) where is_public;

-- The page of public inspirations after the row that the three p_after values name; a null filter lets everything
-- through. Acts with its owner's rights, because the words' index cannot be used below row level security: that only
-- public rows come out is said in the query itself.
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
  created_at timestamptz
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_query tsquery := private.search_query(p_query);
  v_limit integer := least(greatest(coalesce(p_limit, 10), 1), 50);
begin
  if coalesce(p_order, 'likes') not in ('likes', 'newest') then
    raise exception 'Order by likes or newest.' using errcode = 'PT400';
  end if;
  -- Nothing but punctuation finds nothing; nothing at all is no search.
  if p_query ~ '[^[:space:]]' and v_query is null then
    return;
  end if;

  return query execute format(
    $query$
      select found.id, found.user_id, author.display_name, found.title, found.prompt, found.category,
        found.difficulty, found.likes_count, found.uses_count, found.created_at
      from public.user_inspirations as found
      join public.profiles as author on author.id = found.user_id
      where found.is_public
        and ($1 is null or private.search_words(found.title || ' ' || found.prompt) @@ $1)
        and ($2 is null or found.category = any ($2))
        and ($3 is null or found.difficulty = any ($3))
        and ($4 is null or private.prompt_length(found.prompt) = any ($4))
        and %s
      order by %s
      limit $8
    $query$,
    case
      when p_after_id is null then 'true'
      when p_order = 'newest' then '(found.created_at < $6 or (found.created_at = $6 and found.id > $7))'
      else '(found.likes_count < $5 or (found.likes_count = $5 and found.id > $7))'
    end,
    case when p_order = 'newest' then 'found.created_at desc, found.id' else 'found.likes_count desc, found.id' end
  )
  using v_query, p_categories, p_difficulties, p_lengths, p_after_likes, p_after_created, p_after_id, v_limit;
end;
$$;

-- The page of public stories after the row that the three p_after values name, as above; without their text, of which
-- `opening` has the beginning.
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
  created_at timestamptz
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_query tsquery := private.search_query(p_query);
  v_limit integer := least(greatest(coalesce(p_limit, 10), 1), 50);
begin
  if coalesce(p_order, 'newest') not in ('newest', 'views') then
    raise exception 'Order by newest or views.' using errcode = 'PT400';
  end if;
  -- Nothing but punctuation finds nothing; nothing at all is no search.
  if p_query ~ '[^[:space:]]' and v_query is null then
    return;
  end if;

  return query execute format(
    $query$
      select found.id, found.user_id, author.display_name, found.title, found.prompt, left(found.content, 600),
        found.generator_id, found.language, found.views_count, found.likes_count, found.created_at
      from public.user_shared_stories as found
      join public.profiles as author on author.id = found.user_id
      where found.is_public
        and ($1 is null or private.search_words(found.title || ' ' || found.prompt) @@ $1)
        and ($2 is null or found.generator_id = any ($2))
        and ($3 is null or found.language = any ($3))
        and %s
      order by %s
      limit $7
    $query$,
    case
      when p_after_id is null then 'true'
      when p_order = 'views' then '(found.views_count < $4 or (found.views_count = $4 and found.id > $6))'
      else '(found.created_at < $5 or (found.created_at = $5 and found.id > $6))'
    end,
    case when p_order = 'views' then 'found.views_count desc, found.id' else 'found.created_at desc, found.id' end
  )
  using v_query, p_generators, p_languages, p_after_views, p_after_created, p_after_id, v_limit;
end;
$$;

revoke execute on function private.search_text(text) from public, anon, authenticated, service_role;
revoke execute on function private.spaced_characters(text) from public, anon, authenticated, service_role;
revoke execute on function private.search_words(text) from public, anon, authenticated, service_role;
revoke execute on function private.search_query(text) from public, anon, authenticated, service_role;
revoke execute on function private.prompt_length(text) from public, anon, authenticated, service_role;
-- Whoever writes a row fills the index over its words.
grant execute on function private.search_text(text) to authenticated, service_role;
grant execute on function private.spaced_characters(text) to authenticated, service_role;
grant execute on function private.search_words(text) to authenticated, service_role;

revoke execute on function public.search_inspirations(
  text, text[], text[], text[], text, integer, timestamptz, uuid, integer
) from public, anon, authenticated, service_role;
revoke execute on function public.search_shared_stories(
  text, text[], text[], text, integer, timestamptz, uuid, integer
) from public, anon, authenticated, service_role;
grant execute on function public.search_inspirations(
  text, text[], text[], text[], text, integer, timestamptz, uuid, integer
) to anon, authenticated;
grant execute on function public.search_shared_stories(
  text, text[], text[], text, integer, timestamptz, uuid, integer
) to anon, authenticated;
