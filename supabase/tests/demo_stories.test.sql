begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben');
select tests.be('ben');
insert into public.user_stories (id, prompt, story, demo) values ('00000000-0000-4000-8000-00000000000b', 'p', 's', true);

select tests.be('ann');
insert into public.user_stories (id, prompt, story, demo) values
  ('00000000-0000-4000-8000-00000000000a', 'p', 's', true), ('00000000-0000-4000-8000-00000000000c', 'p', 's', default);
select results_eq(
  $$ select id, demo from public.user_stories order by id $$,
  $$ values ('00000000-0000-4000-8000-00000000000a'::uuid, true), ('00000000-0000-4000-8000-00000000000c'::uuid, false) $$,
  'A saved story records whether the demo storyteller wrote it, and defaults to false'
);
select throws_ok(
  $$ update public.user_stories set demo = false $$, '42501', null, 'A person cannot change the demo mark of a saved story'
);

-- A copy takes the mark of the saved story, whatever the request says.
insert into public.user_shared_stories (id, story_id, title, prompt, content, is_public, demo) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000a', 'Copy', 'P', 'C', true, false),
  ('00000000-0000-4000-8000-000000000002', null, 'Unsaved', 'P', 'C', true, true),
  ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-00000000000c', 'Own', 'P', 'C', true, false),
  ('00000000-0000-4000-8000-000000000004', null, 'Linked later', 'P', 'C', true, false);
select results_eq(
  $$ select title, demo from public.user_shared_stories order by id $$,
  $$ values ('Copy', true), ('Unsaved', true), ('Own', false), ('Linked later', false) $$,
  'A copy of a demo story is marked as demo even when the request says otherwise'
);
update public.user_shared_stories set demo = false;
update public.user_shared_stories set story_id = null where title = 'Copy';
insert into public.user_shared_stories (id, title, prompt, content, demo)
  values ('00000000-0000-4000-8000-000000000002', 'Unsaved', 'P', 'Another text', false)
  on conflict (id) do update set title = excluded.title, content = excluded.content, demo = excluded.demo;
update public.user_shared_stories set story_id = '00000000-0000-4000-8000-00000000000a' where title = 'Linked later';
select results_eq(
  $$ select title, demo from public.user_shared_stories order by id $$,
  $$ values ('Copy', true), ('Unsaved', true), ('Own', false), ('Linked later', true) $$,
  'A demo mark stays, and is set once the saved story is known'
);
select is(public.delete_story('00000000-0000-4000-8000-00000000000a'), 60000,
  'A saved demo story is deleted with a minute to undo');
insert into public.user_shared_stories (story_id, title, prompt, content, is_public)
  values ('00000000-0000-4000-8000-00000000000a', 'Deleted', 'P', 'C', false);
select is(
  (select demo from public.user_shared_stories where title = 'Deleted'), true, 'A copy of a deleted demo story is marked while the deletion can be undone'
);
select throws_ok(
  $$ insert into public.user_shared_stories (story_id, title, prompt, content)
     values ('00000000-0000-4000-8000-00000000000b', 'T', 'P', 'C') $$, '42501', null,
  'A copy cannot name another person’s saved story'
);

-- Every reader of a story gets its mark.
select tests.be_anonymous();
select results_eq(
  $$ select title, demo from public.search_shared_stories() order by title $$,
  $$ values ('Copy', true), ('Linked later', true), ('Own', false), ('Unsaved', true) $$,
  'The public list returns the demo mark'
);
select is(
  (select demo from public.read_shared_story('00000000-0000-4000-8000-000000000001')), true, 'A public story returns the demo mark'
);
select is(
  (select demo from public.read_shared_link((
    select share_id from public.user_shared_stories where id = '00000000-0000-4000-8000-000000000003'
  ))), false, 'The story behind a link returns the demo mark'
);

select * from finish();
rollback;
