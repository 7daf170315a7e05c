-- Prompts of people (inspirations), public or private.

create table public.user_inspirations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  title text not null,
  prompt text not null,
  category text not null,
  difficulty text not null default 'medium',
  is_public boolean not null default false,
  likes_count integer not null default 0,
  uses_count integer not null default 0,
  created_at timestamptz not null default now(),
  -- A prompt that an operator hid is private: only its owner still reads, edits and deletes it.
  hidden_at timestamptz,
  -- Written by a trigger. A generated column would be computed again by every update, such as that of a like.
  language text not null default 'English',
  constraint user_inspirations_title_length check (char_length(title) <= 200 and title ~ '[^[:space:]]'),
  constraint user_inspirations_prompt_length check (char_length(prompt) <= 4000 and prompt ~ '[^[:space:]]'),
  constraint user_inspirations_category check (
    category in ('fantasy', 'scifi', 'romance', 'mystery', 'adventure', 'historical', 'children')
  ),
  constraint user_inspirations_difficulty check (difficulty in ('easy', 'medium', 'hard')),
  constraint user_inspirations_likes_count check (likes_count >= 0),
  constraint user_inspirations_uses_count check (uses_count >= 0)
);

comment on table public.user_inspirations is 'Community prompts. Counters are written by triggers only.';
comment on column public.user_inspirations.hidden_at is 'When an operator hid it from everyone but its owner.';

-- A person's own list; also serves the policies.
create index user_inspirations_by_owner on public.user_inspirations (user_id, created_at desc, id);
create index user_inspirations_most_liked on public.user_inspirations (likes_count desc, id)
  where is_public and hidden_at is null;
create index user_inspirations_newest on public.user_inspirations (created_at desc, id)
  where is_public and hidden_at is null;
create index user_inspirations_by_category on public.user_inspirations (category, likes_count desc, id)
  where is_public and hidden_at is null;
-- The list of hidden things.
create index user_inspirations_hidden on public.user_inspirations (hidden_at) where hidden_at is not null;

revoke all on table public.user_inspirations from public, anon, authenticated, service_role;
grant delete, select on table public.user_inspirations to authenticated;
grant select on table public.user_inspirations to anon, service_role;
grant insert (id, user_id, title, prompt, category, difficulty, is_public)
  on table public.user_inspirations to authenticated;
grant update (title, prompt, category, difficulty, is_public)
  on table public.user_inspirations to authenticated;
alter table public.user_inspirations enable row level security;

-- Everyone reads a public prompt that is not hidden. Without a search_path of its own, like can_read below, so that Postgres
-- inlines it and its conditions match the indexes.
create function private.is_open(p_prompt public.user_inspirations)
returns boolean
language sql immutable
as $$
  select p_prompt.is_public and p_prompt.hidden_at is null;
$$;

-- Who can read a prompt: everyone while it is open, and always its owner.
create function private.can_read(p_prompt public.user_inspirations, p_person uuid)
returns boolean
language sql immutable
as $$
  select private.is_open(p_prompt) or p_prompt.user_id = p_person;
$$;

-- The length of a prompt, as the filter of the list names it (characters; the same numbers as in the domain).
create function private.prompt_length(p_prompt text)
returns text
language sql immutable
as $$
  select case when char_length(p_prompt) <= 100 then 'short' when char_length(p_prompt) <= 250 then 'medium' else 'long' end;
$$;

-- Writes the language of a new or changed prompt. A value that the statement gives is replaced.
create function private.write_language()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.language := private.text_language(new.title || ' ' || new.prompt);
  return new;
end;
$$;

-- The counters of the inspirations that the caller may read.
create function public.inspiration_counts(p_ids uuid[])
returns table (id uuid, likes_count integer, uses_count integer, liked boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
begin
  perform private.check_ids(p_ids);
  return query
    select found.id, found.likes_count, found.uses_count,
      exists (
        select from public.inspiration_likes as mine where mine.inspiration_id = found.id and mine.user_id = v_person
      )
    from public.user_inspirations as found
    where found.id = any (p_ids) and private.can_read(found.*, v_person);
end;
$$;

-- The page of public inspirations after the row that the three p_after values name; a null filter matches everything. `liked`
-- is the caller's like. Runs with its owner's rights, because the index of words cannot be used below row level security: the
-- query itself selects open prompts only. After a row, first come the rows with an equal key and a greater id, then those with
-- a lower key: the index starts at either, so a page far down costs as much as the first one, also where thousands have the same
-- number of likes. A single category has its own index. Without words to search for, no row is sorted.
create function public.search_inspirations(
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

-- How many the search finds. It stops counting one beyond the largest number that a page shows.
create function public.count_inspirations(
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

revoke execute on function
  private.is_open(user_inspirations),
  private.can_read(user_inspirations, uuid),
  private.prompt_length(text),
  private.write_language(),
  public.inspiration_counts(uuid[]),
  public.search_inspirations(text, text[], text[], text[], text[], text, integer, timestamptz, uuid, integer),
  public.count_inspirations(text, text[], text[], text[], text[])
  from public, anon, authenticated, service_role;
grant execute on function
  private.can_read(user_inspirations, uuid)
  to authenticated;
grant execute on function
  private.is_open(user_inspirations),
  public.inspiration_counts(uuid[]),
  public.search_inspirations(text, text[], text[], text[], text[], text, integer, timestamptz, uuid, integer),
  public.count_inspirations(text, text[], text[], text[], text[])
  to anon, authenticated;

create trigger guard_inspiration_counters
  before insert or update of likes_count, uses_count on public.user_inspirations
  for each row execute function private.refuse_changes('likes_count', 'uses_count');

create trigger write_language
  before insert or update of title, prompt, language on public.user_inspirations
  for each row execute function private.write_language();

-- A visitor without an account reads what is public.
create policy "Everybody can read public inspirations"
  on public.user_inspirations for select to anon
  using (private.is_open(user_inspirations.*));

-- A signed-in person reads what is public, and their own.
create policy "People can read public inspirations and their own"
  on public.user_inspirations for select to authenticated
  using (private.can_read(user_inspirations.*, (select private.person())));

-- A signed-in person shares under their own name only.
create policy "People can share their own inspirations"
  on public.user_inspirations for insert to authenticated
  with check (user_id = (select private.person()));

-- A signed-in person edits their own inspirations and cannot give them away.
create policy "People can edit their own inspirations"
  on public.user_inspirations for update to authenticated
  using (user_id = (select private.person()))
  with check (user_id = (select private.person()));

-- A signed-in person deletes their own inspirations only.
create policy "People can delete their own inspirations"
  on public.user_inspirations for delete to authenticated
  using (user_id = (select private.person()));
