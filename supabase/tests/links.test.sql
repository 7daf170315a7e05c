begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben');
create function tests.story(p_last text)
returns uuid
language sql
as $$
  select ('00000000-0000-4000-8000-00000000000' || p_last)::uuid;
$$;
create function tests.link(p_last text)
returns text
language sql
security definer
as $$
  select share_id from public.user_shared_stories where id = tests.story(p_last);
$$;
create table tests.old_links (story text, link text);
grant select, insert, update on tests.old_links to anon, authenticated;

-- Who has a link.
select tests.be('ann');
insert into public.user_shared_stories (id, title, prompt, content, language, is_public, is_unlisted) values
  (tests.story('1'), 'Public', 'P', 'C', 'English', true, false),
  (tests.story('2'), 'Unlisted', 'A prompt', 'A text', 'Spanish', false, true),
  (tests.story('3'), 'Private', 'P', 'C', 'English', false, false),
  (tests.story('4'), 'Both', 'P', 'C', 'English', true, true);
insert into public.user_shared_stories (id, title, prompt, content) values (tests.story('5'), 'Unsaid', 'P', 'C');
select results_eq(
  $$ select title, is_public, is_unlisted, share_id ~ '^[A-Za-z0-9_-]{22}$' from public.user_shared_stories order by title $$,
  $$ values ('Both', true, false, true), ('Private', false, false, null), ('Public', true, false, true),
     ('Unlisted', false, true, true), ('Unsaid', false, false, null) $$,
  'what is public or unlisted has a link, and public wins over unlisted'
);
select is((select count(distinct share_id)::int from public.user_shared_stories), 3, 'each has a link of its own');
select throws_ok(
  $$ update public.user_shared_stories set share_id = 'mine' where title = 'Public' $$, '42501', null, 'nobody chooses a link'
);
select throws_ok(
  $$ insert into public.user_shared_stories (title, prompt, content, is_public, share_id) values ('T', 'P', 'C', true, 'mine') $$,
  '42501', null, 'not of a new one either'
);

-- It stays while the story can be reached by it.
insert into tests.old_links select last, tests.link(last) from unnest(array['1', '2']) as last;
update public.user_shared_stories set title = 'Public still', content = 'D', is_public = true where id = tests.story('1');
insert into public.user_shared_stories (id, title, prompt, content, is_public) values (tests.story('1'), 'Public again', 'P', 'C', true)
on conflict (id) do update set title = excluded.title, is_public = excluded.is_public;
select is(tests.link('1'), (select link from tests.old_links where story = '1'), 'editing and sharing again keep the link');
update public.user_shared_stories set is_public = false, is_unlisted = true where id = tests.story('1');
select isnt(tests.link('1'), (select link from tests.old_links where story = '1'), 'taking it out of the lists gives it another link');
select is_empty(
  $$ select from public.read_shared_link((select link from tests.old_links where story = '1')) $$, 'and the old one leads nowhere'
);
update tests.old_links set link = tests.link('1') where story = '1';
update public.user_shared_stories set title = 'Still unlisted', is_unlisted = true where id = tests.story('1');
select is(tests.link('1'), (select link from tests.old_links where story = '1'), 'while it is unlisted the link stays');
update public.user_shared_stories set title = 'Public again', is_public = true where id in (tests.story('1'), tests.story('2'));
update public.user_shared_stories set title = 'Unlisted' where id = tests.story('2');
select results_eq(
  $$ select is_unlisted, share_id from public.user_shared_stories where id in (tests.story('1'), tests.story('2')) order by id $$,
  $$ select false, link from tests.old_links order by story $$, 'putting it there keeps the link'
);
update public.user_shared_stories set is_unlisted = true where id = tests.story('2');
select is((select is_unlisted from public.user_shared_stories where id = tests.story('2')), false, 'what is public is not unlisted as well');

-- It goes at once, and never comes back.
update public.user_shared_stories set is_public = false where id = tests.story('2');
select is(tests.link('2'), null, 'what is private again has no link');
select is_empty(
  $$ select from public.read_shared_link((select link from tests.old_links where story = '2')) $$, 'the old one leads nowhere, for the owner either'
);
update public.user_shared_stories set is_unlisted = true where id = tests.story('2');
select isnt(tests.link('2'), (select link from tests.old_links where story = '2'), 'shared anew, there is another link');
select is_empty(
  $$ select from public.read_shared_link((select link from tests.old_links where story = '2')) $$, 'the old one stays dead'
);

-- What holds whoever writes.
select tests.be_the_operator();
update public.user_shared_stories set share_id = 'mine', is_public = false where id = tests.story('4');
select is(tests.link('4'), null, 'no grant gives a link to what is private');
update public.user_shared_stories set is_public = true where id = tests.story('4');
update public.user_shared_stories set share_id = 'mine' where id = tests.story('4');
insert into public.user_shared_stories (id, user_id, title, prompt, content, is_public, share_id)
values (tests.story('6'), tests.id_of('ann'), 'Chosen', 'P', 'C', true, 'mine');
select is_empty($$ select from public.user_shared_stories where share_id = 'mine' $$, 'no grant chooses a link');
alter table public.user_shared_stories disable trigger keep_share_id;
select throws_ok(
  format($$ update public.user_shared_stories set %s where id = tests.story('4') $$, changed), '23514', null, what
)
from (values
  ('is_public = false', 'what is private has no link'), ('share_id = null', 'what is public has one')
) as refused (changed, what);
select throws_ok(
  $$ update public.user_shared_stories set share_id = tests.link('4') where id = tests.story('6') $$, '23505', null,
  'a link leads to one story'
);
alter table public.user_shared_stories enable trigger keep_share_id;
delete from public.user_shared_stories where id in (tests.story('4'), tests.story('5'), tests.story('6'));

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
