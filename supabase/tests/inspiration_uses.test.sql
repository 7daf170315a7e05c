begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben'), tests.person('cleo');
create function tests.uses(p_title text)
returns integer
language sql
security definer
as $$ select uses_count from public.user_inspirations where title = p_title; $$;

select tests.be('ann');
insert into public.user_inspirations (id, title, prompt, category, is_public) values
  ('00000000-0000-4000-8000-000000000001', 'Seen', 'P', 'fantasy', true),
  ('00000000-0000-4000-8000-000000000002', 'Hidden', 'P', 'fantasy', false);
insert into public.user_stories (id, prompt, story) values ('00000000-0000-4000-8000-00000000000a', 'p', 's');
select tests.be('ben');
insert into public.user_stories (id, prompt, story) values ('00000000-0000-4000-8000-00000000000b', 'p', 's');

-- By hand, as the specification's calls do it.
select lives_ok(
  $$ insert into public.inspiration_uses (inspiration_id, story_id)
     values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000b') $$,
  'a person records a use'
);
select is(tests.uses('Seen'), 1, 'a use is counted');
select throws_ok(
  $$ insert into public.inspiration_uses (inspiration_id) values ('00000000-0000-4000-8000-000000000001') $$, '23505',
  null, 'once a day'
);
select throws_ok(
  $$ insert into public.inspiration_uses (inspiration_id, user_id)
     values ('00000000-0000-4000-8000-000000000001', tests.id_of('cleo')) $$,
  '42501', null, 'nobody records a use under another name'
);
select throws_ok(
  $$ insert into public.inspiration_uses (inspiration_id) values ('00000000-0000-4000-8000-000000000002') $$, '42501',
  null, 'what is private cannot be used by others'
);
select throws_ok(
  $$ insert into public.inspiration_uses (inspiration_id, used_on)
     values ('00000000-0000-4000-8000-000000000001', '2001-01-01') $$,
  '42501', null, 'a use cannot be dated, so that a day stays a day'
);
select throws_ok($$ delete from public.inspiration_uses $$, '42501', null, 'a use stays');
select throws_ok($$ update public.inspiration_uses set story_id = null $$, '42501', null, 'a use is not changed');

-- A stranger.
select tests.be('cleo');
select is_empty($$ select from public.inspiration_uses $$, 'nobody sees what others use');
select throws_ok(
  $$ insert into public.inspiration_uses (inspiration_id, story_id)
     values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000b') $$,
  '42501', null, 'nobody names a story of another'
);

-- Somebody without an account.
select tests.be_anonymous();
select throws_ok($$ select from public.inspiration_uses $$, '42501', null, 'without an account no use is seen');
select throws_ok(
  $$ insert into public.inspiration_uses (inspiration_id, user_id)
     values ('00000000-0000-4000-8000-000000000001', tests.id_of('cleo')) $$,
  '42501', null, 'without an account no use is recorded'
);
select throws_ok(
  $$ select public.record_inspiration_use('00000000-0000-4000-8000-000000000001') $$, '42501', null,
  'without an account nothing is recorded by the function either'
);

-- By the function.
select tests.be('cleo');
select is(public.record_inspiration_use('00000000-0000-4000-8000-000000000001'), 2, 'the function counts');
select set_config('timezone', 'Pacific/Kiritimati', true);
select is(
  public.record_inspiration_use('00000000-0000-4000-8000-000000000001'), 2, 'a clock that is a day ahead makes no other day'
);
select set_config('timezone', 'Etc/GMT+12', true);
select is(public.record_inspiration_use('00000000-0000-4000-8000-000000000001'), 2, 'nor one that is a day behind');
select set_config('timezone', 'UTC', true);
select is(public.record_inspiration_use('00000000-0000-4000-8000-000000000001'), 2, 'once a person and day');
select throws_ok(
  $$ select public.record_inspiration_use('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000b') $$,
  'PT404', null, 'a story of another is not there'
);
select throws_ok(
  $$ select public.record_inspiration_use('00000000-0000-4000-8000-000000000002') $$, 'PT404', null,
  'what is private is not there'
);
insert into public.user_stories (id, prompt, story) values ('00000000-0000-4000-8000-00000000000c', 'p', 's');
select is(
  public.record_inspiration_use('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000c'), 2,
  'the story may follow later'
);
select is(public.record_inspiration_use('00000000-0000-4000-8000-000000000001'), 2, 'and once more without it');
select is(
  (select story_id::text from public.inspiration_uses), '00000000-0000-4000-8000-00000000000c', 'the story stays known'
);

-- The author.
select tests.be('ann');
select is(
  public.record_inspiration_use('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000a'), 3,
  'an author’s own use counts like all others'
);
select is(public.record_inspiration_use('00000000-0000-4000-8000-000000000001'), 3, 'and once a day like all others');
select is((select count(*)::int from public.inspiration_uses), 1, 'it is recorded, and seen by the author alone');
select is(public.record_inspiration_use('00000000-0000-4000-8000-000000000002'), 1, 'an author uses what is private');

select tests.be('cleo');
delete from public.user_stories;
select is((select story_id from public.inspiration_uses), null, 'a story that is deleted leaves the use behind');

select * from finish();
rollback;
