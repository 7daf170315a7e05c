-- Texts: how they are searched, compared and ordered, and how their language is detected.

-- Normalizing a run of combining marks takes Postgres quadratic time. All marks are in the class below, which excludes only Latin,
-- general punctuation, and Chinese, Japanese and Korean letters. Cuts runs of the class to 100 characters, more than a word has.
create function private.without_long_runs(p_text text)
returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    p_text,
    '([^\u0001-\u02ff\u2000-\u206f\u3000-\u3029\u3030-\u3098\u309b-\ua66e\uac00-\ud7ff]{100})[^\u0001-\u02ff\u2000-\u206f\u3000-\u3029\u3030-\u3098\u309b-\ua66e\uac00-\ud7ff]+',
    '\1', 'g'
  );
$$;

-- Search in any language without an extension of Postgres: accents and case do not count, a word matches by its beginning, and
-- in scripts without spaces each character is a word, so a phrase is found anywhere in a text. A letter of Hangul becomes three, and
-- a few signs become up to 18: no more is read than three letters for each of a prompt and its title.
create function private.search_text(p_text text)
returns text
language sql immutable set search_path = ''
as $$
  select btrim(regexp_replace(
    normalize(
      regexp_replace(
        lower(left(normalize(private.without_long_runs(coalesce(p_text, '')), NFKD), 12603)), '[\u0300-\u036f]', '', 'g'
      ),
      NFKC
    ),
    -- Punctuation: of ASCII and Latin-1, general, and of Chinese and Japanese.
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f\uff00-\uff0f\uff1a-\uff20]+', ' ', 'g'
  ));
$$;

create function private.spaced_characters(p_text text)
returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(p_text, '[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]', ' \& ', 'g');
$$;

-- In scripts whose characters are words, each is an entry of an index. Where these make up most of a text, only its first 1,000
-- characters are searched, which hold nearly as much as 4,000 of English. The high cost makes the planner use the index of words. It
-- would read a list in its order and split every row otherwise.
create function private.search_words(p_text text)
returns tsvector
language sql immutable cost 100000 set search_path = ''
as $$
  select to_tsvector('pg_catalog.simple', private.spaced_characters(private.search_text(left(p_text, case
    when octet_length(p_text) > 2 * char_length(p_text) and p_text ~ '[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]' then 1000
    else 4201
  end))));
$$;

-- A search text as a query: all of its first ten words, each by its beginning. Null without a word.
create function private.search_query(p_text text)
returns tsquery
language sql immutable set search_path = ''
as $$
  select string_agg(
    case
      when private.spaced_characters(word.text) = word.text then quote_literal(word.text) || ':*'
      else '(' || (
        select string_agg(quote_literal(part.text), ' <-> ' order by part.place)
        from regexp_split_to_table(btrim(private.spaced_characters(word.text)), '\s+')
          with ordinality as part (text, place)
      ) || ')'
    end,
    ' & ' order by word.place
  )::tsquery
  from regexp_split_to_table(private.search_text(left(p_text, 200)), '\s+') with ordinality as word (text, place)
  where word.text <> '' and word.place <= 10;
$$;

-- The sort key of titles: as they are shown and searched, cut so that it always fits an index. A search may name a longer title than
-- a story can have.
create function private.title_order(p_title text)
returns text
language sql immutable set search_path = ''
as $$
  select left(private.search_text(case when cut.title ~ '[^[:space:]]' then cut.title else 'Untitled Story' end), 300)
  from (select left(p_title, 200) as title) as cut;
$$;

-- The words of a story and the id of its owner, so the index finds the stories of one person. Words have no hyphen, so no word
-- equals an id. The cost is that of search_words.
create function private.story_words(p_owner uuid, p_title text, p_prompt text)
returns tsvector
language sql immutable cost 100000 set search_path = ''
as $$
  select private.search_words(p_title || ' ' || p_prompt) || array_to_tsvector(array[p_owner::text]);
$$;

-- Whether a search text is punctuation only: it finds nothing, while an empty text is no search.
create function private.has_no_words(p_query text)
returns boolean
language sql immutable set search_path = ''
as $$
  select left(p_query, 200) ~ '[^[:space:]]' and private.search_query(p_query) is null;
$$;

-- A search text as a query for a person's own stories. Null without a word.
create function private.own_search_query(p_text text, p_person uuid)
returns tsquery
language sql immutable set search_path = ''
as $$
  select private.search_query(p_text) && quote_literal(p_person)::tsquery;
$$;

-- The language of a text, by frequent words, or by its characters for Chinese; English when neither decides. The domain has the
-- same words (shared/src/domain/text-language.ts).
create function private.text_language(p_text text)
returns text
language sql immutable set search_path = ''
as $$
  -- Splits the text once.
  with word as materialized (
    select said from unnest(string_to_array(left(private.search_text(left(p_text, 4201)), 4201), ' ')) as split (said)
  )
  select language.name
  from (
    select known.place, known.name, (select count(*) from word where word.said = any (known.words)) as score
    from (values
      (1, 'English', '{the,and,of,to,is,it,that,who,with,for,she,he,her,his,him,you,your,they,their,at,by,from,has,was,are,be,one,this,what,when}'::text[]),
      (2, 'Spanish', '{el,los,las,una,uno,del,y,con,por,para,su,sus,es,lo,al,como,pero,esta,este,muy,cada,se,mas,donde,ella}'::text[]),
      (3, 'French', '{le,les,des,une,et,du,est,dans,qui,avec,ses,au,aux,ne,pas,il,elle,ce,cette,mais,leur,chez,sur,ou,l}'::text[])
    ) as known (place, name, words)
    union all
    select 4, 'Chinese', case
      when left(p_text, 4201) ~ '[\u3040-\u30ff\uac00-\ud7af]' then 0
      else char_length(regexp_replace(left(p_text, 4201), '[^\u4e00-\u9fff]+', '', 'g'))
    end
  ) as language
  order by language.score desc, language.place
  limit 1;
$$;

-- A hash of a text without its case, spaces, punctuation, invisible characters and accents; null when nothing else is in it.
create function private.words_of(p_text text)
returns text
language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(nullif(
    regexp_replace(
      lower(normalize(private.without_long_runs(left(p_text, 60000)), nfkd)),
      '[[:space:][:punct:]‘’“”«»–—、。「」『』·\u00a0\u00ad\u0300-\u036f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]+',
      '', 'g'
    ), ''
  ), 'UTF8')), 'hex');
$$;

-- Whether a name can be shown to others (the same rule as in the domain): it has visible characters, does not change the
-- direction of the text around it, and does not look like the name of the site.
create function private.is_fit_name(p_name text)
returns boolean
language sql immutable set search_path = ''
as $$
  select
    regexp_replace(
      left(p_name, 80),
      '[[:space:]\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]',
      '', 'g'
    ) <> ''
    and left(p_name, 80) !~ '[\u202a-\u202e\u2066-\u2069]'
    and regexp_replace(
      translate(
        lower(regexp_replace(normalize(left(p_name, 80), nfkd), '[\u0300-\u036f]', '', 'g')),
        '01i|!ı5$ѕЅоОοΟтТτΤгГуУүҮυΥӏӀіІмМμΜ',
        'olllllssssoooottttrryyyyyyllllmmmm'
      ),
      '[^a-z]', '', 'g'
    ) not like '%storyloom%';
$$;

revoke execute on function
  private.without_long_runs(text),
  private.search_text(text),
  private.spaced_characters(text),
  private.search_words(text),
  private.search_query(text),
  private.title_order(text),
  private.story_words(uuid, text, text),
  private.own_search_query(text, uuid),
  private.has_no_words(text),
  private.text_language(text),
  private.words_of(text),
  private.is_fit_name(text)
  from public, anon, authenticated, service_role;
grant execute on function
  private.without_long_runs(text),
  private.search_text(text),
  private.spaced_characters(text),
  private.search_words(text),
  private.title_order(text),
  private.story_words(uuid, text, text),
  private.text_language(text)
  to authenticated, service_role;
grant execute on function
  private.is_fit_name(text)
  to authenticated;
