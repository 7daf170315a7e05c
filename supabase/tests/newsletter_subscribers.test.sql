begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann');

select tests.be_anonymous();
select is(public.subscribe_to_newsletter(' Reader@Example.com ', 'Yes, write to me.'), true, 'an address is stored');
select is(public.subscribe_to_newsletter('reader@example.com', 'Yes, write to me.'), false, 'once, however it is written');
select throws_ok(
  format($$ select public.subscribe_to_newsletter(%L, %L) $$, address, consent), 'PT400',
  'Please enter a valid email address.', what
)
from (values
  (null, 'yes', 'no address'),
  ('', 'yes', 'an empty address'),
  ('reader', 'yes', 'a name'),
  ('reader@example', 'yes', 'a host without a dot'),
  ('reader@example.', 'yes', 'a host that ends with a dot'),
  ('rea der@example.com', 'yes', 'an address with a space'),
  (E'reader@example.com\nbcc: x@y.zz', 'yes', 'a line after the address'),
  (repeat('x', 250) || '@example.com', 'yes', 'a long address'),
  ('new@example.com', '', 'no consent'),
  ('new@example.com', ' ', 'a blank consent'),
  ('new@example.com', null, 'a missing consent'),
  ('new@example.com', repeat('x', 501), 'a long consent')
) as refused (address, consent, what);
select throws_ok($$ select from public.newsletter_subscribers $$, '42501', null, 'nobody reads addresses');
select throws_ok(
  $$ insert into public.newsletter_subscribers (email, consent) values ('x@example.com', 'yes') $$, '42501', null,
  'nobody writes past the function'
);
select tests.be('ann');
select is(public.subscribe_to_newsletter('ann@example.com', 'Yes.'), true, 'a signed-in person subscribes as well');
select throws_ok($$ select from public.newsletter_subscribers $$, '42501', null, 'and does not read addresses either');
select throws_ok($$ delete from public.newsletter_subscribers $$, '42501', null, 'nor removes any');

-- Row level security stands behind the grants.
select tests.be_the_operator();
select throws_ok(
  format($$ insert into public.newsletter_subscribers (email, consent) values (%L, %L) $$, email, consent), '23514',
  null, what
)
from (values
  ('=cmd|calc@x.zz', 'yes', 'no address begins a formula'), ('+1@x.zz', 'yes', 'not with a plus'),
  ('-1@x.zz', 'yes', 'not with a minus'), ('@x@x.zz', 'yes', 'not with an at'),
  ('nobody', 'yes', 'no address is kept that is none'), ('x@y.zz', ' ', 'none is kept without a consent'))
  as refused (email, consent, what);
grant all on public.newsletter_subscribers to anon, authenticated;
select tests.be_anonymous();
select is_empty($$ select from public.newsletter_subscribers $$, 'no grant opens the addresses');
select tests.be_the_service();
select results_eq(
  $$ select email from public.newsletter_subscribers order by email $$,
  $$ values ('Reader@Example.com'), ('ann@example.com') $$,
  'the operator reads what was stored, as it was written'
);
select isnt_empty($$ delete from public.newsletter_subscribers returning 1 $$, 'and removes it when asked to');

select * from finish();
rollback;
