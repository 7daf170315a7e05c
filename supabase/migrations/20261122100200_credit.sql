-- What a shared story was written from: a prompt of the community, or the prompt of another shared story.
alter table public.user_shared_stories
  add column source_inspiration_id uuid references public.user_inspirations (id) on delete set null,
  add column source_story_id uuid references public.user_shared_stories (id) on delete set null,
  add constraint user_shared_stories_one_source check (num_nonnulls(source_inspiration_id, source_story_id) <= 1),
  add constraint user_shared_stories_other_source check (source_story_id <> id);

create index user_shared_stories_by_source_inspiration on public.user_shared_stories (source_inspiration_id)
  where source_inspiration_id is not null;
create index user_shared_stories_by_source_story on public.user_shared_stories (source_story_id)
  where source_story_id is not null;

grant insert (source_inspiration_id, source_story_id), update (source_inspiration_id, source_story_id)
  on table public.user_shared_stories to authenticated;

-- A person names as the source what they can read at that moment. A source that stands there already stays, whatever
-- became of it. Acts with the rights of whoever writes, so that the policies of the source say what is read.
create function private.check_source()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  v_kept public.user_shared_stories;
begin
  if tg_op = 'UPDATE' then
    v_kept := old;
  else
    -- An upsert of a story that is there comes as a new one first.
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
  ) then
    raise exception 'There is no such source.' using errcode = '42501';
  end if;
  return new;
end;
$$;

revoke execute on function private.check_source() from public, anon, authenticated, service_role;

create trigger check_source
  before insert or update of source_inspiration_id, source_story_id on public.user_shared_stories
  for each row execute function private.check_source();

-- The source as everybody may see it, or no row. Called by functions that act with their owner's rights.
create function private.public_source(p_inspiration_id uuid, p_story_id uuid)
returns table (title text, author text)
language sql
stable
set search_path = ''
as $$
  select inspiration.title, author.display_name
  from public.user_inspirations as inspiration
  join public.profiles as author on author.id = inspiration.user_id
  where inspiration.id = p_inspiration_id and inspiration.is_public and inspiration.hidden_at is null
  union all
  select story.title, author.display_name
  from public.user_shared_stories as story
  join public.profiles as author on author.id = story.user_id
  where story.id = p_story_id and story.is_public and story.hidden_at is null;
$$;

revoke execute on function private.public_source(uuid, uuid) from public, anon, authenticated, service_role;
