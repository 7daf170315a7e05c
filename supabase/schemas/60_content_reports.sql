-- Reports of prompts and shared stories to the operators.

-- A report of an open prompt or story of another person; each person reports a thing once.
create table public.content_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  inspiration_id uuid references public.user_inspirations (id) on delete cascade,
  shared_story_id uuid references public.user_shared_stories (id) on delete cascade,
  reason text not null,
  note text,
  created_at timestamptz not null default now(),
  -- When an operator dismissed it. A person reports a thing once, so a later report comes from another person.
  dismissed_at timestamptz,
  constraint content_reports_of_one_thing check (num_nonnulls(inspiration_id, shared_story_id) = 1),
  constraint content_reports_reason check (reason in ('spam', 'harmful', 'copied', 'other')),
  constraint content_reports_note_length check (char_length(note) <= 500),
  constraint content_reports_inspiration_once unique (inspiration_id, user_id),
  constraint content_reports_story_once unique (shared_story_id, user_id)
);

comment on table public.content_reports is 'Reports of prompts and stories. Written by report_content, read by operators.';
comment on column public.content_reports.dismissed_at is 'When an operator dismissed it as harmless.';

-- The reports of a person today; also for the deletion of an account.
create index content_reports_by_person on public.content_reports (user_id, created_at);

revoke all on table public.content_reports from public, anon, authenticated, service_role;
-- No policy on purpose: with row level security and no policy, only the service role sees rows.
alter table public.content_reports enable row level security;

-- Reports an inspiration or a shared story; an unlisted one needs its link. True for a new report, false when this person has
-- reported it before.
create function public.report_content(
  p_inspiration_id uuid default null,
  p_shared_story_id uuid default null,
  p_reason text default 'other',
  p_note text default null,
  p_share_id text default null
)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := private.signed_in('You must be signed in to report.');
  v_owner uuid;
begin
  if num_nonnulls(p_inspiration_id, p_shared_story_id) <> 1 then
    raise exception 'Report one inspiration or one story.' using errcode = 'PT400';
  end if;
  -- The lock prevents its deletion until the report is stored.
  if p_inspiration_id is not null then
    select inspiration.user_id into v_owner
    from public.user_inspirations as inspiration
    where inspiration.id = p_inspiration_id and private.can_read(inspiration.*, v_person)
    for key share;
  else
    select story.user_id into v_owner
    from public.user_shared_stories as story
    where story.id = p_shared_story_id and private.can_read(story.*, v_person, p_share_id)
    for key share;
  end if;
  if v_owner is null then
    raise exception 'This isn’t available anymore, so it can’t be reported.' using errcode = 'PT404';
  end if;
  if v_owner = v_person then
    raise exception 'This is yours. You can edit or delete it instead of reporting it.' using errcode = 'PT403';
  end if;

  -- One after the other, so that simultaneous reports cannot exceed the limit of a day.
  perform private.wait_in_line('reports of ' || v_person);
  begin
    insert into public.content_reports (user_id, inspiration_id, shared_story_id, reason, note)
    values (v_person, p_inspiration_id, p_shared_story_id, p_reason, nullif(btrim(p_note, E' \t\r\n'), ''))
    on conflict do nothing;
  exception
    when check_violation or not_null_violation then
      raise exception 'There is no such reason, or the note is too long.' using errcode = 'PT400';
  end;
  if not found then
    return false;
  end if;
  if (
    select count(*) from public.content_reports as mine
    where mine.user_id = v_person and mine.created_at > now() - interval '1 day'
  ) > 50 then
    raise exception 'You’ve reached today’s limit for reports. Please try again tomorrow.' using errcode = 'PT429';
  end if;
  return true;
end;
$$;

revoke execute on function
  public.report_content(uuid, uuid, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.report_content(uuid, uuid, text, text, text)
  to authenticated;
