-- Prompts that people share with everybody, or keep for themselves.
create table public.user_inspirations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  title text not null,
  prompt text not null,
  category text not null,
  difficulty text not null default 'medium',
  is_public boolean not null default false,
  likes_count integer not null default 0,
  uses_count integer not null default 0,
  created_at timestamptz not null default now(),
  constraint user_inspirations_title_length check (char_length(title) <= 200 and title ~ '[^[:space:]]'),
  constraint user_inspirations_prompt_length check (char_length(prompt) <= 4000 and prompt ~ '[^[:space:]]'),
  constraint user_inspirations_category check (
    category in ('fantasy', 'scifi', 'romance', 'mystery', 'adventure', 'historical', 'children')
  ),
  constraint user_inspirations_difficulty check (difficulty in ('easy', 'medium', 'hard')),
  constraint user_inspirations_likes_count check (likes_count >= 0),
  constraint user_inspirations_uses_count check (uses_count >= 0)
);

comment on table public.user_inspirations is 'Community prompts. Counters are written by triggers only.';

-- The public list, most liked or newest first, with the id as the tie-breaker of keyset pages; and by category.
create index user_inspirations_most_liked on public.user_inspirations (likes_count desc, id) where is_public;
create index user_inspirations_newest on public.user_inspirations (created_at desc, id) where is_public;
create index user_inspirations_by_category on public.user_inspirations (category, likes_count desc, id) where is_public;
-- A person's own list; also serves the policies.
create index user_inspirations_by_owner on public.user_inspirations (user_id, created_at desc, id);

revoke all on table public.user_inspirations from public, anon, authenticated, service_role;
grant select on table public.user_inspirations to anon, authenticated, service_role;
grant delete on table public.user_inspirations to authenticated;
-- Counters and the date are left out: lists are ordered by them.
grant insert (id, user_id, title, prompt, category, difficulty, is_public)
  on table public.user_inspirations to authenticated;
grant update (title, prompt, category, difficulty, is_public) on table public.user_inspirations to authenticated;

alter table public.user_inspirations enable row level security;

-- A visitor without an account reads what is public.
create policy "Everybody can read public inspirations"
  on public.user_inspirations for select to anon
  using (is_public);

-- A signed-in person reads what is public, and their own.
create policy "People can read public inspirations and their own"
  on public.user_inspirations for select to authenticated
  using (is_public or user_id = (select auth.uid()));

-- A signed-in person shares under their own name only.
create policy "People can share their own inspirations"
  on public.user_inspirations for insert to authenticated
  with check (user_id = (select auth.uid()));

-- A signed-in person edits their own inspirations and cannot give them away.
create policy "People can edit their own inspirations"
  on public.user_inspirations for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

-- A signed-in person deletes their own inspirations and no others.
create policy "People can delete their own inspirations"
  on public.user_inspirations for delete to authenticated
  using (user_id = (select auth.uid()));

create trigger guard_inspiration_counters
  before insert or update on public.user_inspirations
  for each row execute function private.refuse_changes('likes_count', 'uses_count');
