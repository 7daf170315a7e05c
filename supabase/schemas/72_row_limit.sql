-- How many rows one request can change.

-- Refuses a request of the data interface that updates or deletes more than 20 rows of a table: the pages change one at a time, and
-- a request may return the texts of those it deletes. The first trigger begins a statement, and the second one counts, so a long
-- statement ends early.
create function private.limit_rows()
returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_rows integer := 0;
begin
  if tg_level = 'ROW' then
    v_rows := current_setting('private.changed_rows')::integer + 1;
    if v_rows > 20 then
      raise exception '% at most 20 rows at a time.', initcap(tg_op) using errcode = 'PT400';
    end if;
  end if;
  perform set_config('private.changed_rows', v_rows::text, true);
  return case when tg_op = 'DELETE' then old else new end;
end;
$$;

revoke execute on function
  private.limit_rows()
  from public, anon, authenticated, service_role;

create trigger begin_limit_rows
  before update or delete on public.user_stories
  for each statement when (current_user = 'authenticated')
  execute function private.limit_rows();

create trigger limit_rows
  before update or delete on public.user_stories
  for each row when (current_user = 'authenticated')
  execute function private.limit_rows();

create trigger begin_limit_rows
  before update or delete on public.user_inspirations
  for each statement when (current_user = 'authenticated')
  execute function private.limit_rows();

create trigger limit_rows
  before update or delete on public.user_inspirations
  for each row when (current_user = 'authenticated')
  execute function private.limit_rows();

create trigger begin_limit_rows
  before update or delete on public.user_shared_stories
  for each statement when (current_user = 'authenticated')
  execute function private.limit_rows();

create trigger limit_rows
  before update or delete on public.user_shared_stories
  for each row when (current_user = 'authenticated')
  execute function private.limit_rows();

create trigger begin_limit_rows
  before update or delete on public.inspiration_likes
  for each statement when (current_user = 'authenticated')
  execute function private.limit_rows();

create trigger limit_rows
  before update or delete on public.inspiration_likes
  for each row when (current_user = 'authenticated')
  execute function private.limit_rows();

create trigger begin_limit_rows
  before update or delete on public.shared_story_likes
  for each statement when (current_user = 'authenticated')
  execute function private.limit_rows();

create trigger limit_rows
  before update or delete on public.shared_story_likes
  for each row when (current_user = 'authenticated')
  execute function private.limit_rows();
