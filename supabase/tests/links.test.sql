begin;
\ir helpers/people.psql
\ir helpers/links.psql
select no_plan();

create table tests.old_links (story text, link text);
grant select, insert, update on tests.old_links to anon, authenticated;

-- Who has a link.
select tests.be('ann');
insert into public.user_shared_stories (id, title, prompt, content, is_public, is_unlisted)
values (tests.story('4'), 'Both', 'P', 'C', true, true);
insert into public.user_shared_stories (id, title, prompt, content) values (tests.story('5'), 'Unsaid', 'P', 'C');
select results_eq(
  $$ select title, is_public, is_unlisted, share_id ~ '^[A-Za-z0-9_-]{22}$' from public.user_shared_stories order by title $$,
  $$ values ('Both', true, false, true), ('Private', false, false, null), ('Public', true, false, true),
     ('Unlisted', false, true, true), ('Unsaid', false, false, null) $$,
  'what is public or unlisted has a link, and public wins over unlisted'
);
select is((select count(distinct share_id)::int from public.user_shared_stories), 3, 'each has a link of its own');
select throws_ok(
  $$ update public.user_shared_stories set share_id = 'mine' where title = 'Public' $$, '42501', null, 'nobody chooses a link'
);
select throws_ok(
  $$ insert into public.user_shared_stories (title, prompt, content, is_public, share_id) values ('T', 'P', 'C', true, 'mine') $$,
  '42501', null, 'not of a new one either'
);

-- It stays while the story can be reached by it.
insert into tests.old_links select last, tests.link(last) from unnest(array['1', '2']) as last;
update public.user_shared_stories set title = 'Public still', content = 'D', is_public = true where id = tests.story('1');
insert into public.user_shared_stories (id, title, prompt, content, is_public) values (tests.story('1'), 'Public again', 'P', 'C', true)
on conflict (id) do update set title = excluded.title, is_public = excluded.is_public;
select is(tests.link('1'), (select link from tests.old_links where story = '1'), 'editing and sharing again keep the link');
update public.user_shared_stories set is_public = false, is_unlisted = true where id = tests.story('1');
select isnt(tests.link('1'), (select link from tests.old_links where story = '1'), 'taking it out of the lists gives it another link');
select is_empty(
  $$ select from public.read_shared_link((select link from tests.old_links where story = '1')) $$, 'and the old one leads nowhere'
);
update tests.old_links set link = tests.link('1') where story = '1';
update public.user_shared_stories set title = 'Still unlisted', is_unlisted = true where id = tests.story('1');
select is(tests.link('1'), (select link from tests.old_links where story = '1'), 'while it is unlisted the link stays');
update public.user_shared_stories set title = 'Public again', is_public = true where id in (tests.story('1'), tests.story('2'));
update public.user_shared_stories set title = 'Unlisted' where id = tests.story('2');
select results_eq(
  $$ select is_unlisted, share_id from public.user_shared_stories where id in (tests.story('1'), tests.story('2')) order by id $$,
  $$ select false, link from tests.old_links order by story $$, 'putting it there keeps the link'
);
update public.user_shared_stories set is_unlisted = true where id = tests.story('2');
select is((select is_unlisted from public.user_shared_stories where id = tests.story('2')), false, 'what is public is not unlisted as well');

-- It goes at once, and never comes back.
update public.user_shared_stories set is_public = false where id = tests.story('2');
select is(tests.link('2'), null, 'what is private again has no link');
select is_empty(
  $$ select from public.read_shared_link((select link from tests.old_links where story = '2')) $$, 'the old one leads nowhere, for the owner either'
);
update public.user_shared_stories set is_unlisted = true where id = tests.story('2');
select isnt(tests.link('2'), (select link from tests.old_links where story = '2'), 'shared anew, there is another link');
select is_empty(
  $$ select from public.read_shared_link((select link from tests.old_links where story = '2')) $$, 'the old one stays dead'
);

-- What holds whoever writes.
select tests.be_the_operator();
update public.user_shared_stories set share_id = 'mine', is_public = false where id = tests.story('4');
select is(tests.link('4'), null, 'no grant gives a link to what is private');
update public.user_shared_stories set is_public = true where id = tests.story('4');
update public.user_shared_stories set share_id = 'mine' where id = tests.story('4');
insert into public.user_shared_stories (id, user_id, title, prompt, content, is_public, share_id)
values (tests.story('6'), tests.id_of('ann'), 'Chosen', 'P', 'C', true, 'mine');
select is_empty($$ select from public.user_shared_stories where share_id = 'mine' $$, 'no grant chooses a link');
alter table public.user_shared_stories disable trigger keep_share_id;
select throws_ok(
  format($$ update public.user_shared_stories set %s where id = tests.story('4') $$, changed), '23514', null, what
)
from (values
  ('is_public = false', 'what is private has no link'), ('share_id = null', 'what is public has one')
) as refused (changed, what);
select throws_ok(
  $$ update public.user_shared_stories set share_id = tests.link('4') where id = tests.story('6') $$, '23505', null,
  'a link leads to one story'
);
alter table public.user_shared_stories enable trigger keep_share_id;
delete from public.user_shared_stories where id in (tests.story('4'), tests.story('5'), tests.story('6'));

select * from finish();
rollback;
