begin;
\ir helpers/people.psql
\ir helpers/rows-read.psql
select no_plan();

select tests.person('ann'), tests.person('ben');
create function tests.all_ids()
returns uuid[]
language sql
as $$
  select array_agg(('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid) from generate_series(1, 20) as n;
$$;
select tests.be('ann');
insert into public.user_inspirations (id, title, prompt, category, difficulty, is_public) values
  ('00000000-0000-4000-8000-000000000001', 'Dragon', 'A short one', 'fantasy', 'hard', true),
  ('00000000-0000-4000-8000-000000000002', 'Fox', repeat('long ', 60), 'mystery', 'easy', true),
  ('00000000-0000-4000-8000-000000000003', 'Secret', 'P', 'fantasy', 'easy', false);
insert into public.user_shared_stories (id, title, prompt, content, generator_id, language, is_public) values
  ('00000000-0000-4000-8000-000000000011', 'Story', 'A prompt', 'A text', 'romance', 'Spanish', true),
  ('00000000-0000-4000-8000-000000000012', 'Secret story', 'P', 'C', 'fantasy', 'English', false);
select tests.be('ben');
select public.toggle_inspiration_like('00000000-0000-4000-8000-000000000001');
select public.toggle_story_like('00000000-0000-4000-8000-000000000011');
select public.record_inspiration_use('00000000-0000-4000-8000-000000000001');
select public.count_story_view('00000000-0000-4000-8000-000000000011');

-- Only the caller's own likes are marked.
select results_eq(
  $$ select title, likes_count, liked from public.search_inspirations() $$, $$ values ('Dragon', 1, true), ('Fox', 0, false) $$,
  'The list of prompts marks those that a person likes'
);
select results_eq(
  $$ select title, likes_count, liked from public.search_shared_stories() $$, $$ values ('Story', 1, true) $$,
  'The list of stories marks those that a person likes'
);
select tests.be('ann');
select is_empty(
  $$ select from public.search_inspirations() where liked union all select from public.search_shared_stories() where liked $$,
  'A person’s likes are not marked for another person'
);
select tests.be_anonymous();
select results_eq(
  $$ select liked from public.search_inspirations() union all select liked from public.search_shared_stories() $$,
  $$ values (false), (false), (false) $$, 'A visitor’s lists mark no likes'
);

-- Counts.
select is(public.count_inspirations(), 2, 'Only public prompts are counted');
select is(public.count_inspirations(p_query => E' \n'), 2, 'A blank search counts every public prompt');
select is(public.count_inspirations(p_query => '!?'), 0, 'A search for punctuation only counts no prompt');
select is(public.count_inspirations(p_query => 'drag'), 1, 'A search counts the prompts that it finds');
select is(public.count_inspirations(p_query => 'secret'), 0, 'A search counts no private prompt');
select is(public.count_inspirations(p_categories => '{fantasy}'), 1, 'Prompts of a category are counted');
select is(public.count_inspirations(p_difficulties => '{easy,medium}'), 1, 'Prompts of some difficulties are counted');
select is(public.count_inspirations(p_lengths => '{long}'), 1, 'Prompts of a length are counted');
select is(public.count_inspirations('fox', '{fantasy}', '{easy}', '{long}'), 0,
  'Only prompts that match every filter are counted');

-- Counters by id.
select results_eq(
  $$ select right(id::text, 1), likes_count, uses_count, liked from public.inspiration_counts(tests.all_ids()) order by 1 $$,
  $$ values ('1', 1, 1, false), ('2', 0, 0, false) $$, 'A visitor sees the counters of public prompts only'
);
select results_eq(
  $$ select right(id::text, 1), views_count, likes_count, liked from public.shared_story_counts(tests.all_ids()) $$,
  $$ values ('1', 1, 1, false) $$, 'A visitor sees the counters of public stories only'
);
select tests.be('ben');
select results_eq(
  $$ select right(id::text, 1), liked from public.inspiration_counts(tests.all_ids()) order by 1 $$,
  $$ values ('1', true), ('2', false) $$, 'A person’s own likes are marked beside the counters of prompts'
);
select is((select liked from public.shared_story_counts(tests.all_ids())), true,
  'A person’s own likes are marked beside the counters of stories');
select tests.be('ann');
select is((select count(*)::int from public.inspiration_counts(tests.all_ids())), 3,
  'An author also sees the counters of their private prompts');
select is((select count(*)::int from public.shared_story_counts(tests.all_ids())), 2,
  'An author also sees the counters of their private stories');
select tests.be_anonymous();
select is_empty(
  format($$ select id from public.inspiration_counts(%1$s) union all select id from public.shared_story_counts(%1$s) $$, ids),
  'Counters of no ids are no rows: ' || ids
)
from unnest(array['null', '''{}''', '''{null}''']) as ids;
select lives_ok(
  format($$ select from public.%I(array_fill('00000000-0000-4000-8000-000000000001'::uuid, array[100])) $$, name),
  'A hundred ids are accepted by ' || name
)
from unnest(array['inspiration_counts', 'shared_story_counts']) as name;
select throws_ok(
  format($$ select from public.%I(array_fill('00000000-0000-4000-8000-000000000001'::uuid, array[101])) $$, name),
  'PT400', null, 'More than a hundred ids are refused by ' || name
)
from unnest(array['inspiration_counts', 'shared_story_counts']) as name;

-- One story with its text.
select results_eq(
  $$ select user_id, author, title, prompt, content, generator_id, language, is_public, is_hidden, views_count, likes_count,
       created_at = now(), liked, source_inspiration_id, source_story_id, source_title, source_author
     from public.read_shared_story('00000000-0000-4000-8000-000000000011') $$,
  $$ values (tests.id_of('ann'), 'ann', 'Story', 'A prompt', 'A text', 'romance', 'Spanish', true, false, 1, 1,
       true, false, null::uuid, null::uuid, null::text, null::text) $$,
  'A visitor reads a public story'
);
select is_empty(
  $$ select from public.read_shared_story('00000000-0000-4000-8000-000000000012') $$, 'A visitor cannot read a private story'
);
select is_empty($$ select from public.read_shared_story(null) $$, 'A null id reads no story');
select tests.be('ben');
select is_empty(
  $$ select from public.read_shared_story('00000000-0000-4000-8000-000000000012') $$, 'Another person cannot read a private story'
);
select is(
  (select liked from public.read_shared_story('00000000-0000-4000-8000-000000000011')), true, 'A reader sees that they like a story'
);
select tests.be('ann');
select results_eq(
  $$ select title, is_public from public.read_shared_story('00000000-0000-4000-8000-000000000012') $$,
  $$ values ('Secret story', false) $$, 'The author reads their private story'
);

-- Long lists: a page far down reads little more than it returns, however many rows have the same number of likes.
select tests.be_the_operator();
-- The triggers on new rows take most of the time, and no case here depends on them.
set local session_replication_role = replica;
insert into public.user_inspirations (user_id, title, prompt, category, is_public, created_at)
select tests.id_of('ann'), 'Filler', 'P', 'fantasy', true, now() - n * interval '1 second' from generate_series(1, 1200) as n;
insert into public.user_shared_stories (user_id, title, prompt, content, is_public, share_id, created_at)
select tests.id_of('ann'), 'Filler', 'P', 'C', true, 'filler-' || n, now() - n * interval '1 second' from generate_series(1, 1200) as n;
set local session_replication_role = origin;
-- Before the tables are analyzed, filters that match everything do not sort, and the setting for that is reset after
-- the list.
select cmp_ok(
  tests.rows_read_by(format('select count(*) from public.%s(p_limit => 50, %s)', name, arguments), read), '<=', 60::bigint,
  format('A filtered page of %s reads little (%s)', name, arguments)
)
from (values
  ('search_inspirations', 'user_inspirations', 'p_difficulties => ''{medium}'', p_lengths => ''{short,medium}'''),
  ('search_inspirations', 'user_inspirations', 'p_categories => ''{fantasy}'''),
  ('search_shared_stories', 'user_shared_stories', 'p_generators => ''{unknown}'', p_languages => ''{English}''')
) as page (name, read, arguments);
select is(current_setting('enable_sort'), 'on', 'Sorting is allowed again after a list');
analyze public.user_inspirations, public.user_shared_stories, public.profiles;
select cmp_ok(
  tests.rows_read_by(format('select count(*) from public.%s(p_limit => 50, %s)', name, arguments), read), '<=', 60::bigint,
  format('A page of %s far down reads little, %s', name, what)
)
from (values
  ('search_inspirations', 'user_inspirations', 'newest',
    format('p_order => ''newest'', p_after_created => %L, p_after_id => %L', now() - interval '800 seconds', gen_random_uuid())),
  ('search_inspirations', 'user_inspirations', 'of 1,200 that are liked alike',
    format('p_after_likes => 0, p_after_id => %L',
      (select id from public.user_inspirations where title = 'Filler' order by id offset 800 limit 1))),
  ('search_shared_stories', 'user_shared_stories', 'newest',
    format('p_after_created => %L, p_after_id => %L', now() - interval '800 seconds', gen_random_uuid())),
  ('search_shared_stories', 'user_shared_stories', 'of 1,200 that are read alike',
    format('p_order => ''views'', p_after_views => 0, p_after_id => %L',
      (select id from public.user_shared_stories where title = 'Filler' order by id offset 800 limit 1)))
) as page (name, read, what, arguments);
select is(public.count_inspirations(), 1001, 'Counting stops at 1,001');
select cmp_ok(
  tests.rows_read_by('select public.count_inspirations()', 'user_inspirations'), '<', 1100::bigint, 'Counting reads no further than it counts'
);

select * from finish();
rollback;
