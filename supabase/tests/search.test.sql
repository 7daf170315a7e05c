begin;
\ir helpers/people.psql
\ir helpers/rows-read.psql
select no_plan();

select tests.person('ann'), tests.person('ben');
select tests.be('ann');
insert into public.user_inspirations (id, title, prompt, category, difficulty, is_public) values
  ('00000000-0000-4000-8000-000000000001', 'The Dragón’s Café', 'Somebody opens it at night.', 'fantasy', 'easy', true),
  ('00000000-0000-4000-8000-000000000002', '雨中的书店', repeat('老人每天', 30), 'romance', 'medium', true),
  ('00000000-0000-4000-8000-000000000003', 'Long road', repeat('walk ', 60), 'adventure', 'hard', true),
  ('00000000-0000-4000-8000-000000000004', 'Dragon in a drawer', 'Nobody may know.', 'fantasy', 'easy', false);
insert into public.user_shared_stories (id, title, prompt, content, generator_id, language, is_public) values
  ('00000000-0000-4000-8000-000000000011', 'Ärger im Zoo', 'A bear', repeat('x', 700), 'children', 'English', true),
  ('00000000-0000-4000-8000-000000000012', 'El mar', 'Un faro', 'C', 'romance', 'Spanish', true),
  ('00000000-0000-4000-8000-000000000013', 'Zoo secret', 'A bear', 'C', 'children', 'English', false);
select tests.be('ben');
select public.toggle_inspiration_like('00000000-0000-4000-8000-000000000003');
select public.count_story_view('00000000-0000-4000-8000-000000000012');

select tests.be_anonymous();
select results_eq(
  format($$ select title from public.search_inspirations(p_query => %L) $$, words), array[found], 'A prompt is found by ' || what
)
from (values
  ('dragon', 'The Dragón’s Café', 'a word without its accent'),
  ('DRAGÓN', 'The Dragón’s Café', 'a word in capitals'),
  ('drag', 'The Dragón’s Café', 'the beginning of a word'),
  ('cafe night', 'The Dragón’s Café', 'words of title and prompt'),
  ('  café,  (night)!', 'The Dragón’s Café', 'words among punctuation'),
  ('书店', '雨中的书店', 'a phrase inside of a Chinese title'),
  ('老人每', '雨中的书店', 'a phrase inside of a Chinese prompt'),
  ('ｌｏｎｇ', 'Long road', 'full-width letters')
) as search (words, found, what);
select is_empty(format($$ select from public.search_inspirations(p_query => %L) $$, words), 'No prompt is found by ' || what)
from (values
  ('ragon', 'the middle of a word'),
  ('店书', 'characters in another order'),
  ('dragon road', 'words of two prompts'),
  ('drawer', 'a word of a private prompt'),
  ('!?', 'punctuation'),
  (''' | ''zebra'' & !', 'the operators of the database')
) as search (words, what);
select lives_ok(
  $$ select from public.search_inspirations(p_query => repeat('a b ', 20000)) $$, 'A search text of any length is accepted'
);
select results_eq(
  $$ select title, author from public.search_inspirations() $$,
  $$ values ('Long road', 'ann'), ('The Dragón’s Café', 'ann'), ('雨中的书店', 'ann') $$,
  'Without a search text all public prompts are listed with their authors, the most liked first'
);
select is(
  (select count(*)::int from public.search_inspirations(p_query => E' \n')), 3, 'A blank search lists all prompts'
);
select is(
  (select count(*)::int from public.search_shared_stories(p_query => '')), 2, 'An empty search lists all stories'
);
select results_eq(
  format($$ select title from public.search_inspirations(%s) $$, arguments), array[found], 'Prompts are filtered by ' || what
)
from (values
  ('p_categories => ''{fantasy,mystery}''', 'The Dragón’s Café', 'categories'),
  ('p_difficulties => ''{medium}''', '雨中的书店', 'difficulty'),
  ('p_lengths => ''{short}''', 'The Dragón’s Café', 'a short length'),
  ('p_lengths => ''{medium}''', '雨中的书店', 'a medium length'),
  ('p_lengths => ''{long}''', 'Long road', 'a long length')
) as filter (arguments, found, what);
select throws_ok(
  $$ select from public.search_inspirations(p_order => 'likes; drop table x') $$, 'PT400', null, 'An unknown order of prompts is refused'
);

-- Pages.
select results_eq(
  $$ select title from public.search_inspirations(
       p_limit => 1, p_after_likes => 1, p_after_id => '00000000-0000-4000-8000-000000000003') $$,
  $$ values ('The Dragón’s Café') $$, 'The next page begins after the most liked prompt'
);
select results_eq(
  $$ select title from public.search_inspirations(
       p_after_likes => 0, p_after_id => '00000000-0000-4000-8000-000000000001') $$,
  $$ values ('雨中的书店') $$, 'The next page begins after the first of two prompts with equal likes'
);
select results_eq(
  $$ select title from public.search_inspirations(
       p_order => 'newest', p_after_created => now(), p_after_id => '00000000-0000-4000-8000-000000000002') $$,
  $$ values ('Long road') $$, 'The next page begins after a prompt among several of the same moment'
);
select is(
  (select count(*)::int from public.search_inspirations(p_limit => 0)), 1, 'A page of prompts has at least one row'
);
select tests.be('ann');
insert into public.user_inspirations (title, prompt, category, is_public)
select 'Many', 'P', 'fantasy', true from generate_series(1, 60);
insert into public.user_shared_stories (title, prompt, content, is_public)
select 'Many', 'P', 'C', true from generate_series(1, 60);
select tests.be_anonymous();
select is((select count(*)::int from public.search_inspirations(p_limit => 1000)), 50,
  'A page of prompts has at most fifty rows');
select is((select count(*)::int from public.search_inspirations(p_limit => null)), 10,
  'A page of prompts has ten rows by default');
select is((select count(*)::int from public.search_shared_stories(p_limit => 1000)), 50,
  'A page of stories has at most fifty rows');

-- Stories.
select results_eq(
  $$ select title, author, char_length(opening) from public.search_shared_stories(p_query => 'arger zoo') $$,
  $$ values ('Ärger im Zoo', 'ann', 600) $$, 'A story is found and returned with the beginning of its text'
);
select results_eq(
  $$ select title from public.search_shared_stories(p_languages => '{Spanish}', p_generators => '{romance}') $$,
  $$ values ('El mar') $$, 'Stories are filtered by language and generator'
);
select is(
  (select title from public.search_shared_stories(p_order => 'views', p_limit => 1)), 'El mar', 'The most viewed story is listed first'
);
select is(
  (select count(*)::int from public.search_shared_stories(
     p_order => 'views', p_after_views => 1, p_after_id => '00000000-0000-4000-8000-000000000012', p_query => 'arger')),
  1, 'The next page begins after the most viewed story'
);
select is_empty(
  $$ select from public.search_shared_stories(
       p_query => 'mar', p_after_created => now(), p_after_id => '00000000-0000-4000-8000-000000000012') $$,
  'No story is listed after the last one'
);
select is_empty($$ select from public.search_shared_stories(p_query => 'secret') $$, 'A private story is not found');
select throws_ok(
  $$ select from public.search_shared_stories(p_order => 'random()') $$, 'PT400', null, 'An unknown order of stories is refused'
);

select tests.be_the_operator();
select is(private.prompt_length(repeat('x', n)), expected, format('A prompt of %s characters is %s', n, expected))
from (values (100, 'short'), (101, 'medium'), (250, 'medium'), (251, 'long')) as prompt (n, expected);

-- Words of long texts.
select is(
  length(private.search_words(string_agg(chr(19968 + n), ''))), 1000, 'The first 1,000 characters of a Chinese text are searched'
) from generate_series(1, 4000) as n;
select ok(
  private.search_words(repeat(word, 2000 / char_length(word)) || last) @@ private.search_query(last), 'All words are searched of a text like ' || word
)
from (values ('walk ', 'end'), ('हिन्दी ', 'अंत'), ('прогулка ', 'конец'), ('walk 书 ', '店')) as text (word, last);

-- In long lists, the order of pages does not keep a search from the index of words.
insert into public.user_inspirations (user_id, title, prompt, category, is_public)
select tests.id_of('ann'), 'Filler ' || n, repeat('words of no interest ', 20), 'fantasy', true from generate_series(1, 600) as n;
insert into public.user_shared_stories (user_id, title, prompt, content, is_public)
select tests.id_of('ann'), 'Filler ' || n, repeat('words of no interest ', 20), 'C', true from generate_series(1, 600) as n;
analyze public.user_inspirations, public.user_shared_stories;
select cmp_ok(
  tests.rows_read_by(format('select from public.%I(p_query => %L)', list, words), from_table), '<', 10::bigint,
  format('%s reads few rows of a long list for a rare word', list)
)
from (values
  ('search_inspirations', 'dragon', 'user_inspirations'),
  ('search_shared_stories', 'mar', 'user_shared_stories')
) as search (list, words, from_table);
select ok(
  exists (select from private.prompt_words where words @@ 'somebody') and not exists (select from private.prompt_words where words @@ 'nobody'),
  'The words of public prompts only are kept'
);
update public.user_inspirations set is_public = not is_public where title ~ 'Drag';
select results_eq(
  $$ select title from public.search_inspirations(p_query => 'dragon') $$, $$ values ('Dragon in a drawer') $$,
  'A prompt is found once it is public, and no longer once it is private'
);
update public.user_inspirations set prompt = 'A unicorn.' where title = 'Long road';
select results_eq(
  $$ select title from public.search_inspirations(p_query => 'unicorn') $$, $$ values ('Long road') $$,
  'A changed prompt is found by its new words'
);
select is_empty($$ select from public.search_inspirations(p_query => 'walk') $$, 'A changed prompt is not found by its former words');
create temporary table written as select id, ctid as place from private.prompt_words;
update public.user_inspirations set hidden_at = now(), likes_count = likes_count where title = 'Long road';
select is_empty(
  $$ select from private.prompt_words join written using (id) where prompt_words.ctid <> place $$,
  'The words stay as they are when a prompt is hidden'
);

select * from finish();
rollback;
