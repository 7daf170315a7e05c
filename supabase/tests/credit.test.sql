begin;
\ir helpers/people.psql
\ir helpers/seen-and-hidden.psql
select no_plan();

create function tests.credit(p_id text)
returns text
language sql
as $$
  select concat_ws(' by ', source_title, source_author)
  from public.read_shared_story(('00000000-0000-4000-8000-' || lpad(p_id, 12, '0'))::uuid);
$$;

-- Possible sources.
select tests.be('ben');
select lives_ok(
  $$ insert into public.user_shared_stories (id, title, prompt, content, is_public, source_inspiration_id) values
     ('00000000-0000-4000-8000-000000000021', 'From a prompt', 'P', 'C', true, '00000000-0000-4000-8000-000000000001') $$,
  'A story names the prompt that it comes from'
);
select lives_ok(
  $$ insert into public.user_shared_stories (id, title, prompt, content, is_public, source_story_id) values
     ('00000000-0000-4000-8000-000000000022', 'From a story', 'P', 'C', true, '00000000-0000-4000-8000-000000000011') $$,
  'A story names the story that it comes from'
);
insert into public.user_shared_stories (id, title, prompt, content, is_public) values
  ('00000000-0000-4000-8000-000000000023', 'From nothing', 'P', 'C', true);
insert into public.user_inspirations (id, title, prompt, category) values
  ('00000000-0000-4000-8000-000000000004', 'My own', 'P', 'fantasy');
select throws_ok(
  format(
    $$ insert into public.user_shared_stories (title, prompt, content, source_inspiration_id, source_story_id)
       values ('T', 'P', 'C', %L, %L) $$,
    inspiration, story
  ),
  '42501', 'There is no such source.', 'A new story cannot name ' || what
)
from (values
  ('00000000-0000-4000-8000-000000000002', null, 'a private inspiration'),
  ('00000000-0000-4000-8000-000000000003', null, 'a hidden inspiration'),
  ('00000000-0000-4000-8000-000000000009', null, 'an unknown inspiration'),
  (null, '00000000-0000-4000-8000-000000000012', 'a private story'),
  (null, '00000000-0000-4000-8000-000000000013', 'a hidden story'),
  (null, '00000000-0000-4000-8000-000000000009', 'an unknown story')
) as refused (inspiration, story, what);
select throws_ok(
  format($$ update public.user_shared_stories set %I = %L where title = 'From nothing' $$, kind, source),
  '42501', 'There is no such source.', format('A person cannot set %s to something they cannot read (%s)', kind, source)
)
from (values
  ('source_inspiration_id', '00000000-0000-4000-8000-000000000002'),
  ('source_inspiration_id', '00000000-0000-4000-8000-000000000003'),
  ('source_story_id', '00000000-0000-4000-8000-000000000012'),
  ('source_story_id', '00000000-0000-4000-8000-000000000013')
) as refused (kind, source);
select throws_ok(
  $$ insert into public.user_shared_stories (title, prompt, content, source_inspiration_id, source_story_id)
     values ('T', 'P', 'C', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000011') $$,
  '23514', null, 'A story has at most one source'
);
select throws_ok(
  $$ update public.user_shared_stories set source_story_id = id where title = 'From nothing' $$, '23514', null,
  'A story cannot be its own source'
);
select isnt_empty(
  $$ update public.user_shared_stories set source_inspiration_id = '00000000-0000-4000-8000-000000000004'
     where title = 'From nothing' returning id $$,
  'A person’s own private prompt can be a source'
);
select isnt_empty(
  $$ update public.user_shared_stories
     set source_inspiration_id = null, source_story_id = '00000000-0000-4000-8000-000000000021'
     where title = 'From nothing' returning id $$,
  'A person’s own story can be a source'
);
select isnt_empty(
  $$ update public.user_shared_stories set source_story_id = null where title = 'From nothing' returning id $$,
  'A source can be removed'
);

-- What others see of a source.
select tests.be_anonymous();
select is(tests.credit('21'), 'Seen by ann', 'A visitor sees the prompt that a story comes from');
select is(tests.credit('22'), 'Story by ann', 'A visitor sees the story that a story comes from');
select is(tests.credit('23'), '', 'A story without a source names none');
select results_eq(
  $$ select title, source_title, source_author from public.search_shared_stories(p_limit => 50) order by title $$,
  $$ values ('From a prompt', 'Seen', 'ann'), ('From a story', 'Story', 'ann'), ('From nothing', null, null),
     ('Story', null, null) $$,
  'The public list names the same sources'
);

-- A source that others cannot read any more is not named, and stays stored.
select tests.be('ann');
update public.user_inspirations set is_public = false where title = 'Seen';
select tests.be_the_operator();
update public.user_shared_stories set hidden_at = now() where title = 'Story';
select tests.be('ben');
select is(tests.credit('21'), '', 'A prompt that became private is not named as a source');
select is(tests.credit('22'), '', 'A hidden story is not named as a source');
select is_empty(
  $$ select from public.search_shared_stories() where source_title is not null or source_author is not null $$, 'The public list names neither private nor hidden sources'
);
select is(
  (select concat(source_inspiration_id, source_story_id)
   from public.read_shared_story('00000000-0000-4000-8000-000000000021')),
  '', 'The id of a source is returned only with its name'
);
select lives_ok(
  $$ insert into public.user_shared_stories (id, user_id, title, prompt, content, is_public, source_inspiration_id, source_story_id)
     values ('00000000-0000-4000-8000-000000000021', tests.id_of('ben'), 'Again', 'P', 'C', true, '00000000-0000-4000-8000-000000000001', null)
     on conflict (id) do update set
       id = excluded.id, user_id = excluded.user_id, title = excluded.title,
       source_inspiration_id = excluded.source_inspiration_id, source_story_id = excluded.source_story_id $$,
  'An upsert keeps a source prompt that became private'
);
select lives_ok(
  $$ insert into public.user_shared_stories (id, user_id, title, prompt, content, source_story_id)
     values ('00000000-0000-4000-8000-000000000022', tests.id_of('ben'), 'Again', 'P', 'C', '00000000-0000-4000-8000-000000000011')
     on conflict (id) do update set source_story_id = excluded.source_story_id $$,
  'An upsert keeps a source story that was hidden'
);
select lives_ok(
  $$ update public.user_shared_stories set source_inspiration_id = source_inspiration_id, source_story_id = source_story_id $$,
  'An edit keeps both kinds of sources'
);
select throws_ok(
  $$ insert into public.user_shared_stories (id, user_id, title, prompt, content, source_inspiration_id)
     values ('00000000-0000-4000-8000-000000000023', tests.id_of('ben'), 'Again', 'P', 'C', '00000000-0000-4000-8000-000000000001')
     on conflict (id) do update set source_inspiration_id = excluded.source_inspiration_id $$,
  '42501', 'There is no such source.', 'An upsert cannot give a private source to another story'
);
select tests.be('cleo');
select throws_ok(
  $$ insert into public.user_shared_stories (id, user_id, title, prompt, content, source_inspiration_id)
     values ('00000000-0000-4000-8000-000000000021', tests.id_of('cleo'), 'Mine', 'P', 'C', '00000000-0000-4000-8000-000000000001')
     on conflict (id) do update set title = 'Mine' $$,
  '42501', null, 'Another person cannot upsert the story with its private source'
);
select tests.be('ann');
select is(tests.credit('21'), '', 'The author of a private source does not see it named either');

-- The prompt is hidden now, and the story private.
select tests.be_the_operator();
update public.user_inspirations set is_public = true, hidden_at = now() where title = 'Seen';
update public.user_shared_stories set is_public = false, hidden_at = null where title = 'Story';
select tests.be_anonymous();
select is(tests.credit('21'), '', 'A hidden prompt is not named as a source');
select is(tests.credit('22'), '', 'A story that became private is not named as a source');

-- The source is deleted, alone and with its author.
select tests.be('ann');
delete from public.user_inspirations where title = 'Seen';
delete from public.user_shared_stories where title = 'Story';
select tests.be_the_operator();
select results_eq(
  $$ select title, source_inspiration_id is null and source_story_id is null
     from public.user_shared_stories where user_id = tests.id_of('ben') order by id $$,
  $$ values ('Again', true), ('From a story', true), ('From nothing', true) $$,
  'A story outlives its source'
);
select tests.be('ben');
insert into public.user_inspirations (id, title, prompt, category, is_public) values
  ('00000000-0000-4000-8000-000000000005', 'Of ben', 'P', 'fantasy', true);
update public.user_shared_stories set source_inspiration_id = '00000000-0000-4000-8000-000000000005' where title = 'Again';
update public.user_shared_stories set source_story_id = '00000000-0000-4000-8000-000000000021' where title = 'From a story';
select tests.be('cleo');
insert into public.user_shared_stories (title, prompt, content, source_story_id)
values ('Of cleo', 'P', 'C', '00000000-0000-4000-8000-000000000021');
select tests.be_the_operator();
select lives_ok($$ delete from auth.users where id = tests.id_of('ben') $$,
  'An account is deleted with its sources and the stories made from them');
select results_eq(
  $$ select title, source_story_id from public.user_shared_stories where user_id = tests.id_of('cleo') $$,
  $$ values ('Of cleo', null::uuid) $$, 'A story that another person made from them stays'
);

select * from finish();
rollback;
