begin;
\ir helpers/people.psql
select no_plan();

-- Who can read, write and edit a shared story. Who can delete one: who_deletes_a_shared_story.test.sql.
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
  'A person shares one story and keeps another private'
);
insert into public.user_shared_stories (id, title, prompt, content) values
  ('00000000-0000-4000-8000-000000000003', 'Quiet', '', 'C');
select throws_ok(
  format(statement, text), '23514',
  'new row for relation "user_shared_stories" violates check constraint "user_shared_stories_content_length"', 'A text is refused: ' || what
)
from (values
  ('insert into public.user_shared_stories (title, prompt, content) values (''T'', ''P'', %s)', 'in a new story'),
  ('update public.user_shared_stories set content = %s where title = ''Quiet''', 'in a changed one')
) as written (statement, what), unnest(array['repeat(''x'', 60001)', 'repeat('' '', 200)']) as text;
select is_empty(
  $$ select conname from pg_constraint where conrelid = 'public.user_shared_stories'::regclass and pg_get_constraintdef(oid) ~ '\mcontent\M' $$,
  'No constraint reads the text again at each update of its row'
);
select results_eq(
  $$ select is_public, generator_id, language, views_count, likes_count, user_id from public.user_shared_stories
     where title = 'Quiet' $$,
  $$ values (false, 'unknown', 'English', 0, 0, tests.id_of('ann')) $$,
  'A shared story is private by default, with counters at zero'
);
select lives_ok(
  $$ insert into public.user_shared_stories (id, user_id, title, prompt, content, generator_id, is_public)
     values ('00000000-0000-4000-8000-000000000003', tests.id_of('ann'), 'Loud', 'P', 'D', 'romance', true)
     on conflict (id) do update set
       id = excluded.id, user_id = excluded.user_id, title = excluded.title, prompt = excluded.prompt,
       content = excluded.content, generator_id = excluded.generator_id, is_public = excluded.is_public $$,
  'An upsert by the owner updates the story'
);
select is((select count(*)::int from public.user_shared_stories), 3, 'An upsert by the owner adds no second story');
select throws_ok(
  $$ update public.user_shared_stories set id = gen_random_uuid() where title = 'Loud' $$, '42501',
  'The column id is kept by the database and cannot be written.', 'The id of a story cannot be changed'
);
select throws_ok(
  $$ update public.user_shared_stories set user_id = tests.id_of('ben') $$, '42501', null, 'A story cannot be given to another person'
);
select throws_ok(
  $$ insert into public.user_shared_stories (title, prompt, content, story_id)
     values ('T', 'P', 'C', '00000000-0000-4000-8000-00000000000b') $$,
  '42501', null, 'A person cannot share a saved story of another'
);
select throws_ok(
  $$ update public.user_shared_stories set story_id = '00000000-0000-4000-8000-00000000000b' where title = 'Loud' $$,
  '42501', null, 'A person cannot link a shared story to a saved story of another later'
);

-- Counters and the owner are guarded.
select tests.be_the_operator();
select throws_ok(
  format($$ update public.user_shared_stories set %I = 99 $$, counter), '42501',
  format('The column %s is kept by the database and cannot be written.', counter),
  'No grant allows a change of ' || counter
)
from unnest(array['views_count', 'likes_count']) as counter;
select throws_ok(
  format(
    $$ insert into public.user_shared_stories (user_id, title, prompt, content, %I)
       values (tests.id_of('ann'), 'T', 'P', 'C', 9) $$,
    counter
  ),
  '42501', null, 'No grant allows ' || counter || ' of a new story'
)
from unnest(array['views_count', 'likes_count']) as counter;
select throws_ok(
  $$ update public.user_shared_stories set user_id = tests.id_of('ben') $$, '42501',
  'The column user_id is kept by the database and cannot be written.', 'No grant allows a change of the owner'
);

-- Constraints, for every role. The guard is disabled, so that only the CHECK can refuse.
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
  ('', 'P', 'C', 'fantasy', 'English', 0, 0, 'A title cannot be empty'),
  (E' \n', 'P', 'C', 'fantasy', 'English', 0, 0, 'A title cannot be blank'),
  (repeat('x', 201), 'P', 'C', 'fantasy', 'English', 0, 0, 'A title has at most 200 characters'),
  ('T', repeat('x', 4001), 'C', 'fantasy', 'English', 0, 0, 'A prompt has at most 4,000 characters'),
  ('T', 'P', '', 'fantasy', 'English', 0, 0, 'A story cannot be empty'),
  ('T', 'P', E' \n', 'fantasy', 'English', 0, 0, 'A story cannot be blank'),
  ('T', 'P', repeat('x', 60001), 'fantasy', 'English', 0, 0, 'A story has at most 60,000 characters'),
  ('T', 'P', 'C', '', 'English', 0, 0, 'The name of a generator cannot be empty'),
  ('T', 'P', 'C', repeat('x', 65), 'English', 0, 0, 'The name of a generator has at most 64 characters'),
  ('T', 'P', 'C', 'fantasy', '', 0, 0, 'The name of a language cannot be empty'),
  ('T', 'P', 'C', 'fantasy', repeat('x', 65), 0, 0, 'The name of a language has at most 64 characters'),
  ('T', 'P', 'C', 'fantasy', 'English', -1, 0, 'Views cannot be negative'),
  ('T', 'P', 'C', 'fantasy', 'English', 0, -1, 'Likes cannot be negative')
) as refused (title, prompt, content, generator, language, views, likes, what);
alter table public.user_shared_stories enable trigger guard_shared_story_counters;
select tests.be('ann');
select lives_ok(
  $$ insert into public.user_shared_stories (title, prompt, content)
     values (repeat('题', 200), repeat('字', 4000), repeat('文', 60000)) $$,
  'The longest story of any script is accepted'
);

-- Another person.
select tests.be('ben');
select is_empty($$ select from public.user_shared_stories $$, 'Another person reads no rows of shared stories');
select results_eq(
  $$ select title from public.search_shared_stories() order by title $$, $$ values ('Loud'), ('Seen') $$,
  'Another person finds public stories only'
);
select throws_ok(
  $$ insert into public.user_shared_stories (user_id, title, prompt, content)
     values (tests.id_of('ann'), 'T', 'P', 'C') $$,
  '42501', null, 'A person cannot share in the name of another'
);
update public.user_shared_stories set title = 'Mine';
select tests.be('ann');
select is_empty($$ select from public.user_shared_stories where title = 'Mine' $$,
  'An update of all rows by another person changes no story of others');
select tests.be('ben');
select throws_ok(
  $$ insert into public.user_shared_stories (id, title, prompt, content)
     values ('00000000-0000-4000-8000-000000000001', 'Mine', 'P', 'C')
     on conflict (id) do update set title = 'Mine' $$,
  '42501', null, 'Another person cannot take a story over by an upsert'
);

-- A visitor.
select tests.be_anonymous();
select results_eq(
  $$ select title from public.user_shared_stories order by title $$, $$ values ('Loud'), ('Seen') $$,
  'A visitor reads public stories only'
);
select throws_ok(
  format('select %I from public.user_shared_stories', origin), '42501', null, 'A visitor cannot read the column ' || origin
)
from unnest(array['story_id', 'source_story_id', 'source_inspiration_id']) as origin;
select tests.be('ann');
select is((select count(*)::int from public.user_shared_stories), 4, 'A person reads all their shared stories');

select * from finish();
rollback;
