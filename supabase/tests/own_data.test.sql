begin;
\ir helpers/people.psql
\ir helpers/own-data.psql
select no_plan();

-- The export.
select results_eq(
  $$ select kind, jsonb_array_length(items) from tests.archive order by 1 $$,
  $$ values ('likes', 3), ('prompts', 2), ('shared', 2), ('stories', 1) $$, 'A person exports their own data without the trash'
);
select is(
  (select items -> 0 from tests.archive where kind = 'stories') - 'createdAt',
  '{"id": "00000000-0000-4000-8000-000000000001", "title": "Fox", "prompt": "a fox", "story": "# Fox", "generatorId": "unknown",
    "options": {"genre": "fantasy"}, "language": "English", "perspective": "Third Person", "tone": "Neutral", "length": 400,
    "demo": true, "notes": {"characters": [], "places": [{"name": "Den", "description": "warm"}], "rules": "", "outline": []},
    "names": ["Reynard"]}'::jsonb, 'A story is exported with all its fields'
);
select results_eq(
  $$ select item ->> 'title', item ->> 'visibility'
     from tests.archive, jsonb_array_elements(items) as item where kind = 'prompts' order by 1 $$,
  $$ values ('Mine', 'public'), ('Mine alone', 'private') $$, 'Prompts are exported with their visibility'
);
select results_eq(
  $$ select item ->> 'title', item ->> 'storyId', item ->> 'visibility', item ->> 'sourcePromptId', item ->> 'sourceStoryId'
     from tests.archive, jsonb_array_elements(items) as item where kind = 'shared' order by 1 $$,
  $$ values ('Credits Ben', null, 'private', null, tests.row('d')::text),
    ('Shared', tests.row('1')::text, 'public', tests.row('3')::text, null) $$,
  'Shared stories are exported with their sources, without references to the trash'
);
select results_eq(
  $$ select item ->> 'kind', item ->> 'id', item ->> 'title'
     from tests.archive, jsonb_array_elements(items) as item where kind = 'likes' $$,
  $$ values ('favorite', 'insp-3', null), ('prompt', tests.row('b')::text, 'Ben’s'), ('story', tests.row('d')::text, 'Ben’s') $$,
  'Likes are exported by what is liked'
);
select tests.be('ben');
update public.user_shared_stories set is_public = false where id = tests.row('d');
select tests.be('ann');
select is_empty(
  $$ select from jsonb_array_elements(tests.everything('likes')) as item where item ->> 'kind' = 'story' and item ->> 'title' is not null $$,
  'The title of a liked story that became private is not exported'
);
select tests.be('ben');
update public.user_shared_stories set is_public = true where id = tests.row('d');
select tests.be('ann');
select results_eq(
  $$ select count(*) from public.export_items('likes', null, 'favorite insp-3', 1) as page where page.id like 'prompt %' $$,
  $$ values (1::bigint) $$, 'Likes are exported in pages'
);
select is_empty(
  $$ select from public.export_items('stories') as first, public.export_items('stories', first.created_at, first.id) $$,
  'Stories are exported in pages'
);
select set_config('role', session_user, true);
select is(jsonb_array_length(tests.everything('shared')), 2,
  'The stories of others are not exported even without row level security');
select tests.be('ann');

-- An import into the same account.
select is(tests.outcomes(kind, items), array_fill('present'::text, array[jsonb_array_length(items)]),
  'An import of existing rows changes nothing: ' || kind)
from tests.archive order by kind;
select is_empty($$ select from public.imported_items $$, 'An import of existing rows records no origins');
select is(tests.outcomes('stories', tests.story_item(jsonb_build_object('id', tests.row('2')))), '{restored}',
  'A story in the trash is restored by an import');
select results_eq($$ select title from public.user_stories order by 1 $$, $$ values ('Fox'), ('Thrown away') $$,
  'A story restored from the trash is unchanged');
select public.delete_story(tests.row('2'));

-- An import into another account, twice.
select tests.be('eve');
select is(tests.outcomes('stories', items), '{restored}',
  'A story is imported into another account') from tests.archive where kind = 'stories';
select is(tests.outcomes('prompts', items), '{restored,restored}',
  'Prompts are imported into another account') from tests.archive where kind = 'prompts';
select is(tests.outcomes('shared', items), '{restored,restored}',
  'Shared stories are imported into another account') from tests.archive where kind = 'shared';
select is(tests.outcomes('likes', items), '{restored,restored,restored}',
  'Likes are imported into another account') from tests.archive where kind = 'likes';
select is(
  (select jsonb_agg(item - 'visibility' - 'likes' order by item ->> 'title') from jsonb_array_elements(tests.everything(kind)) as item),
  (select jsonb_agg(item - 'visibility' - 'likes' order by item ->> 'title') from jsonb_array_elements(items) as item),
  'The other account exports the same data as the first: ' || kind
)
from tests.archive order by kind;
select is(tests.outcomes(kind, items), array_fill('present'::text, array[jsonb_array_length(items)]),
  'A second import of the same file restores nothing: ' || kind)
from tests.archive order by kind;
select results_eq(
  $$ select title, is_public, is_unlisted, share_id, likes_count from public.user_shared_stories where user_id = tests.id_of('eve') order by 1 $$,
  $$ values ('Credits Ben', false, false, null, 0), ('Shared', false, false, null, 0) $$, 'An imported shared story is private and has no link'
);
select results_eq(
  $$ select shared.title from public.user_shared_stories as shared
     join public.user_stories as story on story.id = shared.story_id
     join public.user_inspirations as prompt on prompt.id = shared.source_inspiration_id
     where story.user_id = tests.id_of('eve') and prompt.user_id = tests.id_of('eve') $$,
  $$ values ('Shared') $$, 'An imported shared story refers to the imported rows'
);
select is_empty(
  $$ select from public.user_stories where id in (tests.row('1'), tests.row('9')) $$, 'An imported row never gets an id from the file'
);
select results_eq(
  $$ select likes_count from public.user_inspirations where id = tests.row('b') $$, $$ values (2) $$, 'A like is counted once for each account'
);
select tests.be('ann');
select results_eq(
  $$ select title, user_id from public.user_stories $$, $$ values ('Fox', tests.id_of('ann')) $$, 'The first account keeps its story'
);
select is_empty($$ select from public.imported_items $$, 'The first account sees no origins of the other account');
select is(tests.outcomes('stories', tests.everything('stories')), '{present}',
  'An export of the first account is not imported into it again');

-- The kept versions of stories, which only the download has.
select is(tests.everything('versions'), '[]', 'Stories that were never changed have no versions in the download');
select public.save_story_text(tests.row('1'), 1, '# Fox, again', 'typed', null),
  public.save_story_text(tests.row('1'), 2, '# Fox', 'restored', null, false, 1);
select is(
  (select jsonb_agg(item - 'createdAt' - 'restoredAt') from jsonb_array_elements(tests.everything('versions')) as item),
  '[{"storyId": "00000000-0000-4000-8000-000000000001", "number": 1, "story": "# Fox", "cause": "written"},
    {"storyId": "00000000-0000-4000-8000-000000000001", "number": 2, "story": "# Fox, again", "cause": "typed"},
    {"storyId": "00000000-0000-4000-8000-000000000001", "number": 3, "story": "# Fox", "cause": "restored"}]'::jsonb,
  'The versions of a story are exported in their order'
);
select is(
  (select jsonb_agg(item -> 'restoredAt' = 'null') from jsonb_array_elements(tests.everything('versions')) as item), '[true, true, false]'::jsonb,
  'Only a restored version has the time of what it brought back'
);
select results_eq(
  $$ select second.item -> 'number' from public.export_items('versions', null, null, 1) as first,
     public.export_items('versions', null, first.id, 1) as second $$, $$ values ('2'::jsonb) $$, 'Versions are exported in pages'
);
select tests.be('eve');
select is(tests.everything('versions'), '[]', 'The versions of the stories of others are not exported');
select tests.be('ann');
select public.delete_story(tests.row('1'));
select is(tests.everything('versions'), '[]', 'The versions of a deleted story are not exported');

select * from finish();
rollback;
