begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben');
create function tests.lengthen(p_story text, p_demo boolean default false)
returns boolean
language sql
as $$
  select public.lengthen_story(
    '00000000-0000-4000-8000-000000000001', p_story, 'The', 'The Fox', '{"genre": "fantasy", "length": 900}', p_demo
  );
$$;

-- The owner.
select tests.be('ann');
insert into public.user_stories (id, prompt, story, title, options) values
  ('00000000-0000-4000-8000-000000000001', 'a fox', '# The', 'The', '{"genre": "fantasy"}'),
  ('00000000-0000-4000-8000-000000000002', 'a crow', '# The', 'The', '{"genre": "fantasy"}');
select ok(tests.lengthen('# The Fox'), 'A continued story is lengthened');
select ok(tests.lengthen('# The Fox'), 'A repeated call succeeds');
select results_eq(
  $$ select story, title, prompt, options ->> 'length', demo from public.user_stories where id::text like '%1' $$,
  $$ values ('# The Fox', 'The Fox', 'a fox', '900', false) $$, 'A title from the shorter text is replaced'
);
select results_eq(
  $$ select story, title from public.user_stories where id::text like '%2' $$, $$ values ('# The', 'The') $$,
  'Other stories keep their text and title'
);
update public.user_stories set title = 'Mine' where id::text like '%1';
select ok(tests.lengthen('# The Fox ran', true), 'A renamed story is lengthened again');
select results_eq(
  $$ select story, title, demo from public.user_stories where id::text like '%1' $$,
  $$ values ('# The Fox ran', 'Mine', true) $$, 'A title given by the owner stays'
);
select ok(tests.lengthen('# The Fox ran off', false), 'A story is lengthened without the demo mark');
select ok((select demo from public.user_stories where id::text like '%1'), 'A demo mark stays');
select ok(not tests.lengthen('# The Fox'), 'A story cannot be shortened');
select ok(not tests.lengthen('# A Hare ran off, and on'), 'A story cannot be replaced by another text');
select throws_ok(
  format('select tests.lengthen(%L)', '# The Fox ran off' || repeat('x', 60000)), '23514', null,
  'A story cannot exceed its maximum length'
);

-- Other people, and deleted stories.
select tests.be('ben');
select ok(not tests.lengthen('# The Fox ran off with everything'), 'Another person cannot lengthen a story');
select tests.be('ann');
select public.delete_story('00000000-0000-4000-8000-000000000001');
select ok(not tests.lengthen('# The Fox ran off, and on'), 'A deleted story cannot be lengthened');
select public.restore_story('00000000-0000-4000-8000-000000000001');
select is(
  (select story from public.user_stories where id::text like '%1'), '# The Fox ran off', 'A restored story is unchanged'
);

select * from finish();
rollback;
