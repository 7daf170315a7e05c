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
select tests.come_from('203.0.113.250');
select is(
  public.count_story_view('00000000-0000-4000-8000-000000000001'), 1, 'nor one from the next address of the same network'
);
select tests.come_from('198.51.100.8');
select is(public.count_story_view('00000000-0000-4000-8000-000000000001'), 2, 'another visitor counts');
select set_config('timezone', 'Pacific/Kiritimati', true);
select is(
  public.count_story_view('00000000-0000-4000-8000-000000000001'), 2, 'a clock that is a day ahead makes no other day'
);
select set_config('timezone', 'Etc/GMT+12', true);
select is(public.count_story_view('00000000-0000-4000-8000-000000000001'), 2, 'nor one that is a day behind');
select set_config('timezone', 'UTC', true);
select tests.come_from('nowhere');
select is(
  public.count_story_view('00000000-0000-4000-8000-000000000001'), 2, 'an address that is none does not count'
);
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

select is(private.network_of(address), network, format('the network of %s', address))
from (values
  ('203.0.113.7', '203.0.113.0/24'),
  (' ::ffff:203.0.113.7 ', '203.0.113.0/24'),
  ('2001:db8:1:2ff::1', '2001:db8:1:200::/56'),
  ('fe80::1%eth0', 'fe80::/56'),
  ('1.2.3.4, 5.6.7.8', null),
  ('', null),
  (null, null)
) as visitor (address, network);

-- The next day.
update public.shared_story_views set viewed_on = private.today() - 1;
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
