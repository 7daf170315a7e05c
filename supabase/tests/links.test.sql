begin;
\ir helpers/people.psql
\ir helpers/links.psql
select no_plan();

create table tests.old_links (story text, link text);
grant select, insert, update on tests.old_links to anon, authenticated;

-- Which stories have a link.
select tests.be('ann');
insert into public.user_shared_stories (id, title, prompt, content, is_public, is_unlisted)
values (tests.story('4'), 'Both', 'P', 'C', true, true);
insert into public.user_shared_stories (id, title, prompt, content) values (tests.story('5'), 'Unsaid', 'P', 'C');
select results_eq(
  $$ select title, is_public, is_unlisted, share_id ~ '^[A-Za-z0-9_-]{22}$' from public.user_shared_stories order by title $$,
  $$ values ('Both', true, false, true), ('Private', false, false, null), ('Public', true, false, true),
     ('Unlisted', false, true, true), ('Unsaid', false, false, null) $$,
  'Public and unlisted stories have a link, and a public story is not unlisted'
);
select is((select count(distinct share_id)::int from public.user_shared_stories), 3, 'Each story has its own link');
select throws_ok(
  $$ update public.user_shared_stories set share_id = 'mine' where title = 'Public' $$, '42501', null, 'A person cannot choose the link of a story'
);
select throws_ok(
  $$ insert into public.user_shared_stories (title, prompt, content, is_public, share_id) values ('T', 'P', 'C', true, 'mine') $$,
  '42501', null, 'A person cannot choose the link of a new story'
);

-- A link stays while it leads to the story.
insert into tests.old_links select last, tests.link(last) from unnest(array['1', '2']) as last;
update public.user_shared_stories set title = 'Public still', content = 'D', is_public = true where id = tests.story('1');
insert into public.user_shared_stories (id, title, prompt, content, is_public) values (tests.story('1'), 'Public again', 'P', 'C', true)
on conflict (id) do update set title = excluded.title, is_public = excluded.is_public;
select is(tests.link('1'), (select link from tests.old_links where story = '1'),
  'Editing and sharing a public story again keep its link');
update public.user_shared_stories set is_public = false, is_unlisted = true where id = tests.story('1');
select isnt(tests.link('1'), (select link from tests.old_links where story = '1'),
  'A public story that becomes unlisted gets another link');
select is_empty(
  $$ select from public.read_shared_link((select link from tests.old_links where story = '1')) $$, 'The former link of a story that became unlisted leads nowhere'
);
update tests.old_links set link = tests.link('1') where story = '1';
update public.user_shared_stories set title = 'Still unlisted', is_unlisted = true where id = tests.story('1');
select is(tests.link('1'), (select link from tests.old_links where story = '1'), 'An unlisted story keeps its link');
update public.user_shared_stories set title = 'Public again', is_public = true where id in (tests.story('1'), tests.story('2'));
update public.user_shared_stories set title = 'Unlisted' where id = tests.story('2');
select results_eq(
  $$ select is_unlisted, share_id from public.user_shared_stories where id in (tests.story('1'), tests.story('2')) order by id $$,
  $$ select false, link from tests.old_links order by story $$, 'An unlisted story that becomes public keeps its link'
);
update public.user_shared_stories set is_unlisted = true where id = tests.story('2');
select is((select is_unlisted from public.user_shared_stories where id = tests.story('2')), false,
  'A public story cannot be unlisted as well');

-- A link is removed at once, and never comes back.
update public.user_shared_stories set is_public = false where id = tests.story('2');
select is(tests.link('2'), null, 'A story that becomes private loses its link');
update public.user_shared_stories set is_unlisted = true where id = tests.story('2');
select isnt(tests.link('2'), (select link from tests.old_links where story = '2'),
  'A private story that is shared again gets another link');
select is_empty(
  $$ select from public.read_shared_link((select link from tests.old_links where story = '2')) $$, 'The former link of a story that was private leads nowhere'
);

-- Rules for every role.
select tests.be_the_operator();
update public.user_shared_stories set share_id = 'mine', is_public = false where id = tests.story('4');
select is(tests.link('4'), null, 'A private story has no link, no matter who writes it');
update public.user_shared_stories set is_public = true where id = tests.story('4');
update public.user_shared_stories set share_id = 'mine' where id = tests.story('4');
insert into public.user_shared_stories (id, user_id, title, prompt, content, is_public, share_id)
values (tests.story('6'), tests.id_of('ann'), 'Chosen', 'P', 'C', true, 'mine');
select is_empty($$ select from public.user_shared_stories where share_id = 'mine' $$,
  'A link cannot be chosen, no matter who writes it');
alter table public.user_shared_stories disable trigger keep_share_id;
select throws_ok(
  format($$ update public.user_shared_stories set %s where id = tests.story('4') $$, changed), '23514', null, what
)
from (values
  ('is_public = false', 'A private story cannot have a link'), ('share_id = null', 'A public story must have a link')
) as refused (changed, what);
alter table public.user_shared_stories enable trigger keep_share_id;
delete from public.user_shared_stories where id in (tests.story('4'), tests.story('5'), tests.story('6'));

select * from finish();
rollback;
