begin;
\ir helpers/people.psql
select no_plan();

-- How a guest's story is charged, refunded and continued. That there are three of them: stories_a_day.test.sql.
select tests.person('ann');

create function tests.go_on(p_run text, p_resumes text)
returns text
language sql
as $$ select public.spend_guest_generation('i', p_run, p_resumes => p_resumes) ->> 'outcome' $$;

select tests.be_the_service();
select is(
  public.spend_guest_generation('g', 'run-1'), '{"outcome": "granted", "used": 1, "retry_after": null}',
  'A guest’s first story is granted'
);
select is(
  public.spend_guest_generation('g', 'run-1'), '{"outcome": "duplicate", "used": 1, "retry_after": null}',
  'The same run is neither granted nor charged again'
);
select public.spend_guest_generation('g', 'run-' || n) from generate_series(2, 4) as n;
select is(public.refund_guest_generation('g', 'run-4'), '{"used": 3}', 'A refused run is not refunded');
select is(public.refund_guest_generation('g', 'run-3'), '{"used": 2}', 'A run is refunded');
select is(public.refund_guest_generation('g', 'run-3'), '{"used": 2}', 'A run is refunded only once');
select is(public.refund_guest_generation('nobody', 'run-1'), '{"used": null}', 'An unknown guest gets no refund');
select is(
  public.spend_guest_generation('g', 'run-3') ->> 'outcome', 'duplicate', 'A refunded run cannot be used again'
);
select is(public.spend_guest_generation('g', 'run-5') ->> 'used', '3', 'Another run takes the place of the refunded one');

-- A run belongs to the request that it was granted to.
select is(public.spend_guest_generation('c', 'run', p_claim => 'first') ->> 'outcome', 'granted', 'A request claims its run');
select is(public.spend_guest_generation('c', 'run', p_claim => 'second') ->> 'outcome', 'duplicate',
  'A second request does not get a claimed run');
select is(public.refund_guest_generation('c', 'run', 'second'), '{"used": 1}', 'A second request cannot refund a claimed run');
select is(public.refund_guest_generation('c', 'run'), '{"used": 1}', 'A request without a claim cannot refund a claimed run');
select is(public.refund_guest_generation('c', 'run', 'first'), '{"used": 0}', 'The request that claimed a run refunds it');
select is(public.refund_guest_generation('d', 'late', 'lost'), '{"used": null}', 'A refund may arrive before the run');
select is(
  public.spend_guest_generation('d', 'late', p_claim => 'lost') ->> 'outcome', 'duplicate', 'A run that was refunded before it started is not charged'
);
select is(
  public.spend_guest_generation('h', 'run-1') ->> 'outcome', 'granted', 'A run of another guest with the same name is a different run'
);

-- An interrupted story is continued for free.
select is(public.spend_guest_generation('i', 'story', p_claim => 'c') ->> 'used', '1', 'A story is started');
select is(tests.go_on('of-another', 'run-1'), 'spent', 'A guest cannot continue the story of another guest');
select is(tests.go_on('of-none', 'a run without an id'), 'spent', 'A guest cannot continue an unknown run');
select is(tests.go_on('itself', 'itself'), 'spent', 'A run cannot continue itself');
select is(
  public.spend_guest_generation('i', 'more', p_claim => 'm', p_resumes => 'story'),
  '{"outcome": "granted", "used": 1, "retry_after": null}', 'An interrupted story is continued for free'
);
select is(tests.go_on('more-again', 'story'), 'spent', 'A run can be continued once');
select is(public.refund_guest_generation('i', 'story', 'c'), '{"used": 1}', 'A continued run is not refunded');
select is(public.refund_guest_generation('i', 'more', 'm'), '{"used": 1}', 'A free continuation is not refunded as a story');
select is(tests.go_on('most', 'story'), 'granted', 'A refunded continuation can be made again for free');
select is(tests.go_on('last', 'most'), 'granted', 'A story can be continued a second time in a row');
select is(tests.go_on('too-many', 'last'), 'spent', 'A story cannot be continued a third time in a row');
select is(public.spend_guest_generation('i', 'whole', p_claim => 'w') ->> 'used', '2', 'Another story is started');
select public.finish_guest_run('i', 'whole', 'not this one');
select public.finish_guest_run('i', 'whole', 'w');
select is(tests.go_on('after-all', 'whole'), 'spent', 'A finished story cannot be continued');
select is(public.spend_guest_generation('i', 'open', p_claim => 'o') ->> 'used', '3', 'The last story is started');
select public.finish_guest_run('i', 'open', 'not this one');
select is(tests.go_on('at-the-limit', 'open'), 'granted', 'The last story can be continued too');
select is(
  (select count(*)::int from public.story_runs where caller = 'guest:i' and run_id in ('of-none', 'too-many')), 0,
  'Refused continuations leave no rows'
);

-- What the database keeps out.
select throws_ok(format($$ select public.spend_guest_generation(%L, %L, %L) $$, guest, run, network), '23514', null,
  'The database refuses ' || what)
from (values
  ('', 'r', null, 'a guest with an empty name'),
  (repeat('x', 201), 'r', null, 'a guest with a name of more than 200 characters'),
  ('g', '', null, 'a run with an empty id'),
  ('g', repeat('x', 101), null, 'a run with an id of more than 100 characters'),
  ('g', 'r', repeat('x', 65), 'a network of more than 64 characters')
) as refused (guest, run, network, what);
select tests.be_the_operator();
select throws_ok(
  format($$ insert into public.anonymous_usage (session_id, usage_count) values ('x', %s) $$, used), '23514', null,
  format('A guest cannot have used %s stories', used)
)
from unnest(array[-1, 4]) as used;
select throws_ok(
  $$ insert into public.story_runs (caller, run_id, claim) values ('x', 'r', repeat('x', 101)) $$, '23514', null,
  'A claim has at most 100 characters'
);
select throws_ok(
  $$ insert into public.story_runs (caller, run_id) values (repeat('x', 221), 'r') $$, '23514', null, 'A caller has at most 220 characters'
);

-- Other roles.
select tests.be('ann');
select throws_ok(statement, '42501', null, what)
from (values
  ($$ select public.spend_guest_generation('g', 'r') $$, 'A signed-in person cannot spend a guest’s story'),
  ($$ select public.refund_guest_generation('g', 'r') $$, 'A signed-in person cannot refund a guest’s story')
) as refused (statement, what);
select tests.be_anonymous();
select throws_ok(statement, '42501', null, what)
from (values
  ($$ select public.spend_guest_generation('g', 'r') $$, 'A visitor cannot spend a guest’s story'),
  ($$ select public.refund_guest_generation('g', 'r') $$, 'A visitor cannot refund a guest’s story')
) as refused (statement, what);

-- Row level security, when everything is granted.
select tests.be_the_operator();
grant all on public.anonymous_usage, public.story_runs to anon;
select tests.be_anonymous();
select is_empty($$ select from public.anonymous_usage $$, 'Row level security hides guests whatever is granted');
select is_empty($$ select from public.story_runs $$, 'Row level security hides runs whatever is granted');
select throws_ok(
  $$ insert into public.anonymous_usage (session_id) values ('x') $$, '42501', null, 'Row level security refuses new guests whatever is granted'
);

select * from finish();
rollback;
