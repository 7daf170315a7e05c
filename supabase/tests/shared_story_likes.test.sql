begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben'), tests.person('cleo');
create function tests.likes()
returns integer
language sql
security definer
as $$ select likes_count from public.user_shared_stories where title = 'Seen'; $$;

-- Two likes that wait for each other are seen only by two connections at once, in the tests of the backend.
select has_trigger('public', 'shared_story_likes', 'lock_liked_story', 'a like that is written by hand locks what is liked first');

select tests.be('ann');
insert into public.user_shared_stories (id, title, prompt, content, is_public) values
  ('00000000-0000-4000-8000-000000000001', 'Seen', 'P', 'C', true),
  ('00000000-0000-4000-8000-000000000002', 'Hidden', 'P', 'C', false);

select tests.be('ben');
select lives_ok(
  $$ insert into public.shared_story_likes (shared_story_id) values ('00000000-0000-4000-8000-000000000001') $$,
  'a person likes what others share'
);
select is(tests.likes(), 1, 'a like is counted');
select throws_ok(
  $$ insert into public.shared_story_likes (shared_story_id) values ('00000000-0000-4000-8000-000000000001') $$,
  '23505', null, 'nobody likes twice'
);
select throws_ok(
  $$ insert into public.shared_story_likes (shared_story_id, user_id)
     values ('00000000-0000-4000-8000-000000000001', tests.id_of('cleo')) $$,
  '42501', null, 'nobody likes under another name'
);
select throws_ok(
  $$ insert into public.shared_story_likes (shared_story_id) values ('00000000-0000-4000-8000-000000000002') $$,
  '42501', null, 'what is private cannot be liked'
);
select throws_ok($$ update public.shared_story_likes set created_at = now() $$, '42501', null, 'a like is not changed');

-- The owner.
select tests.be('ann');
select throws_ok(
  $$ insert into public.shared_story_likes (shared_story_id) values ('00000000-0000-4000-8000-000000000001') $$,
  '42501', null, 'nobody likes their own'
);
select is_empty($$ select from public.shared_story_likes $$, 'the owner does not see who likes it');

-- A stranger.
select tests.be('cleo');
select is_empty($$ select from public.shared_story_likes $$, 'nobody sees what others like');
select is_empty($$ delete from public.shared_story_likes returning 1 $$, 'nobody takes back the like of another');
delete from public.shared_story_likes;
select is(tests.likes(), 1, 'and the count stays');

-- Somebody without an account.
select tests.be_anonymous();
select throws_ok($$ select from public.shared_story_likes $$, '42501', null, 'without an account no like is seen');
select throws_ok(
  $$ insert into public.shared_story_likes (shared_story_id, user_id)
     values ('00000000-0000-4000-8000-000000000001', tests.id_of('cleo')) $$,
  '42501', null, 'without an account nothing is liked'
);
select throws_ok(
  $$ select public.toggle_story_like('00000000-0000-4000-8000-000000000001') $$, '42501', null,
  'without an account nothing is toggled'
);

select tests.be('ben');
select isnt_empty($$ select from public.shared_story_likes $$, 'a person sees what they like');
select isnt_empty($$ delete from public.shared_story_likes returning 1 $$, 'a person takes their like back');
select is(tests.likes(), 0, 'which is counted too');

-- Toggling.
select is(
  public.toggle_story_like('00000000-0000-4000-8000-000000000001'), '{"liked": true, "likes_count": 1}',
  'the first toggle likes'
);
select is(
  public.toggle_story_like('00000000-0000-4000-8000-000000000001', true), '{"liked": true, "likes_count": 1}',
  'asking for what is so already changes nothing'
);
select is(
  public.toggle_story_like('00000000-0000-4000-8000-000000000001'), '{"liked": false, "likes_count": 0}',
  'the second takes it back'
);
select is(
  public.toggle_story_like('00000000-0000-4000-8000-000000000001', false), '{"liked": false, "likes_count": 0}',
  'and the count is never below zero'
);
select throws_ok(
  $$ select public.toggle_story_like('00000000-0000-4000-8000-000000000002') $$, 'PT404', null,
  'what is private is not there for others'
);
select tests.be('ann');
select throws_ok(
  $$ select public.toggle_story_like('00000000-0000-4000-8000-000000000001') $$, 'PT403', null,
  'nobody toggles a like of their own'
);

-- What somebody likes may become private.
select tests.be_the_operator();
select tests.person('fay');
select tests.be('fay');
select public.toggle_story_like('00000000-0000-4000-8000-000000000001');
select tests.be('ann');
update public.user_shared_stories set is_public = false where title = 'Seen';
select tests.be('cleo');
select throws_ok(
  $$ select public.toggle_story_like('00000000-0000-4000-8000-000000000001') $$, 'PT404', null,
  'it is not there for others, although a person likes it'
);
select tests.be('fay');
select throws_ok(
  $$ select public.toggle_story_like('00000000-0000-4000-8000-000000000001', true) $$, 'PT404', null,
  'whoever likes it hears no more of it'
);
select is(
  public.toggle_story_like('00000000-0000-4000-8000-000000000001', false), '{"liked": false, "likes_count": null}',
  'a like is taken back even then, and no number is said'
);
select throws_ok(
  $$ select public.toggle_story_like('00000000-0000-4000-8000-000000000001') $$, 'PT404', null, 'and cannot be given again'
);
select tests.be('ann');
update public.user_shared_stories set is_public = true where title = 'Seen';

-- Everybody leaves in one statement, as when an operator clears the demo community.
select tests.be_the_operator();
select tests.person('dora'), tests.person('emil');
select tests.be('cleo');
select public.toggle_story_like('00000000-0000-4000-8000-000000000001', true);
select tests.be('dora');
select public.toggle_story_like('00000000-0000-4000-8000-000000000001', true);
select tests.be('emil');
select public.toggle_story_like('00000000-0000-4000-8000-000000000001', true);
select is(
  public.toggle_story_like('00000000-0000-4000-8000-000000000001', false), '{"liked": false, "likes_count": 2}',
  'who takes a like back takes nobody else''s'
);
select is(
  public.toggle_story_like('00000000-0000-4000-8000-000000000001'), '{"liked": true, "likes_count": 3}',
  'what others like is not what one likes oneself'
);
select tests.be_the_operator();
select lives_ok($$ delete from auth.users where id <> tests.id_of('ann') and id <> tests.id_of('cleo') $$, 'readers leave');
select is(tests.likes(), 1, 'and only who stays likes');
select lives_ok($$ delete from auth.users $$, 'author and readers leave together');

select * from finish();
rollback;
