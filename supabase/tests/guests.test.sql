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

create function tests.go_on(p_run text, p_resumes text)
returns text
language sql
as $$ select public.spend_guest_generation('i', p_run, p_resumes => p_resumes) ->> 'outcome' $$;

select tests.be_the_service();
select is(
  public.spend_guest_generation('g', 'run-1'), '{"outcome": "granted", "used": 1, "retry_after": null}',
  'the first story is granted'
);
select is(
  public.spend_guest_generation('g', 'run-1'), '{"outcome": "duplicate", "used": 1, "retry_after": null}',
  'the same run is not granted again, nor charged'
);
select is(public.spend_guest_generation('g', 'run-2') ->> 'used', '2', 'another run is');
select is(public.spend_guest_generation('g', 'run-3') ->> 'used', '3', 'and a third');
select is(
  public.spend_guest_generation('g', 'run-4'), '{"outcome": "limit", "used": 3, "retry_after": null}', 'a fourth is not'
);
select is(public.refund_guest_generation('g', 'run-4'), '{"used": 3}', 'what was not granted is not given back');
select is(public.refund_guest_generation('g', 'run-3'), '{"used": 2}', 'a story is given back');
select is(public.refund_guest_generation('g', 'run-3'), '{"used": 2}', 'once');
select is(public.refund_guest_generation('nobody', 'run-1'), '{"used": null}', 'and to nobody else');
select is(
  public.spend_guest_generation('g', 'run-3') ->> 'outcome', 'duplicate', 'a run serves once, also when it was given back'
);
select is(public.spend_guest_generation('g', 'run-5') ->> 'used', '3', 'another run takes its place');

-- A run belongs to the request that it was granted to.
select is(public.spend_guest_generation('c', 'run', p_claim => 'first') ->> 'outcome', 'granted', 'a request claims its run');
select is(public.spend_guest_generation('c', 'run', p_claim => 'second') ->> 'outcome', 'duplicate', 'a second one does not get it');
select is(public.refund_guest_generation('c', 'run', 'second'), '{"used": 1}', 'nor gives it back');
select is(public.refund_guest_generation('c', 'run'), '{"used": 1}', 'nor does a request without a claim');
select is(public.refund_guest_generation('c', 'run', 'first'), '{"used": 0}', 'the first one does');
select is(public.refund_guest_generation('d', 'late', 'lost'), '{"used": null}', 'a refund may come before what it refunds');
select is(
  public.spend_guest_generation('d', 'late', p_claim => 'lost') ->> 'outcome', 'duplicate', 'which then charges nothing'
);
select is(
  public.spend_guest_generation('h', 'run-1') ->> 'outcome', 'granted', 'a run of the same name of another guest is another run'
);

-- A story that was interrupted is gone on with for nothing.
select is(public.spend_guest_generation('i', 'story', p_claim => 'c') ->> 'used', '1', 'a story is begun');
select is(tests.go_on('of-another', 'run-1'), 'spent', 'nobody goes on with the story of another guest');
select is(tests.go_on('of-none', 'no run'), 'spent', 'nor with one that is not known');
select is(tests.go_on('itself', 'itself'), 'spent', 'nor with itself');
select is(
  public.spend_guest_generation('i', 'more', p_claim => 'm', p_resumes => 'story'),
  '{"outcome": "granted", "used": 1, "retry_after": null}', 'what was interrupted costs nothing more'
);
select is(tests.go_on('more-again', 'story'), 'spent', 'a run is gone on with once');
select is(public.refund_guest_generation('i', 'story', 'c'), '{"used": 1}', 'and not given back any more');
select is(public.refund_guest_generation('i', 'more', 'm'), '{"used": 1}', 'what was free is not given back as a story');
select is(tests.go_on('most', 'story'), 'granted', 'but as free');
select is(tests.go_on('last', 'most'), 'granted', 'and another time in a row');
select is(tests.go_on('too-many', 'last'), 'spent', 'and no third time');
select is(public.spend_guest_generation('i', 'whole', p_claim => 'w') ->> 'used', '2', 'another story is begun');
select public.finish_guest_run('i', 'whole', 'not this one');
select public.finish_guest_run('i', 'whole', 'w');
select is(tests.go_on('after-all', 'whole'), 'spent', 'what is whole is not gone on with');
select is(public.spend_guest_generation('i', 'open', p_claim => 'o') ->> 'used', '3', 'the last story is begun');
select public.finish_guest_run('i', 'open', 'not this one');
select is(tests.go_on('at-the-limit', 'open'), 'granted', 'the last one, too, is gone on with');
select is(
  (select count(*)::int from public.story_runs where caller = 'guest:i' and run_id in ('of-none', 'too-many')), 0,
  'what was refused leaves nothing behind'
);

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

-- What the database keeps out.
select throws_ok(format($$ select public.spend_guest_generation(%L, %L, %L) $$, guest, run, network), code, null, what)
from (values
  (null, 'r', null, '23502', 'nobody'),
  ('g', null, null, '23502', 'no run'),
  ('', 'r', null, '23514', 'a guest without a name'),
  (repeat('x', 201), 'r', null, '23514', 'a guest with a long name'),
  ('g', '', null, '23514', 'a run without a name'),
  ('g', repeat('x', 101), null, '23514', 'a run with a long name'),
  ('g', 'r', repeat('x', 65), '23514', 'a long network')
) as refused (guest, run, network, code, what);
select tests.be_the_operator();
select throws_ok(
  format($$ insert into public.anonymous_usage (session_id, usage_count) values ('x', %s) $$, used), '23514', null,
  format('a guest has never used %s', used)
)
from unnest(array[-1, 4]) as used;
select throws_ok(
  $$ insert into public.story_runs (caller, run_id, claim) values ('x', 'r', repeat('x', 101)) $$, '23514', null,
  'a claim is short'
);
select throws_ok(
  $$ insert into public.story_runs (caller, run_id) values (repeat('x', 221), 'r') $$, '23514', null, 'a caller is short'
);

-- Nobody else comes near.
select tests.be('ann');
select throws_ok(statement, '42501', null, what)
from (values
  ($$ select from public.anonymous_usage $$, 'a signed-in person sees no guest'),
  ($$ update public.anonymous_usage set usage_count = 0 $$, 'a signed-in person resets no guest'),
  ($$ select public.spend_guest_generation('g', 'r') $$, 'a signed-in person spends nothing of a guest'),
  ($$ select public.refund_guest_generation('g', 'r') $$, 'a signed-in person refunds nothing')
) as refused (statement, what);
select tests.be_anonymous();
select throws_ok(statement, '42501', null, what)
from (values
  ($$ select from public.anonymous_usage $$, 'a guest sees no guest'),
  ($$ insert into public.anonymous_usage (session_id) values ('x') $$, 'a guest makes no guest'),
  ($$ update public.anonymous_usage set usage_count = 0 $$, 'a guest resets no guest'),
  ($$ select public.spend_guest_generation('g', 'r') $$, 'a guest spends nothing alone'),
  ($$ select public.refund_guest_generation('g', 'r') $$, 'a guest refunds nothing')
) as refused (statement, what);

-- Row level security stands behind the grants.
select tests.be_the_operator();
grant all on public.anonymous_usage, public.story_runs to anon;
select tests.be_anonymous();
select is_empty($$ select from public.anonymous_usage $$, 'no grant shows a guest');
select is_empty($$ select from public.story_runs $$, 'no grant shows a run');
select throws_ok(
  $$ insert into public.anonymous_usage (session_id) values ('x') $$, '42501', null, 'no grant makes a guest'
);

select * from finish();
rollback;
