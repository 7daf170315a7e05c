-- Hosted projects of different ages give the service role different rights. Of what the first migrations made, it keeps what
-- the story service and an export need, and nothing else.
revoke all on table public.profiles, public.user_stories, public.anonymous_usage from service_role;
grant select on table public.profiles, public.user_stories to service_role;
grant select, insert, update, delete on table public.anonymous_usage to service_role;
revoke execute on function public.create_profile() from service_role;
