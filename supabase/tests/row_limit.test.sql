begin;
\ir helpers/people.psql
select no_plan();

-- Ann has 101 rows of each kind.
select tests.person('ann'), tests.person('ben');
create function tests.numbered(p_number bigint)
returns uuid
language sql
as $$ select ('00000000-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid; $$;
select tests.be('ben');
insert into public.user_inspirations (id, title, prompt, category, is_public)
select tests.numbered(n), 'T', 'p', 'fantasy', true from generate_series(1, 101) as n;
insert into public.user_shared_stories (id, title, prompt, content, is_public)
select tests.numbered(n), 'T', 'p', 'c', true from generate_series(1, 101) as n;
select tests.be('ann');
insert into public.user_stories (prompt, story, title) select 'p', 's', n from generate_series(1, 101) as n;
insert into public.user_inspirations (title, prompt, category) select n, 'p', 'fantasy' from generate_series(1, 101) as n;
insert into public.user_shared_stories (title, prompt, content) select n, 'p', 'c' from generate_series(1, 101) as n;
insert into public.inspiration_likes (inspiration_id, user_id) select tests.numbered(n), tests.id_of('ann') from generate_series(1, 101) as n;
insert into public.shared_story_likes (shared_story_id, user_id) select tests.numbered(n), tests.id_of('ann') from generate_series(1, 101) as n;

select throws_ok(
  format('update public.%I set title = ''New'' where title between ''30'' and ''50'' and user_id = tests.id_of(''ann'')', name),
  'PT400', 'Update at most 20 rows at a time.', 'Updating 21 rows is refused: ' || name
) from unnest(array['user_stories', 'user_inspirations', 'user_shared_stories']) as name;
select throws_ok(
  format(
    'delete from public.%1$I where ctid in (select ctid from public.%1$I where user_id = tests.id_of(''ann'') limit 21)', name
  ),
  'PT400', 'Delete at most 20 rows at a time.', 'Deleting 21 rows is refused: ' || name
) from unnest(array['user_stories', 'user_inspirations', 'user_shared_stories', 'inspiration_likes', 'shared_story_likes']) as name;
select throws_ok(
  $$ insert into public.user_shared_stories (id, title, prompt, content)
    select id, 'New', 'p', 'c' from public.user_shared_stories where title between '30' and '50' and user_id = tests.id_of('ann')
    on conflict (id) do update set title = excluded.title $$,
  'PT400', 'Update at most 20 rows at a time.', 'An upsert of 21 existing rows is refused'
);
select lives_ok(
  format($$ update public.user_stories set title = %L where title between '30' and '48' $$, title), 'A request updates 20 rows'
) from unnest(array['30', '31']) as title;
select lives_ok($$ delete from public.user_stories where title between '1' and '25' $$, 'A request deletes 20 rows');

-- What the database changes by itself, and what operators change, has no limit.
select tests.be_the_operator();
select lives_ok($$ update public.user_shared_stories set title = 'New' $$, 'An operator changes more rows');
select lives_ok($$ delete from auth.users where id = tests.id_of('ann') $$, 'An account with many rows is deleted');

select * from finish();
rollback;
