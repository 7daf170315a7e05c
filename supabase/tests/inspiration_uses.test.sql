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
  'A person records a use'
);
select is(tests.uses('Seen'), 1, 'A use is counted');
select throws_ok(
  $$ insert into public.inspiration_uses (inspiration_id, user_id)
     values ('00000000-0000-4000-8000-000000000001', tests.id_of('cleo')) $$,
  '42501', null, 'A person cannot record a use in the name of another'
);
select throws_ok(
  $$ insert into public.inspiration_uses (inspiration_id) values ('00000000-0000-4000-8000-000000000002') $$, '42501',
  null, 'A private prompt cannot be used by others'
);

-- Another person.
select tests.be('cleo');
select is_empty($$ select from public.inspiration_uses $$, 'A person cannot see the uses of others');
select throws_ok(
  $$ insert into public.inspiration_uses (inspiration_id, story_id)
     values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000b') $$,
  '42501', null, 'A use cannot name a story of another person'
);

-- By the function.
select tests.be('cleo');
select is(public.record_inspiration_use('00000000-0000-4000-8000-000000000001'), 2, 'A use by the function is counted');
select set_config('timezone', 'Pacific/Kiritimati', true);
select is(
  public.record_inspiration_use('00000000-0000-4000-8000-000000000001'), 2, 'A time zone that is a day ahead does not count a second use'
);
select set_config('timezone', 'Etc/GMT+12', true);
select is(public.record_inspiration_use('00000000-0000-4000-8000-000000000001'), 2,
  'A time zone that is a day behind does not count a second use');
select set_config('timezone', 'UTC', true);
select is(public.record_inspiration_use('00000000-0000-4000-8000-000000000001'), 2,
  'A second use on the same day is not counted');
select throws_ok(
  $$ select public.record_inspiration_use('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000b') $$,
  'PT404', null, 'A story of another person is not found'
);
select throws_ok(
  $$ select public.record_inspiration_use('00000000-0000-4000-8000-000000000002') $$, 'PT404', null,
  'A private prompt of another person is not found'
);
insert into public.user_stories (id, prompt, story) values ('00000000-0000-4000-8000-00000000000c', 'p', 's');
select is(
  public.record_inspiration_use('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000c'), 2,
  'A later call adds the story to the use'
);
select is(public.record_inspiration_use('00000000-0000-4000-8000-000000000001'), 2,
  'A call without a story is not counted either');
select is(
  (select story_id::text from public.inspiration_uses), '00000000-0000-4000-8000-00000000000c', 'A call without a story keeps the story'
);

-- The author.
select tests.be('ann');
select is(
  public.record_inspiration_use('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000a'), 3,
  'The author’s own use counts'
);
select is(public.record_inspiration_use('00000000-0000-4000-8000-000000000001'), 3,
  'The author’s second use on the same day is not counted');
select is((select count(*)::int from public.inspiration_uses), 1, 'An author sees only their own use');
select is(public.record_inspiration_use('00000000-0000-4000-8000-000000000002'), 1, 'An author can use their private prompt');

select * from finish();
rollback;
