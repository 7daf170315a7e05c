begin;
\ir helpers/people.psql
\ir helpers/seen-and-hidden.psql
select no_plan();

-- Reports.
select tests.be('ben');
select is(
  public.report_content(
    p_inspiration_id => '00000000-0000-4000-8000-000000000001', p_reason => 'copied', p_note => E' From a book.\n'
  ),
  true, 'A first report is new'
);
select is(
  public.report_content(p_inspiration_id => '00000000-0000-4000-8000-000000000001', p_reason => 'spam'), false,
  'A second report of the same thing by the same person is not new'
);
select is(
  public.report_content(p_shared_story_id => '00000000-0000-4000-8000-000000000011', p_note => E' \n'), true,
  'A story is reported'
);
select is(
  public.report_content(p_shared_story_id => '00000000-0000-4000-8000-000000000011'), false, 'A second report of the same story by the same person is not new'
);
select tests.be('cleo');
select is(
  public.report_content('00000000-0000-4000-8000-000000000001', null, 'harmful', repeat('字', 500)), true,
  'Another person reports the same thing with the longest note of any script'
);
select tests.be_the_operator();
select results_eq(
  $$ select user_id, inspiration_id is null, reason, char_length(note) from public.content_reports
     order by user_id = tests.id_of('cleo'), 2 $$,
  $$ values (tests.id_of('ben'), false, 'copied', 12), (tests.id_of('ben'), true, 'other', null),
     (tests.id_of('cleo'), false, 'harmful', 500) $$,
  'Each first report is kept with its note, trimmed, or without a blank one'
);

-- Refused reports.
select tests.be('ben');
select throws_ok(format($$ select public.report_content(%s) $$, arguments), code, null, 'A report is refused: ' || what)
from (values
  ('', 'PT400', 'a report of nothing'),
  ('''00000000-0000-4000-8000-000000000001'', ''00000000-0000-4000-8000-000000000011''', 'PT400', 'a report of two things'),
  ('''00000000-0000-4000-8000-000000000001'', null, ''boring''', 'PT400', 'an unknown reason'),
  ('''00000000-0000-4000-8000-000000000001'', null, null', 'PT400', 'no reason'),
  ('''00000000-0000-4000-8000-000000000001'', null, ''spam'', repeat(''x'', 501)', 'PT400', 'a note that is too long'),
  ('''00000000-0000-4000-8000-000000000009''', 'PT404', 'an unknown prompt'),
  ('''00000000-0000-4000-8000-000000000011''', 'PT404', 'a story as a prompt'),
  ('''00000000-0000-4000-8000-000000000002''', 'PT404', 'a private prompt'),
  ('''00000000-0000-4000-8000-000000000003''', 'PT404', 'a hidden prompt'),
  ('null, ''00000000-0000-4000-8000-000000000009''', 'PT404', 'an unknown story'),
  ('null, ''00000000-0000-4000-8000-000000000012''', 'PT404', 'a private story'),
  ('null, ''00000000-0000-4000-8000-000000000013''', 'PT404', 'a hidden story')
) as refused (arguments, code, what);
select tests.be('ann');
select throws_ok(format($$ select public.report_content(%s) $$, arguments), 'PT403', null, 'A report is refused: ' || what)
from (values
  ('''00000000-0000-4000-8000-000000000001''', 'one’s own prompt'),
  ('''00000000-0000-4000-8000-000000000003''', 'one’s own hidden prompt'),
  ('null, ''00000000-0000-4000-8000-000000000011''', 'one’s own story')
) as refused (arguments, what);
select tests.become('authenticated', null);
select throws_ok(
  $$ select public.report_content('00000000-0000-4000-8000-000000000001') $$, '42501',
  'You must be signed in to report.', 'A report without a user is refused with a reason'
);

-- The limit of a day: 50 within 24 hours.
select tests.be_the_operator();
insert into public.user_inspirations (id, user_id, title, prompt, category, is_public)
select ('00000000-0000-4000-8001-' || lpad(n::text, 12, '0'))::uuid, tests.id_of('ann'), 'Many', 'P', 'fantasy', true
from generate_series(1, 50) as n;
select tests.be('ben');
select is(
  (select count(*)::int from generate_series(1, 48) as n
   where public.report_content(('00000000-0000-4000-8001-' || lpad(n::text, 12, '0'))::uuid)),
  48, 'A person can report fifty things in a day'
);
select throws_ok(
  $$ select public.report_content('00000000-0000-4000-8001-000000000049') $$, 'PT429', null, 'The fifty-first report of a day is refused'
);
select is(
  public.report_content('00000000-0000-4000-8001-000000000001'), false, 'A repeated report at the limit of the day is not refused'
);
select tests.be('cleo');
select is(public.report_content('00000000-0000-4000-8001-000000000001'), true, 'Other people have their own limit');
select tests.be_the_operator();
select is((select count(*)::int from public.content_reports where user_id = tests.id_of('ben')), 50,
  'A refused report is not kept');
update public.content_reports set created_at = now() - interval '25 hours' where user_id = tests.id_of('ben');
select tests.be('ben');
select is(public.report_content('00000000-0000-4000-8001-000000000049'), true, 'A person can report again a day later');

-- No role of the data interface reads or writes the table, whatever is granted.
select tests.be('ben');
select throws_ok($$ select from private.open_reports $$, '42501', null, 'A person cannot read the open reports of operators');
select tests.be_the_service();
select throws_ok($$ select from public.content_reports $$, '42501', null, 'The service role cannot read reports');
select tests.be_the_operator();
grant all on public.content_reports to anon, authenticated;
select tests.be('ben');
select is_empty($$ select from public.content_reports $$, 'Row level security hides reports whatever is granted');
select throws_ok(
  $$ insert into public.content_reports (user_id, inspiration_id, reason)
     values (tests.id_of('ben'), '00000000-0000-4000-8001-000000000050', 'spam') $$,
  '42501', null, 'Row level security refuses reports by hand whatever is granted'
);

-- Constraints, for every role.
select tests.be_the_operator();
select throws_ok(
  format(
    $$ insert into public.content_reports (user_id, inspiration_id, shared_story_id, reason, note)
       values (tests.id_of('cleo'), %L, %L, %L, %L) $$,
    inspiration, story, reason, note
  ),
  '23514', null, 'The database refuses a report ' || what
)
from (values
  (null, null, 'spam', null, 'about nothing'),
  ('00000000-0000-4000-8001-000000000002', '00000000-0000-4000-8000-000000000011', 'spam', null, 'about two things'),
  ('00000000-0000-4000-8001-000000000002', null, 'boring', null, 'with an unknown reason'),
  ('00000000-0000-4000-8001-000000000002', null, 'spam', repeat('x', 501), 'with a note of more than 500 characters')
) as refused (inspiration, story, reason, note, what);

-- The list of operators.
select results_eq(
  $$ select what, title, text, author, reports, reasons, notes[1], cardinality(notes), first_at < last_at
     from private.open_reports where title in ('Seen', 'Story') $$,
  $$ values
     ('inspiration', 'Seen', 'A prompt', 'ann', 2, array['copied', 'harmful'], 'From a book.', 2, true),
     ('story', 'Story', 'A text', 'ann', 1, array['other'], null, 0, false) $$,
  'Operators see what was reported, its author, the reasons and the notes'
);
update public.user_inspirations set hidden_at = now() where title = 'Seen';
update public.user_shared_stories set hidden_at = now() where title = 'Story';
select is_empty(
  $$ select from private.open_reports where title in ('Seen', 'Story') $$, 'Hidden things leave the open reports'
);

select * from finish();
rollback;
