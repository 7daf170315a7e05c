-- Stories that people show to others. A copy: it stays when the saved story is deleted.
create table public.user_shared_stories (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  story_id uuid references public.user_stories (id) on delete set null,
  title text not null,
  prompt text not null,
  content text not null,
  generator_id text not null default 'unknown',
  language text not null default 'English',
  is_public boolean not null default false,
  views_count integer not null default 0,
  likes_count integer not null default 0,
  created_at timestamptz not null default now(),
  constraint user_shared_stories_title_length check (char_length(title) <= 200 and title ~ '[^[:space:]]'),
  constraint user_shared_stories_prompt_length check (char_length(prompt) <= 4000),
  constraint user_shared_stories_content_length check (char_length(content) <= 60000 and content ~ '[^[:space:]]'),
  constraint user_shared_stories_generator_id_length check (char_length(generator_id) between 1 and 64),
  constraint user_shared_stories_language_length check (char_length(language) between 1 and 64),
  constraint user_shared_stories_views_count check (views_count >= 0),
  constraint user_shared_stories_likes_count check (likes_count >= 0)
);

comment on table public.user_shared_stories is 'Shared stories. Counters are written by triggers only.';

-- The public list, newest or most read first, with the id as the tie-breaker of keyset pages.
create index user_shared_stories_newest on public.user_shared_stories (created_at desc, id) where is_public;
create index user_shared_stories_most_read on public.user_shared_stories (views_count desc, id) where is_public;
-- A person's own list; also serves the policies. And what deleting a saved story looks for.
create index user_shared_stories_by_owner on public.user_shared_stories (user_id, created_at desc, id);
create index user_shared_stories_by_story on public.user_shared_stories (story_id);

revoke all on table public.user_shared_stories from public, anon, authenticated, service_role;
grant select on table public.user_shared_stories to anon, authenticated, service_role;
grant delete on table public.user_shared_stories to authenticated;
-- Counters and the date are left out: lists are ordered by them.
grant insert (id, user_id, story_id, title, prompt, content, generator_id, language, is_public)
  on table public.user_shared_stories to authenticated;
-- An upsert writes every column that it is given, the id and the owner among them; the guard keeps those two as they are.
grant update (id, user_id, story_id, title, prompt, content, generator_id, language, is_public)
  on table public.user_shared_stories to authenticated;

alter table public.user_shared_stories enable row level security;

-- A visitor without an account reads what is public.
create policy "Everybody can read public stories"
  on public.user_shared_stories for select to anon
  using (is_public);

-- A signed-in person reads what is public, and their own.
create policy "People can read public stories and their own"
  on public.user_shared_stories for select to authenticated
  using (is_public or user_id = (select auth.uid()));

-- A signed-in person shares under their own name only, and names as the source only a story of theirs.
create policy "People can share their own stories"
  on public.user_shared_stories for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and (
      story_id is null
      or exists (
        select from public.user_stories as story where story.id = story_id and story.user_id = (select auth.uid())
      )
    )
  );

-- A signed-in person edits what they share and cannot give it away.
create policy "People can edit their own shared stories"
  on public.user_shared_stories for update to authenticated
  using (user_id = (select auth.uid()))
  with check (
    user_id = (select auth.uid())
    and (
      story_id is null
      or exists (
        select from public.user_stories as story where story.id = story_id and story.user_id = (select auth.uid())
      )
    )
  );

-- A signed-in person takes back what they share.
create policy "People can delete their own shared stories"
  on public.user_shared_stories for delete to authenticated
  using (user_id = (select auth.uid()));

create trigger guard_shared_story_counters
  before insert or update on public.user_shared_stories
  for each row execute function private.refuse_changes('views_count', 'likes_count');

create trigger guard_shared_story_identity
  before update on public.user_shared_stories
  for each row execute function private.refuse_changes('id', 'user_id');
