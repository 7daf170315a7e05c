-- Long runs of combining marks are cut before a text is normalized, and texts are read only as far as their columns allow.

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

revoke execute on function
  private.without_long_runs(text)
  from public, anon, authenticated, service_role;
grant execute on function
  private.without_long_runs(text)
  to authenticated, service_role;

-- The word indexes need no rebuild: the entries of earlier rows only contain longer words.
create or replace function private.search_text(p_text text)
returns text
language sql immutable set search_path = ''
as $$
  select btrim(regexp_replace(
    normalize(
      regexp_replace(lower(normalize(private.without_long_runs(coalesce(p_text, '')), NFKD)), '[\u0300-\u036f]', '', 'g'),
      NFKC
    ),
    -- Punctuation: of ASCII and Latin-1, general, and of Chinese and Japanese.
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f\uff00-\uff0f\uff1a-\uff20]+', ' ', 'g'
  ));
$$;

reindex index public.user_stories_by_title;

create or replace function private.text_language(p_text text)
returns text
language sql immutable set search_path = ''
as $$
  select language.name
  from (
    select known.place, known.name, (
      select count(*)
      from unnest(string_to_array(private.search_text(left(p_text, 4201)), ' ')) as word (said)
      where word.said = any (known.words)
    ) as score
    from (values
      (1, 'English', '{the,and,of,to,is,it,that,who,with,for,she,he,her,his,him,you,your,they,their,at,by,from,has,was,are,be,one,this,what,when}'::text[]),
      (2, 'Spanish', '{el,los,las,una,uno,del,y,con,por,para,su,sus,es,lo,al,como,pero,esta,este,muy,cada,se,mas,donde,ella}'::text[]),
      (3, 'French', '{le,les,des,une,et,du,est,dans,qui,avec,ses,au,aux,ne,pas,il,elle,ce,cette,mais,leur,chez,sur,ou,l}'::text[])
    ) as known (place, name, words)
    union all
    select 4, 'Chinese', case
      when p_text ~ '[\u3040-\u30ff\uac00-\ud7af]' then 0
      else char_length(regexp_replace(left(p_text, 4201), '[^\u4e00-\u9fff]', '', 'g'))
    end
  ) as language
  order by language.score desc, language.place
  limit 1;
$$;

create or replace function private.words_of(p_text text)
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

create or replace function private.is_fit_name(p_name text)
returns boolean
language sql immutable set search_path = ''
as $$
  select
    regexp_replace(
      p_name,
      '[[:space:]\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]',
      '', 'g'
    ) <> ''
    and p_name !~ '[\u202a-\u202e\u2066-\u2069]'
    and regexp_replace(
      translate(
        lower(regexp_replace(normalize(left(p_name, 80), nfkd), '[\u0300-\u036f]', '', 'g')),
        '01i|!ı5$ѕЅоОοΟтТτΤгГуУүҮυΥӏӀіІмМμΜ',
        'olllllssssoooottttrryyyyyyllllmmmm'
      ),
      '[^a-z]', '', 'g'
    ) not like '%storyloom%';
$$;
