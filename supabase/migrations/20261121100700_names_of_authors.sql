-- Whether a person shows anything to everybody.
create function private.shares_with_everybody(p_person uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select
    exists (
      select from public.user_inspirations as inspiration
      where inspiration.user_id = p_person and inspiration.is_public
    )
    or exists (
      select from public.user_shared_stories as story where story.user_id = p_person and story.is_public
    );
$$;

revoke execute on function private.shares_with_everybody(uuid) from public, anon, authenticated, service_role;
grant execute on function private.shares_with_everybody(uuid) to anon, authenticated;

grant select on table public.profiles to anon;

-- A visitor without an account reads the name of whoever shares something.
create policy "Everybody can read the names of authors"
  on public.profiles for select to anon
  using (private.shares_with_everybody(id));

drop policy "People can read their own profile" on public.profiles;

-- A signed-in person reads their own name, and the names of people who share something.
create policy "People can read their own name and those of authors"
  on public.profiles for select to authenticated
  using (id = (select auth.uid()) or private.shares_with_everybody(id));
