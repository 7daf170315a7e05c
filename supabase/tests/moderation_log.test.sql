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
  'The log lists operator, action, thing and reason, newest first, without calls that changed nothing'
);
select is((select count(*)::int from public.moderation_log(p_limit => 50)), 7, 'The log has one entry for each action');
select is(
  (select count(*)::int from public.moderation_log((select min(id) + 2 from public.moderation_log(p_limit => 50)))), 2, 'The log is read in pages'
);
select throws_ok('delete from private.moderation_log', '42501', null, 'An operator cannot delete entries of the log');
select throws_ok('update private.moderation_log set reason = null', '42501', null,
  'An operator cannot change entries of the log');
select tests.be_the_operator();
select throws_ok('delete from private.moderation_log', '42501', 'The moderation log is not deleted from.',
  'The owner of the tables cannot delete entries of the log either');
select throws_ok(format('update private.moderation_log set %s', change), '42501', 'The moderation log is not changed.',
  'The owner of the tables cannot change an entry of the log: ' || change)
from unnest(array[
  'id = id + 100', 'action = ''dismiss''', 'what = ''story''', 'thing_id = gen_random_uuid()', 'reason = ''Other''',
  'created_at = now() - interval ''1 day''', 'title = ''Other''', 'user_id = tests.id_of(''otto'')', 'author_id = tests.id_of(''otto'')'
]) as change;
select throws_ok(
  format('insert into private.moderation_log (action, what, thing_id, reason) values (%L, %L, gen_random_uuid(), %L)', action, what, reason),
  code, null, why
)
from (values
  ('burn', 'story', null, '23514', 'An action of the log is one of four'),
  ('hide', 'profile', null, '23514', 'An entry of the log is about a prompt or a story'),
  ('hide', 'story', repeat('x', 501), '23514', 'A reason in the log has at most 500 characters'),
  (null, 'story', null, '23502', 'An entry of the log has an action'),
  ('hide', null, null, '23502', 'An entry of the log has a kind of thing')
) as refused (action, what, reason, code, why);

-- An operator who is removed, and deleted accounts.
select private.set_operators(array['otto@example.com']);
select tests.be('olga');
select is(public.is_operator(), false, 'A removed operator loses the right at once');
select throws_ok(call, '42501', 'permission denied for function ' || name,
  'A removed operator cannot moderate: ' || call) from tests.each_call();
select tests.be_the_operator();
select is(private.set_operators(array['olga@example.com'], true), array[]::text[], 'An operator can be named again');
delete from auth.users where id = tests.id_of('olga');
select throws_ok($$ select tests.person('olga') $$, '23505', null,
  'The address of an operator whose account was deleted is reserved');
delete from auth.users where id = tests.id_of('ann');
select private.set_operators(array['otto@example.com']);
select tests.be('otto');
select results_eq(
  $$ select distinct operator, title from public.moderation_log(p_limit => 50) $$, $$ values (null::text, null::text) $$,
  'Entries stay when both accounts are deleted, without the operator’s name and the author’s title'
);
select is((select count(*)::int from public.moderation_log(p_limit => 50)), 7, 'No entry is deleted with an account');

select * from finish();
rollback;
