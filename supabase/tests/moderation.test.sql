begin;
\ir helpers/people.psql
\ir helpers/moderation.psql
select no_plan();

-- Everyone else is refused, whatever they name.
select tests.be('ben');
select throws_ok(call, '42501', 'permission denied for function ' || name,
  'Another person cannot moderate: ' || call) from tests.each_call();
select tests.be('ann');
select throws_ok(call, '42501', 'permission denied for function ' || name,
  'The author cannot moderate: ' || call) from tests.each_call();

-- The list of reports, by pages.
select tests.be('olga');
select results_eq(
  $$ select what, title, text, language, author, reports, reasons, notes, first_at::date::text, last_at::date::text from public.moderation_reports() $$,
  $$ values
     ('story', 'By link', 'C', 'English', 'ann', 1, array['other'], array[]::text[], '2026-01-03', '2026-01-03'),
     ('inspiration', 'Seen', 'A prompt', 'English', 'ann', 2, array['harmful', 'spam'], array['First'], '2026-01-01', '2026-01-02'),
     ('story', 'Same id', 'A text', 'French', 'ann', 1, array['copied'], array['Mine'], '2026-01-02', '2026-01-02') $$,
  'Operators see the reported things that others can read, the last reported first'
);
select results_eq(
  $$ select title from public.moderation_reports('2026-01-02', 'inspiration', '00000000-0000-4000-8000-000000000001') $$,
  $$ values ('Same id') $$, 'The next page of reports begins after the named row, also among reports of one moment'
);
select results_eq('select title from public.moderation_reports(p_limit => 1)', $$ values ('By link') $$,
  'A page of reports has at most the requested number of rows');
select tests.be_the_operator();
insert into auth.users (id, email) select gen_random_uuid(), n || '@crowd.test' from generate_series(1, 21) as n;
insert into public.content_reports (user_id, inspiration_id, reason, note, created_at)
select account.id, '00000000-0000-4000-8000-000000000001', 'spam', split_part(account.email, '@', 1),
  '2026-01-01'::timestamptz + interval '1 minute' * split_part(account.email, '@', 1)::int
from auth.users as account where account.email like '%@crowd.test';
select tests.be('olga');
select is(
  (select notes[1] || '-' || notes[20] || ' ' || cardinality(notes) from public.moderation_reports() where title = 'Seen'), '2-21 20',
  'The newest twenty notes are returned'
);
select tests.be_the_operator();
delete from auth.users where email like '%@crowd.test';
select tests.be('olga');

-- Hiding.
select is(public.moderation_hide('inspiration', '00000000-0000-4000-8000-000000000001', E' It is an ad.\n'), true,
  'A prompt is hidden');
select is(public.moderation_hide('inspiration', '00000000-0000-4000-8000-000000000001', 'Twice'), false,
  'A hidden prompt is not hidden again');
select is(public.moderation_hide('story', '00000000-0000-4000-8000-000000000012'), true, 'A story is hidden without a reason');
select results_eq('select title from public.moderation_reports()', $$ values ('Same id') $$,
  'Hidden things leave the list of reports');
select tests.be_the_operator();
update public.user_shared_stories set hidden_at = now() - interval '1 hour' where title = 'By link';
select tests.be('olga');
select results_eq(
  $$ select what, title, text, language, author, reports, reason from public.moderation_hidden() $$,
  $$ values ('inspiration', 'Seen', 'A prompt', 'English', 'ann', 2, 'It is an ad.'), ('story', 'By link', 'C', 'English', 'ann', 1, null) $$,
  'Hidden things are listed with their reports and reasons, the last hidden first'
);
select results_eq(
  $$ select title from public.moderation_hidden((select hidden_at from public.moderation_hidden() limit 1), 'inspiration', '00000000-0000-4000-8000-000000000001') $$,
  $$ values ('By link') $$, 'The next page of hidden things begins after the named row'
);
select tests.be('ben');
select is_empty($$ select from public.user_inspirations where title = 'Seen' $$, 'Another person cannot see a hidden prompt');

-- Restoring.
select tests.be('olga');
select is(public.moderation_restore('inspiration', '00000000-0000-4000-8000-000000000001', 'A mistake'), true,
  'A prompt is restored');
select is(public.moderation_restore('inspiration', '00000000-0000-4000-8000-000000000001'), false,
  'A restored prompt is not restored again');
select results_eq(
  'select title, reports from public.moderation_reports()', $$ values ('Seen', 2), ('Same id', 1) $$, 'The reports of a restored prompt are open again'
);
select tests.be('ben');
select isnt_empty($$ select from public.user_inspirations where title = 'Seen' $$, 'Another person sees a restored prompt again');

-- Dismissing and reopening.
select tests.be('olga');
select is(public.moderation_dismiss('inspiration', '00000000-0000-4000-8000-000000000001'), true, 'Reports are dismissed');
select is(public.moderation_dismiss('inspiration', '00000000-0000-4000-8000-000000000001'), false,
  'Dismissed reports are not dismissed again');
select results_eq('select title from public.moderation_reports()', $$ values ('Same id') $$, 'Dismissed reports leave the list');
select is(public.moderation_reopen('inspiration', '00000000-0000-4000-8000-000000000001'), true,
  'Dismissed reports are reopened');
select is(public.moderation_reopen('inspiration', '00000000-0000-4000-8000-000000000001'), false,
  'Reopened reports are not reopened again');
select results_eq('select title, reports from public.moderation_reports()', $$ values ('Seen', 2), ('Same id', 1) $$,
  'Reopened reports are listed again');
select public.moderation_dismiss('inspiration', '00000000-0000-4000-8000-000000000001');
select tests.be('ben');
select is(public.report_content('00000000-0000-4000-8000-000000000001'), false,
  'A person whose report was dismissed cannot report the same thing again');
select tests.be('otto');
select is(public.report_content('00000000-0000-4000-8000-000000000001', null, 'copied'), true,
  'Another person can report a thing with dismissed reports');
select tests.be('olga');
select results_eq(
  $$ select title, reports, reasons from public.moderation_reports() where title = 'Seen' $$, $$ values ('Seen', 1, array['copied']) $$,
  'Only the reports since the dismissal are listed'
);

-- Dismissed reports stay dismissed when the story is deleted and shared again.
select public.moderation_dismiss('story', '00000000-0000-4000-8000-000000000001');
select tests.be('ann');
delete from public.user_shared_stories where title = 'Same id';
insert into public.user_shared_stories (title, prompt, content, is_public) values ('Once more', 'P', 'A text', true);
select tests.be('olga');
select is_empty($$ select from public.moderation_reports() where title = 'Once more' $$,
  'Dismissed reports stay dismissed when the story is deleted and shared again');

-- Unknown and private things, and those of accounts that wait for deletion.
select throws_ok(format('select public.moderation_%s(%L, %L)', action, what, id), 'PT404', null,
  'Nothing to ' || action || ' is found: ' || why)
from unnest(array['hide', 'restore', 'dismiss', 'reopen']) as action,
  (values
    ('inspiration', '00000000-0000-4000-8000-000000000002', 'a private prompt'),
    ('inspiration', '00000000-0000-4000-8000-000000000012', 'a story as a prompt'),
    ('story', '00000000-0000-4000-8000-000000000099', 'an unknown story'),
    ('profiles', '00000000-0000-4000-8000-000000000001', 'another kind of thing')
  ) as refused (what, id, why);
select throws_ok(
  $$ select public.moderation_hide('inspiration', '00000000-0000-4000-8000-000000000001', repeat('x', 501)) $$, 'PT400', null,
  'A reason of more than 500 characters is refused'
);
select tests.be_the_operator();
insert into public.account_deletions (user_id) values (tests.id_of('ann'));
select tests.be('olga');
select is_empty('select from public.moderation_hidden()', 'Hidden things of an account that waits for deletion are not listed');
select is_empty('select from public.moderation_reports()', 'Reports of an account that waits for deletion are not listed');
select throws_ok(
  $$ select public.moderation_restore('story', '00000000-0000-4000-8000-000000000012') $$, 'PT404', null, 'A story of an account that waits for deletion cannot be restored'
);
select tests.be_the_operator();
delete from public.account_deletions;

select * from finish();
rollback;
