-- A text in a script whose characters are words had up to 4,200 entries in an index of words, so that an import of long prompts took
-- longer than a statement may. Entries of earlier texts stay.

create or replace function private.spaced_characters(p_text text)
returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(p_text, '[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]', ' \& ', 'g');
$$;

-- In scripts whose characters are words, each is an entry of an index. Where these make up most of a text, only its first 1,000
-- characters are searched, which hold nearly as much as 4,000 of English. The high cost makes the planner use the index of words. It
-- would read a list in its order and split every row otherwise.
create or replace function private.search_words(p_text text)
returns tsvector
language sql immutable cost 100000 set search_path = ''
as $$
  select to_tsvector('pg_catalog.simple', private.spaced_characters(private.search_text(left(p_text, case
    when octet_length(p_text) > 2 * char_length(p_text) and p_text ~ '[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]' then 1000
    else 4201
  end))));
$$;
