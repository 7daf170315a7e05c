-- Sentences that users read, in plainer words. The functions stay as they are but for these: whoever looks for what they do
-- finds it where they were written last.
do $$
declare
  v_change record;
  v_before text;
  v_after text;
begin
  for v_change in
    select * from (values
      ('public.report_content(uuid, uuid, text, text)',
        'There is nothing like that to report.', 'This isn’t available anymore, so it can’t be reported.'),
      ('public.report_content(uuid, uuid, text, text)',
        'This is your own; you can edit or delete it.', 'This is yours. You can edit or delete it instead of reporting it.'),
      ('public.report_content(uuid, uuid, text, text)',
        'That is enough for one day. Please report more tomorrow.',
        'You’ve reached today’s limit for reports. Please try again tomorrow.'),
      ('public.delete_story(uuid)', 'There is no such story of yours.', 'This story isn’t in your collection anymore.'),
      ('public.record_inspiration_use(uuid, uuid)',
        'There is no such story of yours.', 'This story isn’t in your collection anymore.')
    ) as change (function, before, after)
  loop
    v_before := pg_get_functiondef(v_change.function::regprocedure);
    v_after := replace(v_before, quote_literal(v_change.before), quote_literal(v_change.after));
    if v_after = v_before then
      raise exception '% does not say “%”.', v_change.function, v_change.before;
    end if;
    execute v_after;
  end loop;
end;
$$;
