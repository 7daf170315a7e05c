begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben');

-- The owner.
select tests.be('ann');
select lives_ok(
  $$ insert into public.user_stories (id, prompt, story, options)
     values ('00000000-0000-4000-8000-000000000001', 'a fox', '# Fox', '{"genre": "fantasy"}') $$,
  'a person saves a story'
);
select results_eq(
  $$ select title, generator_id, language, perspective, tone, user_id from public.user_stories $$,
  $$ values ('Untitled Story', 'unknown', 'English', 'Third Person', 'Neutral', tests.id_of('ann')) $$,
  'what is not said is filled as the specification says'
);
select lives_ok($$ update public.user_stories set title = 'The Fox' $$, 'a person renames a story');
select is((select title from public.user_stories), 'The Fox', 'the new title is kept');
select throws_ok($$ update public.user_stories set story = 'x' $$, '42501', null, 'the text stays as it was written');
select throws_ok(
  $$ update public.user_stories set user_id = tests.id_of('ben') $$, '42501', null, 'a story cannot be given away'
);
select throws_ok(
  $$ update public.user_stories set created_at = '2001-01-01' $$, '42501', null, 'a story cannot be dated back'
);
select throws_ok(
  $$ insert into public.user_stories (prompt, story, created_at) values ('p', 's', '2001-01-01') $$, '42501', null,
  'a new story cannot be dated either'
);

-- What the database keeps out, whoever writes.
select throws_ok(format('insert into public.user_stories (%s) values (%s)', columns, given), '23514', null, what)
from (values
  ('prompt, story', $$ repeat('x', 4001), 's' $$, 'a prompt has at most 4,000 characters'),
  ('prompt, story', $$ 'p', '' $$, 'a story is not empty'),
  ('prompt, story', $$ 'p', repeat('x', 60001) $$, 'a story has at most 60,000 characters'),
  ('prompt, story, title', $$ 'p', 's', repeat('x', 201) $$, 'a title has at most 200 characters'),
  ('prompt, story, generator_id', $$ 'p', 's', '' $$, 'a generator has a name'),
  ('prompt, story, generator_id', $$ 'p', 's', repeat('x', 65) $$, 'a generator has a short name'),
  ('prompt, story, options', $$ 'p', 's', '[]' $$, 'options are an object'),
  ('prompt, story, options', $$ 'p', 's', jsonb_build_object('x', repeat('y', 32768)) $$, 'options are small'),
  ('prompt, story, language', $$ 'p', 's', repeat('x', 65) $$, 'a language has a short name'),
  ('prompt, story, perspective', $$ 'p', 's', repeat('x', 65) $$, 'a perspective has a short name'),
  ('prompt, story, tone', $$ 'p', 's', repeat('x', 65) $$, 'a tone has a short name'),
  ('prompt, story, story_length', $$ 'p', 's', -1 $$, 'a length is not negative')
) as refused (columns, given, what);
select lives_ok(
  $$ insert into public.user_stories (prompt, story, title, story_length)
     values (repeat('长', 4000), repeat('长', 60000), repeat('长', 200), 0) $$,
  'the longest story of any script is saved'
);

-- A stranger.
select tests.be('ben');
select is_empty($$ select from public.user_stories $$, 'a stranger reads nothing');
select throws_ok(
  $$ insert into public.user_stories (user_id, prompt, story) values (tests.id_of('ann'), 'p', 's') $$, '42501', null,
  'a stranger saves nothing under another name'
);
select is_empty(
  $$ update public.user_stories set title = 'x' returning id $$, 'a stranger renames nothing'
);
select is_empty($$ delete from public.user_stories returning id $$, 'a stranger deletes nothing');
update public.user_stories set title = 'Mine';
delete from public.user_stories;
select tests.be('ann');
select is(
  (select count(*)::int from public.user_stories where title <> 'Mine'), 2, 'not even without saying which'
);
select tests.be_the_operator();
grant update on public.user_stories to authenticated;
select tests.be('ann');
select throws_ok(
  $$ update public.user_stories set user_id = tests.id_of('ben') $$, '42501', null, 'no grant gives a story away'
);
select tests.be('ben');
select throws_ok(
  $$ insert into public.user_stories (id, prompt, story) values ('00000000-0000-4000-8000-000000000001', 'p', 's')
     on conflict (id) do update set title = 'x' $$,
  '42501', null, 'a stranger cannot take a story over by its id'
);

-- Somebody without an account.
select tests.be_anonymous();
select throws_ok($$ select from public.user_stories $$, '42501', null, 'without an account nothing is read');
select throws_ok(
  $$ insert into public.user_stories (user_id, prompt, story) values (tests.id_of('ann'), 'p', 's') $$, '42501', null,
  'without an account nothing is saved'
);
select throws_ok($$ delete from public.user_stories $$, '42501', null, 'without an account nothing is deleted');

select tests.be('ann');
select isnt_empty($$ delete from public.user_stories returning id $$, 'a person deletes their own stories');

select * from finish();
rollback;
