begin;
\ir helpers/people.psql
\ir helpers/moderation.psql
select no_plan();

select tests.be('olga');
select public.moderation_hide('inspiration', '00000000-0000-4000-8000-000000000001', 'It is an ad.'),
  public.moderation_hide('inspiration', '00000000-0000-4000-8000-000000000001', 'Twice'),
  public.moderation_hide('story', '00000000-0000-4000-8000-000000000012'),
  public.moderation_restore('inspiration', '00000000-0000-4000-8000-000000000001', 'A mistake'),
  public.moderation_dismiss('inspiration', '00000000-0000-4000-8000-000000000001'),
  public.moderation_reopen('inspiration', '00000000-0000-4000-8000-000000000001'),
  public.moderation_dismiss('inspiration', '00000000-0000-4000-8000-000000000001'),
  public.moderation_dismiss('story', '00000000-0000-4000-8000-000000000001');

-- The log.
select results_eq(
  $$ select operator, action, what, title, reason from public.moderation_log(p_limit => 50) where reason is not null or action = 'reopen' $$,
  $$ values
     ('olga', 'reopen', 'inspiration', 'Seen', null),
     ('olga', 'restore', 'inspiration', 'Seen', 'A mistake'),
     ('olga', 'hide', 'inspiration', 'Seen', 'It is an ad.') $$,
  'who did what to what and why, the newest first; what changed nothing is not in it'
);
select is((select count(*)::int from public.moderation_log(p_limit => 50)), 7, 'one entry for each thing that was done');
select is(
  (select count(*)::int from public.moderation_log((select min(id) + 2 from public.moderation_log(p_limit => 50)))), 2, 'by pages'
);
select throws_ok('delete from private.moderation_log', '42501', null, 'no operator deletes from it');
select throws_ok('update private.moderation_log set reason = null', '42501', null, 'or changes it');
select tests.be_the_operator();
select throws_ok('delete from private.moderation_log', '42501', 'The moderation log is not deleted from.', 'nor does SQL by mistake');
select throws_ok(format('update private.moderation_log set %s', change), '42501', 'The moderation log is not changed.', change)
from unnest(array[
  'id = id + 100', 'action = ''dismiss''', 'what = ''story''', 'thing_id = gen_random_uuid()', 'reason = ''Other''',
  'created_at = now() - interval ''1 day''', 'title = ''Other''', 'user_id = tests.id_of(''otto'')', 'author_id = tests.id_of(''otto'')'
]) as change;
select throws_ok(
  format('insert into private.moderation_log (action, what, thing_id, reason) values (%L, %L, gen_random_uuid(), %L)', action, what, reason),
  code, null, why
)
from (values
  ('burn', 'story', null, '23514', 'what is done is one of four'),
  ('hide', 'profile', null, '23514', 'it is done to a prompt or a story'),
  ('hide', 'story', repeat('x', 501), '23514', 'a reason has at most 500 characters'),
  (null, 'story', null, '23502', 'something was done'),
  ('hide', null, null, '23502', 'to something')
) as refused (action, what, reason, code, why);

-- An operator who is named no more, and accounts that go.
select private.set_operators(array['otto@example.com']);
select tests.be('olga');
select is(public.is_operator(), false, 'who is named no more is no operator at once');
select throws_ok(call, '42501', 'permission denied for function ' || name, 'and is refused: ' || call) from tests.each_call();
select tests.be_the_operator();
select is(private.set_operators(array['olga@example.com'], true), array[]::text[], 'named again');
delete from auth.users where id = tests.id_of('olga');
select throws_ok($$ select tests.person('olga') $$, '23505', null, 'nobody inherits the address of an operator who left');
delete from auth.users where id = tests.id_of('ann');
select private.set_operators(array['otto@example.com']);
select tests.be('otto');
select results_eq(
  $$ select distinct operator, title from public.moderation_log(p_limit => 50) $$, $$ values (null::text, null::text) $$,
  'entries outlive both accounts, without the operator’s name and without the author’s words'
);
select is((select count(*)::int from public.moderation_log(p_limit => 50)), 7, 'every one of them');

select * from finish();
rollback;
