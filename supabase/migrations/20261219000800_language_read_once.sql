-- The language of a text, by frequent words, or by its characters for Chinese; English when neither decides. The domain has the
-- same words (shared/src/domain/text-language.ts).
create or replace function private.text_language(p_text text)
returns text
language sql immutable set search_path = ''
as $$
  -- Splits the text once: every update of a prompt calls this, such as that of a like.
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
      when p_text ~ '[\u3040-\u30ff\uac00-\ud7af]' then 0
      else char_length(regexp_replace(left(p_text, 4201), '[^\u4e00-\u9fff]', '', 'g'))
    end
  ) as language
  order by language.score desc, language.place
  limit 1;
$$;
