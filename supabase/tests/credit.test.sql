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

-- What a source can be.
select tests.be('ben');
select lives_ok(
  $$ insert into public.user_shared_stories (id, title, prompt, content, is_public, source_inspiration_id) values
     ('00000000-0000-4000-8000-000000000021', 'From a prompt', 'P', 'C', true, '00000000-0000-4000-8000-000000000001') $$,
  'a story names the inspiration that it is from'
);
select lives_ok(
  $$ insert into public.user_shared_stories (id, title, prompt, content, is_public, source_story_id) values
     ('00000000-0000-4000-8000-000000000022', 'From a story', 'P', 'C', true, '00000000-0000-4000-8000-000000000011') $$,
  'or the story'
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
  '42501', 'There is no such source.', 'a new story does not name ' || what
)
from (values
  ('00000000-0000-4000-8000-000000000002', null, 'a private inspiration'),
  ('00000000-0000-4000-8000-000000000003', null, 'a hidden inspiration'),
  ('00000000-0000-4000-8000-000000000009', null, 'an inspiration that is not there'),
  (null, '00000000-0000-4000-8000-000000000012', 'a private story'),
  (null, '00000000-0000-4000-8000-000000000013', 'a hidden story'),
  (null, '00000000-0000-4000-8000-000000000009', 'a story that is not there')
) as refused (inspiration, story, what);
select throws_ok(
  format($$ update public.user_shared_stories set %I = %L where title = 'From nothing' $$, kind, source),
  '42501', 'There is no such source.', format('nor is %s set afterwards to what is not seen', kind)
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
  '23514', null, 'a story has one source'
);
select throws_ok(
  $$ update public.user_shared_stories set source_story_id = id where title = 'From nothing' $$, '23514', null,
  'and is not its own'
);
select isnt_empty(
  $$ update public.user_shared_stories set source_inspiration_id = '00000000-0000-4000-8000-000000000004'
     where title = 'From nothing' returning id $$,
  'an inspiration of one’s own is a source, also a private one'
);
select isnt_empty(
  $$ update public.user_shared_stories
     set source_inspiration_id = null, source_story_id = '00000000-0000-4000-8000-000000000021'
     where title = 'From nothing' returning id $$,
  'and so is a story of one’s own'
);
select isnt_empty(
  $$ update public.user_shared_stories set source_story_id = null where title = 'From nothing' returning id $$,
  'a source is taken away'
);

-- What others see of it.
select tests.be_anonymous();
select is(tests.credit('21'), 'Seen by ann', 'everybody sees which inspiration a story is from');
select is(tests.credit('22'), 'Story by ann', 'and which story');
select is(tests.credit('23'), '', 'and nothing where there is nothing');
select results_eq(
  $$ select title, source_title, source_author from public.search_shared_stories(p_limit => 50) order by title $$,
  $$ values ('From a prompt', 'Seen', 'ann'), ('From a story', 'Story', 'ann'), ('From nothing', null, null),
     ('Story', null, null) $$,
  'the list says it as well'
);

-- The source is gone for others: it is not named any more, and stays what it is.
select tests.be('ann');
update public.user_inspirations set is_public = false where title = 'Seen';
select tests.be_the_operator();
update public.user_shared_stories set hidden_at = now() where title = 'Story';
select tests.be('ben');
select is(tests.credit('21'), '', 'a source that became private is not named');
select is(tests.credit('22'), '', 'nor is one that was hidden');
select is_empty(
  $$ select from public.search_shared_stories() where source_title is not null or source_author is not null $$, 'nor in the list'
);
select is(
  (select concat(source_inspiration_id, source_story_id)
   from public.read_shared_story('00000000-0000-4000-8000-000000000021')),
  '', 'the id comes with the name or not at all'
);
select lives_ok(
  $$ insert into public.user_shared_stories (id, user_id, title, prompt, content, is_public, source_inspiration_id, source_story_id)
     values ('00000000-0000-4000-8000-000000000021', tests.id_of('ben'), 'Again', 'P', 'C', true, '00000000-0000-4000-8000-000000000001', null)
     on conflict (id) do update set
       id = excluded.id, user_id = excluded.user_id, title = excluded.title,
       source_inspiration_id = excluded.source_inspiration_id, source_story_id = excluded.source_story_id $$,
  'shared again, a story keeps an inspiration that became private'
);
select lives_ok(
  $$ insert into public.user_shared_stories (id, user_id, title, prompt, content, source_story_id)
     values ('00000000-0000-4000-8000-000000000022', tests.id_of('ben'), 'Again', 'P', 'C', '00000000-0000-4000-8000-000000000011')
     on conflict (id) do update set source_story_id = excluded.source_story_id $$,
  'and a story that was hidden'
);
select lives_ok(
  $$ update public.user_shared_stories set source_inspiration_id = source_inspiration_id, source_story_id = source_story_id $$,
  'an edit keeps both'
);
select throws_ok(
  $$ insert into public.user_shared_stories (id, user_id, title, prompt, content, source_inspiration_id)
     values ('00000000-0000-4000-8000-000000000023', tests.id_of('ben'), 'Again', 'P', 'C', '00000000-0000-4000-8000-000000000001')
     on conflict (id) do update set source_inspiration_id = excluded.source_inspiration_id $$,
  '42501', 'There is no such source.', 'but no other story takes it up by being shared again'
);
select tests.be('cleo');
select throws_ok(
  $$ insert into public.user_shared_stories (id, user_id, title, prompt, content, source_inspiration_id)
     values ('00000000-0000-4000-8000-000000000021', tests.id_of('cleo'), 'Mine', 'P', 'C', '00000000-0000-4000-8000-000000000001')
     on conflict (id) do update set title = 'Mine' $$,
  '42501', null, 'nor does anybody else'
);
select tests.be('ann');
select is(tests.credit('21'), '', 'the author of a private source sees what everybody sees');

-- And the other way round.
select tests.be_the_operator();
update public.user_inspirations set is_public = true, hidden_at = now() where title = 'Seen';
update public.user_shared_stories set is_public = false, hidden_at = null where title = 'Story';
select tests.be_anonymous();
select is(tests.credit('21'), '', 'a hidden inspiration is not named');
select is(tests.credit('22'), '', 'nor is a story that became private');

-- The source is deleted, and with its author.
select tests.be('ann');
delete from public.user_inspirations where title = 'Seen';
delete from public.user_shared_stories where title = 'Story';
select tests.be_the_operator();
select results_eq(
  $$ select title, source_inspiration_id is null and source_story_id is null
     from public.user_shared_stories where user_id = tests.id_of('ben') order by id $$,
  $$ values ('Again', true), ('From a story', true), ('From nothing', true) $$,
  'a story outlives its source'
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
select lives_ok($$ delete from auth.users where id = tests.id_of('ben') $$, 'an account goes with sources and what is from them');
select results_eq(
  $$ select title, source_story_id from public.user_shared_stories where user_id = tests.id_of('cleo') $$,
  $$ values ('Of cleo', null::uuid) $$, 'what others wrote from them stays'
);

select * from finish();
rollback;
