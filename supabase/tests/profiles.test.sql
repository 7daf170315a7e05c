begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben'), tests.person('cleo');
select is((select display_name from public.profiles where id = tests.id_of('ann')), 'ann', 'Signing up creates a profile');
select lives_ok(
  $$ insert into auth.users (id, email, raw_user_meta_data)
     values (gen_random_uuid(), 'odd@example.com', jsonb_build_object('name', repeat(E' \n名', 200))) $$,
  'A strange name does not fail a sign-up'
);
select is(
  (select display_name from public.profiles where id = tests.id_of('odd')), btrim(left(btrim(repeat(' 名', 200)), 80)),
  'White space in a name is collapsed, and the length cut'
);
insert into auth.users (id, email) values (gen_random_uuid(), 'nameless@example.com');
select is(
  (select display_name from public.profiles where id = tests.id_of('nameless')), 'Writer',
  'A person without a name is called Writer, without parts of the e-mail address'
);

insert into auth.users (id, email, raw_user_meta_data)
values (gen_random_uuid(), 'team@example.com', '{"name": "Storyloom Team"}');
select is(
  (select display_name from public.profiles where id = tests.id_of('team')), 'Writer', 'A person who signs up with the name of the site is called Writer'
);

-- The owner.
select tests.be('ann');
select results_eq(
  $$ select display_name from public.profiles $$, $$ values ('ann') $$, 'A person who shares nothing reads only their own name'
);
select lives_ok(
  $$ update public.profiles set display_name = 'Anna' where id = tests.id_of('ann') $$, 'A person changes their name'
);
select throws_ok(
  $$ update public.profiles set display_name = '' $$, '23514', null, 'A name cannot be empty'
);
select throws_ok(
  $$ update public.profiles set display_name = E' \n\t' $$, '23514', null, 'A name cannot be blank'
);
select throws_ok(
  format($$ update public.profiles set display_name = %L $$, name), '23514', null, 'A name cannot be ' || what
)
from (values
  (U&'\200B\2060', 'invisible'), (U&'Ada\202Eeve', 'one that changes the direction of the text around it'),
  ('Storyloom', 'the name of the product'), ('the STORYLOOM-Team', 'the name of its team'), ('St0ryIoom', 'one that looks like the name of the product'),
  (U&'St\043Eryloom', 'one of other letters that looks like the name of the product')
) as refused (name, what);
select lives_ok(
  format($$ update public.profiles set display_name = %L $$, name), 'A name can be ' || name
)
from unnest(array['Story Weaver', 'Loom', U&'\05D0\05D3\05D4\200F', U&'\D83D\DC69\200D\D83D\DE80']) as name;
select throws_ok(
  $$ update public.profiles set display_name = repeat('x', 81) $$, '23514', null, 'A name has at most 80 characters'
);
select lives_ok(
  $$ update public.profiles set display_name = repeat('名', 80) $$, 'A name can have 80 characters of any script'
);

-- Another person.
select tests.be('ben');
select is_empty(
  $$ select from public.profiles where id = tests.id_of('ann') $$, 'Another person cannot see a person who shares nothing'
);
select is_empty(
  $$ update public.profiles set display_name = 'Mallory' where id = tests.id_of('ann') returning id $$,
  'Another person cannot change a name'
);

update public.profiles set display_name = 'Mallory';
select tests.be_the_operator();
select results_eq(
  $$ select display_name from public.profiles where id in (tests.id_of('ann'), tests.id_of('ben')) order by 1 $$,
  $$ values ('Mallory'), (repeat('名', 80)) $$, 'An update of all rows changes only the caller’s name'
);
grant update on public.profiles to authenticated;
select tests.be('cleo');
select throws_ok(
  $$ update public.profiles set id = tests.id_of('odd') $$, '42501', null, 'A profile cannot get the id of another person whatever is granted'
);

-- A visitor.
select tests.be_anonymous();
select is_empty($$ select from public.profiles $$, 'A visitor sees no person who shares nothing');

-- Authors.
select tests.be('ann');
insert into public.user_inspirations (title, prompt, category, is_public) values ('T', 'P', 'fantasy', true);
select tests.be('cleo');
insert into public.user_shared_stories (title, prompt, content, is_public) values ('T', 'P', 'C', true);
select tests.be('ben');
insert into public.user_shared_stories (title, prompt, content, is_public) values ('T', 'P', 'C', false);
insert into public.user_inspirations (title, prompt, category, is_public) values ('Mine', 'P', 'fantasy', false);
select results_eq(
  $$ select id from public.profiles order by id $$,
  $$ select tests.id_of(name) from (values ('ann'), ('ben'), ('cleo')) as person (name) order by 1 $$,
  'A signed-in person sees their own name and those of people who share something'
);
select tests.be_anonymous();
select results_eq(
  $$ select id from public.profiles order by id $$,
  $$ select tests.id_of(name) from (values ('ann'), ('cleo')) as person (name) order by 1 $$,
  'A visitor sees only the names of people who share something'
);

select * from finish();
rollback;
