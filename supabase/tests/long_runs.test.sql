begin;
\ir helpers/people.psql
select no_plan();

select is(
  private.without_long_runs('a' || repeat(U&'\0345', 60) || repeat(U&'\0301', 60) || repeat(U&'\05b0', 60) || 'b'),
  'a' || repeat(U&'\0345', 60) || repeat(U&'\0301', 40) || 'b', 'A run of combining marks is cut to 100'
);
select is(private.without_long_runs(text), text, 'An honest text is not cut: ' || left(text, 10))
from unnest(array[
  repeat('The dragón’s café. ', 20), repeat('雨中的书店，', 50) || '。', repeat(U&'\304b\3099', 1) || repeat('ガがハ', 50), repeat('한국어', 50),
  repeat('ภาษาไทย', 12), repeat('हिन्दी ', 50), repeat('שָׁלוֹם ', 50), ''
]) as text;
select is_empty(
  $$
    select to_hex(code)
    from (
      select code, left(normalize(chr(code), nfkd), 1) as first
      from generate_series(128, 131071) as code where code not between 55296 and 57343
    ) as character
    -- Marks change their place beside one of the highest or the lowest class.
    where (normalize(chr(837) || first, nfd) <> chr(837) || first or normalize(first || chr(820), nfd) <> first || chr(820))
      and char_length(private.without_long_runs(repeat(chr(code), 101))) > 100
  $$,
  'Runs of each combining mark are cut'
);
select is(
  char_length(text), 100, 'A long run is cut before it is normalized, in ' || what
)
from (values
  ('the search', private.search_text(repeat(U&'\05b0', 3990))), ('a title', private.title_order(repeat(U&'\05b0', 200)))
) as found (what, text);
select is(
  private.words_of('x' || repeat(U&'\05b0', 101)), private.words_of('x' || repeat(U&'\05b0', 100)),
  'A long run is cut before the words of a story are compared'
);
select is(private.text_language(repeat('x', 4201) || ' the of and'), private.text_language(''), 'A language is detected from as much text as a prompt has');
select is(private.text_language(repeat('书', 4201)), 'Chinese', 'A long text has a language');

select is(
  char_length(private.search_text(repeat(U&'\fdfa' || 'a', 2100))), 12603, 'What a text becomes by normalizing is bounded'
);
select is(
  private.text_language(repeat(U&'\fdfb' || ' ', 600) || 'el los las'), 'English',
  'A language is detected from as many letters of a normalized text'
);

select * from finish();
rollback;
