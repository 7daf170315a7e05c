begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben'), tests.person('cleo');
create function tests.id(p_last text)
returns uuid
language sql
as $$
  select ('00000000-0000-4000-8000-0000000000' || p_last)::uuid;
$$;
-- The stories of a person: title, whether it is hidden, and how often it was reported.
create function tests.shared_by(p_name text)
returns table (title text, is_hidden boolean, reports integer)
language sql
security definer
as $$
  select story.title, story.hidden_at is not null,
    (select count(*)::int from public.content_reports as report where report.shared_story_id = story.id)
  from public.user_shared_stories as story where story.user_id = tests.id_of(p_name) order by story.title;
$$;

select tests.be('ann');
insert into public.user_stories (id, prompt, story) values (tests.id('0a'), 'p', 'The fox slept.');
insert into public.user_shared_stories (id, story_id, title, prompt, content, is_public) values
  (tests.id('01'), tests.id('0a'), 'Fox', 'P', 'The fox slept.', true),
  (tests.id('02'), null, 'Owl', 'P', 'The owl “flew”. 猫头鹰，飞了。', true);
select tests.be('ben');
select public.report_content(p_shared_story_id => tests.id('01'), p_reason => 'harmful', p_note => 'Cruel');
select public.report_content(p_shared_story_id => tests.id('02'), p_reason => 'spam');
select tests.be_the_operator();
update public.user_shared_stories set hidden_at = '2026-01-01' where title = 'Fox';

-- A second copy beside the hidden one.
select tests.be('ann');
insert into public.user_shared_stories (id, story_id, title, prompt, content, is_public) values
  (tests.id('03'), tests.id('0a'), 'Fox, a copy', 'P', 'Something else.', true),
  (tests.id('04'), null, 'Heron', 'P', 'The heron stood.', true);
select results_eq(
  $$ select title, is_hidden from tests.shared_by('ann') $$,
  $$ values ('Fox', true), ('Fox, a copy', true), ('Heron', false), ('Owl', false) $$,
  'Another copy of the saved story of a hidden one is hidden, and other stories are not'
);
update public.user_shared_stories set content = 'THE FOX -- slept!' where title = 'Heron';
select is((select is_hidden from tests.shared_by('ann') where title = 'Heron'), true,
  'A story that is changed to hidden words is hidden'
);
insert into public.user_shared_stories (title, prompt, content, is_public) values
  ('Unseen', 'P', E'The\u200b f\u00adox\u3164 sl\u2060ept\ufe0f.\U000e0041', true), ('Marks', 'P', E'The\u0301 f\u0337ox s\u0332le\u0301pt.', true);
select results_eq(
  $$ select title, is_hidden from tests.shared_by('ann') where title in ('Marks', 'Unseen') $$,
  $$ values ('Marks', true), ('Unseen', true) $$,
  'A story with invisible characters or accents among hidden words is hidden'
);
delete from public.user_shared_stories where title in ('Marks', 'Unseen');
select tests.be('cleo');
insert into public.user_shared_stories (title, prompt, content, is_public) values ('Fox of cleo', 'P', 'The fox slept.', true);
select is((select is_hidden from tests.shared_by('cleo')), false,
  'A story with words that were hidden for another person is not hidden');

-- Deleted and shared again.
select tests.be('ann');
delete from public.user_shared_stories;
insert into public.user_shared_stories (id, title, prompt, content, is_public) values
  (tests.id('01'), 'Same id', 'P', 'Nothing of the kind.', true);
select results_eq(
  $$ select * from tests.shared_by('ann') $$, $$ values ('Same id', true, 1) $$,
  'A story with the id of a hidden one is hidden and has its reports'
);
delete from public.user_shared_stories;
insert into public.user_shared_stories (title, prompt, content, is_public, story_id) values
  ('Same saved story', 'P', 'Nothing of the kind.', true, tests.id('0a'));
select results_eq(
  $$ select * from tests.shared_by('ann') $$, $$ values ('Same saved story', true, 1) $$,
  'A story from the saved story of a hidden one is hidden and has its reports'
);
delete from public.user_shared_stories;
insert into public.user_shared_stories (title, prompt, content, is_public) values
  ('Same words', 'P', E'# The Fox\u2026\n\nslept', true);
select results_eq(
  $$ select * from tests.shared_by('ann') $$, $$ values ('Same words', true, 1) $$, 'A story with the words of a hidden one is hidden and has its reports'
);
select tests.be_the_operator();
select results_eq(
  $$ select user_id, reason, note from public.content_reports $$, $$ values (tests.id_of('ben'), 'harmful', 'Cruel') $$,
  'A restored report is the one that was made'
);

-- Open reports are kept as well, without hiding the story.
select tests.be('ann');
insert into public.user_shared_stories (title, prompt, content, is_public) values
  ('Owl again', 'P', 'The OWL flew! 猫头鹰飞了', true), ('Other script', 'P', '狐狸睡了。', true);
select results_eq(
  $$ select * from tests.shared_by('ann') where not is_hidden $$,
  $$ values ('Other script', false, 0), ('Owl again', false, 1) $$, 'A deleted story gets its open reports back when it is shared again'
);
select tests.be_the_operator();
select is((select count(*)::int from private.known_stories where hidden_at is null), 0,
  'A story that has its reports back is forgotten');

-- A person has one report of a story, however often it is shared.
select tests.be('ben');
select is(
  public.report_content(p_shared_story_id => (select id from public.search_shared_stories('owl again')), p_reason => 'spam'), false,
  'A restored report still counts as the person’s report'
);

-- What a request for deletion hides is not remembered, and cancelling it does not show what an operator hid.
select tests.be_the_operator();
insert into public.account_deletions (user_id, requested_at) values (tests.id_of('ann'), now() - interval '1 day');
select private.hide_shared(tests.id_of('ann'), now() - interval '1 day');
select is((select count(*)::int from private.known_stories), 1, 'Things hidden by a request for deletion are not remembered');
select tests.be('ann');
delete from public.user_shared_stories where title = 'Same words';
insert into public.user_shared_stories (title, prompt, content, is_public) values ('Fox, late', 'P', 'The fox slept.', true);
select tests.be_the_operator();
update public.account_deletions set cancelled_at = now();
select private.show_shared(tests.id_of('ann'), now() - interval '1 day');
select results_eq(
  $$ select title, is_hidden from tests.shared_by('ann') $$,
  $$ values ('Fox, late', true), ('Other script', false), ('Owl again', false) $$, 'A story that an operator hid stays hidden when the deletion is cancelled'
);

-- Until the operator restores it.
update public.user_shared_stories set hidden_at = null where title = 'Fox, late';
select tests.be('ann');
delete from public.user_shared_stories where title = 'Fox, late';
insert into public.user_shared_stories (title, prompt, content, is_public) values ('Fox, free', 'P', 'The fox slept.', true);
select results_eq(
  $$ select title, is_hidden, reports from tests.shared_by('ann') where title like 'Fox%' $$, $$ values ('Fox, free', false, 1) $$,
  'A story that an operator restored can be shared again, with its reports'
);

-- Nothing is left when the accounts of the author and the reporter are deleted.
delete from public.user_shared_stories;
select tests.be_the_operator();
select is((select count(*)::int from private.known_story_reports), 2, 'Reports of deleted stories are kept');
delete from auth.users where id = tests.id_of('ben');
select is((select count(*)::int from private.known_story_reports), 0,
  'Kept reports are deleted with the account of the reporter');
select tests.be('ann');
insert into public.user_shared_stories (title, prompt, content, is_public) values ('Fox, kept', 'P', 'Once more.', true);
select tests.be('cleo');
select public.report_content(
  p_shared_story_id => (select id from public.search_shared_stories() where title = 'Fox, kept')
);
select tests.be_the_operator();
delete from auth.users where id = tests.id_of('ann');
select is_empty('select from private.known_stories', 'Remembered stories are deleted with the account of the author');

select * from finish();
rollback;
