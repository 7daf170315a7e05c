-- Who read which shared story today, as hashes that say nothing tomorrow. Only count_story_view touches it.
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

-- No policy on purpose: with row level security on and no policy, nobody reads or writes a row.
alter table public.shared_story_views enable row level security;

create function private.count_shared_story_views()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.user_shared_stories set views_count = views_count + 1 where id = new.shared_story_id;
  return null;
end;
$$;

revoke execute on function private.count_shared_story_views() from public, anon, authenticated, service_role;

create trigger count_shared_story_views
  after insert on public.shared_story_views
  for each row execute function private.count_shared_story_views();

-- Counts a view of a public story, once a visitor and day, and returns how many there are. The author does not count, and
-- neither does somebody who cannot be told apart from anybody else.
create function public.count_story_view(p_shared_story_id uuid)
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
  from public.user_shared_stories as story where story.id = p_shared_story_id and story.is_public;
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

revoke execute on function public.count_story_view(uuid) from public, anon, authenticated, service_role;
grant execute on function public.count_story_view(uuid) to anon, authenticated;
