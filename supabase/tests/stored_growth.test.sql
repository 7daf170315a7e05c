begin;
\ir helpers/people.psql
\ir helpers/stored-text.psql
select no_plan();

select tests.person('ann');
create function tests.save(p_base integer, p_story text)
returns text
language sql
as $$
  select public.save_story_text(tests.story('1'), p_base, p_story, 'typed', tests.story('7')) ->> 'outcome';
$$;
create function tests.notes(p_rules text, p_role text)
returns text
language sql
as $$
  select public.save_story_notes(
    tests.story('1'),
    jsonb_build_object(
      'characters', jsonb_build_array(jsonb_build_object('name', 'Mara', 'role', p_role, 'appearance', '', 'voice', '')),
      'places', '[]'::jsonb, 'rules', p_rules, 'outline', '[]'::jsonb
    ),
    (select kept.revision from public.story_notes as kept where kept.story_id = tests.story('1'))
  ) ->> 'outcome';
$$;
-- How much a change uses of the day.
create function tests.cost(p_change text)
returns bigint
language plpgsql
as $$
declare
  v_before bigint := tests.added('ann');
begin
  execute p_change;
  return tests.added('ann') - v_before;
end;
$$;
select tests.be('ann');
insert into public.user_stories (id, prompt, story) values (tests.story('1'), 'p', 'Once.');
insert into public.user_inspirations (id, title, prompt, category) values (tests.story('3'), 'T', 'p', 'fantasy');
insert into public.user_shared_stories (id, title, prompt, content) values (tests.story('2'), 'T', 'p', tests.text(9600));
select ok(tests.cost('select tests.save(1, tests.text(32000))') between 64000 and 66000, 'An edit counts in the story and in its version');
select ok(
  tests.cost(format('select tests.save(%s, reverse(tests.text(32000)) || %L)', base, repeat('.', base))) between 2 and 4,
  'Saving a long text again costs only what was added to both'
) from generate_series(2, 9) as base;
select is(tests.cost(change), 0::bigint, 'It costs nothing: ' || change)
from unnest(array[
  $$ update public.user_shared_stories set content = reverse(content) where id = tests.story('2') $$,
  $$ update public.user_shared_stories set content = left(content, 9) where id = tests.story('2') $$
]) as change;

select tests.leave('ann', 1500);
select throws_ok(change, 'PT429', tests.full_day(), 'Growth is refused at the limit: ' || change)
from unnest(array[
  $$ update public.user_shared_stories set content = tests.text(3200) where id = tests.story('2') $$,
  $$ update public.user_shared_stories set prompt = tests.text(3200) where id = tests.story('2') $$,
  $$ insert into public.user_shared_stories (id, title, prompt, content) values (tests.story('2'), 'T', 'p', tests.text(3200))
    on conflict (id) do update set content = excluded.content $$,
  $$ update public.user_inspirations set prompt = tests.text(3200) where id = tests.story('3') $$,
  $$ select tests.save(10, tests.text(34400)) $$,
  $$ select public.lengthen_story(tests.story('1'), reverse(tests.text(32000)) || repeat('.', 9) || tests.text(3200), '', '', '{}', false) $$,
  $$ select public.lengthen_story(tests.story('1'), reverse(tests.text(32000)) || repeat('.', 9), '', '',
    jsonb_build_object('a', tests.text(3200)), false) $$,
  $$ select tests.notes(tests.text(1984), '') $$
]) as change;
select is(tests.notes('', ''), 'saved', 'Short notes fit in the day');
select throws_ok(
  $$ select tests.notes(tests.text(1920), '') $$, 'PT429', tests.full_day(), 'Notes that grow are refused at the limit'
);
select is(tests.notes(tests.text(96), ''), 'saved', 'A refused change uses up nothing');

-- The total of the account.
select tests.leave('ann', 0, 0, private.today() - 1);
select tests.save(10, 'Once.');
select tests.notes(tests.text(1920), tests.text(288));
select tests.be_the_operator();
select ok(
  (select held from private.stored_text where user_id = tests.id_of('ann')) - 4 * 1024 between 1000 and 5000, 'The total includes notes, and 1 KB a row'
);

select * from finish();
rollback;
