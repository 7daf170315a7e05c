-- Bounds what becomes of a text when it is normalized: detecting the languages of fifty imported prompts took longer than a statement may.

-- Search in any language without an extension of Postgres: accents and case do not count, a word matches by its beginning, and
-- in scripts without spaces each character is a word, so a phrase is found anywhere in a text. A letter of Hangul becomes three, and
-- a few signs become up to 18: no more is read than three letters for each of a prompt and its title.
create or replace function private.search_text(p_text text)
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

-- The language of a text, by frequent words, or by its characters for Chinese; English when neither decides. The domain has the
-- same words (shared/src/domain/text-language.ts).
create or replace function private.text_language(p_text text)
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
