-- Shared stories: copies of saved stories that others can read. A copy stays when the saved story is deleted.

create table public.user_shared_stories (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  story_id uuid references public.user_stories (id) on delete set null,
  title text not null,
  prompt text not null,
  content text not null,
  generator_id text not null default 'unknown',
  language text not null default 'English',
  is_public boolean not null default false,
  views_count integer not null default 0,
  likes_count integer not null default 0,
  created_at timestamptz not null default now(),
  hidden_at timestamptz,
  -- The source: a prompt of the community, or another shared story.
  source_inspiration_id uuid references public.user_inspirations (id) on delete set null,
  source_story_id uuid references public.user_shared_stories (id) on delete set null,
  -- Unlisted: in no list, and open to anyone with the link. The link is random; it stays while it leads to the story, and is
  -- never used again.
  is_unlisted boolean not null default false,
  share_id text,
  demo boolean not null default false,
  constraint user_shared_stories_title_length check (char_length(title) <= 200 and title ~ '[^[:space:]]'),
  constraint user_shared_stories_prompt_length check (char_length(prompt) <= 4000),
  constraint user_shared_stories_generator_id_length check (char_length(generator_id) between 1 and 64),
  constraint user_shared_stories_language_length check (char_length(language) between 1 and 64),
  constraint user_shared_stories_views_count check (views_count >= 0),
  constraint user_shared_stories_likes_count check (likes_count >= 0),
  constraint user_shared_stories_one_source check (num_nonnulls(source_inspiration_id, source_story_id) <= 1),
  constraint user_shared_stories_other_source check (source_story_id <> id),
  constraint user_shared_stories_share_id unique (share_id),
  constraint user_shared_stories_link check ((is_public or is_unlisted) = (share_id is not null))
);

comment on table public.user_shared_stories is 'Shared stories. Counters are written by triggers only.';
comment on column public.user_shared_stories.hidden_at is 'When an operator hid it from everyone but its owner.';
comment on column public.user_shared_stories.is_unlisted is 'Open to anyone with the link. A public story is not unlisted.';
comment on column public.user_shared_stories.share_id is 'The link of a public or unlisted story. Written by a trigger.';
comment on column public.user_shared_stories.demo is 'Written by the demo storyteller. Once true it stays true.';

-- A person's own list, which also serves the policies; and the copies of a saved story, for its deletion.
create index user_shared_stories_by_owner on public.user_shared_stories (user_id, created_at desc, id);
create index user_shared_stories_by_story on public.user_shared_stories (story_id);
create index user_shared_stories_newest on public.user_shared_stories (created_at desc, id)
  where is_public and hidden_at is null;
create index user_shared_stories_most_read on public.user_shared_stories (views_count desc, id)
  where is_public and hidden_at is null;
create index user_shared_stories_by_source_inspiration on public.user_shared_stories (source_inspiration_id)
  where source_inspiration_id is not null;
create index user_shared_stories_by_source_story on public.user_shared_stories (source_story_id)
  where source_story_id is not null;
create index user_shared_stories_hidden on public.user_shared_stories (hidden_at) where hidden_at is not null;

revoke all on table public.user_shared_stories from public, anon, authenticated, service_role;
grant delete, select on table public.user_shared_stories to authenticated;
grant select on table public.user_shared_stories to service_role;
grant insert (
  id, user_id, story_id, title, prompt, content, generator_id, language, is_public, source_inspiration_id,
  source_story_id, is_unlisted, demo
), update (
  id, user_id, story_id, title, prompt, content, generator_id, language, is_public, source_inspiration_id,
  source_story_id, is_unlisted, demo
) on table public.user_shared_stories to authenticated;
grant select (
  id, user_id, title, prompt, content, generator_id, language, is_public, views_count, likes_count, created_at,
  hidden_at, is_unlisted, share_id, demo
) on table public.user_shared_stories to anon;
alter table public.user_shared_stories enable row level security;

-- Everyone reads a public story that is not hidden, and with its link an unlisted one. A private story has no link. Without a
-- search_path of its own, like can_read below, so that Postgres inlines it and its conditions match the indexes.
create function private.is_open(p_story public.user_shared_stories, p_link text default null)
returns boolean
language sql immutable
as $$
  select p_story.hidden_at is null and (p_story.is_public or coalesce(p_story.share_id = p_link, false));
$$;

-- Who can read a shared story: everyone while it is open (with the link p_link, if it is unlisted), and always its owner.
create function private.can_read(p_story public.user_shared_stories, p_person uuid, p_link text default null)
returns boolean
language sql immutable
as $$
  select private.is_open(p_story, p_link) or p_story.user_id = p_person;
$$;

-- The source of a story while it is open, else no row. Called by functions that run with their owner's rights.
create function private.public_source(p_inspiration_id uuid, p_story_id uuid)
returns table (title text, author text)
language sql stable set search_path = ''
as $$
  select inspiration.title, author.display_name
  from public.user_inspirations as inspiration
  join public.profiles as author on author.id = inspiration.user_id
  where inspiration.id = p_inspiration_id and private.is_open(inspiration.*)
  union all
  select story.title, author.display_name
  from public.user_shared_stories as story
  join public.profiles as author on author.id = story.user_id
  where story.id = p_story_id and private.is_open(story.*);
$$;

-- Marks a copy of a demo story as demo, and keeps the mark once it is set. Runs with its owner's rights, because a deleted saved
-- story is visible to no role while its deletion can be undone.
create function private.keep_demo()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.demo := coalesce(new.demo, false)
    or coalesce(case when tg_op = 'UPDATE' then old.demo end, false)
    or exists (
      select from public.user_stories as story
      where story.id = new.story_id and story.user_id = new.user_id and story.demo
    );
  return new;
end;
$$;

-- The page of public stories after the row that the three p_after values name, like search_inspirations; `opening` is the
-- beginning of the text. The source is named while it is open.
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

-- Whether a shared story is open without a link. For rules that run with the rights of the caller.
create function private.is_public_story(p_id uuid)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.user_shared_stories as story
    where story.id = p_id and private.is_open(story.*)
  );
$$;

-- Allows as a source only what is open, or the person's own. A source that was there before stays, whatever became of it.
create function private.check_source()
returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_kept public.user_shared_stories;
begin
  if tg_op = 'UPDATE' then
    v_kept := old;
  else
    -- An upsert of an existing story fires the insert trigger first.
    select kept.* into v_kept
    from public.user_shared_stories as kept where kept.id = new.id and kept.user_id = new.user_id;
  end if;
  if (
    new.source_inspiration_id is distinct from v_kept.source_inspiration_id
    and new.source_inspiration_id is not null
    and not exists (select from public.user_inspirations as source where source.id = new.source_inspiration_id)
  ) or (
    new.source_story_id is distinct from v_kept.source_story_id
    and new.source_story_id is not null
    and not exists (select from public.user_shared_stories as source where source.id = new.source_story_id)
    and not private.is_public_story(new.source_story_id)
  ) then
    raise exception 'There is no such source.' using errcode = '42501';
  end if;
  return new;
end;
$$;

-- Refuses a text in the words of a constraint, which the trigger names. A constraint would read the text at every update of its row, such
-- as a view or hiding all stories of an account.
create function private.refuse_text()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'new row for relation "%" violates check constraint "%"', tg_table_name, tg_argv[0]
    using errcode = 'check_violation', schema = tg_table_schema, table = tg_table_name, constraint = tg_argv[0];
end;
$$;

-- The counters of the shared stories that the caller may read; unlisted ones need their links in `p_share_ids`.
create function public.shared_story_counts(p_ids uuid[], p_share_ids text[] default null)
returns table (id uuid, views_count integer, likes_count integer, liked boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
begin
  perform private.check_ids(p_ids);
  if cardinality(p_share_ids) > 100 then
    raise exception 'Ask about 100 at a time.' using errcode = 'PT400';
  end if;
  return query
    select found.id, found.views_count, found.likes_count,
      exists (
        select from public.shared_story_likes as mine where mine.shared_story_id = found.id and mine.user_id = v_person
      )
    from public.user_shared_stories as found
    where found.id = any (p_ids)
      and private.can_read(found.*, v_person, case when found.share_id = any (p_share_ids) then found.share_id end);
end;
$$;

revoke execute on function
  private.is_open(user_shared_stories, text),
  private.can_read(user_shared_stories, uuid, text),
  private.public_source(uuid, uuid),
  private.keep_demo(),
  public.search_shared_stories(text, text[], text[], text, integer, timestamptz, uuid, integer),
  private.is_public_story(uuid),
  private.check_source(),
  private.refuse_text(),
  public.shared_story_counts(uuid[], text[])
  from public, anon, authenticated, service_role;
grant execute on function
  private.is_open(user_shared_stories, text),
  public.search_shared_stories(text, text[], text[], text, integer, timestamptz, uuid, integer),
  public.shared_story_counts(uuid[], text[])
  to anon, authenticated;
grant execute on function
  private.is_public_story(uuid)
  to authenticated;

create trigger guard_shared_story_counters
  before insert or update of views_count, likes_count on public.user_shared_stories
  for each row execute function private.refuse_changes('views_count', 'likes_count');

create trigger guard_shared_story_identity
  before update of id, user_id on public.user_shared_stories
  for each row execute function private.refuse_changes('id', 'user_id');

create trigger check_content_length
  before insert or update of content on public.user_shared_stories
  for each row when (char_length(new.content) > 60000 or new.content !~ '[^[:space:]]')
  execute function private.refuse_text('user_shared_stories_content_length');

create trigger check_source
  before insert or update of source_inspiration_id, source_story_id on public.user_shared_stories
  for each row execute function private.check_source();

create trigger keep_demo
  before insert or update of demo, story_id on public.user_shared_stories
  for each row execute function private.keep_demo();

-- A visitor without an account reads what is public.
create policy "Everybody can read public stories"
  on public.user_shared_stories for select to anon
  using (private.is_open(user_shared_stories.*));

-- A signed-in person shares under their own name only, and only copies of their own saved stories.
create policy "People can share their own stories"
  on public.user_shared_stories for insert to authenticated
  with check (user_id = (select private.person()) and (story_id is null or private.owns_story(story_id)));

-- A signed-in person edits their own shared stories and cannot give them away.
create policy "People can edit their own shared stories"
  on public.user_shared_stories for update to authenticated
  using (user_id = (select private.person()))
  with check (user_id = (select private.person()) and (story_id is null or private.owns_story(story_id)));

-- A signed-in person deletes their own shared stories.
create policy "People can delete their own shared stories"
  on public.user_shared_stories for delete to authenticated
  using (user_id = (select private.person()));

-- A signed-in person reads the rows of their own shared stories; functions return those of others, without their sources.
create policy "People can read their own shared stories"
  on public.user_shared_stories for select to authenticated
  using (user_id = (select private.person()));
