-- The language that a text is written in, by its most frequent words, or by its characters for Chinese; English where it
-- cannot be told. The domain knows the same words (shared/src/domain/text-language.ts).
create function private.text_language(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select language.name
  from (
    select known.place, known.name, (
      select count(*)
      from unnest(string_to_array(private.search_text(p_text), ' ')) as word (said)
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
      else char_length(regexp_replace(p_text, '[^\u4e00-\u9fff]', '', 'g'))
    end
  ) as language
  order by language.score desc, language.place
  limit 1;
$$;

revoke execute on function private.text_language(text) from public, anon, authenticated, service_role;
-- The column is filled on behalf of whoever writes a row.
grant execute on function private.text_language(text) to authenticated, service_role;

alter table public.user_inspirations
  add column language text not null generated always as (private.text_language(title || ' ' || prompt)) stored;

-- As before, and by language.
drop function public.search_inspirations(text, text[], text[], text[], text, integer, timestamptz, uuid, integer);
drop function public.count_inspirations(text, text[], text[], text[]);

-- The page of public inspirations after the row that the three p_after values name; a null filter lets everything
-- through. `liked` says whether whoever asks likes it. Acts with its owner's rights, because the words' index cannot be used
-- below row level security: that only what everybody may see comes out is said in the query itself. After a row come first
-- those that are its equals but for the id, then those below: the index begins at either, so that a page far down costs what
-- the first one does, also where thousands are liked alike. A single category has an index of its own. Without words to
-- search for, nothing is sorted.
create function public.search_inspirations(
  p_query text default null,
  p_categories text[] default null,
  p_difficulties text[] default null,
  p_lengths text[] default null,
  p_languages text[] default null,
  p_order text default 'likes',
  p_after_likes integer default null,
  p_after_created timestamptz default null,
  p_after_id uuid default null,
  p_limit integer default 10
)
returns table (
  id uuid,
  user_id uuid,
  author text,
  title text,
  prompt text,
  category text,
  difficulty text,
  language text,
  likes_count integer,
  uses_count integer,
  created_at timestamptz,
  liked boolean
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_query tsquery := private.search_query(p_query);
  v_left integer := least(greatest(coalesce(p_limit, 10), 1), 50);
  v_part text;
  v_found integer;
begin
  if coalesce(p_order, 'likes') not in ('likes', 'newest') then
    raise exception 'Order by likes or newest.' using errcode = 'PT400';
  end if;
  -- Nothing but punctuation finds nothing; nothing at all is no search.
  if p_query ~ '[^[:space:]]' and v_query is null then
    return;
  end if;

  perform private.walk_in_order(v_query is null);
  foreach v_part in array case
    when p_after_id is null then array['true']
    when p_order = 'newest' then array['found.created_at = $6 and found.id > $7', 'found.created_at < $6']
    else array['found.likes_count = $5 and found.id > $7', 'found.likes_count < $5']
  end loop
    return query execute format(
      $query$
        select found.id, found.user_id, author.display_name, found.title, found.prompt, found.category,
          found.difficulty, found.language, found.likes_count, found.uses_count, found.created_at,
          exists (select from public.inspiration_likes as mine where mine.inspiration_id = found.id and mine.user_id = $9)
        from public.user_inspirations as found
        join public.profiles as author on author.id = found.user_id
        where found.is_public and found.hidden_at is null
          and ($1 is null or private.search_words(found.title || ' ' || found.prompt) @@ $1)
          and %s
          and ($3 is null or found.difficulty = any ($3))
          and ($4 is null or private.prompt_length(found.prompt) = any ($4))
          and ($10 is null or found.language = any ($10))
          and %s
        order by %s
        limit $8
      $query$,
      case
        when cardinality(p_categories) = 1 then 'found.category = ($2)[1]'
        else '($2 is null or found.category = any ($2))'
      end,
      v_part,
      case when p_order = 'newest' then 'found.created_at desc, found.id' else 'found.likes_count desc, found.id' end
    )
    using v_query, p_categories, p_difficulties, p_lengths, p_after_likes, p_after_created, p_after_id, v_left,
      (select auth.uid()), p_languages;
    get diagnostics v_found = row_count;
    v_left := v_left - v_found;
    exit when v_left = 0;
  end loop;
  perform private.walk_in_order(false);
end;
$$;

-- How many the search finds. Counting ends one beyond the number up to which somebody is told the number.
create function public.count_inspirations(
  p_query text default null,
  p_categories text[] default null,
  p_difficulties text[] default null,
  p_lengths text[] default null,
  p_languages text[] default null
)
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_query tsquery := private.search_query(p_query);
  v_count integer;
begin
  if p_query ~ '[^[:space:]]' and v_query is null then
    return 0;
  end if;
  execute
    $query$
      select count(*)
      from (
        select from public.user_inspirations as found
        where found.is_public and found.hidden_at is null
          and ($1 is null or private.search_words(found.title || ' ' || found.prompt) @@ $1)
          and ($2 is null or found.category = any ($2))
          and ($3 is null or found.difficulty = any ($3))
          and ($4 is null or private.prompt_length(found.prompt) = any ($4))
          and ($5 is null or found.language = any ($5))
        limit 1001
      ) as counted
    $query$
  into v_count
  using v_query, p_categories, p_difficulties, p_lengths, p_languages;
  return v_count;
end;
$$;

revoke execute on function public.search_inspirations(
  text, text[], text[], text[], text[], text, integer, timestamptz, uuid, integer
) from public, anon, authenticated, service_role;
revoke execute on function public.count_inspirations(text, text[], text[], text[], text[])
  from public, anon, authenticated, service_role;
grant execute on function public.search_inspirations(
  text, text[], text[], text[], text[], text, integer, timestamptz, uuid, integer
) to anon, authenticated;
grant execute on function public.count_inspirations(text, text[], text[], text[], text[]) to anon, authenticated;
