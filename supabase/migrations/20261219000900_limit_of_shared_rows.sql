-- Refuses more than 2,000 prompts or 2,000 shared stories of a person (the same number as in the domain): lists of the community read
-- what everyone shares, and a request to delete the account hides all of it at once. Operators have no limit.
create function private.limit_shared()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_person uuid := private.person();
  v_count integer;
begin
  if v_person is null or not exists (select from added) then
    return null;
  end if;
  execute format('select count(*) from (select from public.%I where user_id = $1 limit 2001) as own', tg_table_name)
  into v_count using v_person;
  if v_count > 2000 then
    raise exception 'An account can have 2,000 %. Delete some that you no longer need.',
      case tg_table_name when 'user_inspirations' then 'prompts' else 'shared stories' end using errcode = 'PT403';
  end if;
  return null;
end;
$$;

revoke execute on function private.limit_shared() from public, anon, authenticated, service_role;

create trigger limit_shared
  after insert on public.user_inspirations
  referencing new table as added
  for each statement execute function private.limit_shared();

create trigger limit_shared
  after insert on public.user_shared_stories
  referencing new table as added
  for each statement execute function private.limit_shared();
