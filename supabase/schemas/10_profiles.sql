-- The display names of people.

-- What others may read about a person: the name they chose, never the e-mail address.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null default 'Writer',
  constraint profiles_display_name_length check (char_length(display_name) between 1 and 80),
  constraint profiles_display_name_fit check (private.is_fit_name(display_name))
);

comment on table public.profiles is 'The display name of a person. Written at sign-up, changed by its owner.';

revoke all on table public.profiles from public, anon, authenticated, service_role;
grant select on table public.profiles to anon, authenticated, service_role;
grant update (display_name)
  on table public.profiles to authenticated;
alter table public.profiles enable row level security;

-- Whether a person shares anything publicly.
create function private.shares_with_everybody(p_person uuid)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select
    exists (
      select from public.user_inspirations as inspiration
      where inspiration.user_id = p_person and private.is_open(inspiration.*)
    )
    or exists (
      select from public.user_shared_stories as story
      where story.user_id = p_person and private.is_open(story.*)
    );
$$;

-- The name is untrusted text from the sign-up form: white space is collapsed and the length cut. A missing or unfit name never
-- makes a sign-up fail. The fallback does not use the e-mail address, which is private.
create function public.create_profile()
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

revoke execute on function
  private.shares_with_everybody(uuid),
  public.create_profile()
  from public, anon, authenticated, service_role;
grant execute on function
  private.shares_with_everybody(uuid)
  to anon, authenticated;

create trigger create_profile_of_new_user
  after insert on auth.users
  for each row execute function public.create_profile();

-- A signed-in person changes their own name; the column grant excludes everything else.
create policy "People can change their own display name"
  on public.profiles for update to authenticated
  using (id = (select private.person()))
  with check (id = (select private.person()));

-- A visitor without an account reads the names of people who share something.
create policy "Everybody can read the names of authors"
  on public.profiles for select to anon
  using (private.shares_with_everybody(id));

-- A signed-in person reads their own name, and the names of people who share something.
create policy "People can read their own name and those of authors"
  on public.profiles for select to authenticated
  using (id = (select private.person()) or private.shares_with_everybody(id));
