begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben'), tests.person('cleo');
create function tests.likes()
returns integer
language sql
security definer
as $$ select likes_count from public.user_inspirations where title = 'Seen'; $$;

-- Two likes that wait for each other are seen only by two connections at once, in the tests of the backend.
select has_trigger('public', 'inspiration_likes', 'lock_liked_inspiration', 'a like that is written by hand locks what is liked first');

select tests.be('ann');
insert into public.user_inspirations (id, title, prompt, category, is_public) values
  ('00000000-0000-4000-8000-000000000001', 'Seen', 'P', 'fantasy', true),
  ('00000000-0000-4000-8000-000000000002', 'Hidden', 'P', 'fantasy', false);

-- By hand, as the specification's calls do it.
select tests.be('ben');
select lives_ok(
  $$ insert into public.inspiration_likes (inspiration_id) values ('00000000-0000-4000-8000-000000000001') $$,
  'a person likes what others share'
);
select is(tests.likes(), 1, 'a like is counted');
select throws_ok(
  $$ insert into public.inspiration_likes (inspiration_id) values ('00000000-0000-4000-8000-000000000001') $$,
  '23505', null, 'nobody likes twice'
);
select throws_ok(
  $$ insert into public.inspiration_likes (inspiration_id, user_id)
     values ('00000000-0000-4000-8000-000000000001', tests.id_of('cleo')) $$,
  '42501', null, 'nobody likes under another name'
);
select throws_ok(
  $$ insert into public.inspiration_likes (inspiration_id) values ('00000000-0000-4000-8000-000000000002') $$,
  '42501', null, 'what is private cannot be liked'
);
select throws_ok(
  $$ insert into public.inspiration_likes (inspiration_id, created_at)
     values ('00000000-0000-4000-8000-000000000001', '2001-01-01') $$,
  '42501', null, 'a like cannot be dated'
);
select throws_ok($$ update public.inspiration_likes set user_id = tests.id_of('cleo') $$, '42501', null, 'a like is not changed');

-- The owner.
select tests.be('ann');
select throws_ok(
  $$ insert into public.inspiration_likes (inspiration_id) values ('00000000-0000-4000-8000-000000000001') $$,
  '42501', null, 'nobody likes their own'
);
select is_empty($$ select from public.inspiration_likes $$, 'the owner does not see who likes it');

-- A stranger.
select tests.be('cleo');
select is_empty($$ select from public.inspiration_likes $$, 'nobody sees what others like');
select is_empty($$ delete from public.inspiration_likes returning 1 $$, 'nobody takes back the like of another');
delete from public.inspiration_likes;
select is(tests.likes(), 1, 'and the count stays');

-- Somebody without an account.
select tests.be_anonymous();
select throws_ok($$ select from public.inspiration_likes $$, '42501', null, 'without an account no like is seen');
select throws_ok(
  $$ insert into public.inspiration_likes (inspiration_id, user_id)
     values ('00000000-0000-4000-8000-000000000001', tests.id_of('cleo')) $$,
  '42501', null, 'without an account nothing is liked'
);
select throws_ok(
  $$ select public.toggle_inspiration_like('00000000-0000-4000-8000-000000000001') $$, '42501', null,
  'without an account nothing is toggled'
);

select tests.be('ben');
select results_eq(
  $$ select inspiration_id::text from public.inspiration_likes $$,
  $$ values ('00000000-0000-4000-8000-000000000001') $$, 'a person sees what they like'
);
select isnt_empty($$ delete from public.inspiration_likes returning 1 $$, 'a person takes their like back');
select is(tests.likes(), 0, 'which is counted too');

-- Toggling.
select is(
  public.toggle_inspiration_like('00000000-0000-4000-8000-000000000001'), '{"liked": true, "likes_count": 1}',
  'the first toggle likes'
);
select is(
  public.toggle_inspiration_like('00000000-0000-4000-8000-000000000001', true), '{"liked": true, "likes_count": 1}',
  'asking for what is so already changes nothing'
);
select is(
  public.toggle_inspiration_like('00000000-0000-4000-8000-000000000001'), '{"liked": false, "likes_count": 0}',
  'the second takes it back'
);
select is(
  public.toggle_inspiration_like('00000000-0000-4000-8000-000000000001', false), '{"liked": false, "likes_count": 0}',
  'and the count is never below zero'
);
select throws_ok(
  $$ select public.toggle_inspiration_like('00000000-0000-4000-8000-000000000002') $$, 'PT404', null,
  'what is private is not there for others'
);
select throws_ok(
  $$ select public.toggle_inspiration_like(null) $$, 'PT404', null, 'nothing is not there either'
);
select tests.be('ann');
select throws_ok(
  $$ select public.toggle_inspiration_like('00000000-0000-4000-8000-000000000001') $$, 'PT403', null,
  'nobody toggles a like of their own'
);

-- A counter that was lost is not counted below zero.
select tests.be('ben');
select public.toggle_inspiration_like('00000000-0000-4000-8000-000000000001');
select tests.be_the_operator();
alter table public.user_inspirations disable trigger guard_inspiration_counters;
update public.user_inspirations set likes_count = 0;
alter table public.user_inspirations enable trigger guard_inspiration_counters;
select tests.be('ben');
select is(
  public.toggle_inspiration_like('00000000-0000-4000-8000-000000000001'), '{"liked": false, "likes_count": 0}',
  'a count that is off ends at zero'
);

-- Who leaves takes their likes along.
select public.toggle_inspiration_like('00000000-0000-4000-8000-000000000001');
select tests.be_the_operator();
delete from auth.users where id = tests.id_of('ben');
select is(tests.likes(), 0, 'an account that is deleted does not go on liking');

-- What somebody likes may become private.
select tests.be_the_operator();
select tests.person('fay');
select tests.be('fay');
select public.toggle_inspiration_like('00000000-0000-4000-8000-000000000001');
select tests.be('ann');
update public.user_inspirations set is_public = false where title = 'Seen';
select tests.be('cleo');
select throws_ok(
  $$ select public.toggle_inspiration_like('00000000-0000-4000-8000-000000000001') $$, 'PT404', null,
  'it is not there for others, although a person likes it'
);
select tests.be('fay');
select throws_ok(
  $$ select public.toggle_inspiration_like('00000000-0000-4000-8000-000000000001', true) $$, 'PT404', null,
  'whoever likes it hears no more of it'
);
select is(
  public.toggle_inspiration_like('00000000-0000-4000-8000-000000000001', false), '{"liked": false, "likes_count": null}',
  'a like is taken back even then, and no number is said'
);
select throws_ok(
  $$ select public.toggle_inspiration_like('00000000-0000-4000-8000-000000000001') $$, 'PT404', null, 'and cannot be given again'
);
select tests.be('ann');
update public.user_inspirations set is_public = true where title = 'Seen';

-- Everybody leaves in one statement, as when an operator clears the demo community.
select tests.person('dora'), tests.person('emil');
select tests.be('cleo');
select public.toggle_inspiration_like('00000000-0000-4000-8000-000000000001', true);
select tests.be('dora');
select public.toggle_inspiration_like('00000000-0000-4000-8000-000000000001', true);
select tests.be('emil');
select public.toggle_inspiration_like('00000000-0000-4000-8000-000000000001', true);
select is(
  public.toggle_inspiration_like('00000000-0000-4000-8000-000000000001', false), '{"liked": false, "likes_count": 2}',
  'who takes a like back takes nobody else''s'
);
select is(
  public.toggle_inspiration_like('00000000-0000-4000-8000-000000000001'), '{"liked": true, "likes_count": 3}',
  'what others like is not what one likes oneself'
);
select tests.be_the_operator();
select lives_ok($$ delete from auth.users where id <> tests.id_of('ann') and id <> tests.id_of('cleo') $$, 'readers leave');
select is(tests.likes(), 1, 'and only who stays likes');
select lives_ok($$ delete from auth.users $$, 'author and readers leave together');

select * from finish();
rollback;
