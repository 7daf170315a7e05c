-- Removing the stories of a deleted account read the text of each reported one twice, so that the statement was stopped for ever.

-- Keeps the reports of a story that is deleted, together with those of the story it matches. Nothing is kept when the account of
-- the author is deleted.
create or replace function private.keep_reports()
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
