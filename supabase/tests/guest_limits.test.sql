begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann');

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
  v_line text := is(public.spend_guest_generation('l', 'run-' || p_run, 'leavers', 2) ->> 'outcome', 'granted', 'attempt ' || p_run);
begin
  perform public.refund_guest_generation('l', 'run-' || p_run);
  return v_line;
end;
$$;

select tests.be_the_service();
select public.spend_guest_generation('g', 'run-' || n) from generate_series(1, 3) as n;

-- A network.
select is(public.spend_guest_generation('n-' || n, 'r', 'network', 2) ->> 'outcome', expected, format('guest %s of a network', n))
from (values (1, 'granted'), (2, 'granted'), (3, 'network')) as guest (n, expected);
select ok(
  (public.spend_guest_generation('n-4', 'r', 'network', 2) ->> 'retry_after')::int between 1 and 86400,
  'who is refused hears when the day ends'
);
select is(
  (select usage_count from public.anonymous_usage where session_id = 'n-3'), 0, 'and is not charged'
);
select is(
  public.spend_guest_generation('n-5', 'r', 'other', 2) ->> 'outcome', 'granted', 'another network is not concerned'
);
select is(
  public.spend_guest_generation('n-1', 'more', 'network', 2, null, 'r') ->> 'outcome', 'network',
  'what is gone on with counts for a network'
);
select is(
  public.spend_guest_generation('n-1', 'more', 'other', 2, null, 'r') ->> 'outcome', 'granted', 'and is still there elsewhere'
);
select is(public.spend_guest_generation('n-6', 'r', 'network', null) ->> 'outcome', 'granted', 'without a cap there is none');
select tests.be_the_operator();
update public.story_runs set network = null where network = 'unknown';
select tests.be_the_service();
select is(public.spend_guest_generation('u-' || n, 'r', null, 2) ->> 'outcome', expected, format('guest %s from nowhere', n))
from (values (1, 'granted'), (2, 'granted'), (3, 'network')) as guest (n, expected);
-- Leaving before anything comes is free for the guest, and not for ever for the network.
select tests.leave_early(n) from generate_series(1, 6) as n;
select is(
  public.spend_guest_generation('l', 'run-7', 'leavers', 2) ->> 'outcome', 'network', 'three attempts for each story that a network may have'
);
-- What was given back counts as an attempt of the guest.
select is(tests.attempt('t', 'one'), 'granted', 'a guest asks for a story');
select public.refund_guest_generation('t', 'one');
select is(tests.attempt('t', 'two'), 'granted', 'and for another after the first was given back');
select is(tests.attempt('t', 'three', 'two'), 'attempts', 'but not for more than so many a day, nor to go on with one');
select is(tests.attempt('t', 'three', 'two', 3), 'granted', 'what could not be gone on with still can');
select is(
  public.spend_guest_generation('t', 'four', p_attempts_limit => 3) - 'retry_after', '{"outcome": "attempts", "used": 1}',
  'nothing is taken for what is refused'
);
select ok(
  (public.spend_guest_generation('t', 'four', p_attempts_limit => 3) ->> 'retry_after')::int between 1 and 86400,
  'and the guest hears when the day ends'
);
select is(tests.attempt('another', 'one'), 'granted', 'another guest of the network is not concerned');
select tests.be_the_operator();
update public.story_runs set started_at = now() - interval '1 day' where caller = 'guest:t';
select tests.be_the_service();
select is(tests.attempt('t', 'four'), 'granted', 'nor the same one tomorrow');

-- Ceilings for a day.
select tests.be_the_operator();
create table tests.runs_before as select * from public.story_runs;
delete from public.story_runs;
select tests.be_the_service();
select public.spend_random_prompt('guest:p' || n) from generate_series(1, 20) as n;
select is(public.begin_story_run(tests.id_of('ann'), 'a', p_total_limit => 3) ->> 'outcome', 'granted', 'a person begins a story');
select is(
  public.spend_guest_generation('y-' || n, 'r', p_guests_limit => 1, p_total_limit => 3) ->> 'outcome', expected,
  format('guest %s under the ceilings', n)
)
from (values (1, 'granted'), (2, 'guests')) as guest (n, expected);
select is(public.begin_story_run(tests.id_of('ann'), 'b', p_total_limit => 3) ->> 'outcome', 'granted', 'people go on');
select is(
  public.begin_story_run(tests.id_of('ann'), 'c', p_total_limit => 3) - 'retry_after', '{"outcome": "total"}',
  'until everyone has had what there is'
);
select ok(
  (public.begin_story_run(tests.id_of('ann'), 'c', p_total_limit => 3) ->> 'retry_after')::int between 1 and 86400,
  'who is refused hears when the day ends'
);
select is(
  public.spend_guest_generation('y-3', 'r', p_guests_limit => 9, p_total_limit => 3) ->> 'outcome', 'total', 'guests as well'
);
select is((select usage_count from public.anonymous_usage where session_id = 'y-3'), 0, 'and are not charged');
select public.end_story_run(tests.id_of('ann'), 'b', false);
select is(
  public.spend_guest_generation('y-3', 'r', p_guests_limit => 9, p_total_limit => 3) ->> 'outcome', 'granted',
  'a story that was not begun makes room'
);
select tests.be_the_operator();
update public.story_runs set started_at = now() - interval '1 day';
select tests.be_the_service();
select is(
  public.spend_guest_generation('y-4', 'r', p_guests_limit => 1, p_total_limit => 1) ->> 'outcome', 'granted', 'tomorrow starts anew'
);
select tests.be_the_operator();
delete from public.story_runs;
insert into public.story_runs select * from tests.runs_before;

update public.story_runs set started_at = now() - interval '1 day' where network = 'network';
select tests.be_the_service();
select is(public.spend_guest_generation('n-7', 'r', 'network', 2) ->> 'outcome', 'granted', 'tomorrow is another day');
select tests.be_the_operator();
update public.story_runs set started_at = now() - interval '3 days';
update public.anonymous_usage set last_used = now() - interval '3 days';
select tests.be_the_service();
select public.spend_guest_generation('n-8', 'r');
select is((select count(*)::int from public.story_runs), 1, 'runs of long ago are forgotten');
select is_empty($$ select from public.anonymous_usage where usage_count = 0 $$, 'and so are guests who had nothing');
select isnt_empty($$ select from public.anonymous_usage where usage_count = 3 $$, 'but not those who had their stories');

select * from finish();
rollback;
