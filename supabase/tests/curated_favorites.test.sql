begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben');

-- The owner.
select tests.be('ann');
select lives_ok(
  $$ insert into public.curated_favorites (inspiration_id) select 'insp-' || n from generate_series(1, 18) as n $$,
  'a person keeps all eighteen'
);
select throws_ok(
  $$ insert into public.curated_favorites (inspiration_id) values ('insp-1') $$, '23505', null, 'each of them once'
);
select throws_ok(
  format($$ insert into public.curated_favorites (inspiration_id) values (%L) $$, unknown), '23514', null,
  'there is no ' || unknown
)
from unnest(array['insp-0', 'insp-00', 'insp-01', 'insp-19', 'insp-20', 'insp-100', 'INSP-1', 'insp-', '', 'xinsp-1']) as unknown;
select throws_ok(
  $$ insert into public.curated_favorites (inspiration_id, created_at) values ('insp-1', '2001-01-01') $$, '42501',
  null, 'a favourite cannot be dated'
);
select throws_ok($$ update public.curated_favorites set inspiration_id = 'insp-2' $$, '42501', null, 'nor changed');

-- A stranger.
select tests.be('ben');
select is_empty($$ select from public.curated_favorites $$, 'a stranger sees none');
select is_empty($$ delete from public.curated_favorites returning 1 $$, 'a stranger removes none');
delete from public.curated_favorites;
select throws_ok(
  $$ insert into public.curated_favorites (user_id, inspiration_id) values (tests.id_of('ann'), 'insp-1') $$, '42501',
  null, 'nobody adds to the favourites of another'
);

-- Somebody without an account.
select tests.be_anonymous();
select throws_ok($$ select from public.curated_favorites $$, '42501', null, 'without an account none is seen');
select throws_ok(
  $$ insert into public.curated_favorites (user_id, inspiration_id) values (tests.id_of('ann'), 'insp-1') $$, '42501',
  null, 'without an account none is added'
);
select throws_ok($$ delete from public.curated_favorites $$, '42501', null, 'without an account none is removed');

select tests.be('ann');
select is((select count(*)::int from public.curated_favorites), 18, 'the owner still has all of them');
select isnt_empty($$ delete from public.curated_favorites returning 1 $$, 'and removes them');

select * from finish();
rollback;
