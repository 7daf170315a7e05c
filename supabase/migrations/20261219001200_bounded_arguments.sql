-- Of the texts that a call or a sign-up gives, only as much is read as the longest valid one has. All of them were read before they were
-- found to be too long.

-- The sort key of titles: as they are shown and searched, cut so that it always fits an index. A search may name a longer title than
-- a story can have.
create or replace function private.title_order(p_title text)
returns text
language sql immutable set search_path = ''
as $$
  select left(private.search_text(case when cut.title ~ '[^[:space:]]' then cut.title else 'Untitled Story' end), 300)
  from (select left(p_title, 200) as title) as cut;
$$;

-- Whether a search text is punctuation only: it finds nothing, while an empty text is no search.
create or replace function private.has_no_words(p_query text)
returns boolean
language sql immutable set search_path = ''
as $$
  select left(p_query, 200) ~ '[^[:space:]]' and private.search_query(p_query) is null;
$$;

-- The language of a text, by frequent words, or by its characters for Chinese; English when neither decides. The domain has the
-- same words (shared/src/domain/text-language.ts).
create or replace function private.text_language(p_text text)
returns text
language sql immutable set search_path = ''
as $$
  -- Splits the text once.
  with word as materialized (
    select said from unnest(string_to_array(private.search_text(left(p_text, 4201)), ' ')) as split (said)
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

-- Whether a name can be shown to others (the same rule as in the domain): it has visible characters, does not change the
-- direction of the text around it, and does not look like the name of the site.
create or replace function private.is_fit_name(p_name text)
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

-- The name is untrusted text from the sign-up form: white space is collapsed and the length cut. A missing or unfit name never
-- makes a sign-up fail. The fallback does not use the e-mail address, which is private.
create or replace function public.create_profile()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_name text := btrim(left(btrim(regexp_replace(left(new.raw_user_meta_data ->> 'name', 1000), '\s+', ' ', 'g')), 80));
begin
  insert into public.profiles (id, display_name)
  values (new.id, case when v_name <> '' and private.is_fit_name(v_name) then v_name else 'Writer' end);
  return new;
end;
$$;

-- The hash of a code, however it was typed: o is 0, and i and l are 1.
create or replace function private.recovery_code_hash(p_code text)
returns text
language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(
    translate(regexp_replace(lower(left(p_code, 100)), '[^a-z0-9]', '', 'g'), 'oil', '011'), 'UTF8')), 'hex');
$$;

-- The story behind a link, with its text and the columns of read_shared_story; no row for a link that leads nowhere. A hidden
-- story is for its owner only.
create or replace function public.read_shared_link(p_share_id text)
returns table (
  id uuid, user_id uuid, author text, title text, prompt text, content text, generator_id text, language text,
  is_public boolean, is_hidden boolean, views_count integer, likes_count integer, created_at timestamptz, liked boolean,
  source_inspiration_id uuid, source_story_id uuid, source_title text, source_author text, share_id text,
  is_unlisted boolean, demo boolean
)
language sql stable security definer set search_path = ''
as $$
  select whole.*
  from private.whole_stories as whole
  join public.user_shared_stories as found on found.id = whole.id
  where found.share_id = left(p_share_id, 100) and private.can_read(found.*, (select private.person()), p_share_id);
$$;
