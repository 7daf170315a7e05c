begin;
\ir helpers/people.psql
\ir helpers/own-data.psql
select no_plan();

-- Taken away.
select results_eq(
  $$ select kind, jsonb_array_length(items) from tests.archive order by 1 $$,
  $$ values ('likes', 3), ('prompts', 2), ('shared', 2), ('stories', 1) $$, 'a person exports what is theirs, without the trash'
);
select is(
  (select items -> 0 from tests.archive where kind = 'stories') - 'createdAt',
  '{"id": "00000000-0000-4000-8000-000000000001", "title": "Fox", "prompt": "a fox", "story": "# Fox", "generatorId": "unknown",
    "options": {"genre": "fantasy"}, "language": "English", "perspective": "Third Person", "tone": "Neutral", "length": 400,
    "demo": true}'::jsonb, 'a story whole'
);
select results_eq(
  $$ select item ->> 'title', item ->> 'visibility'
     from tests.archive, jsonb_array_elements(items) as item where kind = 'prompts' order by 1 $$,
  $$ values ('Mine', 'public'), ('Mine alone', 'private') $$, 'prompts with who sees them'
);
select results_eq(
  $$ select item ->> 'title', item ->> 'storyId', item ->> 'visibility', item ->> 'sourcePromptId', item ->> 'sourceStoryId'
     from tests.archive, jsonb_array_elements(items) as item where kind = 'shared' order by 1 $$,
  $$ values ('Credits Ben', null, 'private', null, tests.row('d')::text),
    ('Shared', tests.row('1')::text, 'public', tests.row('3')::text, null) $$,
  'what is shared with what it was made from, and not of what is in the trash'
);
select results_eq(
  $$ select item ->> 'kind', item ->> 'id', item ->> 'title'
     from tests.archive, jsonb_array_elements(items) as item where kind = 'likes' $$,
  $$ values ('favorite', 'insp-3', null), ('prompt', tests.row('b')::text, 'Ben’s'), ('story', tests.row('d')::text, 'Ben’s') $$,
  'likes by what is liked'
);
select results_eq(
  $$ select count(*) from public.export_items('likes', null, 'favorite insp-3', 1) as page where page.id like 'prompt %' $$,
  $$ values (1::bigint) $$, 'likes have pages'
);
select is_empty(
  $$ select from public.export_items('stories') as first, public.export_items('stories', first.created_at, first.id) $$,
  'so have stories'
);
select set_config('role', session_user, true);
select is(jsonb_array_length(tests.everything('shared')), 2, 'what others share is left out even where no row rule hides it');
select tests.be('ann');

-- Brought back where everything is.
select is(tests.outcomes(kind, items), array_fill('present'::text, array[jsonb_array_length(items)]), kind || ' that are there stay as they are')
from tests.archive order by kind;
select is_empty($$ select from public.imported_items $$, 'nothing is imported then');
select is(tests.outcomes('stories', tests.story_item(jsonb_build_object('id', tests.row('2')))), '{restored}', 'what is in the trash comes back from there');
select results_eq($$ select title from public.user_stories order by 1 $$, $$ values ('Fox'), ('Thrown away') $$, 'as it was');
select public.delete_story(tests.row('2'));

-- And in another account, twice.
select tests.be('eve');
select is(tests.outcomes('stories', items), '{restored}', 'a story is restored in another account') from tests.archive where kind = 'stories';
select is(tests.outcomes('prompts', items), '{restored,restored}', 'and prompts') from tests.archive where kind = 'prompts';
select is(tests.outcomes('shared', items), '{restored,restored}', 'what was shared') from tests.archive where kind = 'shared';
select is(tests.outcomes('likes', items), '{restored,restored,restored}', 'and likes') from tests.archive where kind = 'likes';
select is(
  (select jsonb_agg(item - 'visibility' - 'likes' order by item ->> 'title') from jsonb_array_elements(tests.everything(kind)) as item),
  (select jsonb_agg(item - 'visibility' - 'likes' order by item ->> 'title') from jsonb_array_elements(items) as item),
  kind || ' are exported from there as they were from here'
)
from tests.archive order by kind;
select is(tests.outcomes(kind, items), array_fill('present'::text, array[jsonb_array_length(items)]), kind || ' are restored once')
from tests.archive order by kind;
select results_eq(
  $$ select title, is_public, is_unlisted, share_id, likes_count from public.user_shared_stories where user_id = tests.id_of('eve') order by 1 $$,
  $$ values ('Credits Ben', false, false, null, 0), ('Shared', false, false, null, 0) $$, 'what was shared comes back private, without its link'
);
select results_eq(
  $$ select shared.title from public.user_shared_stories as shared
     join public.user_stories as story on story.id = shared.story_id
     join public.user_inspirations as prompt on prompt.id = shared.source_inspiration_id
     where story.user_id = tests.id_of('eve') and prompt.user_id = tests.id_of('eve') $$,
  $$ values ('Shared') $$, 'and belongs to what was restored with it'
);
select is_empty(
  $$ select from public.user_stories where id in (tests.row('1'), tests.row('9')) $$, 'no id of the file becomes one of a row'
);
select results_eq(
  $$ select likes_count from public.user_inspirations where id = tests.row('b') $$, $$ values (2) $$, 'a like counts once for each account'
);
select tests.be('ann');
select results_eq(
  $$ select title, user_id from public.user_stories $$, $$ values ('Fox', tests.id_of('ann')) $$, 'the first account keeps its own'
);
select is_empty($$ select from public.imported_items $$, 'and sees nothing of where others got theirs');
select is(tests.outcomes('stories', tests.everything('stories')), '{present}', 'a file of the other account brings nothing back twice either');

select * from finish();
rollback;
