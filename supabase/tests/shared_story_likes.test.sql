begin;
\ir helpers/people.psql
select no_plan();

create function tests.kind() returns text language sql as $$ select 'story'; $$;
\ir helpers/likes.psql

-- A deadlock of two likes needs two connections: backend/src/database/locks-on-postgres.test.ts.
select has_trigger('public', 'shared_story_likes', 'lock_liked_story',
  'A like that is written by hand locks what is liked first');
select tests.be('ben');

\ir helpers/likes-and-privacy.psql

select * from finish();
rollback;
