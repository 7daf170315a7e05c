begin;
\ir helpers/people.psql
\ir helpers/rows-read.psql
\ir helpers/trash.psql
select no_plan();

select tests.person('ann'), tests.person('ben');
select tests.be('ben');
insert into public.user_stories (id, prompt, story, title) values (tests.story('b'), 'p', 's', 'Ben’s');
insert into public.user_inspirations (id, title, prompt, category) values (tests.story('f'), 'T', 'P', 'fantasy');
select tests.be('ann');
insert into public.user_stories (id, prompt, story, title, language) values
  (tests.story('1'), 'p', 's', 'Fox', 'Spanish'), (tests.story('2'), 'p', 's', 'Crow', 'English'),
  (tests.story('3'), 'p', 's', 'Owl', 'English');
insert into public.user_shared_stories (id, story_id, title, prompt, content, is_public) values
  (tests.story('5'), tests.story('1'), 'Shared fox', 'P', 'C', true);
insert into public.user_inspirations (id, title, prompt, category, is_public) values
  (tests.story('e'), 'T', 'P', 'fantasy', true);

-- The owner deletes.
select is(public.delete_story(tests.story('1')), 60000, 'a person deletes a story, and has a minute to undo it');
select is_empty($$ select from public.user_stories where title = 'Fox' $$, 'it is in no list');
select is_empty(
  $$ update public.user_stories set title = 'x' where id = tests.story('1') returning id $$, 'it is not renamed'
);
select is_empty(
  $$ delete from public.user_stories where id = tests.story('1') returning id $$, 'it is not deleted past the minute'
);
select throws_ok(
  $$ insert into public.user_stories (id, prompt, story) values (tests.story('1'), 'p', 's')
     on conflict (id) do update set title = 'x' $$, '42501', null, 'it is not brought back by saving it again'
);
select throws_ok(
  $$ select public.record_inspiration_use(tests.story('e'), tests.story('1')) $$, 'PT404',
  'This story isn’t in your collection anymore.', 'it is not what an inspiration became'
);
select throws_ok(
  $$ insert into public.inspiration_uses (inspiration_id, story_id) values (tests.story('e'), tests.story('1')) $$,
  '42501', null, 'not by hand either'
);
select throws_ok(
  $$ update public.user_stories set deleted_at = null $$, '42501', null, 'nobody writes when a story was deleted'
);
select throws_ok(
  $$ insert into public.user_stories (prompt, story, deleted_at) values ('p', 's', now()) $$, '42501', null,
  'not of a new one either'
);
select results_eq(
  $$ select id, title, language, ms_left from public.recently_deleted_stories() $$,
  $$ values (tests.story('1'), 'Fox', 'Spanish', 60000) $$, 'what can be brought back is listed'
);

-- Whoever rests on Undo holds it.
select tests.deleted_ago('59 seconds', 'Fox');
select is(public.hold_deleted_story(tests.story('1')), 60000, 'the minute begins again while someone rests on Undo');
select is((select ms_left from public.recently_deleted_stories()), 60000, 'and it is given');
select is(public.hold_deleted_story(tests.story('2')), 0, 'a story that is not deleted is left alone');
select isnt_empty($$ select from public.user_stories where title = 'Crow' $$, 'and stays where it is');
select tests.be('ben');
select is(public.hold_deleted_story(tests.story('1')), 0, 'no one holds what another person deleted');
select tests.be_anonymous();
select throws_ok(
  $$ select public.hold_deleted_story(tests.story('1')) $$, '42501', null, 'nor does a visitor'
);
select tests.be('ann');

-- What was shared of it stays the owner’s to change.
select isnt_empty(
  $$ update public.user_shared_stories set is_public = false, story_id = tests.story('1') returning id $$,
  'what is shared of a deleted story is made private'
);
select lives_ok(
  $$ insert into public.user_shared_stories (id, story_id, title, prompt, content, is_public)
     values (tests.story('5'), tests.story('1'), 'Better', 'P', 'C', true)
     on conflict (id) do update set title = excluded.title, story_id = excluded.story_id, is_public = excluded.is_public $$,
  'and edited'
);
select results_eq(
  $$ select title, story_id from public.user_shared_stories $$, $$ values ('Better', tests.story('1')) $$,
  'and still belongs to it'
);

-- Again, and back.
select tests.deleted_ago('4 seconds', 'Fox');
select is(public.delete_story(tests.story('1')), 56000, 'deleted again, a story has what is left of the minute');
select is(public.delete_story(tests.story('2')), 60000, 'another one has its own');
select tests.deleted_ago('59 seconds', 'Crow');
select results_eq(
  $$ select title, ms_left from public.recently_deleted_stories() $$, $$ values ('Fox', 56000), ('Crow', 1000) $$,
  'the last deleted comes first'
);
select is(public.restore_story(tests.story('1')), true, 'a story is brought back');
select results_eq(
  $$ select title, deleted_at from public.user_stories order by 1 $$,
  $$ values ('Fox', null::timestamptz), ('Owl', null) $$, 'as it was'
);
select is(public.restore_story(tests.story('1')), true, 'what was never deleted, or is back, is there');
select is(public.restore_story(tests.story('c')), false, 'what never was is not');
select is(public.restore_story(null), false, 'nor is nothing');
select throws_ok(
  format('select public.delete_story(%s)', id), 'PT404', 'This story isn’t in your collection anymore.', 'nothing is deleted: ' || id
)
from unnest(array['null', 'tests.story(''c'')']) as id;

-- The last moment.
select tests.deleted_ago('60.999 seconds', 'Crow');
select results_eq(
  $$ select title, ms_left from public.recently_deleted_stories() $$, $$ values ('Crow', 0) $$,
  'there is a second more than is said'
);
select is(public.delete_story(tests.story('2')), 0, 'of which nothing is said');
select is(public.hold_deleted_story(tests.story('2')), 60000, 'a pointer of the last moment arrives');
select tests.deleted_ago('61 seconds', 'Crow');
select is_empty($$ select from public.recently_deleted_stories() $$, 'then Undo is not offered any more');
select is(public.hold_deleted_story(tests.story('2')), 0, 'nor does the minute begin again');
select is(public.restore_story(tests.story('2')), true, 'but the story is in the trash, and comes back from there');

select tests.deleted_ago('-90 seconds', 'Crow');
select public.delete_story(tests.story('2'));
select tests.deleted_ago('-90 seconds', 'Crow');
select is(public.delete_story(tests.story('2')), 60000, 'a clock that was set back gives no longer time');

-- Over, each function says so and removes what is, of everybody.
select tests.be('ben');
select public.delete_story(tests.story('b'));
select tests.be('ann');
select public.delete_story(tests.story(last)) from unnest(array['1', '2', '3']) as last;
select tests.deleted_ago('30 days', 'Fox'), tests.deleted_ago('30 days', 'Ben’s');
select is(public.restore_story(tests.story('1')), false, '30 days later a story is gone');
select results_eq($$ select * from tests.what_is_kept() $$, $$ values ('Crow'), ('Owl') $$, 'nothing of it is kept, nor of others’');
select results_eq(
  $$ select title, story_id from public.user_shared_stories $$, $$ values ('Better', null::uuid) $$, 'what was shared of it stays'
);
select tests.deleted_ago('30 days', 'Crow');
select results_eq($$ select title from public.recently_deleted_stories() $$, $$ values ('Owl') $$, 'what is gone is not listed');
select results_eq($$ select * from tests.what_is_kept() $$, $$ values ('Owl') $$, 'and removed by asking');
select tests.deleted_ago('30 days', 'Owl');
select throws_ok($$ select public.delete_story(tests.story('3')) $$, 'PT404', null, 'what is gone is not deleted again');
insert into public.user_stories (id, prompt, story, title) values (tests.story('4'), 'p', 's', 'Wren');
select public.delete_story(tests.story('4'));
select results_eq($$ select * from tests.what_is_kept() $$, $$ values ('Wren') $$, 'deleting another one removes it');
select throws_ok($$ select private.purge_deleted_stories() $$, '42501', null, 'nobody removes by hand');

-- A stranger, and somebody without an account.
select tests.be('ben');
insert into public.user_stories (id, prompt, story, title) values (tests.story('b'), 'p', 's', 'Ben’s');
select is_empty($$ select from public.recently_deleted_stories() $$, 'a stranger sees nothing that another deleted');
select is(public.restore_story(tests.story('4')), false, 'and brings nothing back');
select throws_ok($$ select public.delete_story(tests.story('4')) $$, 'PT404', null, 'nor learns that it is there');
select throws_ok(
  $$ insert into public.user_shared_stories (title, prompt, content, story_id) values ('T', 'P', 'C', tests.story('4')) $$,
  '42501', null, 'nobody shares a deleted story of another'
);
select tests.be('ann');
select throws_ok($$ select public.delete_story(tests.story('b')) $$, 'PT404', null, 'nobody deletes a story of another');
select results_eq(
  $$ select title, ms_left from public.recently_deleted_stories() $$, $$ values ('Wren', 60000) $$, 'the owner’s time goes on'
);
select tests.be_anonymous();
select throws_ok(format('select public.%s', call), '42501', null, 'without an account nobody calls ' || call)
from unnest(array['delete_story(tests.story(''4''))', 'restore_story(tests.story(''4''))', 'recently_deleted_stories()']) as call;
select tests.become('authenticated', null);
select throws_ok(format('select public.%s(%s)', name, id), '42501', 'You must be signed in to ' || what, name || ' says why')
from (values
  ('delete_story', 'tests.story(''4'')', 'delete stories.'), ('restore_story', 'tests.story(''4'')', 'restore stories.'),
  ('recently_deleted_stories', '', 'see your stories.')
) as call (name, id, what);

-- Among many stories, those that were deleted are not looked for.
select tests.be_the_operator();
insert into public.user_stories (user_id, prompt, story, title)
select tests.id_of('ann'), 'p', 's', 'Filler' from generate_series(1, 1200);
select tests.be('ann');
select cmp_ok(
  tests.rows_read_by('select from public.' || call, 'user_stories'), '<=', 10::bigint, call || ' reads little'
)
from unnest(array['recently_deleted_stories()', 'restore_story(tests.story(''4''))', 'delete_story(tests.story(''4''))']) as call;

select * from finish();
rollback;
