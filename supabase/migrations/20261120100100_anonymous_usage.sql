-- How many of the three free stories a visitor who is not signed in has used.
create table public.anonymous_usage (
  session_id text primary key,
  usage_count integer not null default 0,
  last_used timestamptz not null default now(),
  constraint anonymous_usage_session_id_length check (char_length(session_id) between 1 and 200),
  constraint anonymous_usage_count_range check (usage_count between 0 and 3)
);

comment on table public.anonymous_usage is 'Guest quota. Only the story service touches it; guests hold a signed id.';

revoke all on table public.anonymous_usage from public, anon, authenticated;
grant select, insert, update, delete on table public.anonymous_usage to service_role;

-- No policy on purpose: with row level security on and no policy, nobody but the service role sees or writes a row.
alter table public.anonymous_usage enable row level security;
