begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben'), tests.person('eve');
select tests.be('ann');
insert into public.user_shared_stories (id, title, prompt, content, is_public) values
  ('00000000-0000-4000-8000-000000000001', 'Seen', 'P', 'C', true),
  ('00000000-0000-4000-8000-000000000002', 'Other', 'P', 'C', true);

-- Readers are counted by day.
select tests.be('ben');
select public.count_story_view('00000000-0000-4000-8000-000000000001');
select public.count_story_view('00000000-0000-4000-8000-000000000001');
select public.toggle_story_like('00000000-0000-4000-8000-000000000001', true);
select tests.be('eve');
select public.count_story_view('00000000-0000-4000-8000-000000000001');
select public.toggle_story_like('00000000-0000-4000-8000-000000000001', true);
select is_empty($$ select from public.shared_story_days $$, 'a reader does not see how the story of another fares');
select tests.be('ann');
select results_eq(
  $$ select shared_story_id, day, views, likes from public.shared_story_days $$,
  $$ values ('00000000-0000-4000-8000-000000000001'::uuid, (now() at time zone 'UTC')::date, 2, 2) $$,
  'the owner sees how often it was read and liked today'
);
select tests.be('ben');
select public.toggle_story_like('00000000-0000-4000-8000-000000000001', false);
select tests.be('ann');
select is((select likes from public.shared_story_days), 1, 'a like that is taken back was none');

-- Written by no one.
select throws_ok(
  $$ insert into public.shared_story_days (shared_story_id, day, views)
     values ('00000000-0000-4000-8000-000000000002', '2026-01-01', 9) $$, '42501', null, 'the owner adds no day'
);
select throws_ok($$ update public.shared_story_days set views = 9 $$, '42501', null, 'the owner changes no day');
select throws_ok($$ delete from public.shared_story_days $$, '42501', null, 'the owner deletes no day');
select tests.be_anonymous();
select throws_ok($$ select from public.shared_story_days $$, '42501', null, 'without an account nothing is seen');
select tests.be_the_operator();
select throws_ok(
  format($$ update public.shared_story_days set %I = -1 $$, counter), '23514', null, counter || ' are never below zero'
)
from unnest(array['views', 'likes']) as counter;
select throws_ok(
  $$ select private.count_story_day('00000000-0000-4000-8000-000000000009', '2026-01-01', 1, 0) $$, '23503', null,
  'days are of a story'
);

-- A like of another day is taken back there.
update public.shared_story_days set day = private.today() - 3, likes = 1;
update public.shared_story_likes set created_at = now() - interval '3 days';
select tests.be('eve');
select public.toggle_story_like('00000000-0000-4000-8000-000000000001', false);
select tests.be_the_operator();
select results_eq(
  $$ select day, likes from public.shared_story_days $$, $$ values (private.today() - 3, 0) $$,
  'a like goes from the day on which it was given'
);

-- Thirty days are kept.
update public.shared_story_days set day = private.today() - 29;
insert into public.shared_story_days (shared_story_id, day, views) values
  ('00000000-0000-4000-8000-000000000001', private.today() - 30, 5),
  ('00000000-0000-4000-8000-000000000002', private.today() - 30, 7);
select tests.be_anonymous();
select tests.come_from('203.0.113.7');
select public.count_story_view('00000000-0000-4000-8000-000000000001');
select tests.be('ann');
select results_eq(
  $$ select day, views from public.shared_story_days
     where shared_story_id = '00000000-0000-4000-8000-000000000001' order by day $$,
  $$ values ((now() at time zone 'UTC')::date - 29, 2), ((now() at time zone 'UTC')::date, 1) $$,
  'what is older is forgotten as soon as the story is read again'
);
delete from public.user_shared_stories;
select tests.be_the_operator();
select is_empty($$ select from public.shared_story_days $$, 'the days go with their story');

select * from finish();
rollback;
