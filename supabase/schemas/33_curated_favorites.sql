-- Favorites among the eighteen built-in inspirations: the nine of the specification, and three each of nonfiction, poetry and
-- screenplay.

create table public.curated_favorites (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  inspiration_id text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, inspiration_id),
  constraint curated_favorites_known_inspiration check (inspiration_id ~ '^insp-([1-9]|1[0-8])$')
);

comment on table public.curated_favorites is 'Favorites among the built-in inspirations, private to their owner.';

revoke all on table public.curated_favorites from public, anon, authenticated, service_role;
grant delete, select on table public.curated_favorites to authenticated;
grant select on table public.curated_favorites to service_role;
grant insert (user_id, inspiration_id)
  on table public.curated_favorites to authenticated;
alter table public.curated_favorites enable row level security;

-- A signed-in person sees their own favourites.
create policy "People can see their own favourites"
  on public.curated_favorites for select to authenticated
  using (user_id = (select private.person()));

-- A signed-in person adds to their own favourites.
create policy "People can add to their own favourites"
  on public.curated_favorites for insert to authenticated
  with check (user_id = (select private.person()));

-- A signed-in person removes their own favourites.
create policy "People can remove their own favourites"
  on public.curated_favorites for delete to authenticated
  using (user_id = (select private.person()));
