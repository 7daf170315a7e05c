-- Uses of prompts: which people wrote a story from which prompt.

-- One use for each person and day, so that no one makes a prompt popular alone.
create table public.inspiration_uses (
  id uuid primary key default gen_random_uuid(),
  inspiration_id uuid not null references public.user_inspirations (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  story_id uuid references public.user_stories (id) on delete set null,
  used_on date not null default private.today(),
  created_at timestamptz not null default now(),
  constraint inspiration_uses_once_a_day unique (inspiration_id, user_id, used_on)
);

comment on table public.inspiration_uses is 'Uses of inspirations. Only the person who used them can read them.';

create index inspiration_uses_by_person on public.inspiration_uses (user_id, created_at desc);
create index inspiration_uses_by_story on public.inspiration_uses (story_id);

revoke all on table public.inspiration_uses from public, anon, authenticated, service_role;
grant select on table public.inspiration_uses to authenticated, service_role;
grant insert (inspiration_id, user_id, story_id)
  on table public.inspiration_uses to authenticated;
alter table public.inspiration_uses enable row level security;

-- Records a use and returns how many there are. A second use on the same day only adds the story to the first.
create function public.record_inspiration_use(p_inspiration_id uuid, p_story_id uuid default null)
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

-- Counts each use of a prompt, including its author's (spec 4).
create function private.count_inspiration_uses()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.user_inspirations set uses_count = uses_count + 1 where id = new.inspiration_id;
  return null;
end;
$$;

revoke execute on function
  public.record_inspiration_use(uuid, uuid),
  private.count_inspiration_uses()
  from public, anon, authenticated, service_role;
grant execute on function
  public.record_inspiration_use(uuid, uuid)
  to authenticated;

create trigger count_inspiration_uses
  after insert on public.inspiration_uses
  for each row execute function private.count_inspiration_uses();

-- A signed-in person sees their own uses only.
create policy "People can see their own uses"
  on public.inspiration_uses for select to authenticated
  using (user_id = (select private.person()));

-- A signed-in person records a use of an inspiration that they can read, under their own name, with their own story.
create policy "People can record their own uses"
  on public.inspiration_uses for insert to authenticated
  with check (
    user_id = (select private.person())
    and exists (select from public.user_inspirations as inspiration where inspiration.id = inspiration_id)
    and (
      story_id is null
      or exists (
        select from public.user_stories as story where story.id = story_id and story.user_id = (select private.person())
      )
    )
  );
