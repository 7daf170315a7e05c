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

-- What there is to judge.
select tests.be('ann');
insert into public.user_inspirations (id, title, prompt, category, is_public) values
  ('00000000-0000-4000-8000-000000000001', 'Seen', 'A prompt', 'fantasy', true),
  ('00000000-0000-4000-8000-000000000002', 'Private', 'P', 'fantasy', true);
insert into public.user_shared_stories (id, title, prompt, content, is_public, is_unlisted, language) values
  ('00000000-0000-4000-8000-000000000001', 'Same id', 'P', 'A text', true, false, 'French'),
  ('00000000-0000-4000-8000-000000000012', 'By link', 'P', 'C', false, true, 'English');
select tests.be_the_operator();
insert into public.content_reports (user_id, inspiration_id, shared_story_id, reason, note, created_at) values
  (tests.id_of('ben'), '00000000-0000-4000-8000-000000000001', null, 'spam', 'First', '2026-01-01'),
  (tests.id_of('cleo'), '00000000-0000-4000-8000-000000000001', null, 'harmful', null, '2026-01-02'),
  (tests.id_of('ben'), '00000000-0000-4000-8000-000000000002', null, 'spam', null, '2026-01-09'),
  (tests.id_of('ben'), null, '00000000-0000-4000-8000-000000000001', 'copied', 'Mine', '2026-01-02'),
  (tests.id_of('ben'), null, '00000000-0000-4000-8000-000000000012', 'other', null, '2026-01-03');
update public.user_inspirations set is_public = false where title = 'Private';

-- Nobody else gets anything, whatever they name.
create function tests.each_call()
returns table (call text, name text)
language sql
immutable
as $$
  select format('select public.moderation_%s(%s)', name, arguments), 'moderation_' || name
  from (values
    ('reports', ''), ('hidden', ''), ('log', ''),
    ('hide', '''story'', ''00000000-0000-4000-8000-000000000001'''), ('hide', '''none'', null, repeat(''x'', 501)'),
    ('restore', '''story'', ''00000000-0000-4000-8000-000000000001'''), ('dismiss', '''story'', ''00000000-0000-4000-8000-000000000001'''),
    ('reopen', '''story'', ''00000000-0000-4000-8000-000000000001''')
  ) as calls (name, arguments);
$$;
select tests.be('ben');
select throws_ok(call, '42501', 'permission denied for function ' || name, 'a stranger is refused: ' || call) from tests.each_call();
select tests.be('ann');
select throws_ok(call, '42501', 'permission denied for function ' || name, 'the author is refused: ' || call) from tests.each_call();
select tests.be_anonymous();
select throws_ok(call, '42501', 'permission denied for function ' || name, 'a visitor is refused: ' || call) from tests.each_call();
select tests.be_the_service();
select throws_ok(call, '42501', 'permission denied for function ' || name, 'the service is refused: ' || call) from tests.each_call();

-- What was reported, by pages.
select tests.be('olga');
select results_eq(
  $$ select what, title, text, language, author, reports, reasons, notes, first_at::date::text, last_at::date::text from public.moderation_reports() $$,
  $$ values
     ('story', 'By link', 'C', 'English', 'ann', 1, array['other'], array[]::text[], '2026-01-03', '2026-01-03'),
     ('inspiration', 'Seen', 'A prompt', 'English', 'ann', 2, array['harmful', 'spam'], array['First'], '2026-01-01', '2026-01-02'),
     ('story', 'Same id', 'A text', 'French', 'ann', 1, array['copied'], array['Mine'], '2026-01-02', '2026-01-02') $$,
  'what others can see and somebody reported, the last first'
);
select results_eq(
  $$ select title from public.moderation_reports('2026-01-02', 'inspiration', '00000000-0000-4000-8000-000000000001') $$,
  $$ values ('Same id') $$, 'a page goes on behind a row, among those of one moment too'
);
select results_eq('select title from public.moderation_reports(p_limit => 1)', $$ values ('By link') $$, 'a page has an end');
select tests.be_the_operator();
insert into auth.users (id, email) select gen_random_uuid(), n || '@crowd.test' from generate_series(1, 21) as n;
insert into public.content_reports (user_id, inspiration_id, reason, note, created_at)
select account.id, '00000000-0000-4000-8000-000000000001', 'spam', split_part(account.email, '@', 1),
  '2026-01-01'::timestamptz + interval '1 minute' * split_part(account.email, '@', 1)::int
from auth.users as account where account.email like '%@crowd.test';
select tests.be('olga');
select is(
  (select notes[1] || '-' || notes[20] || ' ' || cardinality(notes) from public.moderation_reports() where title = 'Seen'), '2-21 20',
  'of many notes the newest twenty'
);
select tests.be_the_operator();
delete from auth.users where email like '%@crowd.test';
select tests.be('olga');

-- Hiding.
select is(public.moderation_hide('inspiration', '00000000-0000-4000-8000-000000000001', E' It is an ad.\n'), true, 'a prompt is hidden');
select is(public.moderation_hide('inspiration', '00000000-0000-4000-8000-000000000001', 'Twice'), false, 'once');
select is(public.moderation_hide('story', '00000000-0000-4000-8000-000000000012'), true, 'a story is hidden without a reason');
select results_eq('select title from public.moderation_reports()', $$ values ('Same id') $$, 'what is hidden left the list');
select tests.be_the_operator();
update public.user_shared_stories set hidden_at = now() - interval '1 hour' where title = 'By link';
select tests.be('olga');
select results_eq(
  $$ select what, title, text, language, author, reports, reason from public.moderation_hidden() $$,
  $$ values ('inspiration', 'Seen', 'A prompt', 'English', 'ann', 2, 'It is an ad.'), ('story', 'By link', 'C', 'English', 'ann', 1, null) $$,
  'what is hidden, the last first, with its reports and why'
);
select results_eq(
  $$ select title from public.moderation_hidden((select hidden_at from public.moderation_hidden() limit 1), 'inspiration', '00000000-0000-4000-8000-000000000001') $$,
  $$ values ('By link') $$, 'the next page of it'
);
select tests.be('ben');
select is_empty($$ select from public.user_inspirations where title = 'Seen' $$, 'a stranger does not see it');

-- Restoring.
select tests.be('olga');
select is(public.moderation_restore('inspiration', '00000000-0000-4000-8000-000000000001', 'A mistake'), true, 'a prompt is restored');
select is(public.moderation_restore('inspiration', '00000000-0000-4000-8000-000000000001'), false, 'once');
select results_eq(
  'select title, reports from public.moderation_reports()', $$ values ('Seen', 2), ('Same id', 1) $$, 'its reports are open again'
);
select tests.be('ben');
select isnt_empty($$ select from public.user_inspirations where title = 'Seen' $$, 'a stranger sees it again');

-- Leaving it up.
select tests.be('olga');
select is(public.moderation_dismiss('inspiration', '00000000-0000-4000-8000-000000000001'), true, 'reports are found harmless');
select is(public.moderation_dismiss('inspiration', '00000000-0000-4000-8000-000000000001'), false, 'once');
select results_eq('select title from public.moderation_reports()', $$ values ('Same id') $$, 'they leave the list');
select is(public.moderation_reopen('inspiration', '00000000-0000-4000-8000-000000000001'), true, 'that is taken back');
select is(public.moderation_reopen('inspiration', '00000000-0000-4000-8000-000000000001'), false, 'once');
select results_eq('select title, reports from public.moderation_reports()', $$ values ('Seen', 2), ('Same id', 1) $$, 'they are open again');
select public.moderation_dismiss('inspiration', '00000000-0000-4000-8000-000000000001');
select tests.be('ben');
select is(public.report_content('00000000-0000-4000-8000-000000000001'), false, 'who has reported it does not bring it back');
select tests.be('otto');
select is(public.report_content('00000000-0000-4000-8000-000000000001', null, 'copied'), true, 'another person does');
select tests.be('olga');
select results_eq(
  $$ select title, reports, reasons from public.moderation_reports() where title = 'Seen' $$, $$ values ('Seen', 1, array['copied']) $$,
  'by what is new'
);

-- What was found harmless stays so when the story is deleted and shared again.
select public.moderation_dismiss('story', '00000000-0000-4000-8000-000000000001');
select tests.be('ann');
delete from public.user_shared_stories where title = 'Same id';
insert into public.user_shared_stories (title, prompt, content, is_public) values ('Once more', 'P', 'A text', true);
select tests.be('olga');
select is_empty($$ select from public.moderation_reports() where title = 'Once more' $$, 'its reports do not come back as new ones');

-- What is not there, is private, or goes with its account.
select throws_ok(format('select public.moderation_%s(%L, %L)', action, what, id), 'PT404', null, action || ': ' || why)
from unnest(array['hide', 'restore', 'dismiss', 'reopen']) as action,
  (values
    ('inspiration', '00000000-0000-4000-8000-000000000002', 'what its author made private'),
    ('inspiration', '00000000-0000-4000-8000-000000000012', 'a story as a prompt'),
    ('story', '00000000-0000-4000-8000-000000000099', 'what nobody knows'),
    ('profiles', '00000000-0000-4000-8000-000000000001', 'something else')
  ) as refused (what, id, why);
select throws_ok(
  $$ select public.moderation_hide('inspiration', '00000000-0000-4000-8000-000000000001', repeat('x', 501)) $$, 'PT400', null,
  'a reason has an end'
);
select tests.be_the_operator();
insert into public.account_deletions (user_id) values (tests.id_of('ann'));
select tests.be('olga');
select is_empty('select from public.moderation_hidden()', 'what is shared by an account that waits to be deleted is not listed');
select is_empty('select from public.moderation_reports()', 'nor are its reports');
select throws_ok(
  $$ select public.moderation_restore('story', '00000000-0000-4000-8000-000000000012') $$, 'PT404', null, 'and it is not shown again'
);
select tests.be_the_operator();
delete from public.account_deletions;

-- The log.
select tests.be('olga');
select results_eq(
  $$ select operator, action, what, title, reason from public.moderation_log(p_limit => 50) where reason is not null or action = 'reopen' $$,
  $$ values
     ('olga', 'reopen', 'inspiration', 'Seen', null),
     ('olga', 'restore', 'inspiration', 'Seen', 'A mistake'),
     ('olga', 'hide', 'inspiration', 'Seen', 'It is an ad.') $$,
  'who did what to what and why, the newest first; what changed nothing is not in it'
);
select is((select count(*)::int from public.moderation_log(p_limit => 50)), 7, 'one entry for each thing that was done');
select is(
  (select count(*)::int from public.moderation_log((select min(id) + 2 from public.moderation_log(p_limit => 50)))), 2, 'by pages'
);
select throws_ok('delete from private.moderation_log', '42501', null, 'no operator deletes from it');
select throws_ok('update private.moderation_log set reason = null', '42501', null, 'or changes it');
select tests.be_the_operator();
select throws_ok('delete from private.moderation_log', '42501', 'The moderation log is not deleted from.', 'nor does SQL by mistake');
select throws_ok(format('update private.moderation_log set %s', change), '42501', 'The moderation log is not changed.', change)
from unnest(array[
  'id = id + 100', 'action = ''dismiss''', 'what = ''story''', 'thing_id = gen_random_uuid()', 'reason = ''Other''',
  'created_at = now() - interval ''1 day''', 'title = ''Other''', 'user_id = tests.id_of(''otto'')', 'author_id = tests.id_of(''otto'')'
]) as change;
select throws_ok(
  format('insert into private.moderation_log (action, what, thing_id, reason) values (%L, %L, gen_random_uuid(), %L)', action, what, reason),
  code, null, why
)
from (values
  ('burn', 'story', null, '23514', 'what is done is one of four'),
  ('hide', 'profile', null, '23514', 'it is done to a prompt or a story'),
  ('hide', 'story', repeat('x', 501), '23514', 'a reason has at most 500 characters'),
  (null, 'story', null, '23502', 'something was done'),
  ('hide', null, null, '23502', 'to something')
) as refused (action, what, reason, code, why);

-- An operator who is named no more, and accounts that go.
select private.set_operators(array['otto@example.com']);
select tests.be('olga');
select is(public.is_operator(), false, 'who is named no more is no operator at once');
select throws_ok(call, '42501', 'permission denied for function ' || name, 'and is refused: ' || call) from tests.each_call();
select tests.be_the_operator();
select is(private.set_operators(array['olga@example.com'], true), array[]::text[], 'named again');
delete from auth.users where id = tests.id_of('olga');
select throws_ok($$ select tests.person('olga') $$, '23505', null, 'nobody inherits the address of an operator who left');
delete from auth.users where id = tests.id_of('ann');
select private.set_operators(array['otto@example.com']);
select tests.be('otto');
select results_eq(
  $$ select distinct operator, title from public.moderation_log(p_limit => 50) $$, $$ values (null::text, null::text) $$,
  'entries outlive both accounts, without the operator’s name and without the author’s words'
);
select is((select count(*)::int from public.moderation_log(p_limit => 50)), 7, 'every one of them');

select * from finish();
rollback;
