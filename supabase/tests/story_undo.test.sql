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
select is(public.delete_story(tests.story('1')), 60000, 'A person deletes a story and has a minute to undo that');
select is_empty($$ select from public.user_stories where title = 'Fox' $$, 'A deleted story is not listed');
select is_empty(
  $$ update public.user_stories set title = 'x' where id = tests.story('1') returning id $$, 'A deleted story cannot be renamed'
);
select is_empty(
  $$ delete from public.user_stories where id = tests.story('1') returning id $$, 'A deleted story cannot be deleted from the table'
);
select throws_ok(
  $$ insert into public.user_stories (id, prompt, story) values (tests.story('1'), 'p', 's')
     on conflict (id) do update set title = 'x' $$, '42501', null, 'A deleted story cannot be restored by an upsert'
);
select throws_ok(
  $$ select public.record_inspiration_use(tests.story('e'), tests.story('1')) $$, 'PT404',
  'This story isn’t in your collection anymore.', 'A deleted story cannot be named by a use of a prompt'
);
select throws_ok(
  $$ insert into public.inspiration_uses (inspiration_id, story_id) values (tests.story('e'), tests.story('1')) $$,
  '42501', null, 'A deleted story cannot be named by a use that is inserted by hand'
);
select throws_ok(
  $$ update public.user_stories set deleted_at = null $$, '42501', null, 'A person cannot write when a story was deleted'
);
select throws_ok(
  $$ insert into public.user_stories (prompt, story, deleted_at) values ('p', 's', now()) $$, '42501', null,
  'A person cannot insert a deleted story'
);
select results_eq(
  $$ select id, title, language, ms_left from public.recently_deleted_stories() $$,
  $$ values (tests.story('1'), 'Fox', 'Spanish', 60000) $$, 'A deletion that can be undone is listed'
);

-- Holding a deletion.
select tests.deleted_ago('59 seconds', 'Fox');
select is(public.hold_deleted_story(tests.story('1')), 60000, 'Holding a deletion starts its minute again');
select is((select ms_left from public.recently_deleted_stories()), 60000, 'A held deletion has the full minute left');
select is(public.hold_deleted_story(tests.story('2')), 0, 'Holding a story that is not deleted has no effect');
select isnt_empty($$ select from public.user_stories where title = 'Crow' $$, 'A held story that was not deleted stays');
select tests.be('ben');
select is(public.hold_deleted_story(tests.story('1')), 0, 'Another person cannot hold a deletion');
select tests.be('ann');

-- The owner can still change the shared copy.
select isnt_empty(
  $$ update public.user_shared_stories set is_public = false, story_id = tests.story('1') returning id $$,
  'The shared copy of a deleted story can be made private'
);
select lives_ok(
  $$ insert into public.user_shared_stories (id, story_id, title, prompt, content, is_public)
     values (tests.story('5'), tests.story('1'), 'Better', 'P', 'C', true)
     on conflict (id) do update set title = excluded.title, story_id = excluded.story_id, is_public = excluded.is_public $$,
  'The shared copy of a deleted story can be edited'
);
select results_eq(
  $$ select title, story_id from public.user_shared_stories $$, $$ values ('Better', tests.story('1')) $$,
  'The shared copy still refers to the deleted story'
);

-- Deleting again, and restoring.
select tests.deleted_ago('4 seconds', 'Fox');
select is(public.delete_story(tests.story('1')), 56000, 'Deleting a story again returns what is left of its minute');
select is(public.delete_story(tests.story('2')), 60000, 'Another deleted story has its own minute');
select tests.deleted_ago('59 seconds', 'Crow');
select results_eq(
  $$ select title, ms_left from public.recently_deleted_stories() $$, $$ values ('Fox', 56000), ('Crow', 1000) $$,
  'The last deletion is listed first'
);
select is(public.restore_story(tests.story('1')), true, 'A deleted story is restored');
select results_eq(
  $$ select title, deleted_at from public.user_stories order by 1 $$,
  $$ values ('Fox', null::timestamptz), ('Owl', null) $$, 'A restored story is unchanged'
);
select is(public.restore_story(tests.story('1')), true, 'Restoring a story that is not deleted succeeds');
select is(public.restore_story(tests.story('c')), false, 'Restoring an unknown story fails');
select is(public.restore_story(null), false, 'Restoring a null id fails');
select throws_ok(
  format('select public.delete_story(%s)', id), 'PT404', 'This story isn’t in your collection anymore.', 'An unknown story cannot be deleted: ' || id
)
from unnest(array['null', 'tests.story(''c'')']) as id;

-- The end of the time to undo.
select tests.deleted_ago('60.999 seconds', 'Crow');
select results_eq(
  $$ select title, ms_left from public.recently_deleted_stories() $$, $$ values ('Crow', 0) $$,
  'A deletion is listed for a second after its minute'
);
select is(public.delete_story(tests.story('2')), 0, 'A deletion has no time left after its minute');
select is(public.hold_deleted_story(tests.story('2')), 60000, 'A deletion can be held within the second after its minute');
select tests.deleted_ago('61 seconds', 'Crow');
select is_empty($$ select from public.recently_deleted_stories() $$, 'A deletion is not listed after 61 seconds');
select is(public.hold_deleted_story(tests.story('2')), 0, 'A deletion cannot be held after 61 seconds');
select is(public.restore_story(tests.story('2')), true, 'A story can be restored from the trash after 61 seconds');

select tests.deleted_ago('-90 seconds', 'Crow');
select public.delete_story(tests.story('2'));
select tests.deleted_ago('-90 seconds', 'Crow');
select is(public.delete_story(tests.story('2')), 60000, 'A clock that was set back gives no more than a minute');

-- After 30 days, every function refuses the story, removed or not.
select tests.be('ben');
select public.delete_story(tests.story('b'));
select tests.be('ann');
select public.delete_story(tests.story(last)) from unnest(array['1', '2', '3']) as last;
select tests.deleted_ago('30 days', 'Fox'), tests.deleted_ago('30 days', 'Ben’s'), tests.deleted_ago('31 days', 'Owl');
select is(public.restore_story(tests.story('1')), false, 'A story cannot be restored after 30 days');
select throws_ok($$ select public.delete_story(tests.story('1')) $$, 'PT404', null, 'A story cannot be deleted again after 30 days');
select results_eq($$ select title from public.recently_deleted_stories() $$, $$ values ('Crow') $$,
  'A story is not listed after 30 days');
select results_eq($$ select * from tests.what_is_kept() $$, $$ values ('Ben’s'), ('Crow'), ('Fox'), ('Owl') $$,
  'A person’s calls remove no stories');

-- The purge, of all people.
select tests.be_the_operator();
insert into public.story_revisions (story_id, number, story, cause)
select tests.story('1'), n, 's', 'typed' from generate_series(1, 5) as n;
select is(private.purge_deleted_stories(1), 1, 'A purge removes no more rows than it may');
select results_eq($$ select * from tests.what_is_kept() $$, $$ values ('Ben’s'), ('Crow'), ('Fox') $$,
  'The purge begins with the oldest deletion');
update public.user_stories set deleted_at = deleted_at - interval '1 hour' where title = 'Fox';
select is(private.purge_deleted_stories(4), 4, 'Revisions count as rows of a purge');
select is((select count(*) from public.story_revisions where story_id = tests.story('1')), 1::bigint,
  'A purge removes a story with many revisions in parts');
select is(private.purge_deleted_stories(4), 3, 'The next purge goes on');
select is(private.purge_deleted_stories(4), 0, 'A purge without expired stories removes nothing');
select results_eq($$ select * from tests.what_is_kept() $$, $$ values ('Crow') $$,
  'Stories deleted 30 days ago are removed for all people');
select tests.deleted_ago('30 days', 'Crow');
select is(private.purge_deleted_stories(), 1, 'Without a limit, a purge removes everything that expired');
select tests.be('ann');
insert into public.user_stories (id, prompt, story, title) values (tests.story('4'), 'p', 's', 'Wren');
select public.delete_story(tests.story('4'));

-- Another person, and a request without a user.
select tests.be('ben');
insert into public.user_stories (id, prompt, story, title) values (tests.story('b'), 'p', 's', 'Ben’s');
select is_empty($$ select from public.recently_deleted_stories() $$, 'Another person sees no deletions of others');
select is(public.restore_story(tests.story('4')), false, 'Another person cannot restore a story');
select throws_ok($$ select public.delete_story(tests.story('4')) $$, 'PT404', null,
  'Another person cannot tell that a deleted story exists');
select throws_ok(
  $$ insert into public.user_shared_stories (title, prompt, content, story_id) values ('T', 'P', 'C', tests.story('4')) $$,
  '42501', null, 'Another person cannot share a deleted story'
);
select tests.be('ann');
select throws_ok($$ select public.delete_story(tests.story('b')) $$, 'PT404', null, 'A person cannot delete a story of another');
select results_eq(
  $$ select title, ms_left from public.recently_deleted_stories() $$, $$ values ('Wren', 60000) $$, 'Another person’s calls do not shorten the owner’s minute'
);
select tests.become('authenticated', null);
select throws_ok(format('select public.%s(%s)', name, id), '42501', 'You must be signed in to ' || what,
  'Without a user, ' || name || ' is refused with a reason')
from (values
  ('delete_story', 'tests.story(''4'')', 'delete stories.'), ('restore_story', 'tests.story(''4'')', 'restore stories.'),
  ('recently_deleted_stories', '', 'see your stories.')
) as call (name, id, what);

-- Few rows are read among many stories.
select tests.be_the_operator();
insert into public.user_stories (user_id, prompt, story, title, deleted_at)
select tests.id_of(name), 'p', 's', 'Filler', case name when 'ben' then now() end
from generate_series(1, 600), unnest(array['ann', 'ben']) as name;
select tests.be('ann');
select cmp_ok(
  tests.rows_read_by('select from public.' || call, 'user_stories'), '<=', 10::bigint, call || ' reads few rows of a large table'
)
from unnest(array['recently_deleted_stories()', 'restore_story(tests.story(''4''))', 'delete_story(tests.story(''4''))']) as call;

select * from finish();
rollback;
