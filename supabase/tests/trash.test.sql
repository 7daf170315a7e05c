begin;
\ir helpers/people.psql
\ir helpers/rows-read.psql
\ir helpers/trash.psql
select no_plan();

select tests.person('ann'), tests.person('ben');
create function tests.days_left_after(p_ago interval)
returns integer
language plpgsql
as $$
begin
  perform tests.deleted_ago(p_ago, 'Fox');
  return (select days_left from public.deleted_stories());
end;
$$;
select tests.be('ben');
insert into public.user_stories (id, prompt, story, title) values (tests.story('b'), 'p', 's', 'Ben’s');
select public.delete_story(tests.story('b'));
select tests.be('ann');
insert into public.user_stories (id, prompt, story, title, language, generator_id) values
  (tests.story('1'), 'a fox', 'Once.', 'Fox', 'Spanish', 'fantasy'), (tests.story('2'), 'p', 's', 'Crow', 'English', 'unknown'),
  (tests.story('3'), 'p', 's', 'Owl', 'English', 'scifi'), (tests.story('4'), 'p', 's', 'Wren', 'English', 'scifi');
insert into public.user_shared_stories (id, story_id, title, prompt, content, is_public) values
  (tests.story('5'), tests.story('1'), 'Shared fox', 'P', 'C', true);

-- What the owner sees.
select is_empty($$ select from public.deleted_stories() $$, 'the trash is empty until something is deleted');
select public.delete_story(tests.story('1'));
select results_eq(
  $$ select id, title, generator_id, language, deleted_at, days_left from public.deleted_stories() $$,
  $$ values (tests.story('1'), 'Fox', 'fantasy', 'Spanish', now(), 30) $$, 'what is deleted is in the trash for 30 days'
);
select is(tests.days_left_after(ago), days, 'after ' || ago || ' there are ' || days)
from (values
  ('1 second'::interval, 30), ('1 day', 29), ('25 hours', 29), ('28 days 12 hours', 2), ('29 days 1 second', 1),
  ('719 hours 59 minutes', 1), ('-3 days', 30)
) as stay (ago, days);
select is_empty(
  $$ select id from public.user_stories where title = 'Fox'
     union all select id from public.search_stories() where title = 'Fox'
     union all select id from public.search_stories('fox')
     union all select id from public.search_stories(p_order => 'title', p_backwards => true) where title = 'Fox' $$,
  'it is in no list and no search'
);
select results_eq(
  $$ select public.count_stories(), public.count_stories('fox') $$, $$ values (3, 0) $$, 'and not counted'
);
select is(
  public.lengthen_story(tests.story('1'), 'Once. Twice.', 'Fox', 'Fox', '{}', false), false, 'it is not written on'
);
select isnt_empty($$ select from public.read_shared_story(tests.story('5')) $$, 'the copy that was shared stays shared');

-- Page by page, the last deleted first.
select public.delete_story(tests.story(last)) from unnest(array['2', '3']) as last;
select tests.deleted_ago('2 days', 'Crow'), tests.deleted_ago('1 day', 'Fox'), tests.deleted_ago('1 day', 'Owl');
select results_eq(
  $$ select title from public.deleted_stories() $$, $$ values ('Fox'), ('Owl'), ('Crow') $$, 'the last deleted comes first'
);
select results_eq(
  $$ select title from public.deleted_stories(now() - interval '1 day', tests.story('1'), 1) $$, $$ values ('Owl') $$,
  'a page begins after the row that is named'
);
select results_eq(
  $$ select title from public.deleted_stories(now() - interval '1 day', tests.story('3')) $$, $$ values ('Crow') $$,
  'and goes on with what was deleted before'
);
select results_eq(
  $$ select count(*) from public.deleted_stories(p_limit => 0) $$, $$ values (1::bigint) $$, 'a page has a story at least'
);

-- Back, and for good.
select is(public.restore_story(tests.story('3')), true, 'a story comes back from the trash');
select results_eq(
  $$ select title, deleted_at from public.user_stories where id = tests.story('3') $$, $$ values ('Owl', null::timestamptz) $$,
  'as it was'
);
select is(public.delete_story_for_good(tests.story('3')), false, 'what is not in the trash is not removed from it');
select isnt_empty($$ select from public.user_stories where title = 'Owl' $$, 'and stays');
select is(public.delete_story_for_good(tests.story('1')), true, 'a story is removed before its days are over');
select results_eq(
  $$ select * from tests.what_is_kept() $$, $$ values ('Ben’s'), ('Crow'), ('Owl'), ('Wren') $$, 'of which nothing is kept'
);
select is(public.restore_story(tests.story('1')), false, 'it does not come back');
select is(public.delete_story_for_good(tests.story('1')), false, 'and is not removed again');
select is(public.delete_story_for_good(null), false, 'nothing is not removed');
select results_eq(
  $$ select title, story_id from public.user_shared_stories $$, $$ values ('Shared fox', null::uuid) $$, 'what was shared of it stays'
);

-- Over, before it is purged.
select tests.deleted_ago('30 days', 'Crow');
select is_empty($$ select from public.deleted_stories() $$, 'after 30 days a story is not in the trash');
select is(public.delete_story_for_good(tests.story('2')), false, 'nor removed from it');
select is(public.restore_story(tests.story('2')), false, 'nor brought back');
select results_eq($$ select * from tests.what_is_kept() $$, $$ values ('Ben’s'), ('Owl'), ('Wren') $$, 'but purged');

-- A stranger, and a visitor.
select public.delete_story(tests.story('3'));
select tests.be('ben');
select results_eq($$ select title from public.deleted_stories() $$, $$ values ('Ben’s') $$, 'a stranger sees their own trash alone');
select is(public.delete_story_for_good(tests.story('3')), false, 'removes nothing of another');
select is(public.delete_story_for_good(tests.story('4')), false, 'whether it is in the trash or not');
select is(public.restore_story(tests.story('3')), false, 'and brings nothing of another back');
select tests.be('ann');
select results_eq(
  $$ select title, days_left from public.deleted_stories() $$, $$ values ('Owl', 30) $$, 'the trash of the owner is as it was'
);
select tests.be_anonymous();
select throws_ok(format('select public.%s', call), '42501', null, 'without an account nobody calls ' || call)
from unnest(array['deleted_stories()', 'delete_story_for_good(tests.story(''3''))']) as call;
select tests.become('authenticated', null);
select throws_ok(format('select public.%s', call), '42501', 'You must be signed in to ' || what, call || ' says why')
from (values ('deleted_stories()', 'see your stories.'), ('delete_story_for_good(tests.story(''3''))', 'delete stories.'))
  as refused (call, what);

-- Among many stories, in and out of the trash, a page reads what it shows.
select tests.be_the_operator();
insert into public.user_stories (user_id, prompt, story, title, deleted_at)
select tests.id_of('ann'), 'p', 's', 'Filler', case when place % 2 = 0 then now() - interval '3 days' end
from generate_series(1, 1200) as place;
select tests.be('ann');
select cmp_ok(
  tests.rows_read_by('select from public.' || call, 'user_stories'), '<=', 60::bigint, call || ' reads little'
)
from unnest(array['deleted_stories(p_limit => 25)', 'recently_deleted_stories()', 'delete_story_for_good(tests.story(''3''))']) as call;

select * from finish();
rollback;
