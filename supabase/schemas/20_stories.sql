-- Saved stories, private to their owner.

create table public.user_stories (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  prompt text not null,
  story text not null,
  title text not null default 'Untitled Story',
  generator_id text not null default 'unknown',
  options jsonb not null default '{}'::jsonb,
  language text not null default 'English',
  perspective text not null default 'Third Person',
  tone text not null default 'Neutral',
  story_length integer,
  created_at timestamptz not null default now(),
  -- Set when the owner deletes the story, which can be restored for 30 days. Only functions write the column.
  deleted_at timestamptz,
  -- Kept with the story, so that every page and file with the text can state it.
  demo boolean not null default false,
  -- Counts the changes of the text, so that two devices cannot overwrite each other's. Only functions write the column.
  revision integer not null default 1,
  constraint user_stories_prompt_length check (char_length(prompt) <= 4000),
  constraint user_stories_story_length check (char_length(story) between 1 and 60000),
  constraint user_stories_title_length check (char_length(title) <= 200),
  constraint user_stories_generator_id_length check (char_length(generator_id) between 1 and 64),
  -- Migrated names of digits got an underscore, which may take a seventh more.
  constraint user_stories_options_shape check (
    jsonb_typeof(options) = 'object'
    and octet_length(options::text) <= case when options::text ~ '[{ ]"_[0-9]+": ' then 37449 else 32768 end
  ),
  -- JavaScript keeps an object with such names as an array with holes, which takes kilobytes for each.
  constraint user_stories_options_names check (options::text !~ '[{ ]"[0-9]+": '),
  constraint user_stories_settings_length check (
    char_length(language) <= 64 and char_length(perspective) <= 64 and char_length(tone) <= 64
  ),
  constraint user_stories_length_positive check (story_length >= 0)
);

comment on table public.user_stories is 'Saved stories, private to their owner.';
comment on column public.user_stories.story_length is 'Words asked for, or the length of the text in characters.';
comment on column public.user_stories.demo is 'Written by the demo storyteller. Given when a story is saved; once true it stays true.';
comment on column public.user_stories.options is 'The request; the author credited for the prompt (source); whether the text stops before its end (unfinished).';
comment on column public.user_stories.deleted_at is 'When its owner deleted it; it is removed for good 30 days later.';

-- The list of a person's stories, newest first, with id as the tie-breaker of keyset pages; also serves the policies.
create index user_stories_by_owner on public.user_stories (user_id, created_at desc, id);
-- Deleted stories of all people: those that can be restored, and those to be removed.
create index user_stories_deleted on public.user_stories (deleted_at) where deleted_at is not null;
-- Newest and oldest first read user_stories_by_owner forwards and backwards; deleting an account needs that index for all rows.
-- The index of words is updated at once (no fastupdate), because a local database has no autovacuum to do so later.
create index user_stories_by_title on public.user_stories (user_id, (private.title_order(title)) collate "C", id)
  where deleted_at is null;
create index user_stories_words on public.user_stories using gin (private.story_words(user_id, title, prompt))
  with (fastupdate = off) where deleted_at is null;
-- A person's trash, the last deleted first.
create index user_stories_trash on public.user_stories (user_id, deleted_at desc, id) where deleted_at is not null;

revoke all on table public.user_stories from public, anon, authenticated, service_role;
grant delete, select on table public.user_stories to authenticated;
grant select on table public.user_stories to service_role;
grant insert (id, user_id, prompt, story, title, generator_id, options, language, perspective, tone, story_length, demo)
  on table public.user_stories to authenticated;
grant update (title)
  on table public.user_stories to authenticated;
alter table public.user_stories enable row level security;

-- Whether the caller owns a saved story, also while its deletion can be undone: they can still change what they share of it.
create function private.owns_story(p_id uuid)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.user_stories as story where story.id = p_id and story.user_id = (select private.person())
  );
$$;

-- The condition of the queries below: stories of the person $4, not deleted, with the words $1, of the genres $2 and in the
-- languages $3. With words to search for, `is not distinct from` keeps the planner to the index of words.
create function private.own_stories_found(p_query tsquery)
returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_query is null then 'found.user_id = $4'
    else 'found.user_id is not distinct from $4 and private.story_words(found.user_id, found.title, found.prompt) @@ $1'
  end || ' and found.deleted_at is null
    and ($2 is null or found.generator_id = any ($2)) and ($3 is null or found.language = any ($3))';
$$;

-- How many of the caller's own stories the search finds.
create function public.count_stories(
  p_query text default null,
  p_generators text[] default null,
  p_languages text[] default null
)
returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to see your stories.');
  v_query tsquery := private.own_search_query(p_query, v_person);
  v_count integer;
begin
  if private.has_no_words(p_query) then
    return 0;
  end if;
  execute format('select count(*) from public.user_stories as found where %s', private.own_stories_found(v_query))
  into v_count
  using v_query, p_generators, p_languages, v_person;
  return v_count;
end;
$$;

-- Replaces the text of a saved story that its owner continued by the longer one, which must begin with the old text. A title that
-- came from the shorter text is replaced too; a title given later stays. True when the row has the new text, false when there
-- is no such story, or the text does not continue it.
create function public.lengthen_story(
  p_id uuid,
  p_story text,
  p_former_title text,
  p_title text,
  p_options jsonb,
  p_demo boolean
)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to save stories.');
  v_before public.user_stories;
  v_revision integer;
begin
  select * into v_before
  from public.user_stories as story
  where story.id = p_id and story.user_id = v_person and story.deleted_at is null and starts_with(p_story, story.story)
  for no key update;
  if not found then
    return false;
  end if;
  v_revision := case
    when v_before.story = p_story then v_before.revision
    else private.keep_revision(v_before, p_story, 'continued', null, null)
  end;
  update public.user_stories as story
  set
    story = p_story,
    revision = v_revision,
    title = case when story.title = p_former_title then p_title else story.title end,
    options = p_options,
    demo = story.demo or coalesce(p_demo, false)
  where story.id = p_id;
  return true;
end;
$$;

-- A page of the caller's own stories, without their text: those after the row that p_from_id and p_from_created or p_from_title
-- name, or with p_backwards those before it; always in the order of the list. Without a row, the first page, or with p_backwards
-- the last one. A null filter matches everything. As in the lists of the community, the rows with an equal key come first, then
-- those beyond, so that the index starts at either; it runs with its owner's rights, as the index of words needs.
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

revoke execute on function
  private.owns_story(uuid),
  private.own_stories_found(tsquery),
  public.count_stories(text, text[], text[]),
  public.lengthen_story(uuid, text, text, text, jsonb, boolean),
  public.search_stories(text, text[], text[], text, timestamptz, text, uuid, boolean, integer)
  from public, anon, authenticated, service_role;
grant execute on function
  private.owns_story(uuid),
  public.count_stories(text, text[], text[]),
  public.lengthen_story(uuid, text, text, text, jsonb, boolean),
  public.search_stories(text, text[], text[], text, timestamptz, text, uuid, boolean, integer)
  to authenticated;

-- A signed-in person reads their own stories, except deleted ones.
create policy "People can read their own stories"
  on public.user_stories for select to authenticated
  using (user_id = (select private.person()) and deleted_at is null);

-- A signed-in person saves stories under their own name only.
create policy "People can save their own stories"
  on public.user_stories for insert to authenticated
  with check (user_id = (select private.person()));

-- A signed-in person deletes their own stories only.
create policy "People can delete their own stories"
  on public.user_stories for delete to authenticated
  using (user_id = (select private.person()) and deleted_at is null);

-- A signed-in person renames their own stories only.
create policy "People can rename their own stories"
  on public.user_stories for update to authenticated
  using (user_id = (select private.person()) and deleted_at is null)
  with check (user_id = (select private.person()));
