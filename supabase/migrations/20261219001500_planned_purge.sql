-- In plpgsql the statement is planned once a session, and not at every story.

create or replace function private.purge_story_runs()
returns void
language plpgsql set search_path = ''
as $$
begin
  delete from public.story_runs as old
  where old.ctid = any (array(
    select run.ctid from public.story_runs as run
    where run.started_at < now() - interval '2 days'
    order by run.started_at
    limit 50
    for update skip locked
  ));
end;
$$;
