begin;
\ir helpers/people.psql
\ir helpers/moderation.psql
select no_plan();

-- Nobody else gets anything, whatever they name.
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

select * from finish();
rollback;
