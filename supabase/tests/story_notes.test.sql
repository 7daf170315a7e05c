begin;
\ir helpers/people.psql
\ir helpers/story-text.psql
select no_plan();

select tests.be_the_operator();
create function tests.notes(p_rules text default '', p_changes jsonb default '{}')
returns jsonb
language sql
as $$
  select jsonb_build_object('characters', '[]'::jsonb, 'places', '[]'::jsonb, 'rules', p_rules, 'outline', '[]'::jsonb) || p_changes;
$$;
create function tests.character(p_changes jsonb default '{}')
returns jsonb
language sql
as $$ select '{"name": "Mara", "role": "", "appearance": "", "voice": ""}'::jsonb || p_changes; $$;
create function tests.save_notes(p_base integer, p_notes jsonb, p_names text[] default null, p_of text default '1')
returns text
language sql
as $$
  select concat_ws(' ', answer ->> 'outcome', answer ->> 'revision', answer -> 'notes' ->> 'rules')
  from public.save_story_notes(tests.story(p_of), p_notes, p_base, p_names) as answer;
$$;
-- What is kept of a story, without the rights of the caller.
create function tests.kept_notes(p_of text default '1')
returns text
language sql
security definer
as $$
  select concat_ws(' ', kept.revision, kept.notes ->> 'rules', kept.names) from public.story_notes as kept where kept.story_id = tests.story(p_of);
$$;
create function tests.many(p_entry jsonb, p_count integer)
returns jsonb
language sql
as $$ select jsonb_agg(p_entry) from generate_series(1, p_count); $$;
select tests.be('ann');

-- Saving.
select is(tests.kept_notes(), null, 'A new story has no notes');
select is(tests.save_notes(null, tests.notes('One'), '{Mara}'), 'saved 1', 'The first notes are saved without a base');
select is(tests.kept_notes(), '1 One {Mara}', 'Notes are kept with the names of the story');
select is(tests.save_notes(1, tests.notes('Two')), 'saved 2', 'Notes that were made of the current ones replace them');
select is(tests.kept_notes(), '2 Two {Mara}', 'Without names, those that are kept stay');
select is(tests.save_notes(1, tests.notes('Three')), 'conflict 2 Two', 'Notes that were made of earlier ones are a conflict with the current ones');
select is(tests.save_notes(null, tests.notes('Three')), 'conflict 2 Two', 'Notes that were made of none are a conflict when there are some');
select is(tests.save_notes(null, tests.notes('Two')), 'saved 2', 'Saving again what is there succeeds and changes nothing');
select is(tests.save_notes(2, tests.notes('Two'), '{Mara,Ben}'), 'saved 3', 'Other names make a new revision');
select is(tests.kept_notes(), '3 Two {Mara,Ben}', 'New names replace the former ones');
select tests.save_notes(3, tests.notes('Two'), '{}');
select is(tests.kept_notes(), '4 Two {}', 'Names can be removed');
select is(tests.save_notes(7, tests.notes('Late'), null, '2'), 'saved 1', 'A base of notes that are not there is no conflict');

-- Whose.
select is(tests.save_notes(null, tests.notes('x'), null, '9'), 'gone', 'Another person’s story is gone');
select is(tests.save_notes(null, tests.notes('x'), null, 'f'), 'gone', 'An unknown story is gone');
select is(tests.kept_notes('9'), null, 'Nothing is written for another person’s story');
select tests.be('ben');
select is((select count(*) from public.story_notes), 0::bigint, 'A person reads no notes of others');
select tests.save_notes(null, tests.notes('Ben’s'), null, '9');
select is((select count(*) from public.story_notes), 1::bigint, 'A person reads the notes of their own stories');
select tests.be('ann');
select public.delete_story(tests.story('2'));
select is_empty($$ select from public.story_notes where story_id = tests.story('2') $$, 'The notes of a deleted story cannot be read');
select is(tests.save_notes(1, tests.notes('x'), null, '2'), 'gone', 'The notes of a deleted story cannot be saved');
select public.restore_story(tests.story('2'));
select isnt_empty($$ select from public.story_notes where story_id = tests.story('2') $$, 'A restored story has its notes');
select tests.be_the_service();
select throws_ok('select from public.story_notes', '42501', null, 'The story service cannot read notes');
select tests.be('ann');
select throws_ok(statement, '42501', null, 'A person cannot run: ' || statement)
from unnest(array[
  'insert into public.story_notes (story_id, notes) values (tests.story(''3''), ''{}'')',
  'update public.story_notes set names = ''{}''', 'delete from public.story_notes'
]) as statement;

-- What notes are.
select is(
  tests.save_notes(4, tests.notes(repeat('🦊', 2000), jsonb_build_object(
    'characters', tests.many(tests.character(jsonb_build_object(
      'name', repeat('n', 80), 'role', repeat('r', 300), 'appearance', repeat('a', 300), 'voice', repeat('v', 300)
    )), 20),
    'places', tests.many(jsonb_build_object('name', repeat('n', 80), 'description', repeat('d', 300)), 20),
    'outline', tests.many(jsonb_build_object('title', repeat('t', 80), 'summary', repeat('s', 500)), 12)
  ))), 'saved 5', 'Notes can be as long as each part of them'
);
select throws_ok(format('select tests.save_notes(5, %L)', notes), 'PT400', words, 'Refused: ' || words)
from (values
  (null, 'A story’s notes are its people, places, rules and outline.'),
  ('[]', 'A story’s notes are its people, places, rules and outline.'),
  (tests.notes('', '{"plot": ""}'), 'A story’s notes are its people, places, rules and outline.'),
  (tests.notes() - 'rules', 'The rules of a story’s notes must be a text.'),
  (tests.notes('', '{"rules": 7}'), 'The rules of a story’s notes must be a text.'),
  (tests.notes(repeat('x', 2001)), 'The rules can have at most 2,000 characters, and these have 2001.'),
  (tests.notes('', '{"characters": {}}'), 'The people of a story’s notes must be a list.'),
  (tests.notes() - 'places', 'The places of a story’s notes must be a list.'),
  (tests.notes('', jsonb_build_object('characters', tests.many(tests.character(), 21))), 'A story’s notes can have at most 20 people, and these have 21.'),
  (tests.notes('', jsonb_build_object('outline', tests.many('{"title": "", "summary": ""}', 13))), 'A story’s notes can have at most 12 chapters, and these have 13.'),
  (tests.notes('', jsonb_build_object('characters', tests.many(tests.character('{"age": ""}'), 1))), 'One of the people of these notes has unknown fields.'),
  (tests.notes('', '{"places": ["Eastmoor"]}'), 'One of the places of these notes has unknown fields.'),
  (tests.notes('', '{"places": [{"name": "Eastmoor"}]}'), 'One of the places of these notes has no description.'),
  (tests.notes('', jsonb_build_object('characters', tests.many(tests.character('{"role": null}'), 1))), 'One of the people of these notes has no role.'),
  (tests.notes('', jsonb_build_object('characters', tests.many(tests.character('{"name": " \n"}'), 1))), 'Each of the people needs a name.'),
  (tests.notes('', jsonb_build_object('characters', tests.many(tests.character(jsonb_build_object('voice', repeat('v', 301))), 1))),
    'The voice of one of the people can have at most 300 characters, and this one has 301.')
) as bad (notes, words);
select throws_ok(
  format('select tests.save_notes(5, tests.notes(), %L)', names), 'PT400', 'At most 12 names are kept of a story, each of at most 80 characters.',
  'Names cannot be ' || what
)
from (values
  (array_fill('Mara'::text, array[13]), 'more than twelve'), (array[repeat('x', 81)], 'too long'), ('{" "}', 'blank'),
  ('{{Mara,Ben}}', 'in lists of lists'), (array['Mara', null], 'null')
) as bad (names, what);
select matches(tests.kept_notes(), '^5 ', 'Nothing that is refused is written');
select tests.be_the_operator();
select throws_ok(
  $$ update public.story_notes set notes = '{}' where story_id = tests.story('1') $$, '23514', null,
  'Not even a statement of the database’s owner writes notes of another shape'
);
select throws_ok(
  $$ update public.story_notes set names = '{" "}' where story_id = tests.story('1') $$, '23514', null,
  'Nor does it write names that are none'
);

select * from finish();
rollback;
