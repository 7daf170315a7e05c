begin;
\ir helpers/people.psql
\ir helpers/links.psql
select no_plan();

-- Everybody with the link reads what is unlisted, and nobody comes upon it.
create function tests.opens(p_whom text)
returns setof text
language plpgsql
as $$
begin
  return next results_eq(
    $q$ select id, user_id, author, title, prompt, content, generator_id, language, is_public, is_hidden, views_count,
          likes_count, created_at = now(), liked, source_inspiration_id, source_story_id, source_title, source_author,
          share_id, is_unlisted
        from public.read_shared_link(tests.link('2')) $q$,
    $q$ values (tests.story('2'), tests.id_of('ann'), 'ann', 'Unlisted', 'A prompt', 'A text', 'unknown', 'Spanish', false,
          false, 0, 0, true, false, null::uuid, null::uuid, null::text, null::text, tests.link('2'), true) $q$,
    p_whom || ' reads what is unlisted, by its link'
  );
  return next results_eq(
    $q$ select id, is_public, is_unlisted from public.read_shared_link(tests.link('1')) $q$,
    $q$ values (tests.story('1'), true, false) $q$, p_whom || ' reads what is public by its link as well'
  );
  return next results_eq(
    $q$ select share_id, is_unlisted from public.read_shared_story(tests.story('1')) $q$,
    $q$ values (tests.link('1'), false) $q$, p_whom || ' sees the link of what is public'
  );
  return next results_eq(
    'select id, share_id from public.search_shared_stories()', $q$ values (tests.story('1'), tests.link('1')) $q$,
    p_whom || ' finds what is public, with its link, and nothing that is unlisted'
  );
  return query select is_empty(
    format('select from public.read_shared_link(%s)', link), p_whom || ' reads nothing by ' || link
  )
  from unnest(array['null', '''''', '''mine''', 'tests.story(''2'')::text', 'upper(tests.link(''2''))']) as link;
end;
$$;
create function tests.comes_upon_nothing(p_whom text)
returns setof text
language plpgsql
as $$
begin
  return next is_empty('select from public.user_shared_stories where is_unlisted', p_whom || ' reads no table of unlisted ones');
  return next is_empty($q$ select from public.read_shared_story(tests.story('2')) $q$, p_whom || ' opens none by its id');
  return next is_empty($q$ select from public.search_shared_stories('unlisted') $q$, p_whom || ' finds none by a word');
end;
$$;
select tests.be('ann');
select tests.opens('the owner');
select results_eq(
  $$ select share_id, is_unlisted from public.read_shared_story(tests.story('2')) $$, $$ values (tests.link('2'), true) $$,
  'the owner sees the link of an unlisted one'
);
select results_eq(
  $$ select share_id, is_unlisted from public.read_shared_story(tests.story('3')) $$, $$ values (null::text, false) $$,
  'and that a private one has none'
);
select tests.be('ben');
select tests.opens('a stranger');
select tests.comes_upon_nothing('a stranger');
select tests.be_anonymous();
select tests.opens('a visitor');
select tests.comes_upon_nothing('a visitor');
select results_eq(
  $$ select id from public.shared_story_counts(array[tests.story('1'), tests.story('2'), tests.story('3')]) $$,
  $$ values (tests.story('1')) $$, 'a visitor sees the counters of what is public by its id'
);
select is((select count(*)::int from public.shared_story_counts(
    array[tests.story('1'), tests.story('2'), tests.story('3')], array[tests.link('2')]
  )), 2, 'and of what is unlisted by its link'
);
select is_empty(
  $$ select from public.shared_story_counts(array[tests.story('2')], array[tests.link('1'), null, '']) $$, 'not by another one'
);
select throws_ok(
  $$ select public.shared_story_counts(array[tests.story('2')], array_fill('x'::text, array[101])) $$, 'PT400', null,
  'nor by trying many'
);
select tests.come_from('203.0.113.7');
select throws_ok(
  format('select public.%s', call), 'PT404', null, 'without its link nobody calls ' || call
)
from unnest(array['count_story_view(tests.story(''2''))', 'count_story_view(tests.story(''2''), tests.link(''1''))']) as call;
select is(public.count_story_view(tests.story('2'), tests.link('2')), 1, 'a view of an unlisted one counts');
select tests.be('ben');
select throws_ok(
  format('select public.%s', call), 'PT404', null, 'without its link nobody calls ' || call
)
from unnest(array[
  'toggle_story_like(tests.story(''2''))', 'toggle_story_like(tests.story(''2''), true, tests.link(''1''))',
  'report_content(p_shared_story_id => tests.story(''2''))',
  'report_content(p_shared_story_id => tests.story(''2''), p_share_id => tests.link(''1''))'
]) as call;
select is(
  public.toggle_story_like(tests.story('2'), p_share_id => tests.link('2')), '{"liked": true, "likes_count": 1}', 'it is liked'
);
select is(
  public.toggle_story_like(tests.story('2')), '{"liked": false, "likes_count": null}', 'a like is taken back without the link'
);
select public.toggle_story_like(tests.story('2'), p_share_id => tests.link('2'));
select results_eq(
  $$ select liked, likes_count, views_count from public.read_shared_link(tests.link('2')) $$, $$ values (true, 1, 1) $$,
  'whoever likes it sees so'
);
select public.toggle_story_like(tests.story('2'), p_share_id => tests.link('2'));
select is(
  public.report_content(p_shared_story_id => tests.story('2'), p_share_id => tests.link('2')), true, 'it is reported'
);
select throws_ok(
  $$ insert into public.shared_story_likes (shared_story_id) values (tests.story('2')) $$, '42501', null, 'it is not liked by hand'
);
select throws_ok(
  $$ insert into public.user_shared_stories (title, prompt, content, source_story_id) values ('T', 'P', 'C', tests.story('2')) $$,
  '42501', 'There is no such source.', 'it is nobody’s source'
);
select is_empty(
  $$ update public.user_shared_stories set is_unlisted = true where id = tests.story('3') returning id $$,
  'a stranger gives no link to what is private'
);
update public.user_shared_stories set is_unlisted = true;
select tests.be('ann');
select is(tests.link('3'), null, 'not even without saying to what');
select lives_ok(
  $$ insert into public.user_shared_stories (id, title, prompt, content, is_public, source_story_id)
     values (tests.story('7'), 'From it', 'P', 'C', true, tests.story('2')) $$, 'its author writes on from it'
);
select tests.be_anonymous();
select results_eq(
  $$ select title, source_title from public.read_shared_story(tests.story('7')) $$, $$ values ('From it', null::text) $$,
  'and it is not named'
);

-- Whoever shares nothing but unlisted ones is known by their links alone.
select tests.be('ann');
delete from public.user_shared_stories where is_public;
select tests.be_anonymous();
select is_empty($$ select from public.profiles $$, 'an author of unlisted ones is on no list');

-- Hidden by an operator: for the owner alone.
select tests.be_the_operator();
update public.user_shared_stories set hidden_at = now() where id = tests.story('2');
create function tests.hidden_from(p_whom text)
returns setof text
language plpgsql
as $$
begin
  return next is_empty($q$ select from public.read_shared_link(tests.link('2')) $q$, p_whom || ' reads nothing hidden by its link');
  return next is_empty(
    $q$ select from public.shared_story_counts(array[tests.story('2')]) $q$, p_whom || ' sees no counters of it'
  );
  return next throws_ok(
    $q$ select public.count_story_view(tests.story('2'), tests.link('2')) $q$, 'PT404', null, p_whom || ' does not view it'
  );
end;
$$;
select tests.be_anonymous();
select tests.hidden_from('a visitor');
select tests.be('ben');
select tests.hidden_from('a stranger');
select throws_ok(
  $$ select public.toggle_story_like(tests.story('2'), true, tests.link('2')) $$, 'PT404', null, 'it is not liked'
);
select tests.be('ann');
select results_eq(
  $$ select title, is_hidden from public.read_shared_link(tests.link('2')) $$, $$ values ('Unlisted', true) $$, 'the owner reads it'
);
select throws_ok($$ select public.report_content(p_shared_story_id => tests.story('2')) $$, 'PT403', null, 'and knows it as their own');

-- Private again, its id opens nothing either.
select tests.be_the_operator();
delete from public.content_reports;
update public.user_shared_stories set hidden_at = null, is_unlisted = false where id = tests.story('2');
select tests.be('ben');
select throws_ok(format('select public.%s', call), 'PT404', null, 'of what is private again, nobody calls ' || call)
from unnest(array[
  'count_story_view(tests.story(''2''))', 'toggle_story_like(tests.story(''2''))',
  'report_content(p_shared_story_id => tests.story(''2''))'
]) as call;
select is_empty($$ select from public.shared_story_counts(array[tests.story('2')]) $$, 'nor sees its counters');

select * from finish();
rollback;
