begin;
\ir helpers/people.psql
\ir helpers/story-text.psql
select no_plan();

-- The owner.
select is(tests.text_of(), '1 Once.', 'A saved story has its first revision');
select is(tests.save(1, 'Once a fox.'), 'saved 2', 'A text is saved as the next revision');
select is(tests.text_of(), '2 Once a fox.', 'A saved story has the text and the revision of its last save');
select is(tests.text_of('2'), '1 Twice.', 'Saving one story leaves others as they are');
select is(tests.save(1, 'Once a crow.'), 'conflict 2 Once a fox.', 'A text made of an older revision is a conflict, with the current text');
select is(tests.save(3, 'Once a crow.'), 'conflict 2 Once a fox.', 'A text made of a revision that never was is a conflict');
select is(tests.save(null, 'Once a crow.'), 'conflict 2 Once a fox.', 'A text made of no revision is a conflict');
select is(tests.text_of() || tests.kept(), '2 Once a fox.1 written Once., 2 typed Once a fox.', 'A conflict writes nothing');
select is(tests.save(1, 'Once a fox.'), 'saved 2', 'A save whose answer was lost succeeds when it is repeated');
select is(tests.save(2, 'Once a fox.', 'restored', 'b'), 'saved 2', 'Saving the text that the story has changes nothing');
select is(tests.kept(), '1 written Once., 2 typed Once a fox.', 'A repeated save keeps no second revision');
select is(tests.save(2, 'once a fox.', 'proposal'), 'saved 3', 'A text that differs in case only is saved');
select is(tests.save(3, E'# Fox\n\n\nOnce  \n'), 'saved 4', 'A text is saved with its blank lines and spaces');
select is(tests.text_of(), E'4 # Fox\n\n\nOnce  \n', 'A text is stored byte for byte');

-- Limits.
select throws_ok($$ select tests.save(4, '') $$, 'PT400', 'A story can’t be empty.', 'A text cannot be empty');
select throws_ok(
  format('select tests.save(4, %L)', blank), 'PT400', 'A story can’t be empty.', 'A text cannot be blank: ' || to_json(blank)
) from unnest(array[' ', E'\n\t\r\n', E'\u00a0\u3000\ufeff']) as blank;
select throws_ok($$ select tests.save(4, null) $$, 'PT400', 'A story can’t be empty.', 'A text cannot be null');
select is(tests.save(4, repeat('狐', 60000)), 'saved 5', 'A text can have 60,000 characters');
select throws_ok(
  $$ select tests.save(5, repeat('狐', 60001)) $$, 'PT400', 'A story can have at most 60,000 characters, and this one has 60,001.',
  'A text with more than 60,000 characters is refused with both numbers'
);
select throws_ok(format('select tests.save(5, %L, %L)', 'x', cause), 'PT400', null, 'A text cannot be saved as ' || coalesce(cause, 'null'))
from unnest(array['written', 'continued', 'stolen', '', null]) as cause;
select is(left(tests.text_of(), 3), '5 狐', 'A refused text writes nothing');
select is(tests.save(1, 'Twice more.', 'merged', 'a', '2'), 'saved 2', 'A text can be saved as merged of two');

-- The demo storyteller.
select tests.save(1, 'Thrice more.', 'proposal', 'a', '3', null);
select is(tests.is_demo('3'), false, 'A text that is not said to be of the demo storyteller does not mark the story');
select is(tests.save(1, 'Thrice again.', 'proposal', 'a', '3', true), 'conflict 2 Thrice more.', 'A conflict over a text of the demo storyteller is one');
select is(tests.is_demo('3'), false, 'A conflict does not mark the story');
select tests.save(2, 'Thrice again.', 'proposal', 'a', '3', true);
select is(tests.is_demo('3'), true, 'A text of the demo storyteller marks the story');
select tests.save(3, 'Thrice.', 'typed', 'a', '3', false);
select is(tests.is_demo('3'), true, 'A story that was marked as of the demo storyteller stays so');
select is(tests.is_demo('1'), false, 'The mark is of one story');
select tests.save(5, repeat('狐', 60000), 'proposal', 'a', '1', true);
select is(tests.is_demo('1'), true, 'The text that the story has can be saved again as one of the demo storyteller');

-- A story that its owner continues on the page of the generator.
select ok(
  public.lengthen_story(tests.story('2'), 'Twice more. And more.', 'Crow', 'Crow', '{}', false), 'A changed story can be continued'
);
select is(tests.text_of('2'), '3 Twice more. And more.', 'A continued story has the next revision');
select ok(
  public.lengthen_story(tests.story('2'), 'Twice more. And more.', 'Crow', 'Crow', '{}', false), 'A continued story can be saved again'
);
select is(
  tests.kept('2'), '1 written Twice., 2 merged Twice more., 3 continued Twice more. And more.',
  'What a continuation adds is kept as a revision, once'
);
select is(tests.save(2, 'Late.', 'typed', 'a', '2'), 'conflict 3 Twice more. And more.', 'A continuation elsewhere is a conflict');
select is(
  public.lengthen_story(tests.story('2'), 'Something else.', 'Crow', 'Crow', '{}', false), false, 'A text that was changed is not continued by another'
);
select is(tests.text_of('2'), '3 Twice more. And more.', 'A refused continuation moves no revision');

-- Deleted stories.
select public.delete_story(tests.story('1'));
select is(tests.save(5, 'Deleted.'), 'gone', 'The text of a deleted story cannot be saved');
select is(tests.save(5, repeat('狐', 60000)), 'gone', 'A repeated save of a deleted story does not succeed');
select public.restore_story(tests.story('1'));
select is(tests.save(5, 'Restored.'), 'saved 6', 'The text of a restored story can be saved, from the revision that it had');
select is(tests.save(1, 'Nothing.', 'typed', 'a', '7'), 'gone', 'A story that does not exist is gone');

-- Another person, and a request without a user.
select is(tests.save(1, 'Stolen.', 'typed', 'a', '9'), 'gone', 'Another person’s story is gone, not a conflict that shows its text');
select is(tests.save(1, 'Ben wrote.', 'typed', 'a', '9'), 'gone', 'A person cannot find out whether they guessed another person’s text');
select is(tests.text_of('9'), '1 Ben wrote.', 'Another person’s text stays');
select tests.become('authenticated', null);
select throws_ok(
  $$ select tests.save(6, 'x') $$, '42501', 'You must be signed in to save stories.', 'Without a user, saving a text is refused with a reason'
);

-- The columns cannot be written past the function.
select tests.be('ann');
select throws_ok(format('update public.user_stories set %s', change), '42501', null, 'A person cannot update ' || change)
from unnest(array['story = ''x''', 'revision = 1', 'revision = revision + 1']) as change;
select throws_ok(
  $$ insert into public.user_stories (prompt, story, revision) values ('p', 's', 5) $$, '42501', null, 'The revision of a new story cannot be set'
);

select * from finish();
rollback;
