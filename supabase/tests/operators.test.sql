begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben'), tests.person('cleo'), tests.person('olga'), tests.person('otto');
update auth.users set email_confirmed_at = now() where email in ('olga@example.com', 'otto@example.com');

create function tests.operators()
returns setof text
language sql
stable
security definer
as $$
  select account.email::text from private.operators as operator join auth.users as account on account.id = operator.user_id order by 1;
$$;

-- Who is an operator.
select is(
  private.set_operators(array[' OLGA@example.com', 'otto@example.com', 'ann@example.com', 'nobody@example.com', 'Nobody@example.com']),
  array['ann@example.com', 'nobody@example.com'], 'Addresses without a confirmed account are returned'
);
select results_eq('select * from tests.operators()', $$ values ('olga@example.com'), ('otto@example.com') $$,
  'Confirmed accounts become operators');
select is_empty('select from private.operators where user_id is null', 'No address is reserved unless that is requested');
select is(private.set_operators(array['olga@example.com', 'nobody@example.com'], true), array['nobody@example.com'],
  'A later call replaces the operators');
select results_eq('select * from tests.operators()', $$ values ('olga@example.com') $$,
  'An account that is not named any more is no operator');
select throws_ok(
  $$ select tests.person('nobody') $$, '23505', 'This address is taken.', 'A reserved address cannot sign up'
);
select throws_ok(
  $$ update auth.users set email = 'Nobody@example.com' where id = tests.id_of('ben') $$, '23505', null, 'An account cannot change its address to a reserved one'
);
select lives_ok($$ update auth.users set email = email where id = tests.id_of('olga') $$, 'An operator keeps their address');
select is_empty(
  $$ select from private.operators as kept where kept::text like '%example%' $$, 'Addresses are stored as hashes only'
);
select tests.be('olga');
select is(public.is_operator(), true, 'An operator is recognized');
select tests.be('ben');
select is(public.is_operator(), false, 'Another person is not an operator');
select tests.become('authenticated', null);
select is(public.is_operator(), false, 'A request without a user is not an operator');

select * from finish();
rollback;
