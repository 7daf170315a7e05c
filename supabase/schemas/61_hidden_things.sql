-- Hidden stories and prompts, which are recognized when they are shared again.

-- A shared story that an operator hid stays hidden and keeps its reports when its owner deletes it and shares it again; a story
-- whose reports are still open keeps them too. The rows go with the account of the author.
create table private.known_stories (
  shared_story_id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  story_id uuid,
  words text,
  hidden_at timestamptz
);

comment on table private.known_stories is 'Shared stories that an operator hid, and reported ones that were deleted.';
comment on column private.known_stories.words is 'A hash of the text without case, spaces and punctuation.';

create index known_stories_by_person on private.known_stories (user_id);

revoke all on table private.known_stories from public, anon, authenticated, service_role;

create table private.known_story_reports (
  shared_story_id uuid not null references private.known_stories (shared_story_id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  reason text not null,
  note text,
  created_at timestamptz not null,
  dismissed_at timestamptz,
  primary key (shared_story_id, user_id)
);

comment on table private.known_story_reports is 'Reports of deleted stories, restored when the story is shared again.';

create index known_story_reports_by_person on private.known_story_reports (user_id);

revoke all on table private.known_story_reports from public, anon, authenticated, service_role;

-- A prompt that an operator hid stays hidden when its owner deletes it and shares it again, under its id or with the same words.
-- Its reports are not kept, as a prompt is quickly judged again.
create table private.hidden_prompts (
  inspiration_id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  words text,
  hidden_at timestamptz not null
);

comment on table private.hidden_prompts is 'Prompts that an operator hid. Deleted with the account of the author.';
comment on column private.hidden_prompts.words is 'A hash of the prompt without case, spaces and punctuation.';

create index hidden_prompts_by_person on private.hidden_prompts (user_id);

revoke all on table private.hidden_prompts from public, anon, authenticated, service_role;

-- The known stories that this story matches: by its id, by the saved story that it copies, or by its words, which are read once for
-- all of them.
create function private.known_as(p_story public.user_shared_stories)
returns setof private.known_stories
language sql stable set search_path = ''
as $$
  select known.* from private.known_stories as known
  where known.user_id = p_story.user_id
    and (
      known.shared_story_id = p_story.id
      or known.story_id = p_story.story_id
      or known.words = (select private.words_of(p_story.content))
    );
$$;

-- The hidden prompts that this prompt matches: by its id, or by its words.
create function private.known_as(p_prompt public.user_inspirations)
returns setof private.hidden_prompts
language sql stable set search_path = ''
as $$
  select known.* from private.hidden_prompts as known
  where known.user_id = p_prompt.user_id
    and (known.inspiration_id = p_prompt.id or known.words = (select private.words_of(p_prompt.prompt)));
$$;

-- Hides a story or prompt that matches a hidden one. The triggers are named to run after hide_of_deleted_account: what an operator
-- hid stays hidden when the deletion of the account is cancelled.
create function private.hide_known()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.hidden_at := coalesce((select min(known.hidden_at) from private.known_as(new) as known), new.hidden_at);
  return new;
end;
$$;

-- Remembers a story or prompt that an operator hides, and forgets it when they restore it. What a request to delete the account hides,
-- and shows again when it is cancelled, is not compared with what is remembered: that would read all texts of the account.
create function private.remember_hidden()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_hidden_by_request(new.user_id, coalesce(new.hidden_at, old.hidden_at)) then
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

-- Keeps the reports of a story that is deleted, together with those of the story it matches. Nothing is kept when the account of
-- the author is deleted.
create function private.keep_reports()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_known uuid;
begin
  if not exists (select from public.content_reports as report where report.shared_story_id = old.id)
    or not exists (select from public.profiles as author where author.id = old.user_id)
    or exists (
      select from public.account_deletions as request
      where request.user_id = old.user_id and request.cancelled_at is null and private.deleted_after(request.requested_at) <= now()
    ) then
    return old;
  end if;
  select known.shared_story_id into v_known from private.known_as(old) as known order by known.hidden_at limit 1;
  if v_known is null then
    insert into private.known_stories (shared_story_id, user_id, story_id, words)
    values (old.id, old.user_id, old.story_id, private.words_of(old.content))
    returning shared_story_id into v_known;
  end if;
  insert into private.known_story_reports (shared_story_id, user_id, reason, note, created_at, dismissed_at)
  select v_known, report.user_id, report.reason, report.note, report.created_at, report.dismissed_at
  from public.content_reports as report where report.shared_story_id = old.id
  on conflict do nothing;
  return old;
end;
$$;

-- Moves the reports of a story that is shared again back to it, and forgets a story that was known for its reports only.
create function private.give_reports_back()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  with moved as (
    delete from private.known_story_reports as kept
    where kept.shared_story_id in (select known.shared_story_id from private.known_as(new) as known)
    returning kept.*
  )
  insert into public.content_reports (user_id, shared_story_id, reason, note, created_at, dismissed_at)
  select moved.user_id, new.id, moved.reason, moved.note, moved.created_at, moved.dismissed_at from moved
  on conflict do nothing;
  delete from private.known_stories as known
  where known.hidden_at is null
    and known.shared_story_id in (select found.shared_story_id from private.known_as(new) as found);
  return null;
end;
$$;

revoke execute on function
  private.known_as(user_shared_stories),
  private.remember_hidden(),
  private.known_as(user_inspirations),
  private.hide_known(),
  private.keep_reports(),
  private.give_reports_back()
  from public, anon, authenticated, service_role;

create trigger remember_hidden
  after update of hidden_at on public.user_shared_stories
  for each row when (new.hidden_at is distinct from old.hidden_at)
  execute function private.remember_hidden();

create trigger hide_known_story_again
  before insert or update of content, story_id on public.user_shared_stories
  for each row execute function private.hide_known();

create trigger keep_reports
  before delete on public.user_shared_stories
  for each row execute function private.keep_reports();

create trigger give_reports_back
  after insert on public.user_shared_stories
  for each row execute function private.give_reports_back();

create trigger remember_hidden_prompt
  after update of hidden_at on public.user_inspirations
  for each row when (new.hidden_at is distinct from old.hidden_at)
  execute function private.remember_hidden();

create trigger hide_known_prompt_again
  before insert or update of prompt on public.user_inspirations
  for each row execute function private.hide_known();
