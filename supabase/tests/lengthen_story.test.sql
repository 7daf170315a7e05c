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
select ok(tests.lengthen('# The Fox'), 'a story that went on is lengthened');
select ok(tests.lengthen('# The Fox'), 'asked again it is the same');
select results_eq(
  $$ select story, title, prompt, options ->> 'length', demo from public.user_stories where id::text like '%1' $$,
  $$ values ('# The Fox', 'The Fox', 'a fox', '900', false) $$, 'with the title of the longer text'
);
select results_eq(
  $$ select story, title from public.user_stories where id::text like '%2' $$, $$ values ('# The', 'The') $$,
  'others are left alone'
);
update public.user_stories set title = 'Mine' where id::text like '%1';
select ok(tests.lengthen('# The Fox ran', true), 'and once more');
select results_eq(
  $$ select story, title, demo from public.user_stories where id::text like '%1' $$,
  $$ values ('# The Fox ran', 'Mine', true) $$, 'a title of its owner’s stays'
);
select ok(tests.lengthen('# The Fox ran off', false), 'by another storyteller');
select ok((select demo from public.user_stories where id::text like '%1'), 'that the demo wrote some of it stays said');
select ok(not tests.lengthen('# The Fox'), 'no text is taken away');
select ok(not tests.lengthen('# A Hare ran off, and on'), 'nor another put in its place');
select throws_ok(
  format('select tests.lengthen(%L)', '# The Fox ran off' || repeat('x', 60000)), '23514', null,
  'a story stays within its length'
);

-- Others, and what was deleted.
select tests.be('ben');
select ok(not tests.lengthen('# The Fox ran off with everything'), 'a stranger lengthens nothing');
select tests.be_anonymous();
select throws_ok($$ select tests.lengthen('# The Fox ran off') $$, '42501', null, 'nor does a visitor');
select tests.be('ann');
select public.delete_story('00000000-0000-4000-8000-000000000001');
select ok(not tests.lengthen('# The Fox ran off, and on'), 'a story that was deleted is not lengthened');
select public.restore_story('00000000-0000-4000-8000-000000000001');
select is(
  (select story from public.user_stories where id::text like '%1'), '# The Fox ran off', 'it comes back as it was'
);

select * from finish();
rollback;
