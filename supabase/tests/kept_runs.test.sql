begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben');

create function tests.caller(p_name text)
returns text
language sql stable
as $$
  select 'user:' || tests.id_of(p_name);
$$;

-- A run that was granted so long ago.
create function tests.granted(p_caller text, p_run_id text, p_ago interval default '0')
returns void
language sql security definer
as $$
  insert into public.story_runs (caller, run_id, started_at) values (p_caller, p_run_id, now() - p_ago);
$$;

-- A report of the writing process, with events if there are some.
create function tests.report(p_caller text, p_run_id text, p_first integer default null, p_events text default null,
  p_last integer default null, p_over boolean default false)
returns jsonb
language sql
as $$
  select public.keep_runs(jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
    'caller', p_caller, 'run_id', p_run_id, 'first_id', p_first, 'last_id', coalesce(p_last, p_first), 'events', p_events,
    'over', p_over
  )))::text);
$$;

-- The stored texts after an event, joined.
create function tests.texts(p_caller text, p_run_id text, p_after integer default 0)
returns text
language sql
as $$
  select coalesce(string_agg(part ->> 'events', '|'), '')
  from jsonb_array_elements(public.read_kept_run(p_caller, p_run_id, p_after) -> 'parts') as part;
$$;

create function tests.kept()
returns bigint
language sql stable security definer
as $$
  select count(*) from public.kept_runs;
$$;

create function tests.pass(p_time interval)
returns void
language sql security definer
as $$
  update public.kept_runs set kept_at = kept_at - p_time, listened_at = listened_at - p_time,
    attended_at = attended_at - p_time;
$$;

select tests.be_the_service();

-- A run that nobody left, and runs that are not there.
select is(tests.report(tests.caller('ann'), 'r1'), '[]', 'A report without events is stored nowhere');
select is(tests.kept(), 0::bigint, 'A run whose reader stays has no row');
select is(public.read_kept_run(tests.caller('ann'), 'r1', 0), null, 'A run that was not granted is not there');
select tests.granted(tests.caller('ann'), 'r1');
select is(public.read_kept_run(tests.caller('ben'), 'r1', 0), null, 'The run of another person is not there');
select is(public.read_kept_run('guest:' || tests.id_of('ann'), 'r1', 0), null, 'Nor is it there for a guest with the same id');
select tests.granted(tests.caller('ann'), 'old', '61 minutes');
select is(public.read_kept_run(tests.caller('ann'), 'old', 0), null, 'A run that began more than an hour ago is not waited for');

-- A reader of another process wants it.
select is(public.read_kept_run(tests.caller('ann'), 'r1', 0), '{"over": false, "parts": [], "attended_ms": null}'::jsonb,
  'A run that was granted can be waited for');
select is(tests.report(tests.caller('ann'), 'r1') #>> '{0,listened_ms}', '0', 'Its process learns that a reader listens');
select is(public.read_kept_run(tests.caller('ann'), 'r1', 0) ->> 'attended_ms', '0', 'The reader learns that it is written');
select is(jsonb_array_length(tests.report(tests.caller('ben'), 'r1')), 0, 'Another caller''s report says nothing of it');

-- Parts.
select tests.report(tests.caller('ann'), 'r1', 1, 'one', 3);
select tests.report(tests.caller('ann'), 'r1', 4, 'two', 4);
select tests.report(tests.caller('ann'), 'r1', 4, 'two again', 4);
select is(tests.texts(tests.caller('ann'), 'r1'), 'one|two', 'Parts come in order, and a part that is sent again counts once');
select is(tests.texts(tests.caller('ann'), 'r1', 2), 'one|two', 'A part is read from the middle');
select is(tests.texts(tests.caller('ann'), 'r1', 3), 'two', 'Parts that were read do not come again');
select is(tests.texts(tests.caller('ben'), 'r1'), '', 'Another person reads nothing');
select tests.report(tests.caller('ann'), 'r1', 5, 'three', 5, true);
select is(public.read_kept_run(tests.caller('ann'), 'r1', 0) ->> 'over', 'true', 'The end of a run is stored with its last event');
select tests.report(tests.caller('ann'), 'r1', 1, 'withdrawn', 6, true);
select is(tests.texts(tests.caller('ann'), 'r1'), 'withdrawn', 'A part from the first event replaces those that it covers');

-- The answer to a call was lost, and the process sends its part again, with what it wrote since.
select tests.granted(tests.caller('ann'), 'lost');
select tests.report(tests.caller('ann'), 'lost', 1, 'ab', 2);
select tests.report(tests.caller('ann'), 'lost', 3, 'cd', 4);
select tests.report(tests.caller('ann'), 'lost', 3, 'cdef', 6);
select is(tests.texts(tests.caller('ann'), 'lost'), 'ab|cdef', 'A part that is sent again and is longer replaces the shorter one');
select tests.report(tests.caller('ann'), 'lost', 7, 'g', 7, true);
select tests.report(tests.caller('ann'), 'lost', 3, 'cd', 4);
select tests.report(tests.caller('ann'), 'lost', 1, 'ab', 2);
select is(tests.texts(tests.caller('ann'), 'lost'), 'ab|cdef|g', 'Calls that arrive late take nothing away');
select is(public.read_kept_run(tests.caller('ann'), 'lost', 0) ->> 'over', 'true', 'Nor do they open a run that is over');
select tests.report(tests.caller('ann'), 'lost', 1, 'withdrawn', 7, true);
select tests.report(tests.caller('ann'), 'lost', 3, 'cd', 4);
select is(tests.texts(tests.caller('ann'), 'lost'), 'withdrawn', 'A late call brings no text back that was withdrawn');

-- Stopping.
select public.stop_kept_run(tests.caller('ben'), 'r1');
select is(tests.report(tests.caller('ann'), 'r1') #>> '{0,stopped}', 'false', 'Another person stops nothing');
select public.stop_kept_run(tests.caller('ann'), 'r1');
select is(tests.report(tests.caller('ann'), 'r1') #>> '{0,stopped}', 'true', 'The process learns that its run was stopped');
select public.stop_kept_run(tests.caller('ann'), 'not yet');
select is(tests.report(tests.caller('ann'), 'not yet') #>> '{0,stopped}', 'true', 'A run can be stopped before it begins');
select public.stop_kept_run(tests.caller('ben'), 'r' || number) from generate_series(1, 40) as number;
select is(tests.kept(), 23::bigint, 'One caller marks twenty unknown runs at most');

-- The hour.
select tests.pass('59 minutes');
select is(tests.texts(tests.caller('ann'), 'r1'), 'withdrawn', 'Text is kept for an hour');
select tests.pass('2 minutes');
select tests.report(tests.caller('ann'), 'r9');
select is(tests.kept(), 0::bigint, 'After the hour the next report of any run removes it');

-- Guests.
select tests.report('guest:g1', 'r1', 1, 'of the guest');
select is(tests.texts('guest:g1', 'r1'), 'of the guest', 'A guest''s run is kept, too');
reset role;

-- What the tables take.
select throws_ok(
  format('insert into public.kept_runs (caller, run_id) values (%L, %L)', caller, run_id), '23514', null, what
) from (values
  ('', 'r1', 'A kept run has a caller'),
  (repeat('x', 221), 'r1', 'The caller of a kept run has at most 220 characters'),
  ('guest:g2', '', 'A kept run has an id'),
  ('guest:g2', repeat('x', 101), 'The id of a kept run has at most 100 characters')
) as refused (caller, run_id, what);
select throws_ok(
  format(
    'insert into public.kept_run_parts (caller, run_id, first_id, last_id, events) values (%L, %L, %s, %s, repeat(%L, %s))',
    'guest:g1', 'r1', first_id, last_id, 'x', length
  ),
  '23514', null, what
) from (values
  (0, 9, 1, 'The first event of a part is at least the first of its run'),
  (9, 8, 1, 'The last event of a part is not before its first'),
  (9, 9, 2000001, 'The events of a part have at most 2,000,000 characters')
) as refused (first_id, last_id, length, what);

select * from finish();
rollback;
