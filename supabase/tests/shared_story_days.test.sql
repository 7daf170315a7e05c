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
select is_empty($$ select from public.shared_story_days $$, 'A reader cannot see the days of another person’s story');
select tests.be('ann');
select results_eq(
  $$ select shared_story_id, day, views, likes from public.shared_story_days $$,
  $$ values ('00000000-0000-4000-8000-000000000001'::uuid, (now() at time zone 'UTC')::date, 2, 2) $$,
  'The owner sees today’s views and likes'
);
select tests.be('ben');
select public.toggle_story_like('00000000-0000-4000-8000-000000000001', false);
select tests.be('ann');
select is((select likes from public.shared_story_days), 1, 'A like that is taken back is subtracted from its day');

-- Days are written by triggers only.
select throws_ok(
  $$ insert into public.shared_story_days (shared_story_id, day, views)
     values ('00000000-0000-4000-8000-000000000002', '2026-01-01', 9) $$, '42501', null, 'The owner cannot insert days'
);
select throws_ok($$ update public.shared_story_days set views = 9 $$, '42501', null, 'The owner cannot change days');
select throws_ok($$ delete from public.shared_story_days $$, '42501', null, 'The owner cannot delete days');
select tests.be_the_operator();
select throws_ok(
  format($$ update public.shared_story_days set %I = -1 $$, counter), '23514', null, initcap(counter) || ' of a day cannot be negative'
)
from unnest(array['views', 'likes']) as counter;

-- A like of another day.
update public.shared_story_days set day = private.today() - 3, likes = 1;
update public.shared_story_likes set created_at = now() - interval '3 days';
select tests.be('eve');
select public.toggle_story_like('00000000-0000-4000-8000-000000000001', false);
select tests.be_the_operator();
select results_eq(
  $$ select day, likes from public.shared_story_days $$, $$ values (private.today() - 3, 0) $$,
  'A like that is taken back is subtracted from the day it was given'
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
  'Days older than thirty are deleted when the story is viewed'
);

select * from finish();
rollback;
