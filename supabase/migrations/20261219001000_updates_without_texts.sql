-- Updates of prompts and shared stories that leave their texts alone, such as likes and hiding, no longer read these texts. Hiding the
-- prompts of an account took longer than a statement may.

-- A generated column was computed again by every update.
alter table public.user_inspirations alter column language drop expression;
alter table public.user_inspirations alter column language set default 'English';

-- Writes the language of a new or changed prompt. A value that the statement gives is replaced.
create function private.write_language()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.language := private.text_language(new.title || ' ' || new.prompt);
  return new;
end;
$$;

revoke execute on function private.write_language() from public, anon, authenticated, service_role;

create trigger write_language
  before insert or update of title, prompt, language on public.user_inspirations
  for each row execute function private.write_language();

-- Refuses changes to columns that the database fills itself, which the trigger names, whatever the grants of the caller. Our
-- own triggers run inside another trigger, which is how their changes are recognized.
create or replace function private.refuse_changes()
returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_column text;
  v_before jsonb;
  v_after jsonb;
begin
  if pg_trigger_depth() > 1 then
    return new;
  end if;
  v_before := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}'::jsonb end;
  v_after := to_jsonb(new);
  foreach v_column in array tg_argv loop
    if v_after -> v_column is distinct from coalesce(v_before -> v_column, '0'::jsonb) then
      raise exception 'The column % is kept by the database and cannot be written.', v_column using errcode = '42501';
    end if;
  end loop;
  return new;
end;
$$;

create or replace trigger guard_inspiration_counters
  before insert or update of likes_count, uses_count on public.user_inspirations
  for each row execute function private.refuse_changes('likes_count', 'uses_count');

create or replace trigger guard_shared_story_counters
  before insert or update of views_count, likes_count on public.user_shared_stories
  for each row execute function private.refuse_changes('views_count', 'likes_count');

create or replace trigger guard_shared_story_identity
  before update of id, user_id on public.user_shared_stories
  for each row execute function private.refuse_changes('id', 'user_id');

-- Constraints are checked by every update. The first alternatives need not read the whole text.
alter table public.user_shared_stories
  drop constraint user_shared_stories_content_length,
  add constraint user_shared_stories_content_length check (
    (octet_length(content) <= 60000 or char_length(content) <= 60000)
    and (left(content, 100) ~ '[^[:space:]]' or content ~ '[^[:space:]]')
  );

-- Only a comment changes.
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
      when p_text ~ '[\u3040-\u30ff\uac00-\ud7af]' then 0
      else char_length(regexp_replace(left(p_text, 4201), '[^\u4e00-\u9fff]', '', 'g'))
    end
  ) as language
  order by language.score desc, language.place
  limit 1;
$$;
