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
  'a person shares an inspiration, and keeps one to themselves'
);
select results_eq(
  $$ select difficulty, likes_count, uses_count from public.user_inspirations where title = 'Seen' $$,
  $$ values ('medium', 0, 0) $$,
  'what is not said is filled as the specification says'
);
insert into public.user_inspirations (title, prompt, category) values ('Quiet', 'P', 'fantasy');
select is(
  (select is_public from public.user_inspirations where title = 'Quiet'), false, 'nothing is public unless somebody says so'
);
select is((select count(*)::int from public.user_inspirations), 3, 'a person reads all of their own');
select lives_ok(
  $$ update public.user_inspirations
     set title = 'Better', prompt = 'Q', category = 'scifi', difficulty = 'hard', is_public = true
     where title = 'Quiet' $$,
  'a person edits their own'
);
select throws_ok(
  $$ update public.user_inspirations set user_id = tests.id_of('ben') $$, '42501', null, 'one cannot be given away'
);
select throws_ok(
  $$ update public.user_inspirations set created_at = now() $$, '42501', null, 'one cannot be dated'
);
select throws_ok(
  $$ insert into public.user_inspirations (title, prompt, category, created_at) values ('T', 'P', 'fantasy', '2030-01-01') $$,
  '42501', null, 'a new one cannot be dated either'
);

-- Counters belong to the database.
select throws_ok(
  format($$ update public.user_inspirations set %I = 99 $$, counter), '42501', null, 'the owner writes no ' || counter
)
from unnest(array['likes_count', 'uses_count']) as counter;
select throws_ok(
  format($$ insert into public.user_inspirations (title, prompt, category, %I) values ('T', 'P', 'fantasy', 9) $$, counter),
  '42501', null, 'nobody starts with ' || counter
)
from unnest(array['likes_count', 'uses_count']) as counter;
select tests.be_the_operator();
select throws_ok(
  format($$ update public.user_inspirations set %I = 99 $$, counter), '42501',
  format('The column %s is kept by the database and cannot be written.', counter),
  'no grant opens ' || counter
)
from unnest(array['likes_count', 'uses_count']) as counter;
select throws_ok(
  $$ insert into public.user_inspirations (user_id, title, prompt, category, likes_count)
     values (tests.id_of('ann'), 'T', 'P', 'fantasy', 9) $$,
  '42501', null, 'no grant opens the counters of a new one'
);

-- What the database keeps out, whoever writes. The guard is asleep, so that the CHECK alone has to hold.
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
  ('', 'P', 'fantasy', 'easy', 0, 0, 'a title is not empty'),
  (E' \t\n', 'P', 'fantasy', 'easy', 0, 0, 'a title is not blank'),
  (repeat('x', 201), 'P', 'fantasy', 'easy', 0, 0, 'a title has at most 200 characters'),
  ('T', '', 'fantasy', 'easy', 0, 0, 'a prompt is not empty'),
  ('T', E' \n ', 'fantasy', 'easy', 0, 0, 'a prompt is not blank'),
  ('T', repeat('x', 4001), 'fantasy', 'easy', 0, 0, 'a prompt has at most 4,000 characters'),
  ('T', 'P', 'horror', 'easy', 0, 0, 'a category is one of seven'),
  ('T', 'P', 'fantasy', 'extreme', 0, 0, 'a difficulty is one of three'),
  ('T', 'P', 'fantasy', 'easy', -1, 0, 'likes are never below zero'),
  ('T', 'P', 'fantasy', 'easy', 0, -1, 'uses are never below zero')
) as refused (title, prompt, category, difficulty, likes, uses, what);
alter table public.user_inspirations enable trigger guard_inspiration_counters;
select tests.be('ann');
select lives_ok(
  format(
    $$ insert into public.user_inspirations (title, prompt, category, difficulty)
       values (repeat('题', 200), repeat('字', 4000), %L, %L) $$,
    category, difficulty
  ),
  format('the longest prompt of any script, %s and %s, is kept', category, difficulty)
)
from unnest(array['fantasy', 'scifi', 'romance', 'mystery', 'adventure', 'historical', 'children']) as category,
  unnest(array['easy', 'medium', 'hard']) as difficulty;

-- A stranger.
select tests.be('ben');
select results_eq(
  $$ select title from public.user_inspirations order by title $$, $$ values ('Better'), ('Seen') $$,
  'a stranger reads what is public'
);
select throws_ok(
  $$ insert into public.user_inspirations (user_id, title, prompt, category)
     values (tests.id_of('ann'), 'T', 'P', 'fantasy') $$,
  '42501', null, 'nobody shares under another name'
);
select is_empty(
  $$ update public.user_inspirations set title = 'Mine' where title = 'Seen' returning id $$, 'a stranger edits nothing'
);
select is_empty($$ delete from public.user_inspirations returning id $$, 'a stranger deletes nothing');
update public.user_inspirations set title = 'Mine';
delete from public.user_inspirations;
select tests.be('ann');
select is_empty($$ select from public.user_inspirations where title = 'Mine' $$, 'not even without saying which');
select tests.be_the_operator();
grant update on public.user_inspirations to authenticated;
select tests.be('ann');
select throws_ok(
  $$ update public.user_inspirations set user_id = tests.id_of('ben') $$, '42501', null, 'no grant gives one away'
);
select tests.be('ben');
select throws_ok(
  $$ insert into public.user_inspirations (id, title, prompt, category)
     values ('00000000-0000-4000-8000-000000000001', 'Mine', 'P', 'fantasy')
     on conflict (id) do update set title = 'Mine' $$,
  '42501', null, 'a stranger cannot take one over by its id'
);

-- Somebody without an account.
select tests.be_anonymous();
select results_eq(
  $$ select title from public.user_inspirations order by title $$, $$ values ('Better'), ('Seen') $$,
  'everybody reads what is public'
);
select throws_ok(
  $$ insert into public.user_inspirations (user_id, title, prompt, category)
     values (tests.id_of('ann'), 'T', 'P', 'fantasy') $$,
  '42501', null, 'without an account nothing is shared'
);
select throws_ok(
  $$ update public.user_inspirations set title = 'x' $$, '42501', null, 'without an account nothing is edited'
);
select throws_ok($$ delete from public.user_inspirations $$, '42501', null, 'without an account nothing is deleted');

select tests.be('ann');
select isnt_empty($$ delete from public.user_inspirations returning id $$, 'a person deletes their own');

select * from finish();
rollback;
