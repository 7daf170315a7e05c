-- A prompt that an operator hid stays hidden when its owner deletes it and shares it again, under its id or with the same
-- words. Its reports are not kept: a prompt is read in a moment, and its judgment is.
create table private.hidden_prompts (
  inspiration_id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  words text,
  hidden_at timestamptz not null
);

comment on table private.hidden_prompts is 'Prompts that an operator hid. Goes with the account of the author.';
comment on column private.hidden_prompts.words is 'A hash of the prompt without case, spaces and punctuation.';

create index hidden_prompts_by_person on private.hidden_prompts (user_id);

revoke all on table private.hidden_prompts from public, anon, authenticated, service_role;

-- What an operator hid of a person that is this prompt: by its id, or by its words.
create function private.hidden_as(p_prompt public.user_inspirations)
returns setof private.hidden_prompts
language sql
stable
set search_path = ''
as $$
  select known.* from private.hidden_prompts as known
  where known.user_id = p_prompt.user_id
    and (known.inspiration_id = p_prompt.id or known.words = private.words_of(p_prompt.prompt));
$$;

-- As private.remember_hidden does for stories.
create function private.remember_hidden_prompt()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.hidden_at is null then
    delete from private.hidden_prompts as known
    where known.inspiration_id in (
      select found.inspiration_id from private.hidden_as(new) as found where found.hidden_at = old.hidden_at
    );
  elsif not exists (
    select from public.account_deletions as request
    where request.user_id = new.user_id and request.cancelled_at is null and request.requested_at = new.hidden_at
  ) then
    insert into private.hidden_prompts as known (inspiration_id, user_id, words, hidden_at)
    values (new.id, new.user_id, private.words_of(new.prompt), new.hidden_at)
    on conflict (inspiration_id) do update set hidden_at = excluded.hidden_at;
  end if;
  return null;
end;
$$;

create trigger remember_hidden_prompt
  after update of hidden_at on public.user_inspirations
  for each row when (new.hidden_at is distinct from old.hidden_at)
  execute function private.remember_hidden_prompt();

create function private.hide_known_prompt()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.hidden_at := coalesce((select min(known.hidden_at) from private.hidden_as(new) as known), new.hidden_at);
  return new;
end;
$$;

create trigger hide_known_prompt_again
  before insert or update of prompt on public.user_inspirations
  for each row execute function private.hide_known_prompt();

revoke execute on function private.hidden_as(public.user_inspirations) from public, anon, authenticated, service_role;
revoke execute on function private.remember_hidden_prompt() from public, anon, authenticated, service_role;
revoke execute on function private.hide_known_prompt() from public, anon, authenticated, service_role;

-- What is hidden already.
insert into private.hidden_prompts (inspiration_id, user_id, words, hidden_at)
select prompt.id, prompt.user_id, private.words_of(prompt.prompt), prompt.hidden_at
from public.user_inspirations as prompt
where prompt.hidden_at is not null
  and not exists (
    select from public.account_deletions as request
    where request.user_id = prompt.user_id and request.cancelled_at is null and request.requested_at = prompt.hidden_at
  );
