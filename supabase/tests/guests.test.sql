begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann');

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
