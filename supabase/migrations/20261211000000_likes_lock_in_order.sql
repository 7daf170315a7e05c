-- A like that is written without the function locks in its order: first what is liked, then the like. In the other order the
-- two wait for each other, until Postgres ends one. (A delete locks the like before any trigger runs.)
create function private.lock_liked_inspiration()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from public.user_inspirations as liked
  where liked.id = new.inspiration_id
  for no key update;
  return new;
end;
$$;

revoke execute on function private.lock_liked_inspiration() from public, anon, authenticated, service_role;

create trigger lock_liked_inspiration
  before insert on public.inspiration_likes
  for each row execute function private.lock_liked_inspiration();

-- As lock_liked_inspiration.
create function private.lock_liked_story()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from public.user_shared_stories as liked
  where liked.id = new.shared_story_id
  for no key update;
  return new;
end;
$$;

revoke execute on function private.lock_liked_story() from public, anon, authenticated, service_role;

create trigger lock_liked_story
  before insert on public.shared_story_likes
  for each row execute function private.lock_liked_story();
