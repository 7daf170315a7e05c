-- True for a page whose texts fit into an answer of the data interface, which may have 2 MB; it refuses others before they are read,
-- with Postgres' code for an exceeded limit, for which clients ask for fewer rows. One row always fits.
create function private.fits_answer(p_bytes bigint)
returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  if p_bytes > 2 * 1024 * 1024 then
    raise exception 'The answer would be larger than 2 MB. Ask for fewer rows at once.' using errcode = 'program_limit_exceeded';
  end if;
  return true;
end;
$$;

revoke execute on function
  private.fits_answer(bigint)
  from public, anon, authenticated, service_role;
grant execute on function
  private.fits_answer(bigint)
  to authenticated;

-- A page of a person's data, as the files of an export contain it, after the row that p_after_created and p_after_id name. An item
-- has the id that it was first exported with. Runs with the rights of the caller, so the policies exclude the trash and likes of
-- others. They include public prompts and stories of others, so those queries select by owner.
create or replace function public.export_items(
  p_kind text,
  p_after_created timestamptz default null,
  p_after_id text default null,
  p_limit integer default 50
)
returns table (item jsonb, created_at timestamptz, id text)
language plpgsql stable set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to download your data.');
  v_limit integer := least(greatest(coalesce(p_limit, 50), 1), 50);
begin
  case p_kind
    when 'stories' then
      return query
        select jsonb_build_object(
          'id', coalesce(mark.origin_id, found.id), 'title', found.title, 'prompt', found.prompt, 'story', found.story,
          'generatorId', found.generator_id, 'options', found.options, 'language', found.language,
          'perspective', found.perspective, 'tone', found.tone, 'length', found.story_length, 'demo', found.demo,
          'notes', kept.notes, 'names', to_jsonb(kept.names), 'createdAt', private.export_time(found.created_at)
        ), found.created_at, found.id::text
        from (
          select story.*, sum(octet_length(story.story)) over () as bytes
          from (
            select own.*
            from public.user_stories as own
            where p_after_id is null or own.created_at < p_after_created
              or (own.created_at = p_after_created and own.id > p_after_id::uuid)
            order by own.created_at desc, own.id
            limit v_limit
          ) as story
        ) as found
        left join public.story_notes as kept on kept.story_id = found.id
        left join public.imported_items as mark on mark.story_id = found.id
        where private.fits_answer(found.bytes)
        order by found.created_at desc, found.id;
    when 'prompts' then
      return query
        select jsonb_build_object(
          'id', coalesce(mark.origin_id, found.id), 'title', found.title, 'prompt', found.prompt,
          'category', found.category, 'difficulty', found.difficulty,
          'visibility', case when found.is_public then 'public' else 'private' end,
          'likes', found.likes_count, 'uses', found.uses_count, 'createdAt', private.export_time(found.created_at)
        ), found.created_at, found.id::text
        from public.user_inspirations as found
        left join public.imported_items as mark on mark.inspiration_id = found.id
        where found.user_id = v_person and (
          p_after_id is null or found.created_at < p_after_created
          or (found.created_at = p_after_created and found.id > p_after_id::uuid)
        )
        order by found.created_at desc, found.id
        limit v_limit;
    when 'shared' then
      return query
        select jsonb_build_object(
          'id', coalesce(mark.origin_id, found.id), 'storyId', coalesce(saved_mark.origin_id, saved.id),
          'title', found.title, 'prompt', found.prompt, 'story', found.content, 'generatorId', found.generator_id,
          'language', found.language, 'demo', found.demo,
          'visibility', case when found.is_public then 'public' when found.is_unlisted then 'unlisted' else 'private' end,
          'sourcePromptId', coalesce(prompt_mark.origin_id, found.source_inspiration_id),
          'sourceStoryId', coalesce(source_mark.origin_id, found.source_story_id),
          'likes', found.likes_count, 'views', found.views_count, 'createdAt', private.export_time(found.created_at)
        ), found.created_at, found.id::text
        from (
          select shared.*, sum(octet_length(shared.content)) over () as bytes
          from (
            select own.*
            from public.user_shared_stories as own
            where own.user_id = v_person and (
              p_after_id is null or own.created_at < p_after_created
              or (own.created_at = p_after_created and own.id > p_after_id::uuid)
            )
            order by own.created_at desc, own.id
            limit v_limit
          ) as shared
        ) as found
        left join public.imported_items as mark on mark.shared_story_id = found.id
        left join public.user_stories as saved on saved.id = found.story_id
        left join public.imported_items as saved_mark on saved_mark.story_id = saved.id
        left join public.imported_items as prompt_mark on prompt_mark.inspiration_id = found.source_inspiration_id
        left join public.imported_items as source_mark on source_mark.shared_story_id = found.source_story_id
        where private.fits_answer(found.bytes)
        order by found.created_at desc, found.id;
    when 'likes' then
      -- In the order of the things that are liked, which an import keeps, unlike that of the likes.
      return query
        select jsonb_build_object('kind', found.kind, 'id', found.liked, 'title', found.title), null::timestamptz, found.place
        from (
          select 'prompt' as kind, mine.inspiration_id::text as liked, prompt.title, 'prompt ' || mine.inspiration_id as place
          from public.inspiration_likes as mine
          left join public.user_inspirations as prompt on prompt.id = mine.inspiration_id
          union all
          select 'story', mine.shared_story_id::text, private.public_story_title(mine.shared_story_id), 'story ' || mine.shared_story_id
          from public.shared_story_likes as mine
          union all
          select 'favorite', mine.inspiration_id, null, 'favorite ' || mine.inspiration_id
          from public.curated_favorites as mine
        ) as found
        where p_after_id is null or found.place collate "C" > p_after_id
        order by found.place collate "C"
        limit v_limit;
    when 'versions' then
      -- In the order of their key, so that a page reads no text of another page. An import does not restore them.
      return query
        select jsonb_build_object(
          'storyId', coalesce(mark.origin_id, found.story_id), 'number', found.number, 'story', found.story, 'cause', found.cause,
          'createdAt', private.export_time(found.created_at), 'restoredAt', private.export_time(found.restored_at)
        ), null::timestamptz, found.story_id || ' ' || found.number
        from (
          select revision.*, sum(octet_length(revision.story)) over () as bytes
          from (
            select own.*
            from public.story_revisions as own
            where p_after_id is null
              or (own.story_id, own.number) > (split_part(p_after_id, ' ', 1)::uuid, split_part(p_after_id, ' ', 2)::integer)
            order by own.story_id, own.number
            limit v_limit
          ) as revision
        ) as found
        left join public.imported_items as mark on mark.story_id = found.story_id
        where private.fits_answer(found.bytes)
        order by found.story_id, found.number;
    else
      raise exception 'Ask for stories, prompts, shared, likes or versions.' using errcode = 'PT400';
  end case;
end;
$$;

-- A page of the caller's own stories, without their text: those after the row that p_from_id and p_from_created or p_from_title
-- name, or with p_backwards those before it; always in the order of the list. Without a row, the first page, or with p_backwards
-- the last one. A null filter matches everything. As in the lists of the community, the rows with an equal key come first, then
-- those beyond, so that the index starts at either; it runs with its owner's rights, as the index of words needs.
create or replace function public.search_stories(
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
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to see your stories.');
  v_query tsquery := private.own_search_query(p_query, v_person);
  v_order text := private.order_of(p_order, '{newest,oldest,title}');
  v_key text := case when v_order = 'title' then 'private.title_order(found.title) collate "C"' else 'found.created_at' end;
  v_from text := case when v_order = 'title' then 'private.title_order($6)' else '$5' end;
  -- The directions of key and id: in the list, and in which rows are read.
  v_ways text[] := case v_order when 'newest' then '{desc,asc}' when 'oldest' then '{asc,desc}' else '{asc,asc}' end;
  v_walk text[] := v_ways;
  v_beyond text[];
  v_parts text[] := '{true}';
  v_page text;
begin
  if private.has_no_words(p_query) then
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
            substring(left(found.story, 500) from '^\s*# [^\r\n]*')
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
