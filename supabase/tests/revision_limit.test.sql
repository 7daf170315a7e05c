begin;
\ir helpers/people.psql
\ir helpers/story-text.psql
select no_plan();

select tests.be_the_operator();
-- Gives the story as many revisions, each an hour after the one before, the newest of them an hour ago.
create function tests.hourly(p_count integer)
returns void
language sql
security definer
as $$
  delete from public.story_revisions;
  insert into public.story_revisions (story_id, number, story, cause, created_at)
  select tests.story('1'), place, 'Text ' || place, 'proposal', now() - (p_count - place + 1) * interval '1 hour'
  from generate_series(1, p_count) as place;
  update public.user_stories set revision = p_count, story = 'Text ' || p_count where id = tests.story('1');
$$;
-- Moves a revision and the next one to the two seconds after the one before them.
create function tests.burst(p_number integer)
returns void
language sql
security definer
as $$
  update public.story_revisions as moved
  set created_at = former.created_at + (moved.number - p_number + 1) * interval '1 second'
  from public.story_revisions as former
  where moved.number in (p_number, p_number + 1) and former.number = p_number - 1;
$$;
create function tests.lost()
returns integer[]
language sql
security definer
as $$
  select coalesce(array_agg(place order by place), '{}')
  from generate_series(1, (select max(number) from public.story_revisions)) as place
  where not exists (select from public.story_revisions where number = place);
$$;

select tests.be('ann');

select tests.hourly(199);
select tests.save(199, 'More.', 'proposal');
select is(tests.lost(), '{}', 'A story keeps two hundred revisions');
select tests.save(200, 'More still.', 'proposal');
select is(
  tests.lost(), '{2}', 'With one more, the oldest of equally distant ones goes, but never the first'
);

select tests.hourly(200);
select tests.burst(150), tests.save(200, 'More.', 'proposal');
select is(tests.lost(), '{150}', 'Of several within seconds, one goes whose neighbours are close to each other');

select tests.hourly(200);
select tests.burst(20), tests.burst(150), tests.save(200, 'More.', 'proposal');
select is(tests.lost(), '{20}', 'The same distance counts less when it is longer ago');

select tests.hourly(200);
select tests.burst(182), tests.save(200, 'More.', 'proposal');
select is(tests.lost(), '{2}', 'The newest twenty stay, however close they are');
select tests.hourly(200);
select tests.burst(181), tests.save(200, 'More.', 'proposal');
select is(tests.lost(), '{181}', 'The one before the newest twenty may go');

-- A typing session goes on without a new revision.
select tests.hourly(200);
select tests.save(200, 'a', 'typed'), tests.save(201, 'ab', 'typed'), tests.save(202, 'abc', 'typed');
select is(tests.lost(), '{2,201,202}', 'The saves of a typing session push out one revision, not one each');

-- Many changes of one story leave the first, the newest and a spread of those between.
select tests.hourly(100);
select tests.save(place, 'Text of ' || place, 'proposal') from generate_series(100, 349) as place;
select is((select count(*) from public.story_revisions), 200::bigint, 'However many changes there are, two hundred revisions are kept');
select is((select min(number) from public.story_revisions), 1, 'The first text is kept for good');
select results_eq(
  $$ select number from public.story_revisions order by number desc limit 20 $$, $$ select generate_series(350, 331, -1) $$,
  'The newest twenty texts are kept'
);
select is(
  (select count(*) from public.story_revisions where number <= 100), 100::bigint,
  'A burst of changes pushes out its own revisions, not those of the days before'
);

-- Another limit at the time they were written, such as of another release.
select tests.hourly(260), tests.save(1, 'Thrice more.', 'proposal', 'a', '3');
select tests.save(260, 'More.', 'proposal');
select results_eq(
  $$ select story_id, count(*) from public.story_revisions group by story_id order by story_id $$,
  $$ values (tests.story('1'), 200::bigint), (tests.story('3'), 2) $$, 'All that are too many go at once, and those of other stories stay'
);

select * from finish();
rollback;
