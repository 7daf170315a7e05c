-- One predicate answers who can read a story or a prompt, and code that functions repeated is in one place. Nothing behaves
-- differently: what a function does is described in supabase/schemas.

create function private.is_open(p_prompt public.user_inspirations)
returns boolean
language sql immutable
as $$
  select p_prompt.is_public and p_prompt.hidden_at is null;
$$;

create function private.is_open(p_story public.user_shared_stories, p_link text default null)
returns boolean
language sql immutable
as $$
  select p_story.hidden_at is null and (p_story.is_public or coalesce(p_story.share_id = p_link, false));
$$;

create function private.can_read(p_prompt public.user_inspirations, p_person uuid)
returns boolean
language sql immutable
as $$
  select private.is_open(p_prompt) or p_prompt.user_id = p_person;
$$;

create function private.can_read(p_story public.user_shared_stories, p_person uuid, p_link text default null)
returns boolean
language sql immutable
as $$
  select private.is_open(p_story, p_link) or p_story.user_id = p_person;
$$;

create function private.signed_in(p_message text)
returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  v_person uuid := private.person();
begin
  if v_person is null then
    raise exception using message = p_message, errcode = '42501';
  end if;
  return v_person;
end;
$$;

create function private.has_just_entered(p_method text)
returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select
    from jsonb_path_query(
      (select auth.jwt()),
      '$.amr[*] ? (@.method == $method).timestamp ? (@.type() == "number")',
      jsonb_build_object('method', p_method)
    ) as moment
    where moment::numeric >= extract(epoch from now()) - 120
  );
$$;

create function private.order_of(p_order text, p_names text[])
returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if p_order <> all (p_names) then
    raise exception 'Order by %.', regexp_replace(array_to_string(p_names, ', '), ', (\w+)$', ' or \1') using errcode = 'PT400';
  end if;
  return coalesce(p_order, p_names[1]);
end;
$$;

create function private.has_no_words(p_query text)
returns boolean
language sql immutable set search_path = ''
as $$
  select p_query ~ '[^[:space:]]' and private.search_query(p_query) is null;
$$;

create function private.is_hidden_by_request(p_person uuid, p_hidden_at timestamptz)
returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.account_deletions as request
    where request.user_id = p_person and request.cancelled_at is null and request.requested_at = p_hidden_at
  );
$$;

create function private.lock_liked()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'inspiration_likes' then
    perform from public.user_inspirations as liked where liked.id = new.inspiration_id for no key update;
  else
    perform from public.user_shared_stories as liked where liked.id = new.shared_story_id for no key update;
  end if;
  return new;
end;
$$;

create function private.known_as(p_prompt public.user_inspirations)
returns setof private.hidden_prompts
language sql stable set search_path = ''
as $$
  select known.* from private.hidden_prompts as known
  where known.user_id = p_prompt.user_id
    and (known.inspiration_id = p_prompt.id or known.words = private.words_of(p_prompt.prompt));
$$;

create function private.hide_known()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.hidden_at := coalesce((select min(known.hidden_at) from private.known_as(new) as known), new.hidden_at);
  return new;
end;
$$;

create function private.toggle_like(p_person uuid, p_what text, p_id uuid, p_liked boolean, p_link text)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_prompt public.user_inspirations;
  v_story public.user_shared_stories;
  v_owner uuid;
  v_is_open boolean;
  v_is_liked boolean;
  v_liked boolean;
begin
  -- Locks in the order in which deletion does: what is liked first, then the likes.
  if p_what = 'inspiration' then
    select prompt.* into v_prompt from public.user_inspirations as prompt where prompt.id = p_id for no key update;
    v_owner := v_prompt.user_id;
    v_is_open := private.is_open(v_prompt);
    v_is_liked := exists (
      select from public.inspiration_likes as mine where mine.inspiration_id = p_id and mine.user_id = p_person
    );
  else
    select story.* into v_story from public.user_shared_stories as story where story.id = p_id for no key update;
    v_owner := v_story.user_id;
    v_is_open := private.is_open(v_story, p_link);
    v_is_liked := exists (
      select from public.shared_story_likes as mine where mine.shared_story_id = p_id and mine.user_id = p_person
    );
  end if;
  v_liked := coalesce(p_liked, not v_is_liked);
  if v_owner is null or not (v_is_open or v_owner = p_person or (v_is_liked and not v_liked)) then
    raise exception 'There is no such %.', p_what using errcode = 'PT404';
  end if;
  if v_owner = p_person then
    raise exception 'This % is your own; only others can like it.', p_what using errcode = 'PT403';
  end if;

  if v_liked and p_what = 'inspiration' then
    insert into public.inspiration_likes (inspiration_id, user_id) values (p_id, p_person) on conflict do nothing;
  elsif v_liked then
    insert into public.shared_story_likes (shared_story_id, user_id) values (p_id, p_person) on conflict do nothing;
  elsif p_what = 'inspiration' then
    delete from public.inspiration_likes as mine where mine.inspiration_id = p_id and mine.user_id = p_person;
  else
    delete from public.shared_story_likes as mine where mine.shared_story_id = p_id and mine.user_id = p_person;
  end if;
  return jsonb_build_object('liked', v_liked, 'likes_count', case
    when not v_is_open then null
    when p_what = 'inspiration' then (select prompt.likes_count from public.user_inspirations as prompt where prompt.id = p_id)
    else (select story.likes_count from public.user_shared_stories as story where story.id = p_id)
  end);
end;
$$;

revoke execute on function
  private.signed_in(text),
  private.has_just_entered(text),
  private.order_of(text, text[]),
  private.has_no_words(text),
  private.is_open(user_inspirations),
  private.can_read(user_inspirations, uuid),
  private.is_open(user_shared_stories, text),
  private.can_read(user_shared_stories, uuid, text),
  private.lock_liked(),
  private.toggle_like(uuid, text, uuid, boolean, text),
  private.is_hidden_by_request(uuid, timestamptz),
  private.known_as(user_inspirations),
  private.hide_known()
  from public, anon, authenticated, service_role;
grant execute on function
  private.is_open(user_inspirations),
  private.is_open(user_shared_stories, text)
  to anon, authenticated;
grant execute on function
  private.can_read(user_inspirations, uuid),
  private.signed_in(text)
  to authenticated;

create view private.whole_stories as
select found.id, found.user_id, author.display_name as author, found.title, found.prompt, found.content, found.generator_id,
  found.language, found.is_public, found.hidden_at is not null as is_hidden, found.views_count, found.likes_count,
  found.created_at,
  exists (
    select from public.shared_story_likes as mine
    where mine.shared_story_id = found.id and mine.user_id = (select private.person())
  ) as liked,
  case when source.title is not null then found.source_inspiration_id end as source_inspiration_id,
  case when source.title is not null then found.source_story_id end as source_story_id,
  source.title as source_title, source.author as source_author, found.share_id, found.is_unlisted, found.demo
from public.user_shared_stories as found
join public.profiles as author on author.id = found.user_id
left join lateral private.public_source(found.source_inspiration_id, found.source_story_id) as source on true;

revoke all on table private.whole_stories from public, anon, authenticated, service_role;

create or replace function private.shares_with_everybody(p_person uuid)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select
    exists (
      select from public.user_inspirations as inspiration
      where inspiration.user_id = p_person and private.is_open(inspiration.*)
    )
    or exists (
      select from public.user_shared_stories as story
      where story.user_id = p_person and private.is_open(story.*)
    );
$$;

create or replace function public.make_recovery_codes()
returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
  v_factor uuid;
  v_codes text[];
begin
  if v_person is null or (select auth.jwt()) ->> 'aal' is distinct from 'aal2' then
    raise exception 'Sign in with a code from your authenticator app first.' using errcode = 'PT403';
  end if;
  if not private.has_just_entered('totp') then
    raise exception 'Enter a code from your authenticator app again to get recovery codes.' using errcode = 'PT403';
  end if;
  -- Of two simultaneous calls, the second one's codes are the valid ones.
  perform from auth.users as account where account.id = v_person for no key update;
  select factor.id into v_factor from auth.mfa_factors as factor
  where factor.user_id = v_person and factor.status = 'verified'
  order by factor.created_at desc limit 1;
  if v_factor is null then
    raise exception 'Set up two-step sign-in first.' using errcode = 'PT403';
  end if;
  delete from private.recovery_codes as code where code.user_id = v_person;
  select array_agg(private.new_recovery_code()) into v_codes from generate_series(1, 10);
  insert into private.recovery_codes (user_id, factor_id, hash)
  select v_person, v_factor, private.recovery_code_hash(code) from unnest(v_codes) as code;
  return v_codes;
end;
$$;

create or replace function public.count_stories(
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

create or replace function public.lengthen_story(
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
begin
  update public.user_stories as story
  set
    story = p_story,
    title = case when story.title = p_former_title then p_title else story.title end,
    options = p_options,
    demo = story.demo or coalesce(p_demo, false)
  where story.id = p_id and story.user_id = v_person and story.deleted_at is null and starts_with(p_story, story.story);
  return found;
end;
$$;

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

create or replace function public.delete_story(p_id uuid)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to delete stories.');
  v_deleted_at timestamptz;
begin
  update public.user_stories as story
  set deleted_at = coalesce(story.deleted_at, now())
  where story.id = p_id and story.user_id = v_person
    and (story.deleted_at is null or story.deleted_at > private.gone_since())
  returning story.deleted_at into v_deleted_at;
  if not found then
    raise exception 'This story isn’t in your collection anymore.' using errcode = 'PT404';
  end if;
  perform private.purge_deleted_stories();
  return private.ms_to_undo(v_deleted_at);
end;
$$;

create or replace function public.restore_story(p_id uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to restore stories.');
  v_is_there boolean;
begin
  update public.user_stories as story
  set deleted_at = null
  where story.id = p_id and story.user_id = v_person
    and (story.deleted_at is null or story.deleted_at > private.gone_since());
  v_is_there := found;
  perform private.purge_deleted_stories();
  return v_is_there;
end;
$$;

create or replace function public.hold_deleted_story(p_id uuid)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to restore stories.');
begin
  update public.user_stories as story
  set deleted_at = now()
  where story.id = p_id and story.user_id = v_person and story.deleted_at > private.undo_over_since();
  return case when found then private.ms_to_undo(now()) else 0 end;
end;
$$;

create or replace function public.recently_deleted_stories()
returns table (id uuid, title text, language text, ms_left integer)
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to see your stories.');
begin
  perform private.purge_deleted_stories();
  return query
    select story.id, story.title, story.language, private.ms_to_undo(story.deleted_at)
    from public.user_stories as story
    where story.deleted_at > private.undo_over_since() and story.user_id is not distinct from v_person
    order by story.deleted_at desc, story.id;
end;
$$;

create or replace function public.deleted_stories(
  p_before timestamptz default null,
  p_after_id uuid default null,
  p_limit integer default 25
)
returns table (id uuid, title text, generator_id text, language text, deleted_at timestamptz, days_left integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to see your stories.');
begin
  perform private.walk_in_order(true);
  return query
    select story.id, story.title, story.generator_id, story.language, story.deleted_at, private.days_left(story.deleted_at)
    from public.user_stories as story
    where story.user_id = v_person and story.deleted_at > private.gone_since()
      and (
        p_after_id is null or p_before is null
        or story.deleted_at < p_before or (story.deleted_at = p_before and story.id > p_after_id)
      )
    order by story.deleted_at desc, story.id
    limit least(greatest(coalesce(p_limit, 25), 1), 100);
  perform private.walk_in_order(false);
end;
$$;

create or replace function public.delete_story_for_good(p_id uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to delete stories.');
begin
  delete from public.user_stories as story
  where story.id = p_id and story.user_id = v_person and story.deleted_at > private.gone_since();
  return found;
end;
$$;

create or replace function public.inspiration_counts(p_ids uuid[])
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
          and ($1 is null or private.search_words(found.title || ' ' || found.prompt) @@ $1)
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
    using v_query, p_categories, p_difficulties, p_lengths, p_after_likes, p_after_created, p_after_id, v_left,
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
          and ($1 is null or private.search_words(found.title || ' ' || found.prompt) @@ $1)
          and ($2 is null or found.category = any ($2))
          and ($3 is null or found.difficulty = any ($3))
          and ($4 is null or private.prompt_length(found.prompt) = any ($4))
          and ($5 is null or found.language = any ($5))
        limit 1001
      ) as counted
    $query$
  into v_count
  using v_query, p_categories, p_difficulties, p_lengths, p_languages;
  return v_count;
end;
$$;

create or replace function public.record_inspiration_use(p_inspiration_id uuid, p_story_id uuid default null)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to record a use.');
  v_count integer;
begin
  if not exists (
    select from public.user_inspirations as inspiration
    where inspiration.id = p_inspiration_id and private.can_read(inspiration.*, v_person)
  ) then
    raise exception 'There is no such inspiration.' using errcode = 'PT404';
  end if;
  if p_story_id is not null and not exists (
    select from public.user_stories as story where story.id = p_story_id and story.user_id = v_person
      and story.deleted_at is null
  ) then
    raise exception 'This story isn’t in your collection anymore.' using errcode = 'PT404';
  end if;
  insert into public.inspiration_uses as mine (inspiration_id, user_id, story_id)
  values (p_inspiration_id, v_person, p_story_id)
  on conflict on constraint inspiration_uses_once_a_day
    do update set story_id = excluded.story_id where excluded.story_id is not null;
  select inspiration.uses_count into v_count
  from public.user_inspirations as inspiration where inspiration.id = p_inspiration_id;
  return v_count;
end;
$$;

create or replace function private.public_source(p_inspiration_id uuid, p_story_id uuid)
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
      case when v_order = 'views' then 'found.views_count desc, found.id' else 'found.created_at desc, found.id' end
    )
    using v_query, p_generators, p_languages, p_after_views, p_after_created, p_after_id, v_left, (select private.person());
    get diagnostics v_found = row_count;
    v_left := v_left - v_found;
    exit when v_left = 0;
  end loop;
  perform private.walk_in_order(false);
end;
$$;

create or replace function private.is_public_story(p_id uuid)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.user_shared_stories as story
    where story.id = p_id and private.is_open(story.*)
  );
$$;

create or replace function public.shared_story_counts(p_ids uuid[], p_share_ids text[] default null)
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
      and (v_query is null or private.search_words(found.title || ' ' || found.prompt) @@ v_query)
      and (
        p_after_id is null or mine.created_at < p_after_liked
        or (mine.created_at = p_after_liked and mine.inspiration_id > p_after_id)
      )
    order by mine.created_at desc, mine.inspiration_id
    limit private.page_size(p_limit);
end;
$$;

create or replace function public.toggle_inspiration_like(p_inspiration_id uuid, p_liked boolean default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return private.toggle_like(
    private.signed_in('You must be signed in to like inspirations'), 'inspiration', p_inspiration_id, p_liked, null
  );
end;
$$;

create or replace function public.toggle_story_like(p_shared_story_id uuid, p_liked boolean default null, p_share_id text default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return private.toggle_like(
    private.signed_in('You must be signed in to like stories.'), 'story', p_shared_story_id, p_liked, p_share_id
  );
end;
$$;

create or replace function public.count_story_view(p_shared_story_id uuid, p_share_id text default null)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_owner uuid;
  v_count integer;
begin
  select story.user_id into v_owner
  from public.user_shared_stories as story
  where story.id = p_shared_story_id and private.is_open(story.*, p_share_id);
  if v_owner is null then
    raise exception 'There is no such story.' using errcode = 'PT404';
  end if;
  delete from public.shared_story_views as old where old.viewed_on < private.today();
  if v_owner is distinct from (select private.person()) then
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

create or replace function public.read_shared_story(p_id uuid)
returns table (
  id uuid, user_id uuid, author text, title text, prompt text, content text, generator_id text, language text,
  is_public boolean, is_hidden boolean, views_count integer, likes_count integer, created_at timestamptz, liked boolean,
  source_inspiration_id uuid, source_story_id uuid, source_title text, source_author text, share_id text,
  is_unlisted boolean, demo boolean
)
language sql stable security definer set search_path = ''
as $$
  select whole.*
  from private.whole_stories as whole
  join public.user_shared_stories as found on found.id = whole.id
  where found.id = p_id and private.can_read(found.*, (select private.person()));
$$;

create or replace function public.read_shared_link(p_share_id text)
returns table (
  id uuid, user_id uuid, author text, title text, prompt text, content text, generator_id text, language text,
  is_public boolean, is_hidden boolean, views_count integer, likes_count integer, created_at timestamptz, liked boolean,
  source_inspiration_id uuid, source_story_id uuid, source_title text, source_author text, share_id text,
  is_unlisted boolean, demo boolean
)
language sql stable security definer set search_path = ''
as $$
  select whole.*
  from private.whole_stories as whole
  join public.user_shared_stories as found on found.id = whole.id
  where found.share_id = p_share_id and private.can_read(found.*, (select private.person()), p_share_id);
$$;

create or replace function public.request_account_deletion()
returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to delete your account.');
  v_moment timestamptz := now();
begin
  if not private.has_just_entered('password') then
    raise exception 'Enter your password again to delete your account.' using errcode = 'PT403';
  end if;
  -- Locks in the order in which signing in and the purge do.
  perform from auth.users as account where account.id = v_person for no key update;
  perform from public.profiles as author where author.id = v_person for update;
  insert into public.account_deletions as request (user_id, requested_at) values (v_person, v_moment)
  on conflict (user_id) do update
    set requested_at = case when request.cancelled_at is null then request.requested_at else v_moment end,
      cancelled_at = null
  returning request.requested_at into v_moment;
  perform private.hide_shared(v_person, v_moment);
  delete from auth.sessions as session where session.user_id = v_person;
  return private.deleted_after(v_moment);
end;
$$;

create or replace function public.report_content(
  p_inspiration_id uuid default null,
  p_shared_story_id uuid default null,
  p_reason text default 'other',
  p_note text default null,
  p_share_id text default null
)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to report.');
  v_owner uuid;
begin
  if num_nonnulls(p_inspiration_id, p_shared_story_id) <> 1 then
    raise exception 'Report one inspiration or one story.' using errcode = 'PT400';
  end if;
  -- The lock prevents its deletion until the report is stored.
  if p_inspiration_id is not null then
    select inspiration.user_id into v_owner
    from public.user_inspirations as inspiration
    where inspiration.id = p_inspiration_id and private.can_read(inspiration.*, v_person)
    for key share;
  else
    select story.user_id into v_owner
    from public.user_shared_stories as story
    where story.id = p_shared_story_id and private.can_read(story.*, v_person, p_share_id)
    for key share;
  end if;
  if v_owner is null then
    raise exception 'This isn’t available anymore, so it can’t be reported.' using errcode = 'PT404';
  end if;
  if v_owner = v_person then
    raise exception 'This is yours. You can edit or delete it instead of reporting it.' using errcode = 'PT403';
  end if;

  -- One after the other, so that simultaneous reports cannot exceed the limit of a day.
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
    raise exception 'You’ve reached today’s limit for reports. Please try again tomorrow.' using errcode = 'PT429';
  end if;
  return true;
end;
$$;

create or replace function private.remember_hidden()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_hidden_by_request(new.user_id, new.hidden_at) then
    return null;
  end if;
  if tg_table_name = 'user_inspirations' and new.hidden_at is null then
    delete from private.hidden_prompts as known
    where known.inspiration_id in (
      select found.inspiration_id from private.known_as(new) as found where found.hidden_at = old.hidden_at
    );
  elsif tg_table_name = 'user_inspirations' then
    insert into private.hidden_prompts as known (inspiration_id, user_id, words, hidden_at)
    values (new.id, new.user_id, private.words_of(new.prompt), new.hidden_at)
    on conflict (inspiration_id) do update set hidden_at = excluded.hidden_at;
  elsif new.hidden_at is null then
    delete from private.known_stories as known
    where known.shared_story_id in (
      select found.shared_story_id from private.known_as(new) as found where found.hidden_at = old.hidden_at
    );
  else
    insert into private.known_stories as known (shared_story_id, user_id, story_id, words, hidden_at)
    values (new.id, new.user_id, new.story_id, private.words_of(new.content), new.hidden_at)
    on conflict (shared_story_id) do update set hidden_at = excluded.hidden_at;
  end if;
  return null;
end;
$$;

create or replace function private.public_story_title(p_id uuid)
returns text
language sql stable security definer set search_path = ''
as $$
  select story.title from public.user_shared_stories as story where story.id = p_id and private.is_open(story.*);
$$;

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
  v_limit integer := least(greatest(coalesce(p_limit, 50), 1), 200);
begin
  case p_kind
    when 'stories' then
      return query
        select jsonb_build_object(
          'id', coalesce(mark.origin_id, found.id), 'title', found.title, 'prompt', found.prompt, 'story', found.story,
          'generatorId', found.generator_id, 'options', found.options, 'language', found.language,
          'perspective', found.perspective, 'tone', found.tone, 'length', found.story_length, 'demo', found.demo,
          'createdAt', private.export_time(found.created_at)
        ), found.created_at, found.id::text
        from public.user_stories as found
        left join public.imported_items as mark on mark.story_id = found.id
        where p_after_id is null or found.created_at < p_after_created
          or (found.created_at = p_after_created and found.id > p_after_id::uuid)
        order by found.created_at desc, found.id
        limit v_limit;
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
        from public.user_shared_stories as found
        left join public.imported_items as mark on mark.shared_story_id = found.id
        left join public.user_stories as saved on saved.id = found.story_id
        left join public.imported_items as saved_mark on saved_mark.story_id = saved.id
        left join public.imported_items as prompt_mark on prompt_mark.inspiration_id = found.source_inspiration_id
        left join public.imported_items as source_mark on source_mark.shared_story_id = found.source_story_id
        where found.user_id = v_person and (
          p_after_id is null or found.created_at < p_after_created
          or (found.created_at = p_after_created and found.id > p_after_id::uuid)
        )
        order by found.created_at desc, found.id
        limit v_limit;
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
    else
      raise exception 'Ask for stories, prompts, shared or likes.' using errcode = 'PT400';
  end case;
end;
$$;

create or replace function private.importable_prompt(p_id uuid)
returns uuid
language sql stable set search_path = ''
as $$
  select coalesce(
    (select mine.inspiration_id from private.own_item(p_id) as mine),
    (
      select source.id from public.user_inspirations as source
      where source.id = p_id and private.is_open(source.*)
    )
  );
$$;

create or replace function private.importable_story(p_id uuid)
returns uuid
language sql stable set search_path = ''
as $$
  select coalesce(
    (select mine.shared_story_id from private.own_item(p_id) as mine),
    (
      select source.id from public.user_shared_stories as source
      where source.id = p_id and private.is_open(source.*)
    )
  );
$$;

create or replace function private.import_like(p_item jsonb)
returns boolean
language plpgsql set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
  v_id text := p_item ->> 'id';
  v_count integer;
begin
  case p_item ->> 'kind'
    when 'prompt' then
      perform from public.user_inspirations as prompt
      where prompt.id = v_id::uuid and private.is_open(prompt.*) and prompt.user_id <> v_person
      for no key update;
      if not found then
        raise exception 'It is not shared any more.' using errcode = 'no_data_found';
      end if;
      insert into public.inspiration_likes (inspiration_id, user_id) values (v_id::uuid, v_person) on conflict do nothing;
    when 'story' then
      perform from public.user_shared_stories as story
      where story.id = v_id::uuid and private.is_open(story.*) and story.user_id <> v_person
      for no key update;
      if not found then
        raise exception 'It is not shared any more.' using errcode = 'no_data_found';
      end if;
      insert into public.shared_story_likes (shared_story_id, user_id) values (v_id::uuid, v_person) on conflict do nothing;
    when 'favorite' then
      insert into public.curated_favorites (inspiration_id, user_id) values (v_id, v_person) on conflict do nothing;
    else
      raise exception 'A like has a kind.' using errcode = 'check_violation';
  end case;
  get diagnostics v_count = row_count;
  return v_count > 0;
end;
$$;

create or replace function public.import_items(p_kind text, p_items jsonb)
returns table (place integer, outcome text)
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to import your data.');
  v_item record;
begin
  if p_kind is null or p_kind not in ('stories', 'prompts', 'shared', 'likes') then
    raise exception 'Import stories, prompts, shared or likes.' using errcode = 'PT400';
  end if;
  if p_items is null or jsonb_typeof(p_items) <> 'array' or jsonb_array_length(p_items) > 50 then
    raise exception 'Import a list of at most 50 items.' using errcode = 'PT400';
  end if;
  -- One after the other, so that two simultaneous imports of one file do not restore anything twice.
  perform private.wait_in_line('imports of ' || v_person);
  for v_item in select item, ordinality from jsonb_array_elements(p_items) with ordinality as list (item, ordinality) loop
    place := v_item.ordinality;
    begin
      outcome := case when private.import_item(p_kind, v_item.item) then 'restored' else 'present' end;
    exception
      when no_data_found then outcome := 'gone';
      when unique_violation then outcome := 'present';
      when integrity_constraint_violation or data_exception then outcome := 'invalid';
    end;
    return next;
  end loop;
end;
$$;

alter policy "Everybody can read public inspirations" on public.user_inspirations
  using (private.is_open(user_inspirations.*));
alter policy "People can read public inspirations and their own" on public.user_inspirations
  using (private.can_read(user_inspirations.*, (select private.person())));
alter policy "Everybody can read public stories" on public.user_shared_stories
  using (private.is_open(user_shared_stories.*));
alter policy "People can like public inspirations of others" on public.inspiration_likes
  with check (
    user_id = (select private.person())
    and exists (
      select from public.user_inspirations as inspiration
      where inspiration.id = inspiration_id
        and private.is_open(inspiration.*)
        and inspiration.user_id <> (select private.person())
    )
  );

create or replace trigger lock_liked_inspiration
  before insert on public.inspiration_likes
  for each row execute function private.lock_liked();

create or replace trigger lock_liked_story
  before insert on public.shared_story_likes
  for each row execute function private.lock_liked();

create or replace trigger hide_known_story_again
  before insert or update of content, story_id on public.user_shared_stories
  for each row execute function private.hide_known();

create or replace trigger remember_hidden_prompt
  after update of hidden_at on public.user_inspirations
  for each row when (new.hidden_at is distinct from old.hidden_at)
  execute function private.remember_hidden();

create or replace trigger hide_known_prompt_again
  before insert or update of prompt on public.user_inspirations
  for each row execute function private.hide_known();

drop function
  private.has_just_entered_code(),
  private.lock_liked_inspiration(),
  private.is_open_story(boolean, timestamptz, text, text),
  private.lock_liked_story(),
  private.has_just_entered_password(),
  private.hide_known_story(),
  private.hidden_as(user_inspirations),
  private.remember_hidden_prompt(),
  private.hide_known_prompt();
