begin;
\ir helpers/people.psql
select no_plan();

select tests.person('ann'), tests.person('ben');

-- The owner.
select tests.be('ann');
select lives_ok(
  $$ insert into public.curated_favorites (inspiration_id) select 'insp-' || n from generate_series(1, 18) as n $$,
  'A person keeps all eighteen inspirations'
);
select throws_ok(
  format($$ insert into public.curated_favorites (inspiration_id) values (%L) $$, unknown), '23514', null,
  'An unknown inspiration cannot be kept: ' || unknown
)
from unnest(array['insp-0', 'insp-00', 'insp-01', 'insp-19', 'insp-20', 'insp-100', 'INSP-1', 'insp-', '', 'xinsp-1']) as unknown;

-- Another person.
select tests.be('ben');
select is_empty($$ select from public.curated_favorites $$, 'Another person cannot see favorites');
delete from public.curated_favorites;
select throws_ok(
  $$ insert into public.curated_favorites (user_id, inspiration_id) values (tests.id_of('ann'), 'insp-1') $$, '42501',
  null, 'A person cannot add to the favorites of another'
);

select tests.be('ann');
select is((select count(*)::int from public.curated_favorites), 18,
  'A person still has all their favorites after another person tried to delete them');
select isnt_empty($$ delete from public.curated_favorites returning 1 $$, 'A person removes their favorites');

select * from finish();
rollback;
