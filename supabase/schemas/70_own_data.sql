-- Export and import of a person's data.

-- A person downloads their data with "Download everything", and imports it, also into another account. An imported row gets a new
-- id, so that no file can name an existing row. Its origin is kept here, where only the owner reads it: a public row does not
-- reveal the other account.
create table public.imported_items (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The id in the file: that of the first row it was exported from, in any account.
  origin_id uuid not null,
  story_id uuid references public.user_stories (id) on delete cascade,
  inspiration_id uuid references public.user_inspirations (id) on delete cascade,
  shared_story_id uuid references public.user_shared_stories (id) on delete cascade,
  primary key (user_id, origin_id),
  constraint imported_items_story unique (story_id),
  constraint imported_items_inspiration unique (inspiration_id),
  constraint imported_items_shared_story unique (shared_story_id),
  constraint imported_items_one_row check (num_nonnulls(story_id, inspiration_id, shared_story_id) = 1)
);

comment on table public.imported_items is 'Which rows were imported from an export, with their ids in it. Written by import_items only.';

revoke all on table public.imported_items from public, anon, authenticated, service_role;
grant select on table public.imported_items to authenticated;
alter table public.imported_items enable row level security;

create function private.export_time(p_moment timestamptz)
returns text
language sql stable set search_path = ''
as $$
  select to_char(p_moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
$$;

-- The title of an open story; people cannot read the rows of other people's stories.
create function private.public_story_title(p_id uuid)
returns text
language sql stable security definer set search_path = ''
as $$
  select story.title from public.user_shared_stories as story where story.id = p_id and private.is_open(story.*);
$$;

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

-- A page of a person's data, as the files of an export contain it, after the row that p_after_created and p_after_id name. An item
-- has the id that it was first exported with. Runs with the rights of the caller, so the policies exclude the trash and likes of
-- others. They include public prompts and stories of others, so those queries select by owner.
create function public.export_items(
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

-- The row of the caller for an id of a file, by the id of the row or the id it was imported from: at most one of the three.
create function private.own_item(p_id uuid)
returns table (story_id uuid, inspiration_id uuid, shared_story_id uuid)
language sql stable set search_path = ''
as $$
  select mark.story_id, mark.inspiration_id, mark.shared_story_id
  from public.imported_items as mark where mark.user_id = (select private.person()) and mark.origin_id = p_id
  union all
  select story.id, null, null from public.user_stories as story
  where story.id = p_id and story.user_id = (select private.person())
  union all
  select null, prompt.id, null from public.user_inspirations as prompt
  where prompt.id = p_id and prompt.user_id = (select private.person())
  union all
  select null, null, shared.id from public.user_shared_stories as shared
  where shared.id = p_id and shared.user_id = (select private.person())
  limit 1;
$$;

-- Restores one item of a file for the caller. True when it was restored, false when it existed. The caller becomes the owner; the
-- database sets ids, links, counters and moderation; shared things come back private. A date is kept unless it is in the future.
-- A story in the trash is restored from there.
create function private.import_item(p_kind text, p_item jsonb)
returns boolean
language plpgsql set search_path = ''
as $$
declare
  v_person uuid := (select private.person());
  v_origin uuid;
  v_there record;
  v_id uuid := gen_random_uuid();
  v_created timestamptz;
  v_count integer;
begin
  if p_kind = 'likes' then
    return private.import_like(p_item);
  end if;
  v_origin := (p_item ->> 'id')::uuid;
  if v_origin is null then
    raise exception 'An item has an id.' using errcode = 'check_violation';
  end if;
  select * into v_there from private.own_item(v_origin);
  if found then
    update public.user_stories as story set deleted_at = null
    where story.id = v_there.story_id and p_kind = 'stories' and story.deleted_at > private.gone_since();
    get diagnostics v_count = row_count;
    return v_count > 0;
  end if;
  v_created := least(greatest(coalesce((p_item ->> 'createdAt')::timestamptz, now()), '2000-01-01 00:00:00Z'), now());
  case p_kind
    when 'stories' then
      insert into public.user_stories (
        id, user_id, title, prompt, story, generator_id, options, language, perspective, tone, story_length, demo, created_at
      ) values (
        v_id, v_person, p_item ->> 'title', p_item ->> 'prompt', p_item ->> 'story', p_item ->> 'generatorId',
        p_item -> 'options', p_item ->> 'language', p_item ->> 'perspective', p_item ->> 'tone',
        (p_item ->> 'length')::integer, coalesce((p_item ->> 'demo')::boolean, false), v_created
      );
      insert into public.imported_items (user_id, origin_id, story_id) values (v_person, v_origin, v_id);
      -- Files of earlier versions have none.
      if jsonb_typeof(p_item -> 'notes') = 'object' then
        insert into public.story_notes (story_id, notes, names)
        values (v_id, p_item -> 'notes', array(
          select name from jsonb_array_elements_text(case when p_item -> 'names' <> 'null' then p_item -> 'names' else '[]' end) as list (name)
        ));
      end if;
    when 'prompts' then
      insert into public.user_inspirations (id, user_id, title, prompt, category, difficulty, is_public, created_at)
      values (
        v_id, v_person, p_item ->> 'title', p_item ->> 'prompt', p_item ->> 'category', p_item ->> 'difficulty', false, v_created
      );
      insert into public.imported_items (user_id, origin_id, inspiration_id) values (v_person, v_origin, v_id);
    when 'shared' then
      insert into public.user_shared_stories (
        id, user_id, story_id, title, prompt, content, generator_id, language, demo, is_public, is_unlisted,
        source_inspiration_id, source_story_id, created_at
      ) values (
        v_id, v_person, (select mine.story_id from private.own_item((p_item ->> 'storyId')::uuid) as mine),
        p_item ->> 'title', p_item ->> 'prompt', p_item ->> 'story', p_item ->> 'generatorId', p_item ->> 'language',
        coalesce((p_item ->> 'demo')::boolean, false), false, false,
        private.importable_prompt((p_item ->> 'sourcePromptId')::uuid),
        private.importable_story((p_item ->> 'sourceStoryId')::uuid), v_created
      );
      insert into public.imported_items (user_id, origin_id, shared_story_id) values (v_person, v_origin, v_id);
  end case;
  return true;
end;
$$;

-- What a shared story may name as its source: the person's own, or what is open.
create function private.importable_prompt(p_id uuid)
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

create function private.importable_story(p_id uuid)
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

-- Restores a like of an open thing of another person, or of a built-in inspiration. The triggers count it.
create function private.import_like(p_item jsonb)
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

-- Restores up to 50 items of an export for the caller; one that fails does not affect the others. Returns for each, in the order
-- given: 'restored', 'present', 'invalid' when the database refuses it, or 'gone' for a like of something no longer shared.
create function public.import_items(p_kind text, p_items jsonb)
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

revoke execute on function
  private.export_time(timestamptz),
  private.public_story_title(uuid),
  private.fits_answer(bigint),
  public.export_items(text, timestamptz, text, integer),
  private.own_item(uuid),
  private.import_item(text, jsonb),
  private.importable_prompt(uuid),
  private.importable_story(uuid),
  private.import_like(jsonb),
  public.import_items(text, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function
  private.export_time(timestamptz),
  private.public_story_title(uuid),
  private.fits_answer(bigint),
  public.export_items(text, timestamptz, text, integer),
  public.import_items(text, jsonb)
  to authenticated;

-- A signed-in person sees the origins of their own rows.
create policy "People can see what they imported"
  on public.imported_items for select to authenticated
  using (user_id = (select private.person()));
