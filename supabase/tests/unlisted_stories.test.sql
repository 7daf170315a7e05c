begin;
\ir helpers/people.psql
\ir helpers/links.psql
select no_plan();

-- Who reads an unlisted story: everyone with its link, and no one without it; an operator once it is reported; its owner and operators
-- while it is hidden (for operators: moderation.test.sql); no one by a former link, of which links.test.sql has the life.
-- While its owner's account waits for deletion, nobody else: account_deletions.test.sql.
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
    p_whom || ' reads an unlisted story by its link'
  );
  return next results_eq(
    $q$ select id, is_public, is_unlisted from public.read_shared_link(tests.link('1')) $q$,
    $q$ values (tests.story('1'), true, false) $q$, p_whom || ' reads a public story by its link'
  );
  return next results_eq(
    $q$ select share_id, is_unlisted from public.read_shared_story(tests.story('1')) $q$,
    $q$ values (tests.link('1'), false) $q$, p_whom || ' sees the link of a public story'
  );
  return next results_eq(
    'select id, share_id from public.search_shared_stories()', $q$ values (tests.story('1'), tests.link('1')) $q$,
    p_whom || ' finds only public stories, with their links'
  );
  return query select is_empty(
    format('select from public.read_shared_link(%s)', link), p_whom || ' reads no story by ' || what
  )
  from (values
    ('null', 'no link'), ('''''', 'an empty link'), ('''mine''', 'a guessed link'), ('tests.story(''2'')::text', 'its id as a link'),
    ('upper(tests.link(''2''))', 'a link in capital letters')
  ) as links (link, what);
end;
$$;
create function tests.comes_upon_nothing(p_whom text)
returns setof text
language plpgsql
as $$
begin
  return next is_empty('select from public.user_shared_stories where is_unlisted',
    p_whom || ' reads no rows of unlisted stories');
  return next is_empty($q$ select from public.read_shared_story(tests.story('2')) $q$,
    p_whom || ' cannot open an unlisted story by its id');
  return next is_empty($q$ select from public.search_shared_stories('unlisted') $q$,
    p_whom || ' cannot find an unlisted story by a word');
end;
$$;
select tests.be('ann');
select tests.opens('The owner');
select results_eq(
  $$ select share_id, is_unlisted from public.read_shared_story(tests.story('2')) $$, $$ values (tests.link('2'), true) $$,
  'The owner sees the link of an unlisted story'
);
select results_eq(
  $$ select share_id, is_unlisted from public.read_shared_story(tests.story('3')) $$, $$ values (null::text, false) $$,
  'The owner sees that a private story has no link'
);
select tests.be('ben');
select tests.opens('Another person');
select tests.comes_upon_nothing('Another person');
select tests.be_anonymous();
select tests.opens('A visitor');
select tests.comes_upon_nothing('A visitor');
select results_eq(
  $$ select id from public.shared_story_counts(array[tests.story('1'), tests.story('2'), tests.story('3')]) $$,
  $$ values (tests.story('1')) $$, 'A visitor sees the counters of a public story by its id'
);
select is((select count(*)::int from public.shared_story_counts(
    array[tests.story('1'), tests.story('2'), tests.story('3')], array[tests.link('2')]
  )), 2, 'A visitor sees the counters of an unlisted story by its link'
);
select is_empty(
  $$ select from public.shared_story_counts(array[tests.story('2')], array[tests.link('1'), null, '']) $$, 'A visitor cannot see the counters of an unlisted story by another link'
);
select throws_ok(
  $$ select public.shared_story_counts(array[tests.story('2')], array_fill('x'::text, array[101])) $$, 'PT400', null,
  'A visitor cannot try more than a hundred links at a time'
);
select tests.come_from('203.0.113.7');
select throws_ok(
  format('select public.%s', call), 'PT404', null, 'A visitor without the link cannot call ' || call
)
from unnest(array['count_story_view(tests.story(''2''))', 'count_story_view(tests.story(''2''), tests.link(''1''))']) as call;
select is(public.count_story_view(tests.story('2'), tests.link('2')), 1, 'A visitor’s view of an unlisted story counts');
select tests.be('ben');
select throws_ok(
  format('select public.%s', call), 'PT404', null, 'A person without the link cannot call ' || call
)
from unnest(array[
  'toggle_story_like(tests.story(''2''))', 'toggle_story_like(tests.story(''2''), true, tests.link(''1''))',
  'report_content(p_shared_story_id => tests.story(''2''))',
  'report_content(p_shared_story_id => tests.story(''2''), p_share_id => tests.link(''1''))'
]) as call;
select is(
  public.toggle_story_like(tests.story('2'), p_share_id => tests.link('2')), '{"liked": true, "likes_count": 1}', 'A person with the link likes an unlisted story'
);
select is(
  public.toggle_story_like(tests.story('2')), '{"liked": false, "likes_count": null}', 'A person takes back their like without the link'
);
select public.toggle_story_like(tests.story('2'), p_share_id => tests.link('2'));
select results_eq(
  $$ select liked, likes_count, views_count from public.read_shared_link(tests.link('2')) $$, $$ values (true, 1, 1) $$,
  'A person with the link sees their like and the counters'
);
select public.toggle_story_like(tests.story('2'), p_share_id => tests.link('2'));
select is(
  public.report_content(p_shared_story_id => tests.story('2'), p_share_id => tests.link('2')), true, 'A person with the link reports an unlisted story'
);
select throws_ok(
  $$ insert into public.shared_story_likes (shared_story_id) values (tests.story('2')) $$, '42501', null, 'An unlisted story cannot be liked by hand'
);
select throws_ok(
  $$ insert into public.user_shared_stories (title, prompt, content, source_story_id) values ('T', 'P', 'C', tests.story('2')) $$,
  '42501', 'There is no such source.', 'An unlisted story of another person cannot be a source'
);
select is_empty(
  $$ update public.user_shared_stories set is_unlisted = true where id = tests.story('3') returning id $$,
  'Another person cannot make a private story unlisted'
);
update public.user_shared_stories set is_unlisted = true;
select tests.be('ann');
select is(tests.link('3'), null, 'An update of all rows by another person changes no story of others');
select lives_ok(
  $$ insert into public.user_shared_stories (id, title, prompt, content, is_public, source_story_id)
     values (tests.story('7'), 'From it', 'P', 'C', true, tests.story('2')) $$, 'The author can name their unlisted story as a source'
);
select tests.be_anonymous();
select results_eq(
  $$ select title, source_title from public.read_shared_story(tests.story('7')) $$, $$ values ('From it', null::text) $$,
  'An unlisted source is not named to visitors'
);

-- An author of unlisted stories only.
select tests.be('ann');
delete from public.user_shared_stories where is_public;
select tests.be_anonymous();
select is_empty($$ select from public.profiles $$, 'An author of unlisted stories only has no public profile');

-- Reported: an operator reads it.
select tests.be_the_operator();
select tests.person('olga');
update auth.users set email_confirmed_at = now() where email = 'olga@example.com';
select private.set_operators(array['olga@example.com']);
select tests.be('olga');
select results_eq($$ select title, text from public.moderation_reports() $$, $$ values ('Unlisted', 'A text') $$,
  'An operator reads an unlisted story that was reported');

-- Hidden by an operator: of those with the link, only the owner reads it.
select tests.be_the_operator();
update public.user_shared_stories set hidden_at = now() where id = tests.story('2');
create function tests.hidden_from(p_whom text)
returns setof text
language plpgsql
as $$
begin
  return next is_empty($q$ select from public.read_shared_link(tests.link('2')) $q$,
    p_whom || ' cannot read a hidden story by its link');
  return next is_empty(
    $q$ select from public.shared_story_counts(array[tests.story('2')]) $q$, p_whom || ' sees no counters of a hidden story'
  );
  return next throws_ok(
    $q$ select public.count_story_view(tests.story('2'), tests.link('2')) $q$, 'PT404', null, p_whom || ' cannot view a hidden story'
  );
end;
$$;
select tests.be_anonymous();
select tests.hidden_from('A visitor');
select tests.be('ben');
select tests.hidden_from('Another person');
select throws_ok(
  $$ select public.toggle_story_like(tests.story('2'), true, tests.link('2')) $$, 'PT404', null, 'A hidden story cannot be liked with its link'
);
select tests.be('ann');
select results_eq(
  $$ select title, is_hidden from public.read_shared_link(tests.link('2')) $$, $$ values ('Unlisted', true) $$, 'The owner reads their hidden story by its link'
);
select throws_ok($$ select public.report_content(p_shared_story_id => tests.story('2')) $$, 'PT403', null,
  'The owner cannot report their own hidden story');

-- Private again: no one reads it by its former link.
select tests.be_the_operator();
select set_config('tests.former_link', tests.link('2'), true);
delete from public.content_reports;
update public.user_shared_stories set hidden_at = null, is_unlisted = false where id = tests.story('2');
select tests.be('ann');
select is_empty($$ select from public.read_shared_link(current_setting('tests.former_link')) $$,
  'The former link of a private story leads nowhere, even for its owner');
select tests.be('ben');
select throws_ok(format('select public.%s', call), 'PT404', null,
  'Another person cannot call ' || call || ' for a story that became private')
from unnest(array[
  'count_story_view(tests.story(''2''))', 'toggle_story_like(tests.story(''2''))',
  'report_content(p_shared_story_id => tests.story(''2''))'
]) as call;
select is_empty($$ select from public.shared_story_counts(array[tests.story('2')]) $$,
  'Another person sees no counters of a story that became private');

select * from finish();
rollback;
