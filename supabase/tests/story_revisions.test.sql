begin;
\ir helpers/people.psql
\ir helpers/story-text.psql
select no_plan();

-- What is kept.
select is(tests.kept(), null, 'Nothing is kept of a story that was never changed');
select tests.save(1, 'Thrice more.', 'typed', 'a', '3');
select tests.save(1, 'Once a'), tests.save(2, 'Once a fox');
select is(tests.kept(), '1 written Once., 3 typed Once a fox', 'A typing session is one revision, beside the text before it');
select is(tests.kept('3'), '1 written Thrice., 2 typed Thrice more.', 'A typing session in one story replaces no revision of another');
select tests.save(3, 'Once a fox.', 'typed', 'b');
select is(tests.kept(), '1 written Once., 3 typed Once a fox, 4 typed Once a fox.', 'Another typing session is another revision');
select tests.save(4, 'Once two foxes.', 'proposal', 'b'), tests.save(5, 'Once two foxes. And', 'typed', 'b'),
  tests.save(6, 'Once two foxes. And on.', 'typed', 'b');
select is(
  tests.kept(),
  '1 written Once., 3 typed Once a fox, 4 typed Once a fox., 5 proposal Once two foxes., 7 typed Once two foxes. And on.',
  'Typing after an accepted proposal is a new revision, so that the proposal stays'
);
select tests.save(7, 'Once three foxes.', 'proposal', 'b'), tests.save(8, 'Once four foxes.', 'proposal', 'b');
select matches(tests.kept(), '8 proposal Once three foxes\., 9 proposal Once four foxes\.$', 'Each accepted proposal is a revision');
select tests.save(9, 'Once.', 'restored', 'b'), tests.save(10, 'Once more.', 'merged', 'b');
select matches(tests.kept(), '10 restored Once\., 11 merged Once more\.$', 'A restored and a merged text are revisions');
select tests.save(2, 'Thrice more. And a chapter.', 'chapter', 'a', '3'), tests.save(3, 'Thrice more.', 'chapter', 'a', '3');
select matches(tests.kept('3'), '3 chapter Thrice more\. And a chapter\., 4 chapter Thrice more\.$', 'Each change of chapters is a revision');
select is(
  (select count(restored_at) from public.story_revisions), 0::bigint, 'A revision that brings nothing back names no other'
);
select tests.save(11, 'One', 'typed', null), tests.save(12, 'Two', 'typed', null);
select matches(tests.kept(), '12 typed One, 13 typed Two$', 'Typing without a session replaces nothing');
select results_eq(
  $$ select number, characters, session from public.story_revisions where story_id = tests.story('1') and number in (1, 7) order by number $$,
  $$ values (1, 5, null::uuid), (7, 23, tests.story('b')) $$, 'A revision has its length and its typing session'
);
select tests.be_the_operator();
update public.user_stories set created_at = now() - interval '3 days';
update public.story_revisions set created_at = now() - interval '1 hour';
select tests.be('ann');
select tests.save(1, 'Twice as long.', 'typed', 'a', '2'), tests.save(13, 'Three', 'typed', 'c');
select results_eq(
  $$ select number, created_at from public.story_revisions where story_id = tests.story('2') order by number $$,
  $$ values (1, now() - interval '3 days'), (2, now()) $$, 'The text before the first change has the date of the story'
);
select tests.be_the_operator();
update public.story_revisions set created_at = now() - interval '1 hour';
select tests.be('ann');
select tests.save(14, 'Three!', 'typed', 'c');
select results_eq(
  $$ select created_at from public.story_revisions where story_id = tests.story('1') order by number desc limit 1 $$, $$ values (now()) $$,
  'A typing session has the date of its last save'
);
select tests.save(15, 'Three', 'restored', 'c', '1', false, 14);
select tests.save(16, 'Four', 'typed', 'c', '1', false, 15), tests.save(17, 'Five', 'restored', 'c', '1', false, 14);
select results_eq(
  $$ select number, cause, restored_at from public.story_revisions where story_id = tests.story('1') and number > 14 order by number $$,
  $$ values (15, 'typed', null::timestamptz), (16, 'restored', null), (17, 'typed', null), (18, 'restored', null) $$,
  'A restored revision has no time of a revision that is not kept, and other revisions have none'
);
select tests.save(18, 'One', 'restored', 'c', '1', false, 12);
select results_eq(
  $$ select restored_at from public.story_revisions where story_id = tests.story('1') and number = 19 $$,
  $$ values (now() - interval '1 hour') $$, 'A restored revision has the time of the one that it brought back'
);
select tests.save(19, 'Two', 'restored', 'c', '1', false, 2);
select results_eq(
  $$ select restored_at from public.story_revisions where story_id = tests.story('1') and number = 20 $$,
  $$ values (null::timestamptz) $$, 'A revision of another story is not taken for one of this story'
);

-- Who reads them.
select tests.be('ben');
select tests.save(1, 'Ben wrote on.', 'typed', 'a', '9');
select is((select count(*) from public.story_revisions), 2::bigint, 'A person reads the revisions of their own stories only');
select tests.be('ann');
select is_empty($$ select from public.story_revisions where story_id = tests.story('9') $$, 'Another person’s revisions cannot be read');
select public.delete_story(tests.story('2'));
select is_empty($$ select from public.story_revisions where story_id = tests.story('2') $$, 'The revisions of a deleted story cannot be read');
select isnt(tests.kept('2'), null, 'The revisions of a deleted story are kept');
select public.restore_story(tests.story('2'));
select is(
  (select count(*) from public.story_revisions where story_id = tests.story('2')), 2::bigint, 'A restored story has its revisions'
);
select tests.be_the_service();
select throws_ok('select from public.story_revisions', '42501', null, 'The story service cannot read revisions');

-- Nobody writes them past the functions.
select tests.be('ann');
select throws_ok(statement, '42501', null, 'A person cannot run: ' || statement)
from unnest(array[
  'insert into public.story_revisions (story_id, number, story, cause) values (tests.story(''1''), 99, ''x'', ''typed'')',
  'update public.story_revisions set story = ''x''', 'delete from public.story_revisions'
]) as statement;
select tests.be_the_operator();
select throws_ok(
  format('insert into public.story_revisions (story_id, number, story, cause) values (tests.story(''1''), 99, %L, %L)', story, cause),
  '23514', null, 'A revision cannot be ' || what
)
from (values ('x', 'stolen', 'made by an unknown cause'), ('', 'typed', 'empty'), (repeat('x', 60001), 'typed', 'longer than a story'))
  as bad (story, cause, what);

select * from finish();
rollback;
