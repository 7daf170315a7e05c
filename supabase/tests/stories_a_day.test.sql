begin;
\ir helpers/people.psql
select no_plan();

-- How many stories each person can have. A guest has three in all and never gets new ones; the daily limit for the guests of a network
-- is in guest_limits.test.sql. A signed-in person has no limit unless the operator sets one for each day. The operator can also set a
-- daily limit for all guests together, or for everyone. For the answers of the service, see
-- supabase/functions/generate-story/guest-limit.test.ts and user-grants.test.ts.
select tests.person('ann'), tests.person('ben');

create function tests.start_a_day(p_ago interval)
returns void
language sql
security definer
as $$ update public.story_runs set started_at = now() - p_ago; $$;

create function tests.ask_with_ceiling(p_run text)
returns jsonb
language sql
as $$ select public.begin_story_run(tests.id_of('ann'), p_run, p_total_limit => 3); $$;

-- A guest.
select tests.be_the_service();
select is(public.spend_guest_generation('g', 'run-' || n), jsonb_build_object('outcome', outcome, 'used', used, 'retry_after', null),
  'A guest has three stories, and a fourth is refused: story ' || n)
from (values (1, 'granted', 1), (2, 'granted', 2), (3, 'granted', 3), (4, 'limit', 3)) as story (n, outcome, used);
select tests.be_the_operator();
update public.anonymous_usage set last_used = now() - interval '1 year' where session_id = 'g';
delete from public.story_runs;
select tests.be_the_service();
select is(public.spend_guest_generation('g', 'run-4') ->> 'outcome', 'limit', 'A guest’s fourth story is refused a year later, too');

-- A signed-in person.
select is(
  (select count(*)::int from generate_series(1, 20) as n
   where public.begin_story_run(tests.id_of('ann'), 'free-' || n) ->> 'outcome' = 'granted'),
  20, 'A signed-in person has as many stories as they like without an operator’s limit'
);
select is(public.begin_story_run(tests.id_of('ben'), 'day-' || n, p_per_day => 3) ->> 'outcome', expected,
  'A signed-in person has as many stories a day as the operator allows: story ' || n)
from (values (1, 'granted'), (2, 'granted'), (3, 'granted'), (4, 'day')) as story (n, expected);
select is(public.begin_story_run(tests.id_of('ann'), 'day', p_per_day => 21) ->> 'outcome', 'granted',
  'Another person has their own limit of a day');
select public.end_story_run(tests.id_of('ben'), 'day-3', false);
select is(public.begin_story_run(tests.id_of('ben'), 'day-4', p_per_day => 3) ->> 'outcome', 'granted',
  'A story that delivered nothing does not count for a day');
select tests.start_a_day('23 hours 59 minutes');
select ok(
  (public.begin_story_run(tests.id_of('ben'), 'day-5', p_per_day => 3) ->> 'retry_after')::int between 50 and 60,
  'A signed-in person beyond the limit of a day learns when it ends'
);
select tests.start_a_day('24 hours 1 minute');
select is(public.begin_story_run(tests.id_of('ben'), 'day-5', p_per_day => 3) ->> 'outcome', 'granted',
  'A signed-in person has stories again a day later');

-- The operator's ceilings, for all guests and for everyone. Random prompts count for neither.
select tests.be_the_operator();
delete from public.story_runs;
select tests.be_the_service();
select public.spend_random_prompt('guest:p' || n) from generate_series(1, 20) as n;
select is(tests.ask_with_ceiling('a') ->> 'outcome', 'granted', 'A signed-in person has a story below the ceiling for everyone');
select is(
  public.spend_guest_generation('y-' || n, 'r', p_guests_limit => 1, p_total_limit => 3) ->> 'outcome', expected,
  'All guests together have as many stories as the operator allows: guest ' || n
)
from (values (1, 'granted'), (2, 'guests')) as guest (n, expected);
select is(tests.ask_with_ceiling('b') ->> 'outcome', 'granted', 'A signed-in person is not bound by the ceiling for guests');
select is(tests.ask_with_ceiling('c') - 'retry_after', '{"outcome": "total"}', 'A signed-in person is refused at the ceiling for everyone');
select ok((tests.ask_with_ceiling('c') ->> 'retry_after')::int between 1 and 86400,
  'A signed-in person refused at the ceiling learns when the day ends');
select is(
  public.spend_guest_generation('y-3', 'r', p_guests_limit => 9, p_total_limit => 3) ->> 'outcome', 'total', 'A guest is refused at the ceiling for everyone'
);
select is((select usage_count from public.anonymous_usage where session_id = 'y-3'), 0, 'A guest refused at the ceiling is not charged');
select public.end_story_run(tests.id_of('ann'), 'b', false);
select is(
  public.spend_guest_generation('y-3', 'r', p_guests_limit => 9, p_total_limit => 3) ->> 'outcome', 'granted',
  'A story that delivered nothing does not count for everyone'
);
select tests.start_a_day('1 day');
select is(
  public.spend_guest_generation('y-4', 'r', p_guests_limit => 1, p_total_limit => 1) ->> 'outcome', 'granted', 'The ceilings start again the next day'
);

select * from finish();
rollback;
