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

-- Whether somebody likes what they see is for them alone.
select results_eq(
  $$ select title, likes_count, liked from public.search_inspirations() $$, $$ values ('Dragon', 1, true), ('Fox', 0, false) $$,
  'a person sees what they like'
);
select results_eq(
  $$ select title, likes_count, liked from public.search_shared_stories() $$, $$ values ('Story', 1, true) $$,
  'of stories as well'
);
select tests.be('ann');
select is_empty(
  $$ select from public.search_inspirations() where liked union all select from public.search_shared_stories() where liked $$,
  'another person does not see it'
);
select tests.be_anonymous();
select results_eq(
  $$ select liked from public.search_inspirations() union all select liked from public.search_shared_stories() $$,
  $$ values (false), (false), (false) $$, 'a visitor likes nothing'
);

-- How many there are.
select is(public.count_inspirations(), 2, 'what is public is counted, and nothing else');
select is(public.count_inspirations(p_query => E' \n'), 2, 'a blank search is none');
select is(public.count_inspirations(p_query => '!?'), 0, 'nothing but punctuation finds nothing');
select is(public.count_inspirations(p_query => 'drag'), 1, 'what is found is counted');
select is(public.count_inspirations(p_query => 'secret'), 0, 'what is private is not');
select is(public.count_inspirations(p_categories => '{fantasy}'), 1, 'of a category');
select is(public.count_inspirations(p_difficulties => '{easy,medium}'), 1, 'of a difficulty');
select is(public.count_inspirations(p_lengths => '{long}'), 1, 'of a length');
select is(public.count_inspirations('fox', '{fantasy}', '{easy}', '{long}'), 0, 'and of all of it together');

-- Counters of what somebody has before them.
select results_eq(
  $$ select right(id::text, 1), likes_count, uses_count, liked from public.inspiration_counts(tests.all_ids()) order by 1 $$,
  $$ values ('1', 1, 1, false), ('2', 0, 0, false) $$, 'a visitor sees the counters of what is public'
);
select results_eq(
  $$ select right(id::text, 1), views_count, likes_count, liked from public.shared_story_counts(tests.all_ids()) $$,
  $$ values ('1', 1, 1, false) $$, 'and of public stories'
);
select tests.be('ben');
select results_eq(
  $$ select right(id::text, 1), liked from public.inspiration_counts(tests.all_ids()) order by 1 $$,
  $$ values ('1', true), ('2', false) $$, 'a person sees beside them what they like'
);
select is((select liked from public.shared_story_counts(tests.all_ids())), true, 'and which stories');
select tests.be('ann');
select is((select count(*)::int from public.inspiration_counts(tests.all_ids())), 3, 'an author sees those of their private ones');
select is((select count(*)::int from public.shared_story_counts(tests.all_ids())), 2, 'and of private stories');
select tests.be_anonymous();
select is_empty(
  format($$ select id from public.inspiration_counts(%1$s) union all select id from public.shared_story_counts(%1$s) $$, ids),
  'no ids give no rows'
)
from unnest(array['null', '''{}''', '''{null}''']) as ids;
select lives_ok(
  format($$ select from public.%I(array_fill('00000000-0000-4000-8000-000000000001'::uuid, array[100])) $$, name),
  'a hundred ids are answered by ' || name
)
from unnest(array['inspiration_counts', 'shared_story_counts']) as name;
select throws_ok(
  format($$ select from public.%I(array_fill('00000000-0000-4000-8000-000000000001'::uuid, array[101])) $$, name),
  'PT400', null, 'one more is refused by ' || name
)
from unnest(array['inspiration_counts', 'shared_story_counts']) as name;

-- One story, whole.
select results_eq(
  $$ select user_id, author, title, prompt, content, generator_id, language, is_public, is_hidden, views_count, likes_count,
       created_at = now(), liked, source_inspiration_id, source_story_id, source_title, source_author
     from public.read_shared_story('00000000-0000-4000-8000-000000000011') $$,
  $$ values (tests.id_of('ann'), 'ann', 'Story', 'A prompt', 'A text', 'romance', 'Spanish', true, false, 1, 1,
       true, false, null::uuid, null::uuid, null::text, null::text) $$,
  'a visitor opens a public story'
);
select is_empty(
  $$ select from public.read_shared_story('00000000-0000-4000-8000-000000000012') $$, 'and no private one'
);
select is_empty($$ select from public.read_shared_story(null) $$, 'nothing is no story');
select tests.be('ben');
select is_empty(
  $$ select from public.read_shared_story('00000000-0000-4000-8000-000000000012') $$, 'nor does another person'
);
select is(
  (select liked from public.read_shared_story('00000000-0000-4000-8000-000000000011')), true, 'a reader sees that they like it'
);
select tests.be('ann');
select results_eq(
  $$ select title, is_public from public.read_shared_story('00000000-0000-4000-8000-000000000012') $$,
  $$ values ('Secret story', false) $$, 'the author opens their private one'
);

-- Long lists: a page far down reads what it shows and little else, whatever is liked alike.
select tests.be_the_operator();
insert into public.user_inspirations (user_id, title, prompt, category, is_public, created_at)
select tests.id_of('ann'), 'Filler', 'P', 'fantasy', true, now() - n * interval '1 second' from generate_series(1, 1200) as n;
insert into public.user_shared_stories (user_id, title, prompt, content, is_public, created_at)
select tests.id_of('ann'), 'Filler', 'P', 'C', true, now() - n * interval '1 second' from generate_series(1, 1200) as n;
-- Before anybody has told the planner what the tables hold, filters that let everything through sort nothing, and the setting
-- for it goes with the list.
select cmp_ok(
  tests.rows_read_by(format('select count(*) from public.%s(p_limit => 50, %s)', name, arguments), read), '<=', 60::bigint,
  format('a page of %s by filters', name)
)
from (values
  ('search_inspirations', 'user_inspirations', 'p_difficulties => ''{medium}'', p_lengths => ''{short,medium}'''),
  ('search_inspirations', 'user_inspirations', 'p_categories => ''{fantasy}'''),
  ('search_shared_stories', 'user_shared_stories', 'p_generators => ''{unknown}'', p_languages => ''{English}''')
) as page (name, read, arguments);
select is(current_setting('enable_sort'), 'on', 'what comes after a list may sort');
analyze public.user_inspirations, public.user_shared_stories, public.profiles;
select cmp_ok(
  tests.rows_read_by(format('select count(*) from public.%s(p_limit => 50, %s)', name, arguments), read), '<=', 60::bigint,
  format('a page of %s far down, %s', name, what)
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
select is(public.count_inspirations(), 1001, 'counting ends one beyond a thousand');
select cmp_ok(
  tests.rows_read_by('select public.count_inspirations()', 'user_inspirations'), '<', 1100::bigint, 'and reads no further'
);

select * from finish();
rollback;
