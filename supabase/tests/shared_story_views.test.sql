begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben');
select tests.be('ann');
insert into public.user_shared_stories (id, title, prompt, content, is_public) values
  ('00000000-0000-4000-8000-000000000001', 'Seen', 'P', 'C', true),
  ('00000000-0000-4000-8000-000000000002', 'Other', 'P', 'C', true),
  ('00000000-0000-4000-8000-000000000003', 'Hidden', 'P', 'C', false);

-- Readers without an account, told apart by where they come from.
select tests.be_anonymous();
select tests.come_from('203.0.113.7');
select is(public.count_story_view('00000000-0000-4000-8000-000000000001'), 1, 'a first view counts');
select is(public.count_story_view('00000000-0000-4000-8000-000000000001'), 1, 'a second of the same day does not');
select is(public.count_story_view('00000000-0000-4000-8000-000000000002'), 1, 'another story is another view');
select tests.come_from('203.0.113.8');
select is(public.count_story_view('00000000-0000-4000-8000-000000000001'), 2, 'another visitor counts');
select set_config('request.headers', '', true);
select is(
  public.count_story_view('00000000-0000-4000-8000-000000000001'), 2, 'nobody in particular does not count'
);
select throws_ok(
  $$ select public.count_story_view('00000000-0000-4000-8000-000000000003') $$, 'PT404', null,
  'what is private is not there'
);
select throws_ok($$ select public.count_story_view(null) $$, 'PT404', null, 'nothing is not there either');

-- People with an account.
select tests.be('ben');
select tests.come_from('203.0.113.7');
select is(public.count_story_view('00000000-0000-4000-8000-000000000001'), 3, 'a signed-in reader is a reader');
select tests.come_from('203.0.113.9');
select is(
  public.count_story_view('00000000-0000-4000-8000-000000000001'), 3, 'and the same one wherever they come from'
);
select tests.be('ann');
select is(public.count_story_view('00000000-0000-4000-8000-000000000001'), 3, 'the author is no reader');

-- What is kept is nobody’s to see.
select throws_ok($$ select from public.shared_story_views $$, '42501', null, 'the author does not see who reads');
select throws_ok(
  $$ insert into public.shared_story_views (shared_story_id, visitor)
     values ('00000000-0000-4000-8000-000000000001', repeat('0', 64)) $$,
  '42501', null, 'nobody writes a view'
);
select tests.be_anonymous();
select throws_ok($$ select from public.shared_story_views $$, '42501', null, 'without an account nothing is seen');
select throws_ok($$ select private.visitor_of('x') $$, '42501', null, 'nobody computes the hash of a visitor');
select throws_ok($$ select from private.salt $$, '42501', null, 'nobody reads the salt');
select tests.be_the_operator();
select is_empty(
  $$ select from public.shared_story_views where visitor !~ '^[0-9a-f]{64}$' $$, 'no address is kept, only hashes'
);
select throws_ok(
  $$ insert into public.shared_story_views (shared_story_id, visitor)
     values ('00000000-0000-4000-8000-000000000001', '203.0.113.7') $$,
  '23514', null, 'an address cannot be kept by mistake'
);

-- Without a grant the table is closed; with one, row level security still closes it.
grant all on public.shared_story_views to anon;
select tests.be_anonymous();
select is_empty($$ select from public.shared_story_views $$, 'no grant opens what nobody may see');
select tests.be_the_operator();

-- The next day.
update public.shared_story_views set viewed_on = current_date - 1;
select tests.be_anonymous();
select tests.come_from('198.51.100.1');
select public.count_story_view('00000000-0000-4000-8000-000000000002');
select tests.be_the_operator();
select is(
  (select count(*)::int from public.shared_story_views), 1, 'yesterday’s readers are forgotten'
);
select throws_ok(
  $$ insert into private.salt (only_row) values (false) $$, '23514', null, 'there is one salt'
);

select * from finish();
rollback;
