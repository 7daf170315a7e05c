begin;
\ir helpers/people.psql
\ir helpers/seen-and-hidden.psql
select no_plan();

-- Somebody reports.
select tests.be('ben');
select is(
  public.report_content(
    p_inspiration_id => '00000000-0000-4000-8000-000000000001', p_reason => 'copied', p_note => E' From a book.\n'
  ),
  true, 'a first report is new'
);
select is(
  public.report_content(p_inspiration_id => '00000000-0000-4000-8000-000000000001', p_reason => 'spam'), false,
  'a second one of the same person and thing is not'
);
select is(
  public.report_content(p_shared_story_id => '00000000-0000-4000-8000-000000000011', p_note => E' \n'), true,
  'a story is reported'
);
select is(
  public.report_content(p_shared_story_id => '00000000-0000-4000-8000-000000000011'), false, 'and that once as well'
);
select tests.be('cleo');
select is(
  public.report_content('00000000-0000-4000-8000-000000000001', null, 'harmful', repeat('字', 500)), true,
  'another person reports the same, with the longest note of any script'
);
select tests.be_the_operator();
select results_eq(
  $$ select user_id, inspiration_id is null, reason, char_length(note) from public.content_reports
     order by user_id = tests.id_of('cleo'), 2 $$,
  $$ values (tests.id_of('ben'), false, 'copied', 12), (tests.id_of('ben'), true, 'other', null),
     (tests.id_of('cleo'), false, 'harmful', 500) $$,
  'what is kept: the first report of each, without the white space around a note and without a blank one'
);

-- What is refused.
select tests.be('ben');
select throws_ok(format($$ select public.report_content(%s) $$, arguments), code, null, what)
from (values
  ('', 'PT400', 'a report of nothing'),
  ('''00000000-0000-4000-8000-000000000001'', ''00000000-0000-4000-8000-000000000011''', 'PT400', 'a report of two things'),
  ('''00000000-0000-4000-8000-000000000001'', null, ''boring''', 'PT400', 'a reason that is none'),
  ('''00000000-0000-4000-8000-000000000001'', null, null', 'PT400', 'no reason'),
  ('''00000000-0000-4000-8000-000000000001'', null, ''spam'', repeat(''x'', 501)', 'PT400', 'a note that is too long'),
  ('''00000000-0000-4000-8000-000000000009''', 'PT404', 'an inspiration that nobody knows'),
  ('''00000000-0000-4000-8000-000000000011''', 'PT404', 'a story as an inspiration'),
  ('''00000000-0000-4000-8000-000000000002''', 'PT404', 'an inspiration that is private'),
  ('''00000000-0000-4000-8000-000000000003''', 'PT404', 'an inspiration that is hidden'),
  ('null, ''00000000-0000-4000-8000-000000000009''', 'PT404', 'a story that nobody knows'),
  ('null, ''00000000-0000-4000-8000-000000000012''', 'PT404', 'a story that is private'),
  ('null, ''00000000-0000-4000-8000-000000000013''', 'PT404', 'a story that is hidden')
) as refused (arguments, code, what);
select tests.be('ann');
select throws_ok(format($$ select public.report_content(%s) $$, arguments), 'PT403', null, what)
from (values
  ('''00000000-0000-4000-8000-000000000001''', 'an inspiration of one’s own'),
  ('''00000000-0000-4000-8000-000000000003''', 'a hidden one of one’s own'),
  ('null, ''00000000-0000-4000-8000-000000000011''', 'a story of one’s own')
) as refused (arguments, what);
select tests.become('authenticated', null);
select throws_ok(
  $$ select public.report_content('00000000-0000-4000-8000-000000000001') $$, '42501',
  'You must be signed in to report.', 'whoever is nobody does not report'
);

-- Enough for a day: 50, of the last 24 hours.
select tests.be_the_operator();
insert into public.user_inspirations (id, user_id, title, prompt, category, is_public)
select ('00000000-0000-4000-8001-' || lpad(n::text, 12, '0'))::uuid, tests.id_of('ann'), 'Many', 'P', 'fantasy', true
from generate_series(1, 50) as n;
select tests.be('ben');
select is(
  (select count(*)::int from generate_series(1, 48) as n
   where public.report_content(('00000000-0000-4000-8001-' || lpad(n::text, 12, '0'))::uuid)),
  48, 'fifty are reported in a day'
);
select throws_ok(
  $$ select public.report_content('00000000-0000-4000-8001-000000000049') $$, 'PT429', null, 'and no more'
);
select is(
  public.report_content('00000000-0000-4000-8001-000000000001'), false, 'what was reported before is no more than that'
);
select tests.be('cleo');
select is(public.report_content('00000000-0000-4000-8001-000000000001'), true, 'others have a day of their own');
select tests.be_the_operator();
select is((select count(*)::int from public.content_reports where user_id = tests.id_of('ben')), 50, 'the last one left nothing');
update public.content_reports set created_at = now() - interval '25 hours' where user_id = tests.id_of('ben');
select tests.be('ben');
select is(public.report_content('00000000-0000-4000-8001-000000000049'), true, 'a new day begins');

-- The table is nobody’s to see or write, whatever is granted.
select tests.be('ben');
select throws_ok($$ select from public.content_reports $$, '42501', null, 'nobody sees even their own reports');
select throws_ok(
  $$ insert into public.content_reports (user_id, inspiration_id, reason)
     values (tests.id_of('cleo'), '00000000-0000-4000-8000-000000000001', 'spam') $$,
  '42501', null, 'nobody writes a report by hand'
);
select throws_ok($$ delete from public.content_reports $$, '42501', null, 'nobody takes one away');
select throws_ok($$ select from private.open_reports $$, '42501', null, 'nobody sees the list of operators');
select tests.be_the_service();
select throws_ok($$ select from public.content_reports $$, '42501', null, 'the service does not read them');
select tests.be_the_operator();
grant all on public.content_reports to anon, authenticated;
select tests.be('ben');
select is_empty($$ select from public.content_reports $$, 'no grant opens what nobody may see');
select throws_ok(
  $$ insert into public.content_reports (user_id, inspiration_id, reason)
     values (tests.id_of('ben'), '00000000-0000-4000-8001-000000000050', 'spam') $$,
  '42501', null, 'no grant opens what nobody may write'
);
select tests.be_anonymous();
select throws_ok(
  $$ select public.report_content('00000000-0000-4000-8000-000000000001') $$, '42501', null,
  'without an account nothing is reported'
);

-- What the database keeps out, whoever writes.
select tests.be_the_operator();
select throws_ok(
  format(
    $$ insert into public.content_reports (user_id, inspiration_id, shared_story_id, reason, note)
       values (tests.id_of('cleo'), %L, %L, %L, %L) $$,
    inspiration, story, reason, note
  ),
  code, null, what
)
from (values
  (null, null, 'spam', null, '23514', 'a report is about something'),
  ('00000000-0000-4000-8001-000000000002', '00000000-0000-4000-8000-000000000011', 'spam', null, '23514', 'and about one thing'),
  ('00000000-0000-4000-8001-000000000002', null, 'boring', null, '23514', 'a reason is one of four'),
  ('00000000-0000-4000-8001-000000000002', null, null, null, '23502', 'there is a reason'),
  ('00000000-0000-4000-8001-000000000002', null, 'spam', repeat('x', 501), '23514', 'a note has at most 500 characters')
) as refused (inspiration, story, reason, note, code, what);

-- What operators see.
select results_eq(
  $$ select what, title, text, author, reports, reasons, notes[1], cardinality(notes), first_at < last_at
     from private.open_reports where title in ('Seen', 'Story') $$,
  $$ values
     ('inspiration', 'Seen', 'A prompt', 'ann', 2, array['copied', 'harmful'], 'From a book.', 2, true),
     ('story', 'Story', 'A text', 'ann', 1, array['other'], null, 0, false) $$,
  'operators see what was reported, by whom it is and what is said against it'
);
update public.user_inspirations set hidden_at = now() where title = 'Seen';
update public.user_shared_stories set hidden_at = now() where title = 'Story';
select is_empty(
  $$ select from private.open_reports where title in ('Seen', 'Story') $$, 'what is hidden is not looked through again'
);

-- What goes with whom.
delete from auth.users where id = tests.id_of('cleo');
select is_empty(
  $$ select from public.content_reports where user_id not in (tests.id_of('ann'), tests.id_of('ben')) $$,
  'reports go with the account'
);
delete from public.user_inspirations;
delete from public.user_shared_stories;
select is_empty($$ select from public.content_reports $$, 'and with what they are about');

select * from finish();
rollback;
