-- Hiding the stories of an account, and showing them again, no longer reads their texts: it took longer than a statement may.

-- Refuses a text in the words of a constraint, which the trigger names. A constraint would read the text at every update of its row, such
-- as a view or hiding all stories of an account.
create function private.refuse_text()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'new row for relation "%" violates check constraint "%"', tg_table_name, tg_argv[0]
    using errcode = 'check_violation', schema = tg_table_schema, table = tg_table_name, constraint = tg_argv[0];
end;
$$;

revoke execute on function private.refuse_text() from public, anon, authenticated, service_role;

alter table public.user_shared_stories drop constraint user_shared_stories_content_length;

create trigger check_content_length
  before insert or update of content on public.user_shared_stories
  for each row when (char_length(new.content) > 60000 or new.content !~ '[^[:space:]]')
  execute function private.refuse_text('user_shared_stories_content_length');

-- Whether something was hidden by the last request of its author to delete the account, not by an operator.
create or replace function private.is_hidden_by_request(p_person uuid, p_hidden_at timestamptz)
returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.account_deletions as request
    where request.user_id = p_person and request.requested_at = p_hidden_at
  );
$$;

-- Remembers a story or prompt that an operator hides, and forgets it when they restore it. What a request to delete the account hides,
-- and shows again when it is cancelled, is not compared with what is remembered: that would read all texts of the account.
create or replace function private.remember_hidden()
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
