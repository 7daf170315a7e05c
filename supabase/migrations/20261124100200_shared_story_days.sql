-- How a shared story was read and liked day by day, for the person who shares it: numbers alone, never who.
create table public.shared_story_days (
  shared_story_id uuid not null references public.user_shared_stories (id) on delete cascade,
  day date not null,
  views integer not null default 0,
  likes integer not null default 0,
  primary key (shared_story_id, day),
  constraint shared_story_days_views check (views >= 0),
  constraint shared_story_days_likes check (likes >= 0)
);

comment on table public.shared_story_days is 'Views and likes of a shared story by day (UTC), for 30 days. Written by triggers.';

revoke all on table public.shared_story_days from public, anon, authenticated, service_role;
grant select on table public.shared_story_days to authenticated;

alter table public.shared_story_days enable row level security;

-- A signed-in person sees how their own shared stories fare, and no one else's.
create policy "People can see the days of their own shared stories"
  on public.shared_story_days for select to authenticated
  using (
    exists (
      select from public.user_shared_stories as story
      where story.id = shared_story_id and story.user_id = (select auth.uid())
    )
  );

-- Adds to a day of a story, and forgets what is older than the 30 days that its owner is shown. Whoever calls it holds the
-- story's row already, so that two of them never wait for each other.
create function private.count_story_day(p_id uuid, p_day date, p_views integer, p_likes integer)
returns void
language sql
set search_path = ''
as $$
  delete from public.shared_story_days as old where old.shared_story_id = p_id and old.day <= private.today() - 30;
  insert into public.shared_story_days as counted (shared_story_id, day, views, likes)
  values (p_id, p_day, p_views, p_likes)
  on conflict on constraint shared_story_days_pkey
    do update set views = counted.views + excluded.views, likes = counted.likes + excluded.likes;
$$;

revoke execute on function private.count_story_day(uuid, date, integer, integer)
  from public, anon, authenticated, service_role;

create or replace function private.count_shared_story_views()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.user_shared_stories set views_count = views_count + 1 where id = new.shared_story_id;
  perform private.count_story_day(new.shared_story_id, new.viewed_on, 1, 0);
  return null;
end;
$$;

-- A like that is taken back was none: it goes from the day on which it was given.
create or replace function private.count_shared_story_likes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.user_shared_stories set likes_count = likes_count + 1 where id = new.shared_story_id;
    perform private.count_story_day(new.shared_story_id, (new.created_at at time zone 'UTC')::date, 0, 1);
  else
    -- When author and readers leave in one statement, the row may outlive its author for a moment: it is left alone.
    update public.user_shared_stories
    set likes_count = greatest(likes_count - 1, 0)
    where id = old.shared_story_id and exists (select from public.profiles as author where author.id = user_id);
    update public.shared_story_days
    set likes = greatest(likes - 1, 0)
    where shared_story_id = old.shared_story_id and day = (old.created_at at time zone 'UTC')::date
      and exists (select from public.user_shared_stories as story where story.id = old.shared_story_id);
  end if;
  return null;
end;
$$;
