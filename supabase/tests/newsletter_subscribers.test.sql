begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann');

select tests.be_anonymous();
select is(public.subscribe_to_newsletter(' Reader@Example.com ', 'Yes, write to me.'), true, 'An address is stored');
select is(public.subscribe_to_newsletter('reader@example.com', 'Yes, write to me.'), false,
  'An address in other capitals is not stored again');
select throws_ok(
  format($$ select public.subscribe_to_newsletter(%L, %L) $$, address, consent), 'PT400',
  'Please enter a valid email address.', 'A subscription is refused: ' || what
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
select tests.be('ann');
select is(public.subscribe_to_newsletter('ann@example.com', 'Yes.'), true, 'A signed-in person can subscribe');

-- Row level security, when everything is granted.
select tests.be_the_operator();
select throws_ok(
  format($$ insert into public.newsletter_subscribers (email, consent) values (%L, %L) $$, email, consent), '23514',
  null, what
)
from (values
  ('=cmd|calc@x.zz', 'yes', 'An address cannot begin with an equals sign'), ('+1@x.zz', 'yes', 'An address cannot begin with a plus sign'),
  ('-1@x.zz', 'yes', 'An address cannot begin with a minus sign'), ('@x@x.zz', 'yes', 'An address cannot begin with an at sign'),
  ('nobody', 'yes', 'An invalid address cannot be stored'), ('x@y.zz', ' ', 'An address without a consent cannot be stored'))
  as refused (email, consent, what);
grant all on public.newsletter_subscribers to anon, authenticated;
select tests.be_anonymous();
select is_empty($$ select from public.newsletter_subscribers $$, 'Row level security hides addresses whatever is granted');
select tests.be_the_service();
select results_eq(
  $$ select email from public.newsletter_subscribers order by email $$,
  $$ values ('Reader@Example.com'), ('ann@example.com') $$,
  'The service role reads addresses as they were written'
);
select isnt_empty($$ delete from public.newsletter_subscribers returning 1 $$, 'The service role deletes addresses');

select * from finish();
rollback;
