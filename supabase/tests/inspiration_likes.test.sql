begin;
\ir helpers/people.psql
select no_plan();

create function tests.kind() returns text language sql as $$ select 'inspiration'; $$;
\ir helpers/likes.psql

-- A deadlock of two likes needs two connections: backend/src/database/locks-on-postgres.test.ts.
select has_trigger('public', 'inspiration_likes', 'lock_liked_inspiration',
  'A like that is written by hand locks what is liked first');
select tests.be('ben');
select throws_ok($$ select tests.toggle(null) $$, 'PT404', null, 'An inspiration without an id is not found');

-- A counter that was lost does not fall below zero.
select tests.toggle('1');
select tests.be_the_operator();
alter table public.user_inspirations disable trigger guard_inspiration_counters;
update public.user_inspirations set likes_count = 0;
alter table public.user_inspirations enable trigger guard_inspiration_counters;
select tests.be('ben');
select is(tests.toggle('1'), '{"liked": false, "likes_count": 0}', 'A wrong count never falls below zero');

select tests.toggle('1');
select tests.be_the_operator();
delete from auth.users where id = tests.id_of('ben');
select is(tests.likes(), 0, 'The likes of a deleted account are not counted');

\ir helpers/likes-and-privacy.psql

select * from finish();
rollback;
