begin;
\ir helpers/people.psql
\ir helpers/own-data.psql
select no_plan();

-- What a file cannot say.
select is(
  tests.outcomes('stories', tests.story_item(jsonb_build_object(
    'id', tests.row('f'), 'user_id', tests.id_of('ben'), 'userId', tests.id_of('ben'), 'deleted_at', now(), 'createdAt', '2999-01-01'
  ))), '{restored}', 'the id of another person’s row is a name and no more'
);
select results_eq(
  $$ select user_id, deleted_at, created_at, id = tests.row('f') from public.user_stories where title = 'T' $$,
  $$ values (tests.id_of('ann'), null::timestamptz, now(), false) $$, 'owner, date and id are not taken from it'
);
select is(
  tests.outcomes('prompts', tests.prompt_item(jsonb_build_object(
    'visibility', 'public', 'is_public', true, 'likes', 99, 'likes_count', 99, 'uses', 99, 'hidden_at', null, 'user_id', tests.id_of('ben')
  ))), '{restored}', 'a prompt that says of itself what it is'
);
select results_eq(
  $$ select user_id, is_public, likes_count, uses_count from public.user_inspirations where title = 'T' $$,
  $$ values (tests.id_of('ann'), false, 0, 0) $$, 'comes back private, with counters at zero'
);
select is(
  tests.outcomes('shared', tests.shared_item(jsonb_build_object(
    'visibility', 'public', 'is_public', true, 'share_id', 'chosen', 'views', 9, 'likes', 9, 'storyId', tests.row('f'),
    'sourcePromptId', tests.row('c')
  ))), '{restored}', 'so does what was shared'
);
select is(
  tests.outcomes('shared', tests.shared_item(jsonb_build_object('id', tests.row('6'), 'title', 'U', 'sourceStoryId', tests.row('e')))),
  '{restored}', 'whatever it names'
);
-- The story that Ann restored above under the id of Ben’s is the one she may name; Ben’s own is not.
select results_eq(
  $$ select shared.title, story.user_id, share_id, views_count, source_inspiration_id, source_story_id
     from public.user_shared_stories as shared left join public.user_stories as story on story.id = shared.story_id
     where shared.title in ('T', 'U') order by 1 $$,
  $$ values ('T', tests.id_of('ann'), null, 0, null::uuid, null::uuid), ('U', null, null, 0, null, null) $$,
  'and names nothing that its owner may not see'
);
select is(tests.outcomes('likes', jsonb_build_array(jsonb_build_object('kind', kind, 'id', id))), array[outcome], what)
from (values
  ('prompt', tests.row('c')::text, 'gone', 'what is private is not liked'),
  ('story', tests.row('e')::text, 'gone', 'nor a story that is'),
  ('prompt', tests.row('3')::text, 'gone', 'nor one’s own prompt'),
  ('story', tests.row('4')::text, 'gone', 'nor one’s own story'),
  ('prompt', 'nonsense', 'invalid', 'nor what has no id'),
  ('favorite', 'insp-99', 'invalid', 'nor an inspiration that is not built in'),
  ('vote', 'insp-1', 'invalid', 'nor in a way that does not exist')
) as refused (kind, id, outcome, what);
select tests.be_the_operator();
update public.user_inspirations set hidden_at = now() where id = tests.row('b');
update public.user_shared_stories set hidden_at = now() where id = tests.row('d');
select tests.be('ben');
select is_empty($$ select from public.user_stories where user_id <> tests.id_of('ben') $$, 'nothing comes to another person');
select tests.person('joe');
select tests.be('joe');
select is(tests.outcomes('likes', items), '{restored,gone,gone}', 'what an operator hid is not liked') from tests.archive where kind = 'likes';
select is(
  tests.outcomes('shared', (select items from tests.archive where kind = 'shared')), '{restored,restored}', 'nor credited'
);
select is(
  tests.outcomes('shared', tests.shared_item(jsonb_build_object('id', tests.row('6'), 'title', 'V', 'sourcePromptId', tests.row('b')))), '{restored}', 'a prompt neither'
);
select is_empty(
  $$ select from public.user_shared_stories
     where user_id = tests.id_of('joe') and (source_story_id is not null or source_inspiration_id = tests.row('b')) $$,
  'where it is not to be seen'
);

-- One that fails leaves the others alone.
select is(tests.outcomes('stories', tests.story_item(broken) || tests.story_item(jsonb_build_object('id', gen_random_uuid()))), '{invalid,restored}', broken::text)
from (values
  ('{"story": ""}'::jsonb), ('{"title": null}'), ('{"options": []}'), ('{"options": "x"}'), ('{"length": "many"}'), ('{"id": "x"}'), ('{"id": null}'),
  ('{"length": -1}'), ('{"createdAt": "never"}'), ('{"demo": "perhaps"}'), ('{"language": null}')
) as item (broken);
select is(tests.outcomes('stories', '[1, null, "x", []]'), '{invalid,invalid,invalid,invalid}', 'what is no item is not restored');
select is(tests.outcomes('prompts', tests.prompt_item('{"category": "recipes"}')), '{invalid}', 'a prompt is of a known category');
select is(tests.outcomes('shared', tests.shared_item('{"story": " "}')), '{invalid}', 'what is shared has a text');
select throws_ok(format('select public.import_items(%s)', given), 'PT400', null, 'refused: ' || given)
from unnest(array[
  $$ 'stories', '{}' $$, $$ 'stories', null $$, $$ 'accounts', '[]' $$, $$ null, '[]' $$,
  $$ 'stories', (select jsonb_agg(1) from generate_series(1, 51)) $$
]) as given;
select throws_ok($$ select public.export_items('accounts') $$, 'PT400', null, 'there is no other kind to export');

-- The marks are the database's own.
select throws_ok(
  $$ insert into public.imported_items (user_id, origin_id, story_id) select tests.id_of('joe'), gen_random_uuid(), id from public.user_stories limit 1 $$,
  '42501', null, 'nobody writes where a row came from'
);
select throws_ok($$ update public.imported_items set origin_id = gen_random_uuid() $$, '42501', null, 'nor changes it');
select throws_ok($$ delete from public.imported_items $$, '42501', null, 'nor forgets it');
select throws_ok(format('select private.%s', call), '42501', null, 'nobody calls ' || call || ' by hand')
from unnest(array[
  'import_item(''stories'', ''{}'')', 'import_like(''{}'')', 'own_item(tests.row(''1''))', 'importable_prompt(tests.row(''c''))',
  'importable_story(tests.row(''e''))'
]) as call;
select isnt_empty($$ select from public.imported_items $$, 'a person reads where their own rows came from');
select isnt_empty(
  $$ delete from public.user_stories as story using public.imported_items as mark where mark.story_id = story.id returning story.id $$,
  'what was imported is deleted as everything else'
);
select is_empty($$ select from public.imported_items where story_id is not null $$, 'and its mark with it');
select is(tests.outcomes('stories', items), '{restored}', 'so that it can be imported again') from tests.archive where kind = 'stories';
select tests.be_the_operator();
select throws_ok(
  $$ insert into public.imported_items (user_id, origin_id, story_id, inspiration_id)
     select tests.id_of('ben'), gen_random_uuid(), tests.row('f'), tests.row('b') $$, '23514', null, 'a mark is of one row'
);

-- Without an account.
select tests.be_anonymous();
select throws_ok(format('select public.%s', call), '42501', null, 'without an account nobody calls ' || call)
from unnest(array['export_items(''stories'')', 'import_items(''stories'', ''[]'')']) as call;
select throws_ok($$ select from public.imported_items $$, '42501', null, 'nor reads where rows came from');
select tests.become('authenticated', null);
select throws_ok(format('select public.%s', call), '42501', 'You must be signed in to ' || what, call || ' says why')
from (values
  ('export_items(''stories'')', 'download your data.'), ('import_items(''stories'', ''[]'')', 'import your data.')
) as refused (call, what);

select * from finish();
rollback;
