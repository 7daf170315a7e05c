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
-- What an operator sees of a person's stories: title, whether it is hidden, and how often it is reported.
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
  'another copy of the same saved story is hidden, another story is not'
);
update public.user_shared_stories set content = 'THE FOX -- slept!' where title = 'Heron';
select is((select is_hidden from tests.shared_by('ann') where title = 'Heron'), true,
  'a story that is given the hidden words is hidden'
);
insert into public.user_shared_stories (title, prompt, content, is_public) values
  ('Unseen', 'P', E'The\u200b f\u00adox\u3164 sl\u2060ept\ufe0f.\U000e0041', true), ('Marks', 'P', E'The\u0301 f\u0337ox s\u0332le\u0301pt.', true);
select results_eq(
  $$ select title, is_hidden from tests.shared_by('ann') where title in ('Marks', 'Unseen') $$,
  $$ values ('Marks', true), ('Unseen', true) $$,
  'so is one whose words have characters in them that nobody sees, or marks over their letters'
);
delete from public.user_shared_stories where title in ('Marks', 'Unseen');
select tests.be('cleo');
insert into public.user_shared_stories (title, prompt, content, is_public) values ('Fox of cleo', 'P', 'The fox slept.', true);
select is((select is_hidden from tests.shared_by('cleo')), false, 'what somebody else wrote is not judged by it');

-- Deleted, and shared once more.
select tests.be('ann');
delete from public.user_shared_stories;
insert into public.user_shared_stories (id, title, prompt, content, is_public) values
  (tests.id('01'), 'Same id', 'P', 'Nothing of the kind.', true);
select results_eq(
  $$ select * from tests.shared_by('ann') $$, $$ values ('Same id', true, 1) $$,
  'under its id it is hidden, and reported'
);
delete from public.user_shared_stories;
insert into public.user_shared_stories (title, prompt, content, is_public, story_id) values
  ('Same saved story', 'P', 'Nothing of the kind.', true, tests.id('0a'));
select results_eq(
  $$ select * from tests.shared_by('ann') $$, $$ values ('Same saved story', true, 1) $$,
  'from the same saved story as well'
);
delete from public.user_shared_stories;
insert into public.user_shared_stories (title, prompt, content, is_public) values
  ('Same words', 'P', E'# The Fox\u2026\n\nslept', true);
select results_eq(
  $$ select * from tests.shared_by('ann') $$, $$ values ('Same words', true, 1) $$, 'and with the same words'
);
select tests.be_the_operator();
select results_eq(
  $$ select user_id, reason, note from public.content_reports $$, $$ values (tests.id_of('ben'), 'harmful', 'Cruel') $$,
  'the report is the one that was made'
);

-- Reports of what nobody has looked at yet are kept as well, and nothing is hidden by them.
select tests.be('ann');
insert into public.user_shared_stories (title, prompt, content, is_public) values
  ('Owl again', 'P', 'The OWL flew! 猫头鹰飞了', true), ('Other script', 'P', '狐狸睡了。', true);
select results_eq(
  $$ select * from tests.shared_by('ann') where not is_hidden $$,
  $$ values ('Other script', false, 0), ('Owl again', false, 1) $$, 'reports come back to what was only reported'
);
select tests.be_the_operator();
select is((select count(*)::int from private.known_stories where hidden_at is null), 0, 'and nothing more is known of it');

-- Of one person there is one report of a story, however often it is shared.
select tests.be('ben');
select is(
  public.report_content(p_shared_story_id => (select id from public.search_shared_stories('owl again')), p_reason => 'spam'), false,
  'a report that came back is not made a second time'
);

-- An account that waits to be deleted hides what is shared: that is no judgment, and neither does its end show what is hidden.
select tests.be_the_operator();
insert into public.account_deletions (user_id, requested_at) values (tests.id_of('ann'), '2026-02-02');
select private.hide_shared(tests.id_of('ann'), '2026-02-02');
select is((select count(*)::int from private.known_stories), 1, 'what its owner hides by leaving is not remembered');
select tests.be('ann');
delete from public.user_shared_stories where title = 'Same words';
insert into public.user_shared_stories (title, prompt, content, is_public) values ('Fox, late', 'P', 'The fox slept.', true);
select tests.be_the_operator();
update public.account_deletions set cancelled_at = now();
select private.show_shared(tests.id_of('ann'), '2026-02-02');
select results_eq(
  $$ select title, is_hidden from tests.shared_by('ann') $$,
  $$ values ('Fox, late', true), ('Other script', false), ('Owl again', false) $$, 'what an operator hid stays hidden'
);

-- Until the operator shows it again.
update public.user_shared_stories set hidden_at = null where title = 'Fox, late';
select tests.be('ann');
delete from public.user_shared_stories where title = 'Fox, late';
insert into public.user_shared_stories (title, prompt, content, is_public) values ('Fox, free', 'P', 'The fox slept.', true);
select results_eq(
  $$ select title, is_hidden, reports from tests.shared_by('ann') where title like 'Fox%' $$, $$ values ('Fox, free', false, 1) $$,
  'what the operator showed again is shared freely, and keeps its reports'
);

-- With the accounts of the author and of who reported it nothing is left.
delete from public.user_shared_stories;
select tests.be_the_operator();
select is((select count(*)::int from private.known_story_reports), 2, 'reports are kept of what is deleted');
delete from auth.users where id = tests.id_of('ben');
select is((select count(*)::int from private.known_story_reports), 0, 'not of whoever left');
select tests.be('ann');
insert into public.user_shared_stories (title, prompt, content, is_public) values ('Fox, kept', 'P', 'Once more.', true);
select tests.be('cleo');
select public.report_content(
  p_shared_story_id => (select id from public.search_shared_stories() where title = 'Fox, kept')
);
select tests.be_the_operator();
delete from auth.users where id = tests.id_of('ann');
select is_empty('select from private.known_stories', 'nothing is known of a person who left');

select * from finish();
rollback;
