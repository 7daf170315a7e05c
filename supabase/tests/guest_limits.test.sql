begin;
\ir helpers/people.psql
select no_plan();

-- The limits of a guest's network and of a guest's attempts. How many stories a guest has: stories_a_day.test.sql.
create function tests.attempt(p_guest text, p_run text, p_resumes text default null, p_attempts integer default 2)
returns text
language sql
as $$
  select public.spend_guest_generation(p_guest, p_run, 'attempters', 100, null, p_resumes, p_attempts) ->> 'outcome';
$$;

create function tests.leave_early(p_run integer)
returns text
language plpgsql
as $$
declare
  v_line text := is(public.spend_guest_generation('l', 'run-' || p_run, 'leavers', 2) ->> 'outcome', 'granted',
    'A refunded attempt does not use up the limit of deliveries: attempt ' || p_run);
begin
  perform public.refund_guest_generation('l', 'run-' || p_run);
  return v_line;
end;
$$;

select tests.be_the_service();
select public.spend_guest_generation('g', 'run-' || n) from generate_series(1, 3) as n;

-- The limit of a network.
select is(public.spend_guest_generation('n-' || n, 'r', 'network', 2) ->> 'outcome', expected,
  format('Two guests of a network get a story, and the third does not: guest %s', n))
from (values (1, 'granted'), (2, 'granted'), (3, 'network')) as guest (n, expected);
select ok(
  (public.spend_guest_generation('n-4', 'r', 'network', 2) ->> 'retry_after')::int between 1 and 86400,
  'A guest beyond the limit of a network learns when the day ends'
);
select is(
  (select usage_count from public.anonymous_usage where session_id = 'n-3'), 0, 'A guest beyond the limit of a network is not charged'
);
select is(
  public.spend_guest_generation('n-5', 'r', 'other', 2) ->> 'outcome', 'granted', 'Another network has its own limit'
);
select is(
  public.spend_guest_generation('n-1', 'more', 'network', 2, null, 'r') ->> 'outcome', 'network',
  'A continued story counts for a network'
);
select is(
  public.spend_guest_generation('n-1', 'more', 'other', 2, null, 'r') ->> 'outcome', 'granted', 'A story that one network was refused to continue can be continued from another'
);
select is(public.spend_guest_generation('n-6', 'r', 'network', null) ->> 'outcome', 'granted',
  'A network without a limit is not limited');
select tests.be_the_operator();
update public.story_runs set network = null where network = 'unknown';
select tests.be_the_service();
select is(public.spend_guest_generation('u-' || n, 'r', null, 2) ->> 'outcome', expected,
  format('Guests without a network share one limit: guest %s', n))
from (values (1, 'granted'), (2, 'granted'), (3, 'network')) as guest (n, expected);
-- Leaving early is free for the guest, but attempts of a network are limited.
select tests.leave_early(n) from generate_series(1, 6) as n;
select is(
  public.spend_guest_generation('l', 'run-7', 'leavers', 2) ->> 'outcome', 'network', 'A network gets at most three attempts for each story'
);
-- A refunded story counts as an attempt of the guest.
select is(tests.attempt('t', 'one'), 'granted', 'A guest starts a first story');
select public.refund_guest_generation('t', 'one');
select is(tests.attempt('t', 'two'), 'granted', 'A guest starts another story after the first was refunded');
select is(tests.attempt('t', 'three', 'two'), 'attempts', 'A guest at the limit of attempts cannot continue a story either');
select is(tests.attempt('t', 'three', 'two', 3), 'granted', 'A story whose continuation was refused can still be continued');
select is(
  public.spend_guest_generation('t', 'four', p_attempts_limit => 3) - 'retry_after', '{"outcome": "attempts", "used": 1}',
  'An attempt beyond the limit is not charged'
);
select ok(
  (public.spend_guest_generation('t', 'four', p_attempts_limit => 3) ->> 'retry_after')::int between 1 and 86400,
  'A guest beyond the limit of attempts learns when the day ends'
);
select is(tests.attempt('another', 'one'), 'granted', 'Another guest of the network has their own limit of attempts');
select tests.be_the_operator();
update public.story_runs set started_at = now() - interval '1 day' where caller = 'guest:t';
select tests.be_the_service();
select is(tests.attempt('t', 'four'), 'granted', 'The limit of attempts starts again the next day');

-- The next day, and two days later.
select tests.be_the_operator();
update public.story_runs set started_at = now() - interval '1 day' where network = 'network';
select tests.be_the_service();
select is(public.spend_guest_generation('n-7', 'r', 'network', 2) ->> 'outcome', 'granted',
  'The limit of a network starts again the next day');
select tests.be_the_operator();
update public.story_runs set started_at = now() - interval '3 days';
update public.anonymous_usage set last_used = now() - interval '3 days';
select tests.be_the_service();
select public.spend_guest_generation('n-8', 'r');
select is((select count(*)::int from public.story_runs), 1, 'Runs older than two days are deleted');
select is_empty($$ select from public.anonymous_usage where usage_count = 0 $$,
  'Guests who used nothing are deleted after two days');
select isnt_empty($$ select from public.anonymous_usage where usage_count = 3 $$, 'Guests who used stories are kept');

select * from finish();
rollback;
