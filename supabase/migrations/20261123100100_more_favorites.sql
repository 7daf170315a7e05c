-- Eighteen built-in inspirations: the nine of the specification, and three each of nonfiction, poetry and screenplay.
alter table public.curated_favorites drop constraint curated_favorites_known_inspiration;
alter table public.curated_favorites
  add constraint curated_favorites_known_inspiration check (inspiration_id ~ '^insp-([1-9]|1[0-8])$');

comment on table public.curated_favorites is 'Favorites among the built-in inspirations, private to their owner.';
