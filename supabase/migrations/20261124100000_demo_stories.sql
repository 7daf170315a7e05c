-- Whether the demo storyteller wrote a story. It is kept with the story, so that every page and file that shows the text can
-- say so.
alter table public.user_stories add column demo boolean not null default false;
alter table public.user_shared_stories add column demo boolean not null default false;

comment on column public.user_stories.demo is 'Written by the demo storyteller. Said when a story is saved, never changed.';
comment on column public.user_shared_stories.demo is 'Written by the demo storyteller. Once true it stays true.';

grant insert (demo) on table public.user_stories to authenticated;
-- An upsert writes every column that it is given; the trigger below keeps what is true.
grant insert (demo), update (demo) on table public.user_shared_stories to authenticated;

-- A copy says what the saved story says, and what it said itself before: no one takes that back by leaving it out. Acts with
-- its owner's rights, because a saved story is out of everyone's sight while its deletion can be undone.
create function private.keep_demo()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.demo := coalesce(new.demo, false)
    or coalesce(case when tg_op = 'UPDATE' then old.demo end, false)
    or exists (
      select from public.user_stories as story
      where story.id = new.story_id and story.user_id = new.user_id and story.demo
    );
  return new;
end;
$$;

revoke execute on function private.keep_demo() from public, anon, authenticated, service_role;

create trigger keep_demo
  before insert or update of demo, story_id on public.user_shared_stories
  for each row execute function private.keep_demo();
