begin;
\ir helpers/people.psql
\ir helpers/own-data.psql
select no_plan();

-- What a file cannot set.
select is(
  tests.outcomes('stories', tests.story_item(jsonb_build_object(
    'id', tests.row('f'), 'user_id', tests.id_of('ben'), 'userId', tests.id_of('ben'), 'deleted_at', now(), 'createdAt', '2999-01-01'
  ))), '{restored}', 'An import with the id of another person’s row creates a new row'
);
select results_eq(
  $$ select user_id, deleted_at, created_at, id = tests.row('f') from public.user_stories where title = 'T' $$,
  $$ values (tests.id_of('ann'), null::timestamptz, now(), false) $$, 'An import sets owner, date and id itself'
);
select is(
  tests.outcomes('prompts', tests.prompt_item(jsonb_build_object(
    'visibility', 'public', 'is_public', true, 'likes', 99, 'likes_count', 99, 'uses', 99, 'hidden_at', null, 'user_id', tests.id_of('ben')
  ))), '{restored}', 'A prompt with forged visibility and counters is imported'
);
select results_eq(
  $$ select user_id, is_public, likes_count, uses_count from public.user_inspirations where title = 'T' $$,
  $$ values (tests.id_of('ann'), false, 0, 0) $$, 'An imported prompt is private, with counters at zero'
);
select is(
  tests.outcomes('shared', tests.shared_item(jsonb_build_object(
    'visibility', 'public', 'is_public', true, 'share_id', 'chosen', 'views', 9, 'likes', 9, 'storyId', tests.row('f'),
    'sourcePromptId', tests.row('c')
  ))), '{restored}', 'A shared story with forged visibility, link and counters is imported'
);
select is(
  tests.outcomes('shared', tests.shared_item(jsonb_build_object('id', tests.row('6'), 'title', 'U', 'sourceStoryId', tests.row('e')))),
  '{restored}', 'A shared story with a source that the person cannot read is imported'
);
-- Ann may name the story that she imported above with the id of Ben’s story, but not Ben’s own.
select results_eq(
  $$ select shared.title, story.user_id, share_id, views_count, source_inspiration_id, source_story_id
     from public.user_shared_stories as shared left join public.user_stories as story on story.id = shared.story_id
     where shared.title in ('T', 'U') order by 1 $$,
  $$ values ('T', tests.id_of('ann'), null, 0, null::uuid, null::uuid), ('U', null, null, 0, null, null) $$,
  'An imported shared story is private and names nothing that its owner cannot read'
);
select is(tests.outcomes('likes', jsonb_build_array(jsonb_build_object('kind', kind, 'id', id))), array[outcome], what)
from (values
  ('prompt', tests.row('c')::text, 'gone', 'A like of a private prompt is not restored'),
  ('story', tests.row('e')::text, 'gone', 'A like of a private story is not restored'),
  ('prompt', tests.row('3')::text, 'gone', 'A like of one’s own prompt is not restored'),
  ('story', tests.row('4')::text, 'gone', 'A like of one’s own story is not restored'),
  ('prompt', 'nonsense', 'invalid', 'A like without a valid id is invalid'),
  ('favorite', 'insp-99', 'invalid', 'A favorite of an unknown inspiration is invalid'),
  ('vote', 'insp-1', 'invalid', 'A like of an unknown kind is invalid')
) as refused (kind, id, outcome, what);
select tests.be_the_operator();
update public.user_inspirations set hidden_at = now() where id = tests.row('b');
update public.user_shared_stories set hidden_at = now() where id = tests.row('d');
select tests.be('ben');
select is_empty($$ select from public.user_stories where user_id <> tests.id_of('ben') $$,
  'Another person sees no imported stories');
select tests.person('joe');
select tests.be('joe');
select is(tests.outcomes('likes', items), '{restored,gone,gone}',
  'A like of something that an operator hid is not restored') from tests.archive where kind = 'likes';
select is(
  tests.outcomes('shared', (select items from tests.archive where kind = 'shared')), '{restored,restored}', 'A shared story with a hidden source is imported'
);
select is(
  tests.outcomes('shared', tests.shared_item(jsonb_build_object('id', tests.row('6'), 'title', 'V', 'sourcePromptId', tests.row('b')))), '{restored}', 'A shared story with a hidden source prompt is imported'
);
select is_empty(
  $$ select from public.user_shared_stories
     where user_id = tests.id_of('joe') and (source_story_id is not null or source_inspiration_id = tests.row('b')) $$,
  'An imported story does not name a hidden source'
);

-- An invalid item does not affect the others.
select is(tests.outcomes('stories', tests.story_item(broken) || tests.story_item(jsonb_build_object('id', gen_random_uuid()))), '{invalid,restored}',
  'An invalid item does not affect the next one: ' || broken::text)
from (values
  ('{"story": ""}'::jsonb), ('{"title": null}'), ('{"options": []}'), ('{"options": "x"}'), ('{"length": "many"}'), ('{"id": "x"}'), ('{"id": null}'),
  ('{"length": -1}'), ('{"createdAt": "never"}'), ('{"demo": "perhaps"}'), ('{"notes": {}}'),
  ('{"notes": {"characters": [], "places": [], "rules": "", "outline": []}, "names": "Mara"}'), ('{"language": null}')
) as item (broken);
select is(tests.outcomes('stories', '[1, null, "x", []]'), '{invalid,invalid,invalid,invalid}',
  'Values that are no items are invalid');
select is(tests.outcomes('prompts', tests.prompt_item('{"category": "recipes"}')), '{invalid}',
  'A prompt of an unknown category is invalid');
select is(tests.outcomes('shared', tests.shared_item('{"story": " "}')), '{invalid}', 'A shared story without text is invalid');
select throws_ok(format('select public.import_items(%s)', given), 'PT400', null, 'An import is refused: ' || given)
from unnest(array[
  $$ 'stories', '{}' $$, $$ 'stories', null $$, $$ 'accounts', '[]' $$, $$ null, '[]' $$,
  $$ 'stories', (select jsonb_agg(1) from generate_series(1, 51)) $$
]) as given;
select throws_ok($$ select public.export_items('accounts') $$, 'PT400', null, 'An export of an unknown kind is refused');

-- Origins of rows are written by the database only.
select throws_ok(
  $$ insert into public.imported_items (user_id, origin_id, story_id) select tests.id_of('joe'), gen_random_uuid(), id from public.user_stories limit 1 $$,
  '42501', null, 'A person cannot insert origins of rows by hand'
);
select throws_ok($$ update public.imported_items set origin_id = gen_random_uuid() $$, '42501', null,
  'A person cannot change origins of rows');
select throws_ok($$ delete from public.imported_items $$, '42501', null, 'A person cannot delete origins of rows');
select isnt_empty($$ select from public.imported_items $$, 'A person reads the origins of their own rows');
select isnt_empty(
  $$ delete from public.user_stories as story using public.imported_items as mark where mark.story_id = story.id returning story.id $$,
  'An imported story can be deleted'
);
select is(tests.outcomes('stories', items), '{restored}',
  'A deleted story can be imported again') from tests.archive where kind = 'stories';
select tests.be_the_operator();
select throws_ok(
  $$ insert into public.imported_items (user_id, origin_id, story_id, inspiration_id)
     select tests.id_of('ben'), gen_random_uuid(), tests.row('f'), tests.row('b') $$, '23514', null, 'An origin refers to exactly one row'
);

-- A request without a user.
select tests.become('authenticated', null);
select throws_ok(format('select public.%s', call), '42501', 'You must be signed in to ' || what,
  'Without a user, ' || call || ' is refused with a reason')
from (values
  ('export_items(''stories'')', 'download your data.'), ('import_items(''stories'', ''[]'')', 'import your data.')
) as refused (call, what);

select * from finish();
rollback;
