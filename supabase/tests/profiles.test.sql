begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben'), tests.person('cleo');
select is((select display_name from public.profiles where id = tests.id_of('ann')), 'ann', 'signing up makes a profile');
select lives_ok(
  $$ insert into auth.users (id, email, raw_user_meta_data)
     values (gen_random_uuid(), 'odd@example.com', jsonb_build_object('name', repeat(E' \n名', 200))) $$,
  'an odd name never stops a sign-up'
);
select is(
  (select display_name from public.profiles where id = tests.id_of('odd')), btrim(left(btrim(repeat(' 名', 200)), 80)),
  'white space is folded and the length cut'
);
insert into auth.users (id, email) values (gen_random_uuid(), 'nameless@example.com');
select is(
  (select display_name from public.profiles where id = tests.id_of('nameless')), 'Writer',
  'somebody without a name is a writer, and no part of the e-mail address'
);

insert into auth.users (id, email, raw_user_meta_data)
values (gen_random_uuid(), 'team@example.com', '{"name": "Storyloom Team"}');
select is(
  (select display_name from public.profiles where id = tests.id_of('team')), 'Writer', 'whoever signs up as the site is a writer'
);

-- The owner.
select tests.be('ann');
select results_eq(
  $$ select display_name from public.profiles $$, $$ values ('ann') $$, 'a person reads their own name and no other'
);
select lives_ok(
  $$ update public.profiles set display_name = 'Anna' where id = tests.id_of('ann') $$, 'a person changes their name'
);
select throws_ok(
  $$ update public.profiles set id = gen_random_uuid() $$, '42501', null, 'nobody changes anything but the name'
);
select throws_ok(
  $$ update public.profiles set display_name = '' $$, '23514', null, 'a name is not empty'
);
select throws_ok(
  $$ update public.profiles set display_name = E' \n\t' $$, '23514', null, 'a name is not blank'
);
select throws_ok(
  format($$ update public.profiles set display_name = %L $$, name), '23514', null, 'a name is not ' || what
)
from (values
  (U&'\200B\2060', 'of characters that nobody sees'), (U&'Ada\202Eeve', 'one that turns the text around it'),
  ('Storyloom', 'that of the product'), ('the STORYLOOM-Team', 'that of its people'), ('St0ryIoom', 'one that looks like it'),
  (U&'St\043Eryloom', 'one of other letters that looks like it')
) as refused (name, what);
select lives_ok(
  format($$ update public.profiles set display_name = %L $$, name), 'a name may be ' || name
)
from unnest(array['Story Weaver', 'Loom', U&'\05D0\05D3\05D4\200F', U&'\D83D\DC69\200D\D83D\DE80']) as name;
select throws_ok(
  $$ update public.profiles set display_name = repeat('x', 81) $$, '23514', null, 'a name has at most 80 characters'
);
select lives_ok(
  $$ update public.profiles set display_name = repeat('名', 80) $$, 'a name may have 80 characters of any script'
);
select throws_ok(
  $$ insert into public.profiles (id, display_name) values (gen_random_uuid(), 'x') $$, '42501', null,
  'nobody makes a profile'
);
select throws_ok($$ delete from public.profiles $$, '42501', null, 'nobody deletes a profile');

-- A stranger.
select tests.be('ben');
select is_empty(
  $$ select from public.profiles where id = tests.id_of('ann') $$, 'a stranger does not see who shares nothing'
);
select is_empty(
  $$ update public.profiles set display_name = 'Mallory' where id = tests.id_of('ann') returning id $$,
  'a stranger changes no name'
);

update public.profiles set display_name = 'Mallory';
select tests.be_the_operator();
select results_eq(
  $$ select display_name from public.profiles where id in (tests.id_of('ann'), tests.id_of('ben')) order by 1 $$,
  $$ values ('Mallory'), (repeat('名', 80)) $$, 'not even without saying which'
);
grant update on public.profiles to authenticated;
select tests.be('cleo');
select throws_ok(
  $$ update public.profiles set id = tests.id_of('odd') $$, '42501', null, 'no grant lets anybody become somebody else'
);

-- Somebody without an account.
select tests.be_anonymous();
select is_empty($$ select from public.profiles $$, 'without an account nobody is seen who shares nothing');
select throws_ok(
  $$ update public.profiles set display_name = 'x' $$, '42501', null, 'without an account nothing is changed'
);

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
  'a signed-in person sees the names of those who share something, and their own'
);
select tests.be_anonymous();
select results_eq(
  $$ select id from public.profiles order by id $$,
  $$ select tests.id_of(name) from (values ('ann'), ('cleo')) as person (name) order by 1 $$,
  'everybody sees the names of those who share something, and of nobody else'
);

select tests.be_the_operator();
delete from auth.users where id = tests.id_of('ann');
select is_empty(
  $$ select from public.user_inspirations where title = 'T' $$, 'what somebody shares goes with the account'
);

select * from finish();
rollback;
