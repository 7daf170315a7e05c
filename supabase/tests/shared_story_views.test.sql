begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben');
select tests.be('ann');
insert into public.user_shared_stories (id, title, prompt, content, is_public) values
  ('00000000-0000-4000-8000-000000000001', 'Seen', 'P', 'C', true),
  ('00000000-0000-4000-8000-000000000002', 'Other', 'P', 'C', true),
  ('00000000-0000-4000-8000-000000000003', 'Hidden', 'P', 'C', false);

-- Readers without an account, identified by their network.
select tests.be_anonymous();
select tests.come_from('203.0.113.7');
select is(public.count_story_view('00000000-0000-4000-8000-000000000001'), 1, 'A visitor’s first view counts');
select is(public.count_story_view('00000000-0000-4000-8000-000000000001'), 1,
  'A visitor’s second view on the same day does not count');
select is(public.count_story_view('00000000-0000-4000-8000-000000000002'), 1, 'A visitor’s view of another story counts');
select tests.come_from('203.0.113.250');
select is(
  public.count_story_view('00000000-0000-4000-8000-000000000001'), 1, 'A view from another address of the same network does not count'
);
select tests.come_from('198.51.100.8');
select is(public.count_story_view('00000000-0000-4000-8000-000000000001'), 2, 'A view from another network counts');
select set_config('timezone', 'Pacific/Kiritimati', true);
select is(
  public.count_story_view('00000000-0000-4000-8000-000000000001'), 2, 'A time zone that is a day ahead does not count a second view'
);
select set_config('timezone', 'Etc/GMT+12', true);
select is(public.count_story_view('00000000-0000-4000-8000-000000000001'), 2,
  'A time zone that is a day behind does not count a second view');
select set_config('timezone', 'UTC', true);
select tests.come_from('nowhere');
select is(
  public.count_story_view('00000000-0000-4000-8000-000000000001'), 2, 'A view from an invalid address does not count'
);
select set_config('request.headers', '', true);
select is(
  public.count_story_view('00000000-0000-4000-8000-000000000001'), 2, 'A view without address and account does not count'
);
select throws_ok(
  $$ select public.count_story_view('00000000-0000-4000-8000-000000000003') $$, 'PT404', null,
  'A private story is not found'
);
select throws_ok($$ select public.count_story_view(null) $$, 'PT404', null, 'A null id is not found');

-- People with an account.
select tests.be('ben');
select tests.come_from('203.0.113.7');
select is(public.count_story_view('00000000-0000-4000-8000-000000000001'), 3, 'A view of a signed-in reader counts');
select tests.come_from('203.0.113.9');
select is(
  public.count_story_view('00000000-0000-4000-8000-000000000001'), 3, 'A signed-in reader counts once from all addresses'
);
select tests.be('ann');
select is(public.count_story_view('00000000-0000-4000-8000-000000000001'), 3, 'The author’s view does not count');

-- No role reads what is stored.
select tests.be_anonymous();
select throws_ok($$ select from private.salt $$, '42501', null, 'A visitor cannot read the salt');
select tests.be_the_operator();
select is_empty(
  $$ select from public.shared_story_views where visitor !~ '^[0-9a-f]{64}$' $$, 'Only hashes of readers are stored'
);
select throws_ok(
  $$ insert into public.shared_story_views (shared_story_id, visitor)
     values ('00000000-0000-4000-8000-000000000001', '203.0.113.7') $$,
  '23514', null, 'An address cannot be stored in place of a hash'
);

-- Row level security, when everything is granted.
grant all on public.shared_story_views to anon;
select tests.be_anonymous();
select is_empty($$ select from public.shared_story_views $$, 'Row level security hides views whatever is granted');
select tests.be_the_operator();

select is(private.network_of(address), network, format('The network of %L is %L', address, network))
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
  (select count(*)::int from public.shared_story_views), 1, 'Hashes of yesterday’s readers are deleted'
);
select throws_ok(
  $$ insert into private.salt (only_row) values (false) $$, '23514', null, 'There is only one salt'
);

select * from finish();
rollback;
