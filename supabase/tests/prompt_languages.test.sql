begin;
\ir helpers/people.psql
select no_plan();

select is(private.text_language(said), language, format('The language of “%s” is %s', said, language))
from (values
  ('The lighthouse keeper’s twin has lit a lamp on the wrong island.', 'English'),
  ('En un pueblo donde cada apellido se hereda con una obligación.', 'Spanish'),
  ('La boulangère reconnaît tout de suite l’écriture de la lettre : c’est la sienne.', 'French'),
  ('天气预报员每天替一座没有人住的城市播报天气。', 'Chinese'),
  ('She finds a note that says 道 and nothing else.', 'English'),
  ('灯台の下で手紙を読む。', 'English'),
  ('Zebra', 'English'),
  ('', 'English')
) as example (said, language);

select tests.person('ann'), tests.person('ben');
select tests.be('ann');
insert into public.user_inspirations (id, title, prompt, category, is_public) values
  ('00000000-0000-4000-8000-000000000001', 'The bridge', 'A bridge lets everybody cross except one woman.', 'fantasy', true),
  ('00000000-0000-4000-8000-000000000002', 'El puente', 'El puente deja pasar a todos con una condición.', 'mystery', true),
  ('00000000-0000-4000-8000-000000000003', '桥', '桥上有一个人。', 'children', true),
  ('00000000-0000-4000-8000-000000000004', 'Le pont', 'Le pont est dans la brume.', 'fantasy', false);
select tests.be_the_operator();
select results_eq(
  $$ insert into public.user_inspirations (user_id, title, prompt, category, language)
     values (tests.id_of('ben'), 'T', 'P', 'fantasy', 'French') returning language $$,
  $$ values ('English') $$, 'A language that comes with a new prompt is replaced'
);
select results_eq(
  $$ update public.user_inspirations set language = 'French' where title = 'El puente' returning language $$,
  $$ values ('Spanish') $$, 'A language that is set by hand is replaced'
);

select tests.be_anonymous();
select results_eq(
  format($$ select title from public.search_inspirations(p_languages => %L) order by title collate "C" $$, languages), found, 'The list is filtered by language: ' || languages
)
from (values
  ('{Spanish}', array['El puente']),
  ('{Chinese,English}', array['The bridge', '桥']),
  ('{French}', array[]::text[])
) as search (languages, found);
select results_eq(
  $$ select title, language from public.search_inspirations(p_categories => '{mystery,children}', p_languages => '{Chinese}') $$,
  $$ values ('桥', 'Chinese') $$, 'The list is filtered by several categories and a language, which it returns'
);
select is(public.count_inspirations(p_languages => '{Spanish,English}'), 2, 'Prompts of some languages are counted');
select is(public.count_inspirations(p_languages => '{French}'), 0, 'Private prompts of a language are not counted');

-- An edit can change the language.
select tests.be('ann');
update public.user_inspirations set title = 'Le pont', prompt = 'Le pont est dans la brume.'
where id = '00000000-0000-4000-8000-000000000002';
select tests.be_anonymous();
select is(public.count_inspirations(p_languages => '{French}'), 1, 'The language changes with the text');

-- What a person likes.
select tests.be_the_operator();
insert into public.inspiration_likes (inspiration_id, user_id, created_at)
select ('00000000-0000-4000-8000-00000000000' || n)::uuid, tests.id_of('ben'), '2026-01-01'::timestamptz + n * interval '1 day'
from unnest(array[1, 2, 3, 4]) as n;
select tests.be('ben');
select results_eq(
  $$ select title, author, liked, liked_at from public.liked_inspirations() $$,
  $$ values ('桥', 'ann', true, '2026-01-04'::timestamptz), ('Le pont', 'ann', true, '2026-01-03'), ('The bridge', 'ann', true, '2026-01-02') $$,
  'A person lists the open prompts that they like, the last liked first'
);
select results_eq(
  $$ select title from public.liked_inspirations(
       p_limit => 1, p_after_liked => '2026-01-04', p_after_id => '00000000-0000-4000-8000-000000000003') $$,
  $$ values ('Le pont') $$, 'The next page of likes begins after the named row'
);
select results_eq($$ select title from public.liked_inspirations(p_query => 'brid') $$, $$ values ('The bridge') $$,
  'Likes are searched by a word');
select is_empty($$ select from public.liked_inspirations(p_query => '!?') $$, 'A search for punctuation only finds no likes');
select is((select count(*)::int from public.liked_inspirations(p_limit => 0)), 1, 'A page of likes has at least one row');
select tests.be_the_operator();
update public.user_inspirations set hidden_at = now() where title = '桥';
select tests.be('ben');
select is((select count(*)::int from public.liked_inspirations()), 2, 'A hidden prompt is not listed among likes');
select tests.be('ann');
select is_empty($$ select from public.liked_inspirations() $$, 'Another person’s likes are not listed');

select * from finish();
rollback;
