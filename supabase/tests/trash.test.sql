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

-- The owner.
select is_empty($$ select from public.deleted_stories() $$, 'The trash is empty at first');
select public.delete_story(tests.story('1'));
select results_eq(
  $$ select id, title, generator_id, language, deleted_at, days_left from public.deleted_stories() $$,
  $$ values (tests.story('1'), 'Fox', 'fantasy', 'Spanish', now(), 30) $$, 'A deleted story is in the trash for 30 days'
);
select is(tests.days_left_after(ago), days, 'A story deleted ' || ago || ' ago has ' || days || ' days left')
from (values
  ('1 second'::interval, 30), ('1 day', 29), ('25 hours', 29), ('28 days 12 hours', 2), ('29 days 1 second', 1),
  ('719 hours 59 minutes', 1), ('-3 days', 30)
) as stay (ago, days);
select is_empty(
  $$ select id from public.user_stories where title = 'Fox'
     union all select id from public.search_stories() where title = 'Fox'
     union all select id from public.search_stories('fox')
     union all select id from public.search_stories(p_order => 'title', p_backwards => true) where title = 'Fox' $$,
  'A deleted story is not listed or found'
);
select results_eq(
  $$ select public.count_stories(), public.count_stories('fox') $$, $$ values (3, 0) $$, 'A deleted story is not counted'
);

-- Page by page, the last deleted first.
select public.delete_story(tests.story(last)) from unnest(array['2', '3']) as last;
select tests.deleted_ago('2 days', 'Crow'), tests.deleted_ago('1 day', 'Fox'), tests.deleted_ago('1 day', 'Owl');
select results_eq(
  $$ select title from public.deleted_stories() $$, $$ values ('Fox'), ('Owl'), ('Crow') $$, 'The last deleted story comes first in the trash'
);
select results_eq(
  $$ select title from public.deleted_stories(now() - interval '1 day', tests.story('1'), 1) $$, $$ values ('Owl') $$,
  'The next page of the trash begins after the named row'
);
select results_eq(
  $$ select title from public.deleted_stories(now() - interval '1 day', tests.story('3')) $$, $$ values ('Crow') $$,
  'The next page of the trash goes on with earlier deletions'
);
select results_eq(
  $$ select count(*) from public.deleted_stories(p_limit => 0) $$, $$ values (1::bigint) $$, 'A page of the trash has at least one story'
);

-- Restoring, and removing for good.
select is(public.restore_story(tests.story('3')), true, 'A story is restored from the trash');
select results_eq(
  $$ select title, deleted_at from public.user_stories where id = tests.story('3') $$, $$ values ('Owl', null::timestamptz) $$,
  'A story restored from the trash is unchanged'
);
select is(public.delete_story_for_good(tests.story('3')), false, 'A story that is not in the trash cannot be removed from it');
select isnt_empty($$ select from public.user_stories where title = 'Owl' $$, 'A story that is not in the trash stays');
select is(public.delete_story_for_good(tests.story('1')), true, 'A story can be removed from the trash early');
select results_eq(
  $$ select * from tests.what_is_kept() $$, $$ values ('Ben’s'), ('Crow'), ('Owl'), ('Wren') $$, 'A story removed from the trash is not kept'
);
select is(public.restore_story(tests.story('1')), false, 'A story removed from the trash cannot be restored');
select is(public.delete_story_for_good(tests.story('1')), false, 'A story removed from the trash cannot be removed again');
select is(public.delete_story_for_good(null), false, 'Removing a null id fails');

-- After 30 days, before the purge.
select tests.deleted_ago('30 days', 'Crow');
select is_empty($$ select from public.deleted_stories() $$, 'A story deleted 30 days ago is not in the trash');
select is(public.delete_story_for_good(tests.story('2')), false, 'A story deleted 30 days ago cannot be removed from the trash');
select is(public.restore_story(tests.story('2')), false, 'A story deleted 30 days ago cannot be restored');

-- Another person, and a request without a user.
select public.delete_story(tests.story('3'));
select tests.be('ben');
select results_eq($$ select title from public.deleted_stories() $$, $$ values ('Ben’s') $$,
  'Another person sees only their own trash');
select is(public.delete_story_for_good(tests.story('3')), false, 'Another person cannot remove a story from the trash of others');
select is(public.delete_story_for_good(tests.story('4')), false, 'Another person cannot remove a story that is not deleted');
select is(public.restore_story(tests.story('3')), false, 'Another person cannot restore a story of others');
select tests.be('ann');
select results_eq(
  $$ select title, days_left from public.deleted_stories() $$, $$ values ('Owl', 30) $$, 'Another person’s calls do not change the owner’s trash'
);
select tests.become('authenticated', null);
select throws_ok(format('select public.%s', call), '42501', 'You must be signed in to ' || what,
  'Without a user, ' || call || ' is refused with a reason')
from (values ('deleted_stories()', 'see your stories.'), ('delete_story_for_good(tests.story(''3''))', 'delete stories.'))
  as refused (call, what);

-- A page reads few rows among many stories.
select tests.be_the_operator();
insert into public.user_stories (user_id, prompt, story, title, deleted_at)
select tests.id_of('ann'), 'p', 's', 'Filler', case when place % 2 = 0 then now() - interval '3 days' end
from generate_series(1, 1200) as place;
select tests.be('ann');
select cmp_ok(
  tests.rows_read_by('select from public.' || call, 'user_stories'), '<=', 60::bigint, call || ' reads few rows of a large table'
)
from unnest(array['deleted_stories(p_limit => 25)', 'recently_deleted_stories()', 'delete_story_for_good(tests.story(''3''))']) as call;

select * from finish();
rollback;
