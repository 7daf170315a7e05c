begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben');
create function tests.is_gone(p_whom text)
returns setof text
language plpgsql
as $$
begin
  return next is_empty('select from public.user_inspirations', p_whom || ' cannot read a hidden prompt');
  return next is_empty('select from public.user_shared_stories', p_whom || ' cannot read a hidden story');
  return next is_empty('select from public.search_inspirations(p_query => ''dragon'')', p_whom || ' cannot find a hidden prompt');
  return next is_empty('select from public.search_shared_stories(p_query => ''dragon'')',
    p_whom || ' cannot find a hidden story');
  return next is_empty('select from public.search_inspirations()', p_whom || ' sees no hidden prompt in the list');
  return next is_empty('select from public.search_shared_stories()', p_whom || ' sees no hidden story in the list');
  return next is(public.count_inspirations(), 0, p_whom || ' counts no hidden prompt');
  return next is_empty(
    'select from public.inspiration_counts(array[''00000000-0000-4000-8000-000000000001''::uuid])',
    p_whom || ' sees no counters of a hidden prompt'
  );
  return next is_empty(
    'select from public.shared_story_counts(array[''00000000-0000-4000-8000-000000000011''::uuid])',
    p_whom || ' sees no counters of a hidden story'
  );
  return next is_empty(
    'select from public.read_shared_story(''00000000-0000-4000-8000-000000000011'')', p_whom || ' cannot open a hidden story'
  );
  return next is_empty(
    'select from public.profiles where display_name = ''ann''', p_whom || ' cannot see the author of hidden things'
  );
  return next throws_ok(
    'select public.count_story_view(''00000000-0000-4000-8000-000000000011'')', 'PT404', null, p_whom || ' cannot view a hidden story'
  );
end;
$$;
select tests.be('ann');
insert into public.user_inspirations (id, title, prompt, category, is_public) values
  ('00000000-0000-4000-8000-000000000001', 'Dragon', 'P', 'fantasy', true);
insert into public.user_shared_stories (id, title, prompt, content, is_public) values
  ('00000000-0000-4000-8000-000000000011', 'Dragon story', 'P', 'C', true);
select tests.be('ben');
select public.toggle_inspiration_like('00000000-0000-4000-8000-000000000001');
select public.toggle_story_like('00000000-0000-4000-8000-000000000011');

-- The operator hides both.
select tests.be_the_operator();
update public.user_inspirations set hidden_at = now();
update public.user_shared_stories set hidden_at = now();

select tests.be_anonymous();
select tests.is_gone('A visitor');
select tests.be('ben');
select tests.is_gone('Another person');
select throws_ok(
  $$ select public.record_inspiration_use('00000000-0000-4000-8000-000000000001') $$, 'PT404', null, 'A person cannot use a hidden prompt'
);
select throws_ok(
  $$ insert into public.inspiration_uses (inspiration_id) values ('00000000-0000-4000-8000-000000000001') $$, '42501', null,
  'A person cannot record a use of a hidden prompt by hand'
);
select is(
  public.toggle_inspiration_like('00000000-0000-4000-8000-000000000001', false), '{"liked": false, "likes_count": null}',
  'A person takes back their like of a hidden prompt'
);
select is(
  public.toggle_story_like('00000000-0000-4000-8000-000000000011', false), '{"liked": false, "likes_count": null}',
  'A person takes back their like of a hidden story'
);
select throws_ok(
  $$ select public.toggle_inspiration_like('00000000-0000-4000-8000-000000000001') $$, 'PT404', null, 'A person cannot like a hidden prompt'
);
select throws_ok(
  $$ insert into public.inspiration_likes (inspiration_id) values ('00000000-0000-4000-8000-000000000001') $$, '42501', null,
  'A person cannot like a hidden prompt by hand'
);
select throws_ok(
  $$ select public.toggle_story_like('00000000-0000-4000-8000-000000000011') $$, 'PT404', null, 'A person cannot like a hidden story'
);
select throws_ok(
  $$ insert into public.shared_story_likes (shared_story_id) values ('00000000-0000-4000-8000-000000000011') $$, '42501', null,
  'A person cannot like a hidden story by hand'
);

-- The owner keeps hidden things, and cannot show them again.
select tests.be('ann');
select results_eq(
  $$ select title from public.user_inspirations union all select title from public.user_shared_stories
     union all select title from public.read_shared_story('00000000-0000-4000-8000-000000000011') $$,
  $$ values ('Dragon'), ('Dragon story'), ('Dragon story') $$, 'The owner reads their hidden things'
);
select is_empty($$ select from public.search_inspirations() $$, 'The owner does not find their hidden prompt in the public list');
select is((select count(*)::int from public.inspiration_counts(array['00000000-0000-4000-8000-000000000001'::uuid])), 1,
  'The owner sees the counters of their hidden prompt');
select is((select count(*)::int from public.shared_story_counts(array['00000000-0000-4000-8000-000000000011'::uuid])), 1,
  'The owner sees the counters of their hidden story');
select is(public.record_inspiration_use('00000000-0000-4000-8000-000000000001'), 1, 'The owner uses their hidden prompt');
select isnt_empty(
  $$ update public.user_inspirations set title = 'Better', is_public = true returning id $$, 'The owner edits their hidden prompt'
);
select isnt_empty(
  $$ update public.user_shared_stories set title = 'Better', is_public = true returning id $$, 'The owner edits their hidden story'
);
select throws_ok(
  format($$ update public.%I set hidden_at = null $$, kind), '42501', null, 'The owner cannot show it again: ' || kind
)
from unnest(array['user_inspirations', 'user_shared_stories']) as kind;
select tests.be_anonymous();
select is_empty(
  $$ select from public.user_inspirations union all select from public.user_shared_stories $$, 'An edit does not show hidden things again'
);

-- The operator restores both.
select tests.be_the_operator();
update public.user_inspirations set hidden_at = null;
update public.user_shared_stories set hidden_at = null;
select tests.be_anonymous();
select is((select count(*)::int from public.search_inspirations()), 1, 'A restored prompt is found');
select is((select count(*)::int from public.search_shared_stories()), 1, 'A restored story is found');
select tests.be_the_operator();
update public.user_inspirations set hidden_at = now();
update public.user_shared_stories set hidden_at = now();
select tests.be('ann');
select isnt_empty($$ delete from public.user_inspirations returning id $$, 'The owner deletes their hidden prompt');

select * from finish();
rollback;
