begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben'), tests.person('eve');
create function tests.row(p_last text)
returns uuid
language sql
as $$
  select ('00000000-0000-4000-8000-00000000000' || p_last)::uuid;
$$;
-- Everything that a person exports, kept for whoever imports it.
create table tests.archive (kind text, items jsonb);
grant all on tests.archive to authenticated;
create function tests.everything(p_kind text)
returns jsonb
language sql
as $$
  select coalesce(jsonb_agg(page.item), '[]') from public.export_items(p_kind) as page;
$$;
create function tests.outcomes(p_kind text, p_items jsonb)
returns text[]
language sql
as $$
  select array_agg(done.outcome order by done.place) from public.import_items(p_kind, p_items) as done;
$$;
create function tests.story_item(p_changes jsonb default '{}')
returns jsonb
language sql
as $$
  select jsonb_build_array(jsonb_build_object(
    'id', tests.row('9'), 'title', 'T', 'prompt', 'p', 'story', 's', 'generatorId', 'fantasy', 'options', '{}'::jsonb,
    'language', 'English', 'perspective', 'Third Person', 'tone', 'Neutral', 'length', null, 'demo', false,
    'createdAt', '2026-01-02T03:04:05.678901Z'
  ) || p_changes);
$$;
create function tests.prompt_item(p_changes jsonb default '{}')
returns jsonb
language sql
as $$
  select jsonb_build_array(jsonb_build_object(
    'id', tests.row('8'), 'title', 'T', 'prompt', 'p', 'category', 'fantasy', 'difficulty', 'easy',
    'createdAt', '2026-01-02T03:04:05Z'
  ) || p_changes);
$$;
create function tests.shared_item(p_changes jsonb default '{}')
returns jsonb
language sql
as $$
  select jsonb_build_array(jsonb_build_object(
    'id', tests.row('7'), 'title', 'T', 'prompt', 'p', 'story', 's', 'generatorId', 'fantasy', 'language', 'English',
    'createdAt', '2026-01-02T03:04:05Z'
  ) || p_changes);
$$;

select tests.be('ben');
insert into public.user_inspirations (id, title, prompt, category, is_public) values
  (tests.row('b'), 'Ben’s', 'p', 'fantasy', true), (tests.row('c'), 'Hushed', 'p', 'fantasy', false);
insert into public.user_shared_stories (id, title, prompt, content, is_public) values
  (tests.row('d'), 'Ben’s', 'p', 's', true), (tests.row('e'), 'Hushed', 'p', 's', false);
insert into public.user_stories (id, prompt, story, title) values (tests.row('f'), 'p', 's', 'Ben’s');
select tests.be('ann');
insert into public.user_stories (id, prompt, story, title, options, demo, story_length) values
  (tests.row('1'), 'a fox', '# Fox', 'Fox', '{"genre": "fantasy"}', true, 400), (tests.row('2'), 'p', 's', 'Thrown away', '{}', false, null);
select public.delete_story(tests.row('2'));
insert into public.user_inspirations (id, title, prompt, category, is_public) values
  (tests.row('3'), 'Mine', 'p', 'mystery', true), (tests.row('0'), 'Mine alone', 'p', 'mystery', false);
insert into public.user_shared_stories (id, story_id, title, prompt, content, is_public, source_inspiration_id, source_story_id) values
  (tests.row('4'), tests.row('1'), 'Shared', 'p', 'c', true, tests.row('3'), null),
  (tests.row('5'), tests.row('2'), 'Credits Ben', 'p', 'c', false, null, tests.row('d'));
select public.toggle_inspiration_like(tests.row('b'), true), public.toggle_story_like(tests.row('d'), true);
insert into public.curated_favorites (inspiration_id) values ('insp-3');

-- Taken away.
insert into tests.archive select kind, tests.everything(kind) from unnest(array['stories', 'prompts', 'shared', 'likes']) as kind;
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
