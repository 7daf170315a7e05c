begin;
\ir helpers/people.psql
select no_plan();

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
  v_line text := is(tests.begin_run('l' || p_run, null, 2, null), 'granted', 'attempt ' || p_run);
begin
  perform public.end_story_run(tests.id_of('ann'), 'l' || p_run, false);
  return v_line;
end;
$$;

-- Some at once.
select tests.be_the_service();
select is(tests.begin_run('a', 2, null, null), 'granted', 'a first story begins');
select is(tests.begin_run('a', 2, null, null), 'duplicate', 'the same one does not begin twice');
select is(tests.begin_run('b', 2, null, null), 'granted', 'a second beside it');
select is(
  public.begin_story_run(tests.id_of('ann'), 'c', 2), '{"outcome": "at_once", "retry_after": 10}', 'a third waits'
);
select is(
  public.begin_story_run(tests.id_of('ben'), 'a', 2) ->> 'outcome', 'granted', 'somebody else does not'
);
select lives_ok($$ select public.end_story_run(tests.id_of('ann'), 'a', true) $$, 'a story ends');
select is(tests.begin_run('c', 2, null, null), 'granted', 'then the third begins');
select is(tests.begin_run('a', 3, null, null), 'duplicate', 'and what ended does not begin again');
select tests.grow_old('b', interval '11 minutes');
select is(tests.begin_run('d', 2, null, null), 'granted', 'a story that nobody ended runs no longer after ten minutes');
select is(tests.begin_run('e', null, null, null), 'granted', 'without a guard there is none');
select is(
  public.begin_story_run(tests.id_of('ben'), 'b', 1, p_expires_seconds => 3600) ->> 'outcome', 'at_once', 'where stories take long'
);
select tests.grow_old('a', interval '11 minutes');
select is(
  public.begin_story_run(tests.id_of('ben'), 'b', 1, p_expires_seconds => 3600) ->> 'outcome', 'at_once', 'they run for longer'
);

-- A run belongs to the request that it was granted to.
select is(
  public.begin_story_run(tests.id_of('ben'), 'mine', 2, p_claim => 'first') ->> 'outcome', 'granted', 'a request claims its run'
);
select public.end_story_run(tests.id_of('ben'), 'mine', false, 'second');
select is(
  public.begin_story_run(tests.id_of('ben'), 'next', 1) ->> 'outcome', 'at_once', 'another one does not end it'
);
select public.end_story_run(tests.id_of('ben'), 'mine', true, 'first');
select is(public.begin_story_run(tests.id_of('ben'), 'next', 1) ->> 'outcome', 'granted', 'it does so itself');
select public.end_story_run(tests.id_of('ben'), 'late', false, 'lost');
select is(
  public.begin_story_run(tests.id_of('ben'), 'late', null, p_claim => 'lost') ->> 'outcome', 'duplicate',
  'an end may come before what it ends, which then does not begin'
);

-- So many an hour and a day.
select tests.be_the_operator();
delete from public.story_runs;
select tests.be_the_service();
select is(tests.begin_run('h' || n, null, 2, 3), expected, 'story ' || n || ' of an hour')
from (values (1, 'granted'), (2, 'granted'), (3, 'hour')) as run (n, expected);
select tests.grow_old('h1', interval '59 minutes 30 seconds');
select ok(
  (public.begin_story_run(tests.id_of('ann'), 'h3', null, 2, 3) ->> 'retry_after')::int between 25 and 30,
  'who is refused hears when the hour is over'
);
select tests.grow_old('h1', interval '61 minutes');
select is(tests.begin_run('h3', null, 2, 3), 'granted', 'then there is room again');
select is(tests.begin_run('h4', null, null, 3), 'day', 'until the day is full');
select tests.grow_old('h1', interval '23 hours 59 minutes');
select ok(
  (public.begin_story_run(tests.id_of('ann'), 'h4', null, null, 3) ->> 'retry_after')::int between 50 and 60,
  'which says when it ends as well'
);
select public.end_story_run(tests.id_of('ann'), 'h3', false);
select is(tests.begin_run('h4', null, 2, 3), 'granted', 'a story that delivered nothing is no story');
select tests.be_the_operator();
delete from public.story_runs;
select tests.be_the_service();
select tests.leave_early(n) from generate_series(1, 6) as n;
select is(tests.begin_run('l7', null, 2, null), 'hour', 'but three attempts are all that each story may take');
select is(tests.begin_run('l7', null, null, 2), 'day', 'in a day as well');
select is(tests.begin_run('l7', null, 3, 3), 'granted', 'until there are more of them');
select tests.grow_old('l1', interval '49 hours');
select is(tests.begin_run('h5', null, null, null), 'granted', 'a run begins');
select is_empty($$ select from public.story_runs where run_id = 'l1' $$, 'and runs of long ago are forgotten');

-- What ended without a word, also where the provider had begun.
select tests.be_the_operator();
delete from public.story_runs;
select tests.be_the_service();
select is(tests.abandon('w1', false), 'granted', 'a story is left');
select is(public.begin_story_run(tests.id_of('ann'), 'told', p_abandoned_per_hour => 2) ->> 'outcome', 'granted', 'one is told');
select public.end_story_run(tests.id_of('ann'), 'told', true);
select is(tests.abandon('w2', true), 'granted', 'another is left while the provider thinks');
select ok(
  (public.begin_story_run(tests.id_of('ann'), 'w3', p_abandoned_per_hour => 2) ->> 'retry_after')::int between 3590 and 3600,
  'then it is enough for an hour'
);
select is(tests.abandon('w3', false), 'abandoned', 'which is said');
select is(
  (select refunded from public.story_runs where run_id = 'w2'), false, 'what the provider had begun is not given back'
);
select tests.grow_old('w1', interval '61 minutes');
select is(tests.abandon('w4', false), 'granted', 'after an hour there is room');
select is(
  public.begin_story_run(tests.id_of('ben'), 'w', p_abandoned_per_hour => 2) ->> 'outcome', 'granted', 'nobody else is concerned'
);
select tests.be_the_operator();
delete from public.story_runs;
select tests.be_the_service();
select is(tests.begin_run('h5', null, null, null), 'granted', 'a run begins');

-- What the database keeps out.
select throws_ok(
  $$ select public.begin_story_run(null, 'x') $$, '23502', null, 'nobody begins nothing'
);
select throws_ok(
  $$ select public.begin_story_run(tests.id_of('ann'), '') $$, '23514', null, 'a run has a name'
);
select tests.be_the_operator();
select throws_ok(
  format($$ insert into public.story_runs (caller, run_id, resumes, free_left) values ('guest:g', 'y', %L, %L) $$, resumes, free_left),
  '23514', null, what
)
from (values
  ('', 1, 'the run that is taken up again has a name'),
  (repeat('x', 101), 1, 'of at most 100 characters'),
  ('r', -1, 'no fewer than none are left to take up again'),
  ('r', 3, 'nor more than there were')
) as refused (resumes, free_left, what);

-- Nobody but the service.
select tests.be('ann');
select throws_ok(statement, '42501', null, what)
from (values
  ($$ select from public.story_runs $$, 'a person does not see their runs'),
  ($$ delete from public.story_runs $$, 'a person does not forget them'),
  ($$ select public.begin_story_run(tests.id_of('ann'), 'x') $$, 'a person begins no run past the service'),
  ($$ select public.end_story_run(tests.id_of('ann'), 'h5', false) $$, 'a person ends no run past the service'),
  ($$ select public.spend_random_prompt('user:x') $$, 'a person asks for no prompt past the service')
) as refused (statement, what);
select tests.be_anonymous();
select throws_ok(statement, '42501', null, what)
from (values
  ($$ select from public.story_runs $$, 'without an account no run is seen'),
  ($$ select public.begin_story_run(tests.id_of('ann'), 'x') $$, 'without an account none is begun'),
  ($$ select public.end_story_run(tests.id_of('ann'), 'h5', false) $$, 'without an account none is ended')
) as refused (statement, what);

select * from finish();
rollback;
