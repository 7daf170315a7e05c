-- Views of shared stories, and views and likes by day.

-- Today's readers of each shared story, as hashes that change every day. Only count_story_view uses it.
create table public.shared_story_views (
  shared_story_id uuid not null references public.user_shared_stories (id) on delete cascade,
  visitor text not null,
  viewed_on date not null default private.today(),
  primary key (shared_story_id, visitor),
  constraint shared_story_views_visitor_hash check (visitor ~ '^[0-9a-f]{64}$')
);

comment on table public.shared_story_views is 'Hashes of today’s readers, so that each counts once a day.';

create index shared_story_views_by_day on public.shared_story_views (viewed_on);

revoke all on table public.shared_story_views from public, anon, authenticated, service_role;
-- No policy on purpose: with row level security and no policy, only the service role sees rows.
alter table public.shared_story_views enable row level security;

-- Views and likes of a shared story by day, for the person who shares it: numbers only, never the readers.
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

-- Adds to a day of a story, and deletes days older than the 30 that its owner is shown. Callers have locked the row of the story
-- already, so that two of them never wait for each other.
create function private.count_story_day(p_id uuid, p_day date, p_views integer, p_likes integer)
returns void
language sql set search_path = ''
as $$
  delete from public.shared_story_days as old where old.shared_story_id = p_id and old.day <= private.today() - 30;
  insert into public.shared_story_days as counted (shared_story_id, day, views, likes)
  values (p_id, p_day, p_views, p_likes)
  on conflict on constraint shared_story_days_pkey
    do update set views = counted.views + excluded.views, likes = counted.likes + excluded.likes;
$$;

create function private.count_shared_story_views()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.user_shared_stories set views_count = views_count + 1 where id = new.shared_story_id;
  perform private.count_story_day(new.shared_story_id, new.viewed_on, 1, 0);
  return null;
end;
$$;

-- Counts a view of an open story once for each visitor and day, and returns the number of views. The author does not count, and
-- neither do visitors who cannot be told apart.
create function public.count_story_view(p_shared_story_id uuid, p_share_id text default null)
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
  -- A few at a time: the first view of a day would wait for those of the day before.
  delete from public.shared_story_views as old
  where old.ctid = any (array(
    select view.ctid from public.shared_story_views as view where view.viewed_on < private.today() limit 20 for update skip locked
  ));
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

revoke execute on function
  private.count_story_day(uuid, date, integer, integer),
  private.count_shared_story_views(),
  public.count_story_view(uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.count_story_view(uuid, text)
  to anon, authenticated;

create trigger count_shared_story_views
  after insert on public.shared_story_views
  for each row execute function private.count_shared_story_views();

-- A signed-in person sees the days of their own shared stories only.
create policy "People can see the days of their own shared stories"
  on public.shared_story_days for select to authenticated
  using (
    exists (
      select from public.user_shared_stories as story
      where story.id = shared_story_id and story.user_id = (select private.person())
    )
  );
