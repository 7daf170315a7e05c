-- What other people may know of a person: a name they chose, never the e-mail address.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null default 'Writer',
  constraint profiles_display_name_length check (char_length(display_name) between 1 and 80)
);

comment on table public.profiles is 'The name a person shows. Written at sign-up, changed by its owner.';

-- Hosted projects of different ages grant different defaults: start from nothing, then say what each role may do.
revoke all on table public.profiles from public, anon, authenticated;
grant select, update (display_name) on table public.profiles to authenticated;
grant select on table public.profiles to service_role;

alter table public.profiles enable row level security;

-- A signed-in person reads their own row. Names of people who share are opened together with sharing.
create policy "People can read their own profile"
  on public.profiles for select to authenticated
  using (id = (select auth.uid()));

-- A signed-in person changes their own name; the column grant keeps everything else fixed.
create policy "People can change their own display name"
  on public.profiles for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));

-- The name is untrusted text from the sign-up form: white space is folded and the length cut, so that an
-- odd name never makes a sign-up fail. The fallback is not made from the e-mail address, which is private.
create function public.create_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id, display_name)
  values (
    new.id,
    coalesce(
      nullif(btrim(left(btrim(regexp_replace(new.raw_user_meta_data ->> 'name', '\s+', ' ', 'g')), 80)), ''),
      'Writer'
    )
  );
  return new;
end;
$$;

revoke execute on function public.create_profile() from public, anon, authenticated;

create trigger create_profile_of_new_user
  after insert on auth.users
  for each row execute function public.create_profile();
