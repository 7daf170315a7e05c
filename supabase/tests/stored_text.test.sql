begin;
\ir helpers/people.psql
\ir helpers/own-data.psql
\ir helpers/stored-text.psql
select no_plan();

create function tests.save(p_length integer)
returns text
language sql
as $$
  select format($f$ insert into public.user_stories (prompt, story) values ('p', tests.text(%s)) $f$, p_length);
$$;

select tests.leave('ann', 100000);
select tests.be('ann');
select lives_ok(tests.save(48000), 'A person saves a story that fits in their day');
select throws_ok(tests.save(58000), 'PT429', tests.full_day(), 'A story that exceeds the limit of the day is refused');
select lives_ok(tests.save(32), 'A refused story uses up nothing');
select throws_ok(
  $$ insert into public.user_stories (prompt, story) select 'p', tests.text(16000) from generate_series(1, 4) $$,
  'PT429', tests.full_day(), 'The rows of one request count together'
);
select throws_ok(
  $$ insert into public.user_shared_stories (title, prompt, content) values ('T', 'p', tests.text(58000)) $$,
  'PT429', tests.full_day(), 'Shared stories count'
);
select throws_ok(
  $$ insert into public.user_inspirations (title, prompt, category) select 'T', tests.text(3200), 'fantasy' from generate_series(1, 20) $$,
  'PT429', tests.full_day(), 'Prompts count'
);
select throws_ok(
  $$ select public.save_story_text(tests.row('1'), 1, tests.text(58000), 'proposal', null) $$,
  'PT429', tests.full_day(), 'The texts that a story has had count'
);

-- An import is refused whole, and can be repeated.
select throws_ok(
  $$ select public.import_items('stories', tests.story_item() || tests.story_item(
    jsonb_build_object('id', tests.row('a'), 'story', tests.text(58000)))) $$,
  'PT429', tests.full_day(), 'An import beyond the limit of the day is refused'
);
select is(tests.outcomes('stories', tests.story_item()), '{restored}', 'Nothing of a refused import was restored');

select tests.be('ben');
select lives_ok(tests.save(58000), 'The limit of one person does not affect another');
select tests.leave('ann', 0);
select tests.be('ann');
select results_eq(
  $$ with changed as (update public.user_stories set title = 'Renamed' where id = tests.row('1') returning 1) select count(*) from changed $$,
  array[1::bigint], 'A person at the limit can still rename a story'
);
select lives_ok($$ select public.delete_story(tests.row('1')) $$, 'A person at the limit can still delete a story');

select tests.leave('ann', 0, 0, private.today() - 1);
select lives_ok(tests.save(48000), 'The next day begins at zero');
select ok(tests.added('ann') between 48000 and 50000, 'It counts what was saved on it');

select tests.leave('ann', 64 * 1024 * 1024, 1024 * 1024 * 1024 - 40000);
select throws_ok(
  tests.save(48000), 'PT403', 'Your account has reached its limit of 1 GB. Delete what you no longer need, and try again tomorrow.',
  'A story that exceeds the limit of the account is refused'
);
select tests.leave('ann', 0, 1024 * 1024 * 1024, private.today() - 1);
select lives_ok(tests.save(48000), 'The total is counted again each day');
select tests.be_the_operator();
select ok(
  (select held from private.stored_text where user_id = tests.id_of('ann')) between 96000 and 200000,
  'The total is what the person has, versions and shared copies included'
);
select tests.leave('ann', 0);
select lives_ok(
  $$ insert into public.user_stories (user_id, prompt, story) values (tests.id_of('ann'), 'p', tests.text(48000)) $$,
  'The operator can add a row for a person at the limit'
);

select * from finish();
rollback;
