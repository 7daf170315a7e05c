-- The words by which the lists of the community are searched. An index of words on the tables of prompts and stories would be written
-- again by every update, such as a like.

create table private.prompt_words (
  id uuid primary key references public.user_inspirations (id) on delete cascade,
  words tsvector not null
);

comment on table private.prompt_words is 'The words of public prompts. Written by a trigger.';

create index prompt_words_index on private.prompt_words using gin (words);

revoke all on table private.prompt_words from public, anon, authenticated, service_role;

create table private.shared_story_words (
  id uuid primary key references public.user_shared_stories (id) on delete cascade,
  words tsvector not null
);

comment on table private.shared_story_words is 'The words of titles and prompts of public stories. Written by a trigger.';

create index shared_story_words_index on private.shared_story_words using gin (words);

revoke all on table private.shared_story_words from public, anon, authenticated, service_role;

-- Writes the words of a public prompt or story to the table that the trigger names.
create function private.write_words()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.is_public then
    execute format(
      'insert into private.%I (id, words) values ($1, $2) on conflict (id) do update set words = excluded.words', tg_argv[0]
    ) using new.id, private.search_words(new.title || ' ' || new.prompt);
  else
    execute format('delete from private.%I where id = $1', tg_argv[0]) using new.id;
  end if;
  return null;
end;
$$;

-- The ids of the rows of a table above that have the words of a query; null without a query. Reading all vectors of the table would
-- take longer than the planner expects.
create function private.with_words(p_table text, p_query tsquery)
returns uuid[]
language plpgsql stable set search_path = '' set enable_seqscan = off
as $$
declare
  v_ids uuid[];
begin
  if p_query is not null then
    execute format('select array(select searched.id from private.%I as searched where searched.words @@ $1)', p_table)
    into v_ids using p_query;
  end if;
  return v_ids;
end;
$$;

revoke execute on function
  private.write_words(),
  private.with_words(text, tsquery)
  from public, anon, authenticated, service_role;

create trigger write_words
  after insert or update of title, prompt, is_public on public.user_inspirations
  for each row execute function private.write_words('prompt_words');

create trigger write_words
  after insert or update of title, prompt, is_public on public.user_shared_stories
  for each row execute function private.write_words('shared_story_words');
