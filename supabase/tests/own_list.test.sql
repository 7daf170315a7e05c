begin;
\ir helpers/people.psql
\ir helpers/rows-read.psql
select no_plan();

select tests.person('ann'), tests.person('ben');
-- The last two digits of the ids of a page, in its order.
create function tests.page(p_arguments text)
returns text
language plpgsql
as $$
declare
  v_page text;
begin
  execute format(
    'select string_agg(right(id::text, 2), '' '' order by place)
     from public.search_stories(%s) with ordinality as found (id, title, prompt, generator_id, language, length, at, unfinished, heading, place)',
    p_arguments
  ) into v_page;
  return v_page;
end;
$$;

-- Five stories of one person; two were saved at the same moment, and two have the same title but for accents and case.
select tests.be_the_operator();
insert into public.user_stories (id, user_id, title, prompt, story, generator_id, language, story_length, created_at)
select tests.story(last), tests.id_of('ann'), title, prompt, 'A text', generator, language, 500, timestamptz '2026-01-01' + day * interval '1 day'
from (values
  ('01', '“Zebra”', 'a striped horse', 'fantasy', 'English', 1),
  ('02', 'Árbol', 'a green dragon', 'fantasy', 'Spanish', 2),
  ('03', 'arbol', 'a fox', 'mystery', 'Spanish', 2),
  ('04', '海边的狐狸', '一只狐狸', 'mystery', 'Chinese', 3),
  ('05', '', 'a fox and a dragon', 'scifi', 'English', 4)
) as story (last, title, prompt, generator, language, day);
insert into public.user_stories (id, user_id, title, prompt, story) values
  (tests.story('11'), tests.id_of('ben'), 'Ben’s fox', 'a dragon', 's');

select tests.be('ann');
select results_eq(
  $$ select * from public.search_stories(p_languages => '{Chinese}') $$,
  $$ values (tests.story('04'), '海边的狐狸', '一只狐狸', 'mystery', 'Chinese', 500, timestamptz '2026-01-04', false, null) $$,
  'A list returns these columns of a story'
);

-- Orders, and pages of two in both directions.
select is(tests.page(''), '05 04 02 03 01', 'Stories are listed newest first, and by id within one moment');
select is(tests.page('p_order => null'), '05 04 02 03 01', 'Newest first is the default order');
select is(tests.page('p_order => ''oldest'''), '01 03 02 04 05', 'Oldest first is the reverse of newest first');
select is(tests.page('p_order => ''title'''), '02 03 05 01 04',
  'Titles are ordered without accents, case and quotation marks, and an untitled story by its shown title');
select throws_ok(
  $$ select public.search_stories(p_order => 'likes') $$, 'PT400', 'Order by newest, oldest or title.', 'An unknown order is refused'
);
select is(tests.page(format('p_limit => 2, p_from_id => tests.story(%L), %s', id, the_rest)), page, what)
from (values
  ('04', 'p_from_created => ''2026-01-04''', '02 03', 'The next page begins after a story'),
  ('02', 'p_from_created => ''2026-01-03''', '03 01', 'The next page begins after the first of two stories of one moment'),
  ('01', 'p_from_created => ''2026-01-02''', null, 'No page follows the last story'),
  ('01', 'p_from_created => ''2026-01-02'', p_backwards => true', '02 03', 'The previous page ends before a story, in the order of the list'),
  ('03', 'p_from_created => ''2026-01-03'', p_backwards => true', '04 02', 'The previous page ends before the second of two stories of one moment'),
  ('05', 'p_from_created => ''2026-01-05'', p_backwards => true', null, 'No page precedes the first story'),
  ('03', 'p_order => ''oldest'', p_from_created => ''2026-01-03''', '02 04', 'The next page begins after a story, oldest first'),
  ('04', 'p_order => ''oldest'', p_from_created => ''2026-01-04'', p_backwards => true', '03 02', 'The previous page ends before a story, oldest first'),
  ('02', 'p_order => ''title'', p_from_title => ''Árbol''', '03 05', 'The next page begins after a story, by title'),
  ('01', 'p_order => ''title'', p_from_title => ''“Zebra”'', p_backwards => true', '03 05', 'The previous page ends before a story, by title'),
  ('03', 'p_order => ''title'', p_from_title => ''arbol'', p_backwards => true', '02', 'The previous page ends before a story with an equal title'),
  ('05', 'p_order => ''title'', p_from_title => ''Untitled Story''', '01 04', 'The next page begins after an untitled story, by its shown title')
) as turned (id, the_rest, page, what);
select is(tests.page('p_backwards => true, p_limit => 2'), '03 01', 'A backwards page without a row is the last page');
select is(tests.page('p_limit => 0'), '05', 'A page has at least one story');
select is(tests.page('p_backwards => null, p_limit => null'), '05 04 02 03 01',
  'Null arguments have the same effect as defaults');

-- Filters and words.
select is(tests.page(arguments), page, 'A search finds ' || what)
from (values
  ('p_generators => ''{fantasy}''', '02 01', 'stories of a genre'),
  ('p_generators => ''{fantasy,scifi}'', p_languages => ''{English}''', '05 01', 'stories of two genres in a language'),
  ('p_languages => ''{}''', null, 'no story of no language'),
  ('p_query => ''FÓX''', '05 03', 'a word of the prompt, without accents and case'),
  ('p_query => ''drag fox''', '05', 'stories with all words, by their beginnings'),
  ('p_query => ''arbol'', p_order => ''oldest''', '03 02', 'a word of the title, in another order'),
  ('p_query => ''狐狸''', '04', 'a phrase of a script without spaces'),
  ('p_query => ''dragon'', p_generators => ''{fantasy}''', '02', 'words in stories of a genre'),
  ('p_query => ''fox'', p_from_created => ''2026-01-05'', p_from_id => tests.story(''05'')', '03', 'the next page of stories'),
  ('p_query => E'' \n''', '05 04 02 03 01', 'all stories by a blank text'),
  ('p_query => ''!?''', null, 'no story by punctuation only'),
  (format('p_query => %L', tests.id_of('ann')), null, 'no story by the id of its owner')
) as found (arguments, page, what);
select is(public.count_stories(query, generators, languages), found, 'A search counts ' || what)
from (values
  (null, null::text[], null::text[], 5, 'all stories'),
  (' ', null, null, 5, 'all stories by a blank text'),
  ('!?', null, null, 0, 'no story by punctuation only'),
  ('fox', null, null, 2, 'stories with a word'),
  (null, '{fantasy}', null, 2, 'stories of a genre'),
  (null, null, '{Spanish}', 2, 'stories in a language'),
  ('dragon', '{fantasy}', '{Spanish}', 1, 'stories that match every filter')
) as counted (query, generators, languages, found, what);

-- The indexed words contain the id of the owner; the query compares the owner as well.
select tests.be_the_operator();
select alike(
  private.own_stories_found($$ 'fox' $$), '%found.user_id is not distinct from $4%', 'The condition of a search names the owner beside the words'
);
select tests.be('ann');

-- Deleted stories.
select public.delete_story(tests.story('05'));
select public.restore_story(tests.story('05'));
select is(tests.page('p_query => ''dragon'''), '05 02', 'A restored story is found again');
update public.user_stories set title = 'Wren' where id = tests.story('05');
select is(tests.page('p_query => ''wren'''), '05', 'A renamed story is found by its new title');
select is(tests.page('p_order => ''title'''), '02 03 05 01 04', 'A renamed story is ordered by its new title');
select lives_ok(
  $$ update public.user_stories set title = string_agg from (select string_agg(chr(64350 + n * 7919 % 1000), '') from generate_series(1, 200) as n) as odd
     where id = tests.story('05') $$,
  'A title of the longest letters is accepted'
);

-- Other people.
select tests.be('ben');
select is(tests.page(''), '11', 'A person lists only their own stories');
select is(tests.page('p_query => ''fox'''), '11', 'A person finds only their own stories');
select is(public.count_stories('dragon'), 1, 'A person counts only their own stories');
select tests.become('authenticated', null);
select throws_ok(format('select public.%s()', name), '42501', 'You must be signed in to see your stories.',
  'Without a user, ' || name || ' is refused with a reason')
from unnest(array['search_stories', 'count_stories']) as name;

-- Long lists: a page anywhere reads little more than it returns.
select tests.be_the_operator();
delete from public.user_stories;
insert into public.user_stories (user_id, title, prompt, story, generator_id, created_at)
select tests.id_of(name), 'Tale ' || n % 3, case n when 400 then 'a needle' else 'hay' end, 's', 'genre ' || n % 2, now() - n / 3 * interval '1 second'
from unnest(array['ann', 'ben']) as name, generate_series(1, 600) as n;
create function tests.read_little(p_what text)
returns setof text
language sql
as $$
  select cmp_ok(
    tests.rows_read_by(format('select count(*) from public.search_stories(p_limit => 50, %s)', arguments), 'user_stories'),
    '<=', most::bigint, 'A page reads little ' || p_what || ': ' || arguments
  )
  from (
    select format('p_order => %L, p_backwards => %L', list, backwards), 60
    from unnest(array['newest', 'oldest', 'title']) as list, unnest(array[false, true]) as backwards
    union all
    select format('p_order => %L, p_backwards => %L, p_from_created => %L, p_from_title => %L, p_from_id => %L',
      list, backwards, now() - interval '100 seconds', 'Tale 1', tests.story('01')), 110
    from unnest(array['newest', 'oldest', 'title']) as list, unnest(array[false, true]) as backwards
    union all
    values ('p_generators => ''{genre 1}'', p_languages => ''{English}''', 110), ('p_query => ''needle''', 2)
  ) as page (arguments, most);
$$;
select tests.be('ann');
select tests.read_little('before the table is analyzed');
select is(current_setting('enable_sort'), 'on', 'Sorting is allowed again after a list');
select tests.be_the_operator();
analyze public.user_stories;
select tests.be('ann');
select tests.read_little('once the table is analyzed');
select is((select count(*)::int from public.search_stories(p_limit => 1000)), 100, 'A page has at most a hundred stories');
select is(public.count_stories(), 600, 'All stories are counted');

-- Unfinished stories.
select tests.be('ann');
insert into public.user_stories (title, prompt, story, options) values
  ('Of before', 'whale', 's', '{"genre": "fantasy"}'),
  ('Null', 'whale', 's', '{"genre": "fantasy", "unfinished": null}'),
  ('Whole', 'whale', 's', '{"genre": "fantasy", "unfinished": false}'),
  ('Stopped', 'whale', E'\n# **Own** name\n\n# Two', '{"genre": "fantasy", "unfinished": true}');
select results_eq(
  $$ select title, unfinished from public.search_stories('whale', p_order => 'title') $$,
  $$ values ('Null', false), ('Of before', false), ('Stopped', true), ('Whole', false) $$,
  'The list marks only unfinished stories as unfinished'
);
select results_eq(
  $$ select title, trim(e'\n' from heading) from public.search_stories('whale', p_order => 'title') $$,
  $$ values ('Null', null), ('Of before', null), ('Stopped', '# **Own** name'), ('Whole', null) $$,
  'The list returns the heading at the beginning of a text'
);

select * from finish();
rollback;
