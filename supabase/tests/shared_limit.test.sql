begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben');
set local session_replication_role = replica;
insert into public.user_inspirations (user_id, title, prompt, category)
select tests.id_of('ann'), 'T', 'p', 'fantasy' from generate_series(1, 1999);
insert into public.user_shared_stories (id, user_id, title, prompt, content)
select gen_random_uuid(), tests.id_of('ann'), 'T', 'p', 'c' from generate_series(1, 1999);
set local session_replication_role = origin;
create function tests.add(p_what text)
returns text
language sql
as $$
  select case p_what
    when 'prompts' then $f$ insert into public.user_inspirations (title, prompt, category) values ('T', 'p', 'fantasy') $f$
    else $f$ insert into public.user_shared_stories (title, prompt, content) values ('T', 'p', 'c') $f$
  end;
$$;

select tests.be('ann');
select lives_ok(tests.add(what), 'A person has 2,000 ' || what) from unnest(array['prompts', 'shared stories']) as what;
select throws_ok(
  tests.add(what), 'PT403', format('An account can have 2,000 %s. Delete some that you no longer need.', what), 'Another one is refused: ' || what
) from unnest(array['prompts', 'shared stories']) as what;
select tests.be('ben');
select lives_ok(tests.add(what), 'What others have does not count: ' || what) from unnest(array['prompts', 'shared stories']) as what;

-- An account that has more, from before the limit.
select tests.be_the_operator();
insert into public.user_shared_stories (id, user_id, title, prompt, content)
values ('00000000-0000-4000-8000-0000000000aa', tests.id_of('ann'), 'T', 'p', 'c');
select tests.be('ann');
select lives_ok(
  $$ insert into public.user_shared_stories (id, title, prompt, content)
     values ('00000000-0000-4000-8000-0000000000aa', 'New', 'p', 'c') on conflict (id) do update set title = excluded.title $$,
  'An account with more can still edit what it has'
);

select * from finish();
rollback;
