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
  array['ann@example.com', 'nobody@example.com'], 'addresses without a confirmed account are named'
);
select results_eq('select * from tests.operators()', $$ values ('olga@example.com'), ('otto@example.com') $$, 'the others are operators');
select is_empty('select from private.operators where user_id is null', 'nothing is reserved unless it is asked for');
select is(private.set_operators(array['olga@example.com', 'nobody@example.com'], true), array['nobody@example.com'], 'set anew');
select results_eq('select * from tests.operators()', $$ values ('olga@example.com') $$, 'who is not named is an operator no more');
select throws_ok(
  $$ select tests.person('nobody') $$, '23505', 'This address is taken.', 'nobody signs up with the address of an operator to be'
);
select throws_ok(
  $$ update auth.users set email = 'Nobody@example.com' where id = tests.id_of('ben') $$, '23505', null, 'nobody changes theirs to it'
);
select lives_ok($$ update auth.users set email = email where id = tests.id_of('olga') $$, 'an operator keeps theirs');
select is_empty(
  $$ select from private.operators as kept where kept::text like '%example%' $$, 'addresses are not kept in words'
);
select tests.be('olga');
select is(public.is_operator(), true, 'an operator is told so');
select tests.be('ben');
select is(public.is_operator(), false, 'and nobody else');
select tests.become('authenticated', null);
select is(public.is_operator(), false, 'nor somebody who is nobody');
select tests.be_anonymous();
select throws_ok('select public.is_operator()', '42501', null, 'nobody asks without an account');

select * from finish();
rollback;
