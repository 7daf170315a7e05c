-- The words by which the lists of the community are searched. An index of words on the tables of prompts and stories would be written
-- again by every update, such as a like.

create table private.prompt_words (
  id uuid primary key references public.user_inspirations (id) on delete cascade,
  words tsvector not null
);

comment on table private.prompt_words is 'The words of public prompts. Written by a trigger.';

revoke all on table private.prompt_words from public, anon, authenticated, service_role;

create table private.shared_story_words (
  id uuid primary key references public.user_shared_stories (id) on delete cascade,
  words tsvector not null
);

comment on table private.shared_story_words is 'The words of titles and prompts of public stories. Written by a trigger.';

revoke all on table private.shared_story_words from public, anon, authenticated, service_role;

insert into private.prompt_words (id, words)
select prompt.id, private.search_words(prompt.title || ' ' || prompt.prompt) from public.user_inspirations as prompt where prompt.is_public;

insert into private.shared_story_words (id, words)
select story.id, private.search_words(story.title || ' ' || story.prompt) from public.user_shared_stories as story where story.is_public;

create index prompt_words_index on private.prompt_words using gin (words);
create index shared_story_words_index on private.shared_story_words using gin (words);

-- Writes the words of a public prompt or story to the table that the trigger names.
create function private.write_words()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.is_public then
    execute format(
      'insert into private.%I (id, words) values ($1, $2) on conflict (id) do update set words = excluded.words', tg_argv[0]
    ) using new.id, private.search_words(new.title || ' ' || new.prompt);
  else
    execute format('delete from private.%I where id = $1', tg_argv[0]) using new.id;
  end if;
  return null;
end;
$$;

-- The ids of the rows of a table above that have the words of a query; null without a query. Reading all vectors of the table would
-- take longer than the planner expects.
create function private.with_words(p_table text, p_query tsquery)
returns uuid[]
language plpgsql stable set search_path = '' set enable_seqscan = off
as $$
declare
  v_ids uuid[];
begin
  if p_query is not null then
    execute format('select array(select searched.id from private.%I as searched where searched.words @@ $1)', p_table)
    into v_ids using p_query;
  end if;
  return v_ids;
end;
$$;

revoke execute on function
  private.write_words(),
  private.with_words(text, tsquery)
  from public, anon, authenticated, service_role;

create trigger write_words
  after insert or update of title, prompt, is_public on public.user_inspirations
  for each row execute function private.write_words('prompt_words');

create trigger write_words
  after insert or update of title, prompt, is_public on public.user_shared_stories
  for each row execute function private.write_words('shared_story_words');

create or replace function public.search_inspirations(
  p_query text default null,
  p_categories text[] default null,
  p_difficulties text[] default null,
  p_lengths text[] default null,
  p_languages text[] default null,
  p_order text default 'likes',
  p_after_likes integer default null,
  p_after_created timestamptz default null,
  p_after_id uuid default null,
  p_limit integer default 10
)
returns table (
  id uuid, user_id uuid, author text, title text, prompt text, category text, difficulty text, language text,
  likes_count integer, uses_count integer, created_at timestamptz, liked boolean
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_order text := private.order_of(p_order, '{likes,newest}');
  v_query tsquery := private.search_query(p_query);
  v_ids uuid[] := private.with_words('prompt_words', v_query);
  v_left integer := private.page_size(p_limit);
  v_parts text[] := case
    when p_after_id is null then '{true}'
    when v_order = 'newest' then array['found.created_at = $6 and found.id > $7', 'found.created_at < $6']
    else array['found.likes_count = $5 and found.id > $7', 'found.likes_count < $5']
  end;
  v_category text := case
    when cardinality(p_categories) = 1 then 'found.category = ($2)[1]'
    else '($2 is null or found.category = any ($2))'
  end;
  v_part text;
  v_found integer;
begin
  if private.has_no_words(p_query) then
    return;
  end if;

  perform private.walk_in_order(v_query is null);
  foreach v_part in array v_parts loop
    return query execute format(
      $query$
        select found.id, found.user_id, author.display_name, found.title, found.prompt, found.category,
          found.difficulty, found.language, found.likes_count, found.uses_count, found.created_at,
          exists (select from public.inspiration_likes as mine where mine.inspiration_id = found.id and mine.user_id = $9)
        from public.user_inspirations as found
        join public.profiles as author on author.id = found.user_id
        where private.is_open(found.*)
          and ($1 is null or found.id = any ($1))
          and %s
          and ($3 is null or found.difficulty = any ($3))
          and ($4 is null or private.prompt_length(found.prompt) = any ($4))
          and ($10 is null or found.language = any ($10))
          and %s
        order by %s
        limit $8
      $query$,
      v_category,
      v_part,
      case when v_order = 'newest' then 'found.created_at desc, found.id' else 'found.likes_count desc, found.id' end
    )
    using v_ids, p_categories, p_difficulties, p_lengths, p_after_likes, p_after_created, p_after_id, v_left,
      (select private.person()), p_languages;
    get diagnostics v_found = row_count;
    v_left := v_left - v_found;
    exit when v_left = 0;
  end loop;
  perform private.walk_in_order(false);
end;
$$;

create or replace function public.count_inspirations(
  p_query text default null,
  p_categories text[] default null,
  p_difficulties text[] default null,
  p_lengths text[] default null,
  p_languages text[] default null
)
returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_query tsquery := private.search_query(p_query);
  v_ids uuid[] := private.with_words('prompt_words', v_query);
  v_count integer;
begin
  if private.has_no_words(p_query) then
    return 0;
  end if;
  execute
    $query$
      select count(*)
      from (
        select from public.user_inspirations as found
        where private.is_open(found.*)
          and ($1 is null or found.id = any ($1))
          and ($2 is null or found.category = any ($2))
          and ($3 is null or found.difficulty = any ($3))
          and ($4 is null or private.prompt_length(found.prompt) = any ($4))
          and ($5 is null or found.language = any ($5))
        limit 1001
      ) as counted
    $query$
  into v_count
  using v_ids, p_categories, p_difficulties, p_lengths, p_languages;
  return v_count;
end;
$$;

create or replace function public.liked_inspirations(
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

create or replace function public.search_shared_stories(
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
  id uuid, user_id uuid, author text, title text, prompt text, opening text, generator_id text, language text,
  views_count integer, likes_count integer, created_at timestamptz, liked boolean,
  source_inspiration_id uuid, source_story_id uuid, source_title text, source_author text, share_id text, demo boolean
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_order text := private.order_of(p_order, '{newest,views}');
  v_query tsquery := private.search_query(p_query);
  v_ids uuid[] := private.with_words('shared_story_words', v_query);
  v_left integer := private.page_size(p_limit);
  v_parts text[] := case
    when p_after_id is null then '{true}'
    when v_order = 'views' then array['found.views_count = $4 and found.id > $6', 'found.views_count < $4']
    else array['found.created_at = $5 and found.id > $6', 'found.created_at < $5']
  end;
  v_part text;
  v_found integer;
begin
  if private.has_no_words(p_query) then
    return;
  end if;

  perform private.walk_in_order(v_query is null);
  foreach v_part in array v_parts loop
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
          where private.is_open(found.*)
            and ($1 is null or found.id = any ($1))
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
      case when v_order = 'views' then 'found.views_count desc, found.id' else 'found.created_at desc, found.id' end
    )
    using v_ids, p_generators, p_languages, p_after_views, p_after_created, p_after_id, v_left, (select private.person());
    get diagnostics v_found = row_count;
    v_left := v_left - v_found;
    exit when v_left = 0;
  end loop;
  perform private.walk_in_order(false);
end;
$$;

drop index public.user_inspirations_words;
drop index public.user_shared_stories_words;
