-- Whether a story was saved before its end is kept with its options, as `"unfinished": true`, and goes when a longer text with
-- its end takes its place; stories of before count as finished. The list of a person's stories says so, and gives the large heading that a text begins
-- with: the title that a story had before it was renamed, by which its cover is drawn.
comment on column public.user_stories.options is
  'What was asked for; whom the prompt is credited to (source); whether the text stops before its end (unfinished).';

drop function public.search_stories(text, text[], text[], text, timestamptz, text, uuid, boolean, integer);

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
  created_at timestamptz,
  unfinished boolean,
  heading text
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
            found.created_at, found.options -> 'unfinished' is not distinct from 'true'::jsonb,
            substring(found.story from '^\s*# [^\r\n]*')
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

revoke execute on function public.search_stories(
  text, text[], text[], text, timestamptz, text, uuid, boolean, integer
) from public, anon, authenticated, service_role;
grant execute on function public.search_stories(
  text, text[], text[], text, timestamptz, text, uuid, boolean, integer
) to authenticated;
