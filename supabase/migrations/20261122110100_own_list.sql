-- A person's own stories as a list: found by words, filtered, in three orders, page by page in both directions.

-- What titles are ordered by: as they are shown and searched, and short enough for an index, whatever is in them.
create function private.title_order(p_title text)
returns text
language sql
immutable
set search_path = ''
as $$
  select left(private.search_text(case when p_title ~ '[^[:space:]]' then p_title else 'Untitled Story' end), 300);
$$;

-- The words of a story, and its owner as one of them, so that an index finds those of one person alone. A word has no
-- hyphen, an id has. The cost is that of search_words.
create function private.story_words(p_owner uuid, p_title text, p_prompt text)
returns tsvector
language sql
immutable
cost 100000
set search_path = ''
as $$
  select private.search_words(p_title || ' ' || p_prompt) || array_to_tsvector(array[p_owner::text]);
$$;

revoke execute on function private.title_order(text) from public, anon, authenticated, service_role;
revoke execute on function private.story_words(uuid, text, text) from public, anon, authenticated, service_role;
-- Whoever writes a row fills the indexes.
grant execute on function private.title_order(text) to authenticated, service_role;
grant execute on function private.story_words(uuid, text, text) to authenticated, service_role;

-- Newest and oldest first are the two ways through user_stories_by_owner, which accounts that are deleted need whole. New
-- words are put in their place at once: nobody else would do so in a database that has no housekeeping of its own.
create index user_stories_by_title on public.user_stories (user_id, (private.title_order(title)) collate "C", id)
  where deleted_at is null;
create index user_stories_words on public.user_stories using gin (private.story_words(user_id, title, prompt))
  with (fastupdate = off) where deleted_at is null;

-- What somebody looks for among their own stories. Null when there is no word in it.
create function private.own_search_query(p_text text, p_person uuid)
returns tsquery
language sql
immutable
set search_path = ''
as $$
  select private.search_query(p_text) && quote_literal(p_person)::tsquery;
$$;

-- What the queries below ask of a story: of the person $4, not deleted, with the words $1, of the genres $2 and in the
-- languages $3. Where there are words to search for, the spelling of the first leaves no index but that of words.
create function private.own_stories_found(p_query tsquery)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when p_query is null then 'found.user_id = $4'
    else 'found.user_id is not distinct from $4 and private.story_words(found.user_id, found.title, found.prompt) @@ $1'
  end || ' and found.deleted_at is null
    and ($2 is null or found.generator_id = any ($2)) and ($3 is null or found.language = any ($3))';
$$;

revoke execute on function private.own_search_query(text, uuid) from public, anon, authenticated, service_role;
revoke execute on function private.own_stories_found(tsquery) from public, anon, authenticated, service_role;

-- A page of a person's own stories, without their text: those after the row that p_from_created or p_from_title names, with
-- p_from_id, or with p_backwards those before it; always in the order of the list. Without a row, the first page, or with
-- p_backwards the last one. A null filter lets everything through. As with the lists of the community, first come the rows
-- that are equal but for the id, then those beyond, so that the index begins at either; and it acts with its owner's rights
-- for the sake of the words' index.
create function public.search_stories(
  p_query text default null,
  p_generators text[] default null,
  p_languages text[] default null,
  p_order text default 'newest',
  p_from_created timestamptz default null,
  p_from_title text default null,
  p_from_id uuid default null,
  p_backwards boolean default false,
  p_limit integer default 25
)
returns table (
  id uuid,
  title text,
  prompt text,
  generator_id text,
  language text,
  story_length integer,
  created_at timestamptz
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select auth.uid());
  v_query tsquery := private.own_search_query(p_query, v_person);
  v_order text := coalesce(p_order, 'newest');
  v_key text := case when v_order = 'title' then 'private.title_order(found.title) collate "C"' else 'found.created_at' end;
  v_from text := case when v_order = 'title' then 'private.title_order($6)' else '$5' end;
  -- Which way the key goes and which way the id: in the list, and on the walk from row to row.
  v_ways text[] := case v_order when 'newest' then '{desc,asc}' when 'oldest' then '{asc,desc}' else '{asc,asc}' end;
  v_walk text[] := v_ways;
  v_beyond text[];
  v_parts text[] := '{true}';
  v_page text;
begin
  if v_person is null then
    raise exception 'You must be signed in to see your stories.' using errcode = '42501';
  end if;
  if v_order not in ('newest', 'oldest', 'title') then
    raise exception 'Order by newest, oldest or title.' using errcode = 'PT400';
  end if;
  -- Nothing but punctuation finds nothing; nothing at all is no search.
  if p_query ~ '[^[:space:]]' and v_query is null then
    return;
  end if;

  if p_backwards then
    v_walk := array(select case way when 'asc' then 'desc' else 'asc' end from unnest(v_ways) as way);
  end if;
  if p_from_id is not null then
    v_beyond := array(select case way when 'asc' then '>' else '<' end from unnest(v_walk) as way);
    v_parts := array[
      format('%s = %s and found.id %s $7', v_key, v_from, v_beyond[2]),
      format('%s %s %s', v_key, v_beyond[1], v_from)
    ];
  end if;
  select string_agg(
    format(
      $query$
        (
          select found.id, found.title, found.prompt, found.generator_id, found.language, found.story_length,
            found.created_at
          from public.user_stories as found
          where %s and %s
          order by %s %s, found.id %s
          limit $8
        )
      $query$,
      private.own_stories_found(v_query), part, v_key, v_walk[1], v_walk[2]
    ),
    'union all' order by place
  ) into v_page
  from unnest(v_parts) with ordinality as part (part, place);

  perform private.walk_in_order(v_query is null);
  return query execute format(
    $query$
      select *
      from (
        select * from (%s) as found
        order by %s %s, found.id %s
        limit $8
      ) as found
      order by %s %s, found.id %s
    $query$,
    v_page, v_key, v_walk[1], v_walk[2], v_key, v_ways[1], v_ways[2]
  )
  using v_query, p_generators, p_languages, v_person, p_from_created, p_from_title, p_from_id,
    least(greatest(coalesce(p_limit, 25), 1), 100);
  perform private.walk_in_order(false);
end;
$$;

-- How many of a person's own stories the search finds.
create function public.count_stories(
  p_query text default null,
  p_generators text[] default null,
  p_languages text[] default null
)
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select auth.uid());
  v_query tsquery := private.own_search_query(p_query, v_person);
  v_count integer;
begin
  if v_person is null then
    raise exception 'You must be signed in to see your stories.' using errcode = '42501';
  end if;
  if p_query ~ '[^[:space:]]' and v_query is null then
    return 0;
  end if;
  execute format('select count(*) from public.user_stories as found where %s', private.own_stories_found(v_query))
  into v_count
  using v_query, p_generators, p_languages, v_person;
  return v_count;
end;
$$;

revoke execute on function public.search_stories(
  text, text[], text[], text, timestamptz, text, uuid, boolean, integer
) from public, anon, authenticated, service_role;
revoke execute on function public.count_stories(text, text[], text[]) from public, anon, authenticated, service_role;
grant execute on function public.search_stories(
  text, text[], text[], text, timestamptz, text, uuid, boolean, integer
) to authenticated;
grant execute on function public.count_stories(text, text[], text[]) to authenticated;
