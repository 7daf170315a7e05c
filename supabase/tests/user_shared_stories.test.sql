begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben');
select tests.be('ben');
insert into public.user_stories (id, prompt, story) values ('00000000-0000-4000-8000-00000000000b', 'p', 's');

-- The owner.
select tests.be('ann');
insert into public.user_stories (id, prompt, story) values ('00000000-0000-4000-8000-00000000000a', 'p', 's');
select lives_ok(
  $$ insert into public.user_shared_stories (id, story_id, title, prompt, content, is_public) values
     ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000a', 'Seen', 'P', '# S', true),
     ('00000000-0000-4000-8000-000000000002', null, 'Hidden', 'P', '# S', false) $$,
  'a person shares a story, and keeps one to themselves'
);
insert into public.user_shared_stories (id, title, prompt, content) values
  ('00000000-0000-4000-8000-000000000003', 'Quiet', '', 'C');
select results_eq(
  $$ select is_public, generator_id, language, views_count, likes_count, user_id from public.user_shared_stories
     where title = 'Quiet' $$,
  $$ values (false, 'unknown', 'English', 0, 0, tests.id_of('ann')) $$,
  'nothing is public unless somebody says so, and nothing is counted yet'
);
select lives_ok(
  $$ insert into public.user_shared_stories (id, user_id, title, prompt, content, generator_id, is_public)
     values ('00000000-0000-4000-8000-000000000003', tests.id_of('ann'), 'Loud', 'P', 'D', 'romance', true)
     on conflict (id) do update set
       id = excluded.id, user_id = excluded.user_id, title = excluded.title, prompt = excluded.prompt,
       content = excluded.content, generator_id = excluded.generator_id, is_public = excluded.is_public $$,
  'a person shares the same story again, by the same call'
);
select is((select count(*)::int from public.user_shared_stories), 3, 'which makes no second one');
select throws_ok(
  $$ update public.user_shared_stories set id = gen_random_uuid() where title = 'Loud' $$, '42501',
  'The column id is kept by the database and cannot be written.', 'an id stays what it is'
);
select throws_ok(
  $$ update public.user_shared_stories set user_id = tests.id_of('ben') $$, '42501', null, 'a story cannot be given away'
);
select throws_ok(
  $$ update public.user_shared_stories set created_at = now() $$, '42501', null, 'a story cannot be dated'
);
select throws_ok(
  $$ insert into public.user_shared_stories (title, prompt, content, story_id)
     values ('T', 'P', 'C', '00000000-0000-4000-8000-00000000000b') $$,
  '42501', null, 'nobody names a story of another as the source'
);
select throws_ok(
  $$ update public.user_shared_stories set story_id = '00000000-0000-4000-8000-00000000000b' where title = 'Loud' $$,
  '42501', null, 'not afterwards either'
);

-- Counters, and the owner, belong to the database.
select throws_ok(
  format($$ update public.user_shared_stories set %I = 99 $$, counter), '42501', null, 'the owner writes no ' || counter
)
from unnest(array['views_count', 'likes_count']) as counter;
select tests.be_the_operator();
select throws_ok(
  format($$ update public.user_shared_stories set %I = 99 $$, counter), '42501',
  format('The column %s is kept by the database and cannot be written.', counter),
  'no grant opens ' || counter
)
from unnest(array['views_count', 'likes_count']) as counter;
select throws_ok(
  format(
    $$ insert into public.user_shared_stories (user_id, title, prompt, content, %I)
       values (tests.id_of('ann'), 'T', 'P', 'C', 9) $$,
    counter
  ),
  '42501', null, 'no grant opens ' || counter || ' of a new one'
)
from unnest(array['views_count', 'likes_count']) as counter;
select throws_ok(
  $$ update public.user_shared_stories set user_id = tests.id_of('ben') $$, '42501',
  'The column user_id is kept by the database and cannot be written.', 'no grant gives a story away'
);

-- What the database keeps out, whoever writes. The guard is asleep, so that the CHECK alone has to hold.
alter table public.user_shared_stories disable trigger guard_shared_story_counters;
select throws_ok(
  format(
    $$ insert into public.user_shared_stories
         (user_id, title, prompt, content, generator_id, language, views_count, likes_count)
       values (tests.id_of('ann'), %L, %L, %L, %L, %L, %s, %s) $$,
    title, prompt, content, generator, language, views, likes
  ),
  '23514', null, what
)
from (values
  ('', 'P', 'C', 'fantasy', 'English', 0, 0, 'a title is not empty'),
  (E' \n', 'P', 'C', 'fantasy', 'English', 0, 0, 'a title is not blank'),
  (repeat('x', 201), 'P', 'C', 'fantasy', 'English', 0, 0, 'a title has at most 200 characters'),
  ('T', repeat('x', 4001), 'C', 'fantasy', 'English', 0, 0, 'a prompt has at most 4,000 characters'),
  ('T', 'P', '', 'fantasy', 'English', 0, 0, 'a story is not empty'),
  ('T', 'P', E' \n', 'fantasy', 'English', 0, 0, 'a story is not blank'),
  ('T', 'P', repeat('x', 60001), 'fantasy', 'English', 0, 0, 'a story has at most 60,000 characters'),
  ('T', 'P', 'C', '', 'English', 0, 0, 'a generator has a name'),
  ('T', 'P', 'C', repeat('x', 65), 'English', 0, 0, 'a generator has a short name'),
  ('T', 'P', 'C', 'fantasy', '', 0, 0, 'a language has a name'),
  ('T', 'P', 'C', 'fantasy', repeat('x', 65), 0, 0, 'a language has a short name'),
  ('T', 'P', 'C', 'fantasy', 'English', -1, 0, 'views are never below zero'),
  ('T', 'P', 'C', 'fantasy', 'English', 0, -1, 'likes are never below zero')
) as refused (title, prompt, content, generator, language, views, likes, what);
alter table public.user_shared_stories enable trigger guard_shared_story_counters;
select tests.be('ann');
select lives_ok(
  $$ insert into public.user_shared_stories (title, prompt, content)
     values (repeat('题', 200), repeat('字', 4000), repeat('文', 60000)) $$,
  'the longest story of any script is shared'
);

-- A stranger.
select tests.be('ben');
select is_empty($$ select from public.user_shared_stories $$, 'a stranger reads no rows of others');
select results_eq(
  $$ select title from public.search_shared_stories() order by title $$, $$ values ('Loud'), ('Seen') $$,
  'a stranger finds what is public'
);
select throws_ok(
  $$ insert into public.user_shared_stories (user_id, title, prompt, content)
     values (tests.id_of('ann'), 'T', 'P', 'C') $$,
  '42501', null, 'nobody shares under another name'
);
select is_empty(
  $$ update public.user_shared_stories set title = 'Mine' where title = 'Seen' returning id $$, 'a stranger edits nothing'
);
select is_empty(
  $$ update public.user_shared_stories set is_public = true where title = 'Hidden' returning id $$,
  'a stranger makes nothing public'
);
select is_empty($$ delete from public.user_shared_stories returning id $$, 'a stranger deletes nothing');
update public.user_shared_stories set title = 'Mine';
delete from public.user_shared_stories;
select tests.be('ann');
select is_empty($$ select from public.user_shared_stories where title = 'Mine' $$, 'not even without saying which');
select tests.be('ben');
select throws_ok(
  $$ insert into public.user_shared_stories (id, title, prompt, content)
     values ('00000000-0000-4000-8000-000000000001', 'Mine', 'P', 'C')
     on conflict (id) do update set title = 'Mine' $$,
  '42501', null, 'a stranger cannot take one over by its id'
);

-- Somebody without an account.
select tests.be_anonymous();
select results_eq(
  $$ select title from public.user_shared_stories order by title $$, $$ values ('Loud'), ('Seen') $$,
  'everybody reads what is public'
);
select throws_ok(
  format('select %I from public.user_shared_stories', origin), '42501', null, 'without an account nobody reads ' || origin
)
from unnest(array['story_id', 'source_story_id', 'source_inspiration_id']) as origin;
select throws_ok(
  $$ insert into public.user_shared_stories (user_id, title, prompt, content)
     values (tests.id_of('ann'), 'T', 'P', 'C') $$,
  '42501', null, 'without an account nothing is shared'
);
select throws_ok(
  $$ update public.user_shared_stories set title = 'x' $$, '42501', null, 'without an account nothing is edited'
);
select throws_ok($$ delete from public.user_shared_stories $$, '42501', null, 'without an account nothing is deleted');

-- What becomes of the copy.
select tests.be('ann');
delete from public.user_stories;
select results_eq(
  $$ select story_id::text from public.user_shared_stories where title = 'Seen' $$, $$ values (null::text) $$,
  'the copy outlives the saved story'
);
select is((select count(*)::int from public.user_shared_stories), 4, 'a person reads all that they shared');
select isnt_empty(
  $$ delete from public.user_shared_stories where title = 'Hidden' returning id $$, 'a person deletes what they share'
);

select * from finish();
rollback;
