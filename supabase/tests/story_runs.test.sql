begin;
\ir helpers/people.psql
select no_plan();

-- A signed-in person's runs at once, an hour, and without a word. How many a day: stories_a_day.test.sql.
select tests.person('ann'), tests.person('ben');

create function tests.abandon(p_run text, p_begun boolean)
returns text
language plpgsql
as $$
declare
  v_outcome text := public.begin_story_run(tests.id_of('ann'), p_run, p_abandoned_per_hour => 2) ->> 'outcome';
begin
  perform public.end_story_run(tests.id_of('ann'), p_run, p_begun, p_abandoned => true);
  return v_outcome;
end;
$$;

create function tests.begin_run(p_run text, p_at_once int, p_hour int, p_day int)
returns text
language sql
as $$ select public.begin_story_run(tests.id_of('ann'), p_run, p_at_once, p_hour, p_day) ->> 'outcome'; $$;

create function tests.grow_old(p_run text, p_age interval)
returns void
language sql
security definer
as $$ update public.story_runs set started_at = now() - p_age where run_id = p_run; $$;

create function tests.leave_early(p_run integer)
returns text
language plpgsql
as $$
declare
  v_line text := is(tests.begin_run('l' || p_run, null, 2, null), 'granted',
    'A run that delivered nothing does not use up the limit of an hour: attempt ' || p_run);
begin
  perform public.end_story_run(tests.id_of('ann'), 'l' || p_run, false);
  return v_line;
end;
$$;

-- The limit of runs at once.
select tests.be_the_service();
select is(tests.begin_run('a', 2, null, null), 'granted', 'A first run begins');
select is(tests.begin_run('a', 2, null, null), 'duplicate', 'The same run does not begin twice');
select is(tests.begin_run('b', 2, null, null), 'granted', 'A second run begins beside the first');
select is(
  public.begin_story_run(tests.id_of('ann'), 'c', 2), '{"outcome": "at_once", "retry_after": 10}', 'A third run at once must wait'
);
select is(
  public.begin_story_run(tests.id_of('ben'), 'a', 2) ->> 'outcome', 'granted', 'Another person’s run begins meanwhile'
);
select lives_ok($$ select public.end_story_run(tests.id_of('ann'), 'a', true) $$, 'A run ends');
select is(tests.begin_run('c', 2, null, null), 'granted', 'A run begins once another has ended');
select is(tests.begin_run('a', 3, null, null), 'duplicate', 'A run that ended does not begin again');
select tests.grow_old('b', interval '11 minutes');
select is(tests.begin_run('d', 2, null, null), 'granted', 'A run that was never ended counts as ended after ten minutes');
select is(
  public.begin_story_run(tests.id_of('ben'), 'b', 1, p_expires_seconds => 3600) ->> 'outcome', 'at_once', 'A run is refused while another may still take an hour'
);
select tests.grow_old('a', interval '11 minutes');
select is(
  public.begin_story_run(tests.id_of('ben'), 'b', 1, p_expires_seconds => 3600) ->> 'outcome', 'at_once', 'A run of eleven minutes still counts when runs expire after an hour'
);

-- A run belongs to the request that it was granted to.
select is(
  public.begin_story_run(tests.id_of('ben'), 'mine', 2, p_claim => 'first') ->> 'outcome', 'granted', 'A request claims its run'
);
select public.end_story_run(tests.id_of('ben'), 'mine', false, 'second');
select is(
  public.begin_story_run(tests.id_of('ben'), 'next', 1) ->> 'outcome', 'at_once', 'Another request cannot end a claimed run'
);
select public.end_story_run(tests.id_of('ben'), 'mine', true, 'first');
select is(public.begin_story_run(tests.id_of('ben'), 'next', 1) ->> 'outcome', 'granted',
  'The request that claimed a run ends it');
select public.end_story_run(tests.id_of('ben'), 'late', false, 'lost');
select is(
  public.begin_story_run(tests.id_of('ben'), 'late', null, p_claim => 'lost') ->> 'outcome', 'duplicate',
  'A run that was ended before it started does not begin'
);

-- The limits of an hour and of attempts.
select tests.be_the_operator();
delete from public.story_runs;
select tests.be_the_service();
select is(tests.begin_run('h' || n, null, 2, null), expected, 'Two runs of an hour begin, and the third does not: run ' || n)
from (values (1, 'granted'), (2, 'granted'), (3, 'hour')) as run (n, expected);
select tests.grow_old('h1', interval '59 minutes 30 seconds');
select ok(
  (public.begin_story_run(tests.id_of('ann'), 'h3', null, 2) ->> 'retry_after')::int between 25 and 30,
  'A person beyond the limit of an hour learns when it ends'
);
select tests.grow_old('h1', interval '61 minutes');
select is(tests.begin_run('h3', null, 2, null), 'granted', 'A run begins an hour after the first');
select tests.be_the_operator();
delete from public.story_runs;
select tests.be_the_service();
select tests.leave_early(n) from generate_series(1, 6) as n;
select is(tests.begin_run('l7', null, 2, null), 'hour', 'Three attempts for each story of an hour are the limit');
select is(tests.begin_run('l7', null, null, 2), 'day', 'Three attempts for each story of a day are the limit');
select is(tests.begin_run('l7', null, 3, 3), 'granted', 'A higher limit allows more attempts');
select tests.grow_old('l1', interval '49 hours');
select is(tests.begin_run('h5', null, null, null), 'granted', 'A run begins while there are older ones');
select public.end_story_run(tests.id_of('ann'), 'h5', true);
select is_empty($$ select from public.story_runs where run_id = 'l1' $$, 'Runs older than two days are deleted when one ends');

-- Abandoned runs, also when the provider had begun.
select tests.be_the_operator();
delete from public.story_runs;
select tests.be_the_service();
select is(tests.abandon('w1', false), 'granted', 'A first run is abandoned');
select is(public.begin_story_run(tests.id_of('ann'), 'told', p_abandoned_per_hour => 2) ->> 'outcome', 'granted',
  'A run that is not abandoned begins');
select public.end_story_run(tests.id_of('ann'), 'told', true);
select is(tests.abandon('w2', true), 'granted', 'A second run is abandoned after the provider began');
select ok(
  (public.begin_story_run(tests.id_of('ann'), 'w3', p_abandoned_per_hour => 2) ->> 'retry_after')::int between 3590 and 3600,
  'A person beyond the limit of abandoned runs learns when the hour ends'
);
select is(tests.abandon('w3', false), 'abandoned', 'A person beyond the limit of abandoned runs is refused');
select is(
  (select refunded from public.story_runs where run_id = 'w2'), false, 'A run that the provider began is not refunded'
);
select tests.grow_old('w1', interval '61 minutes');
select is(tests.abandon('w4', false), 'granted', 'A run begins an hour after the first abandoned one');
select is(
  public.begin_story_run(tests.id_of('ben'), 'w', p_abandoned_per_hour => 2) ->> 'outcome', 'granted', 'Another person has their own limit of abandoned runs'
);

-- What the database keeps out.
select throws_ok(
  $$ select public.begin_story_run(tests.id_of('ann'), '') $$, '23514', null, 'A run without a name is refused'
);
select tests.be_the_operator();
select throws_ok(
  format($$ insert into public.story_runs (caller, run_id, resumes, free_left) values ('guest:g', 'y', %L, %L) $$, resumes, free_left),
  '23514', null, what
)
from (values
  ('', 1, 'The id of a continued run cannot be empty'),
  (repeat('x', 101), 1, 'The id of a continued run has at most 100 characters'),
  ('r', -1, 'The free continuations left cannot be negative'),
  ('r', 3, 'The free continuations left are at most two')
) as refused (resumes, free_left, what);

select * from finish();
rollback;
