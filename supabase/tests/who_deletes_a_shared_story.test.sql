begin;
\ir helpers/people.psql
select no_plan();

-- Who can delete a shared story: its owner alone, even while it is hidden. An operator can only hide it (moderation.test.sql). It
-- outlives its saved story, but not its owner's account (when that goes: account_deletions_end.test.sql).
select tests.person('ann'), tests.person('ben'), tests.person('olga');
update auth.users set email_confirmed_at = now() where email = 'olga@example.com';
select private.set_operators(array['olga@example.com']);
select tests.be('ann');
insert into public.user_stories (id, prompt, story) values (tests.story('1'), 'p', 's');
insert into public.user_shared_stories (id, story_id, title, prompt, content, is_public) values
  (tests.story('5'), tests.story('1'), 'Public', 'P', 'C', true), (tests.story('6'), null, 'Private', 'P', 'C', false),
  (tests.story('7'), null, 'Hidden', 'P', 'C', true), (tests.story('8'), null, 'Last', 'P', 'C', true);
select tests.be_the_operator();
update public.user_shared_stories set hidden_at = now() where title = 'Hidden';

create function tests.shared_stories()
returns bigint
language sql stable security definer
as $$ select count(*) from public.user_shared_stories; $$;

-- Everyone else.
select tests.be('ben');
delete from public.user_shared_stories;
select is(tests.shared_stories(), 4::bigint, 'Another person cannot delete a shared story');
select tests.be('olga');
delete from public.user_shared_stories;
select is(tests.shared_stories(), 4::bigint, 'An operator cannot delete a shared story');
select tests.be_anonymous();
select throws_ok('delete from public.user_shared_stories', '42501', null, 'A visitor cannot delete a shared story');
select tests.be_the_service();
select throws_ok('delete from public.user_shared_stories', '42501', null, 'The service role cannot delete a shared story');

-- The owner.
select tests.be('ann');
select is(public.delete_story(tests.story('1')), 60000, 'The owner deletes the saved story');
select isnt_empty('select from public.read_shared_story(tests.story(''5''))',
  'A shared story stays shared when its saved story is deleted');
select is(public.delete_story_for_good(tests.story('1')), true, 'The owner removes the saved story for good');
select results_eq($$ select story_id from public.user_shared_stories where title = 'Public' $$, 'values (null::uuid)',
  'A shared story stays when its saved story is removed for good');
select isnt_empty($$ delete from public.user_shared_stories where title = 'Public' returning id $$,
  'The owner deletes their public story');
select isnt_empty($$ delete from public.user_shared_stories where title = 'Private' returning id $$,
  'The owner deletes their private story');
select isnt_empty($$ delete from public.user_shared_stories where title = 'Hidden' returning id $$,
  'The owner deletes their story that an operator hid');

-- The owner's account.
select tests.be_the_operator();
delete from auth.users where id = tests.id_of('ann');
select is(tests.shared_stories(), 0::bigint, 'Shared stories are deleted with the account of their owner');

select * from finish();
rollback;
