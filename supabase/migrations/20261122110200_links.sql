-- A story that is shared is private, public, or unlisted: in no list, and open to whoever has its link. The link is a name
-- that says nothing and cannot be guessed. It stays while the story can be reached by it, and is never used again.
alter table public.user_shared_stories
  add column is_unlisted boolean not null default false,
  add column share_id text,
  add constraint user_shared_stories_share_id unique (share_id);

comment on column public.user_shared_stories.is_unlisted is 'Open to whoever has the link. Public wins over it.';
comment on column public.user_shared_stories.share_id is 'The link of what is public or unlisted; kept by the database.';

-- Nobody chooses a link: what is given is passed over. 22 characters of base64url hold the 122 random bits of a UUID.
create function private.keep_share_id()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.is_unlisted := new.is_unlisted and not new.is_public;
  new.share_id := case
    when new.is_public or new.is_unlisted then coalesce(
      case when tg_op = 'UPDATE' then old.share_id end,
      rtrim(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '=')
    )
  end;
  return new;
end;
$$;

revoke execute on function private.keep_share_id() from public, anon, authenticated, service_role;

create trigger keep_share_id
  before insert or update of is_public, is_unlisted, share_id on public.user_shared_stories
  for each row execute function private.keep_share_id();

-- What is public already gets its link.
update public.user_shared_stories set is_public = true where is_public;

alter table public.user_shared_stories add constraint user_shared_stories_link
  check ((is_public or is_unlisted) = (share_id is not null));

grant insert (is_unlisted), update (is_unlisted) on table public.user_shared_stories to authenticated;

-- As toggle_inspiration_like. Returns `{ "liked", "likes_count" }`.
create or replace function public.toggle_story_like(p_shared_story_id uuid, p_liked boolean default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select auth.uid());
  v_owner uuid;
  v_liked boolean;
  v_count integer;
begin
  if v_person is null then
    raise exception 'You must be signed in to like stories.' using errcode = '42501';
  end if;
  select story.user_id into v_owner
  from public.user_shared_stories as story
  where story.id = p_shared_story_id
    and (
      ((story.is_public or story.is_unlisted) and story.hidden_at is null)
      or story.user_id = v_person
      or exists (select from public.shared_story_likes as mine where mine.shared_story_id = story.id and mine.user_id = v_person)
    )
  -- In the order in which deleting one locks: first what is liked, then the likes.
  for no key update;
  if v_owner is null then
    raise exception 'There is no such story.' using errcode = 'PT404';
  end if;
  if v_owner = v_person then
    raise exception 'This story is your own; only others can like it.' using errcode = 'PT403';
  end if;

  v_liked := coalesce(p_liked, not exists (
    select from public.shared_story_likes as mine
    where mine.shared_story_id = p_shared_story_id and mine.user_id = v_person
  ));
  if v_liked then
    insert into public.shared_story_likes (shared_story_id, user_id) values (p_shared_story_id, v_person)
    on conflict do nothing;
  else
    delete from public.shared_story_likes as mine
    where mine.shared_story_id = p_shared_story_id and mine.user_id = v_person;
  end if;
  select story.likes_count into v_count from public.user_shared_stories as story where story.id = p_shared_story_id;
  return jsonb_build_object('liked', v_liked, 'likes_count', v_count);
end;
$$;

-- Counts a view of a public or unlisted story, once a visitor and day, and returns how many there are. The author does not
-- count, and neither does somebody who cannot be told apart from anybody else.
create or replace function public.count_story_view(p_shared_story_id uuid)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_owner uuid;
  v_count integer;
begin
  select story.user_id into v_owner
  from public.user_shared_stories as story
  where story.id = p_shared_story_id and (story.is_public or story.is_unlisted) and story.hidden_at is null;
  if v_owner is null then
    raise exception 'There is no such story.' using errcode = 'PT404';
  end if;
  delete from public.shared_story_views as old where old.viewed_on < private.today();
  if v_owner is distinct from (select auth.uid()) then
    insert into public.shared_story_views (shared_story_id, visitor)
    select p_shared_story_id, visitor
    from private.visitor_of(p_shared_story_id::text) as visitor
    where visitor is not null
    on conflict do nothing;
  end if;
  select story.views_count into v_count from public.user_shared_stories as story where story.id = p_shared_story_id;
  return v_count;
end;
$$;

-- Reports an inspiration or a shared story. True when that is new, false when this person has reported it before.
create or replace function public.report_content(
  p_inspiration_id uuid default null,
  p_shared_story_id uuid default null,
  p_reason text default 'other',
  p_note text default null
)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_person uuid := (select auth.uid());
  v_owner uuid;
begin
  if v_person is null then
    raise exception 'You must be signed in to report.' using errcode = '42501';
  end if;
  if num_nonnulls(p_inspiration_id, p_shared_story_id) <> 1 then
    raise exception 'Report one inspiration or one story.' using errcode = 'PT400';
  end if;
  -- Kept from being deleted until the report stands.
  if p_inspiration_id is not null then
    select inspiration.user_id into v_owner
    from public.user_inspirations as inspiration
    where inspiration.id = p_inspiration_id
      and ((inspiration.is_public and inspiration.hidden_at is null) or inspiration.user_id = v_person)
    for key share;
  else
    select story.user_id into v_owner
    from public.user_shared_stories as story
    where story.id = p_shared_story_id
      and (((story.is_public or story.is_unlisted) and story.hidden_at is null) or story.user_id = v_person)
    for key share;
  end if;
  if v_owner is null then
    raise exception 'There is nothing like that to report.' using errcode = 'PT404';
  end if;
  if v_owner = v_person then
    raise exception 'This is your own; you can edit or delete it.' using errcode = 'PT403';
  end if;

  -- One after the other, so that nobody reports more in a day by reporting all at once.
  perform private.wait_in_line('reports of ' || v_person);
  begin
    insert into public.content_reports (user_id, inspiration_id, shared_story_id, reason, note)
    values (v_person, p_inspiration_id, p_shared_story_id, p_reason, nullif(btrim(p_note, E' \t\r\n'), ''))
    on conflict do nothing;
  exception
    when check_violation or not_null_violation then
      raise exception 'There is no such reason, or the note is too long.' using errcode = 'PT400';
  end;
  if not found then
    return false;
  end if;
  if (
    select count(*) from public.content_reports as mine
    where mine.user_id = v_person and mine.created_at > now() - interval '1 day'
  ) > 50 then
    raise exception 'That is enough for one day. Please report more tomorrow.' using errcode = 'PT429';
  end if;
  return true;
end;
$$;

-- The counters of shared stories that whoever asks may read, or has a link to.
create or replace function public.shared_story_counts(p_ids uuid[])
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
    where found.id = any (p_ids)
      and (((found.is_public or found.is_unlisted) and found.hidden_at is null) or found.user_id = v_person);
end;
$$;

-- From one version to the next the columns change.
drop function public.search_shared_stories(text, text[], text[], text, integer, timestamptz, uuid, integer);
drop function public.read_shared_story(uuid);

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
  share_id text
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
          source.title, source.author, found.share_id
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
  is_unlisted boolean
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
    source.title, source.author, found.share_id, found.is_unlisted
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
  is_unlisted boolean
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
    source.title, source.author, found.share_id, found.is_unlisted
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
