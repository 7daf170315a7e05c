begin;
\ir helpers/people.psql
select no_plan();

select is(
  private.title_order(repeat(' ', 200) || 'b'), private.title_order(''), 'A title is sorted by its first 200 characters'
);
select is(
  private.has_no_words(repeat(' ', 200) || '!'), false, 'A search text is read up to 200 characters'
);
select is(
  private.text_language(repeat('书', 4201) || 'か'), 'Chinese', 'A language is detected without the letters after those of a prompt'
);
select is(
  private.is_fit_name(repeat(' ', 80) || 'x'), false, 'A name is read up to 80 characters'
);
select is(
  private.recovery_code_hash(rpad('abcd', 100, '-') || 'x'), private.recovery_code_hash('abcd'),
  'A recovery code is read up to 100 characters'
);
insert into auth.users (id, email, raw_user_meta_data)
values (gen_random_uuid(), 'long@example.com', jsonb_build_object('name', repeat(' ', 1000) || 'Ann'));
select is(
  (select display_name from public.profiles where id = tests.id_of('long')), 'Writer', 'A name at sign-up is read up to 1,000 characters'
);

select * from finish();
rollback;
