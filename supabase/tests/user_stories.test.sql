begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben');

-- The owner.
select tests.be('ann');
select lives_ok(
  $$ insert into public.user_stories (id, prompt, story, options)
     values ('00000000-0000-4000-8000-000000000001', 'a fox', '# Fox', '{"genre": "fantasy"}') $$,
  'A person saves a story'
);
select results_eq(
  $$ select title, generator_id, language, perspective, tone, user_id from public.user_stories $$,
  $$ values ('Untitled Story', 'unknown', 'English', 'Third Person', 'Neutral', tests.id_of('ann')) $$,
  'A new story has the defaults of the specification'
);
select lives_ok($$ update public.user_stories set title = 'The Fox' $$, 'A person renames a story');
select is((select title from public.user_stories), 'The Fox', 'A renamed story has its new title');

-- Constraints, for every role.
select throws_ok(format('insert into public.user_stories (%s) values (%s)', columns, given), '23514', null, what)
from (values
  ('prompt, story', $$ repeat('x', 4001), 's' $$, 'A prompt has at most 4,000 characters'),
  ('prompt, story', $$ 'p', '' $$, 'A story cannot be empty'),
  ('prompt, story', $$ 'p', repeat('x', 60001) $$, 'A story has at most 60,000 characters'),
  ('prompt, story, title', $$ 'p', 's', repeat('x', 201) $$, 'A title has at most 200 characters'),
  ('prompt, story, generator_id', $$ 'p', 's', '' $$, 'The name of a generator cannot be empty'),
  ('prompt, story, generator_id', $$ 'p', 's', repeat('x', 65) $$, 'The name of a generator has at most 64 characters'),
  ('prompt, story, options', $$ 'p', 's', '[]' $$, 'Options are an object'),
  ('prompt, story, options', $$ 'p', 's', jsonb_build_object('x', repeat('y', 32768)) $$, 'Options have at most 32,768 bytes'),
  ('prompt, story, options', $$ 'p', 's', '{"a": [{"1022": 0}]}' $$, 'Names in options are not numbers'),
  ('prompt, story, language', $$ 'p', 's', repeat('x', 65) $$, 'The name of a language has at most 64 characters'),
  ('prompt, story, perspective', $$ 'p', 's', repeat('x', 65) $$, 'The name of a perspective has at most 64 characters'),
  ('prompt, story, tone', $$ 'p', 's', repeat('x', 65) $$, 'The name of a tone has at most 64 characters'),
  ('prompt, story, story_length', $$ 'p', 's', -1 $$, 'A length cannot be negative')
) as refused (columns, given, what);
select lives_ok(
  $$ insert into public.user_stories (prompt, story, title, story_length)
     values (repeat('长', 4000), repeat('长', 60000), repeat('长', 200), 0) $$,
  'The longest story of any script is accepted'
);

-- Another person.
select tests.be('ben');
select is_empty($$ select from public.user_stories $$, 'Another person reads no stories');
select throws_ok(
  $$ insert into public.user_stories (user_id, prompt, story) values (tests.id_of('ann'), 'p', 's') $$, '42501', null,
  'A person cannot save a story in the name of another'
);
update public.user_stories set title = 'Mine';
delete from public.user_stories;
select tests.be('ann');
select is(
  (select count(*)::int from public.user_stories where title <> 'Mine'), 2, 'An update and a delete of all rows by another person change no story of others'
);
select tests.be_the_operator();
grant update on public.user_stories to authenticated;
select tests.be('ann');
select throws_ok(
  $$ update public.user_stories set user_id = tests.id_of('ben') $$, '42501', null, 'No grant allows a change of the owner'
);
select tests.be('ben');
select throws_ok(
  $$ insert into public.user_stories (id, prompt, story) values ('00000000-0000-4000-8000-000000000001', 'p', 's')
     on conflict (id) do update set title = 'x' $$,
  '42501', null, 'Another person cannot take a story over by an upsert'
);

select tests.be('ann');
select isnt_empty($$ delete from public.user_stories returning id $$, 'A person deletes their stories');

select * from finish();
rollback;
