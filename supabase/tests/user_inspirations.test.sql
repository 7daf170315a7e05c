begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben');

-- The owner.
select tests.be('ann');
select lives_ok(
  $$ insert into public.user_inspirations (id, title, prompt, category, is_public) values
     ('00000000-0000-4000-8000-000000000001', 'Seen', 'P', 'fantasy', true),
     ('00000000-0000-4000-8000-000000000002', 'Hidden', 'P', 'mystery', false) $$,
  'A person shares one prompt and keeps another private'
);
select results_eq(
  $$ select difficulty, likes_count, uses_count from public.user_inspirations where title = 'Seen' $$,
  $$ values ('medium', 0, 0) $$,
  'A new prompt has the defaults of the specification'
);
insert into public.user_inspirations (title, prompt, category) values ('Quiet', 'P', 'fantasy');
select is(
  (select is_public from public.user_inspirations where title = 'Quiet'), false, 'A prompt is private by default'
);
select is((select count(*)::int from public.user_inspirations), 3, 'A person reads all their prompts');
select lives_ok(
  $$ update public.user_inspirations
     set title = 'Better', prompt = 'Q', category = 'scifi', difficulty = 'hard', is_public = true
     where title = 'Quiet' $$,
  'A person edits their prompt'
);

-- Counters are written by triggers only.
select tests.be_the_operator();
select throws_ok(
  format($$ update public.user_inspirations set %I = 99 $$, counter), '42501',
  format('The column %s is kept by the database and cannot be written.', counter),
  'No grant allows a change of ' || counter
)
from unnest(array['likes_count', 'uses_count']) as counter;
select throws_ok(
  $$ insert into public.user_inspirations (user_id, title, prompt, category, likes_count)
     values (tests.id_of('ann'), 'T', 'P', 'fantasy', 9) $$,
  '42501', null, 'No grant allows counters of a new prompt'
);

-- Constraints, for every role. The guard is disabled, so that only the CHECK can refuse.
alter table public.user_inspirations disable trigger guard_inspiration_counters;
select throws_ok(
  format(
    $$ insert into public.user_inspirations (user_id, title, prompt, category, difficulty, likes_count, uses_count)
       values (tests.id_of('ann'), %L, %L, %L, %L, %s, %s) $$,
    title, prompt, category, difficulty, likes, uses
  ),
  '23514', null, what
)
from (values
  ('', 'P', 'fantasy', 'easy', 0, 0, 'A title cannot be empty'),
  (E' \t\n', 'P', 'fantasy', 'easy', 0, 0, 'A title cannot be blank'),
  (repeat('x', 201), 'P', 'fantasy', 'easy', 0, 0, 'A title has at most 200 characters'),
  ('T', '', 'fantasy', 'easy', 0, 0, 'A prompt cannot be empty'),
  ('T', E' \n ', 'fantasy', 'easy', 0, 0, 'A prompt cannot be blank'),
  ('T', repeat('x', 4001), 'fantasy', 'easy', 0, 0, 'A prompt has at most 4,000 characters'),
  ('T', 'P', 'horror', 'easy', 0, 0, 'A category is one of seven'),
  ('T', 'P', 'fantasy', 'extreme', 0, 0, 'A difficulty is one of three'),
  ('T', 'P', 'fantasy', 'easy', -1, 0, 'Likes cannot be negative'),
  ('T', 'P', 'fantasy', 'easy', 0, -1, 'Uses cannot be negative')
) as refused (title, prompt, category, difficulty, likes, uses, what);
alter table public.user_inspirations enable trigger guard_inspiration_counters;
select tests.be('ann');
select lives_ok(
  format(
    $$ insert into public.user_inspirations (title, prompt, category, difficulty)
       values (repeat('题', 200), repeat('字', 4000), %L, %L) $$,
    category, difficulty
  ),
  format('The longest prompt of any script is accepted (%s, %s)', category, difficulty)
)
from unnest(array['fantasy', 'scifi', 'romance', 'mystery', 'adventure', 'historical', 'children']) as category,
  unnest(array['easy', 'medium', 'hard']) as difficulty;

-- Another person.
select tests.be('ben');
select results_eq(
  $$ select title from public.user_inspirations order by title $$, $$ values ('Better'), ('Seen') $$,
  'Another person reads public prompts only'
);
select throws_ok(
  $$ insert into public.user_inspirations (user_id, title, prompt, category)
     values (tests.id_of('ann'), 'T', 'P', 'fantasy') $$,
  '42501', null, 'A person cannot share in the name of another'
);
update public.user_inspirations set title = 'Mine';
delete from public.user_inspirations;
select tests.be('ann');
select is(
  (select count(*)::int from public.user_inspirations where title <> 'Mine'), 24,
  'An update and a delete of all rows by another person change no prompt of others'
);
select tests.be_the_operator();
grant update on public.user_inspirations to authenticated;
select tests.be('ann');
select throws_ok(
  $$ update public.user_inspirations set user_id = tests.id_of('ben') $$, '42501', null, 'No grant allows a change of the owner'
);
select tests.be('ben');
select throws_ok(
  $$ insert into public.user_inspirations (id, title, prompt, category)
     values ('00000000-0000-4000-8000-000000000001', 'Mine', 'P', 'fantasy')
     on conflict (id) do update set title = 'Mine' $$,
  '42501', null, 'Another person cannot take a prompt over by an upsert'
);

-- A visitor.
select tests.be_anonymous();
select results_eq(
  $$ select title from public.user_inspirations order by title $$, $$ values ('Better'), ('Seen') $$,
  'A visitor reads public prompts only'
);

select tests.be('ann');
select isnt_empty(
  $$ delete from public.user_inspirations
     where id in (select id from public.user_inspirations where user_id = tests.id_of('ann') limit 20) returning id $$,
  'A person deletes their prompts'
);

select * from finish();
rollback;
