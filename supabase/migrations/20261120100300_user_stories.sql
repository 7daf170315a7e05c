-- A person's saved stories. Private: nobody but the owner reads them.
create table public.user_stories (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  prompt text not null,
  story text not null,
  title text not null default 'Untitled Story',
  generator_id text not null default 'unknown',
  options jsonb not null default '{}'::jsonb,
  language text not null default 'English',
  perspective text not null default 'Third Person',
  tone text not null default 'Neutral',
  story_length integer,
  created_at timestamptz not null default now(),
  constraint user_stories_prompt_length check (char_length(prompt) <= 4000),
  constraint user_stories_story_length check (char_length(story) between 1 and 60000),
  constraint user_stories_title_length check (char_length(title) <= 200),
  constraint user_stories_generator_id_length check (char_length(generator_id) between 1 and 64),
  constraint user_stories_options_shape check (jsonb_typeof(options) = 'object' and octet_length(options::text) <= 32768),
  constraint user_stories_settings_length check (
    char_length(language) <= 64 and char_length(perspective) <= 64 and char_length(tone) <= 64
  ),
  constraint user_stories_length_positive check (story_length >= 0)
);

comment on table public.user_stories is 'Saved stories, private to their owner.';
comment on column public.user_stories.story_length is 'Words asked for, or the length of the text in characters.';

-- The list of a person's stories: newest first, id as the tie-breaker of keyset pages; also serves the policies.
create index user_stories_by_owner on public.user_stories (user_id, created_at desc, id);

revoke all on table public.user_stories from public, anon, authenticated;
grant select, delete on table public.user_stories to authenticated;
-- created_at is left out: a client must not date its rows, because lists are ordered by it.
grant insert (
  id, user_id, prompt, story, title, generator_id, options, language, perspective, tone, story_length
) on table public.user_stories to authenticated;
grant select on table public.user_stories to service_role;

alter table public.user_stories enable row level security;

-- A signed-in person reads their own stories and no others.
create policy "People can read their own stories"
  on public.user_stories for select to authenticated
  using (user_id = (select auth.uid()));

-- A signed-in person saves stories under their own name only.
create policy "People can save their own stories"
  on public.user_stories for insert to authenticated
  with check (user_id = (select auth.uid()));

-- A signed-in person deletes their own stories and no others.
create policy "People can delete their own stories"
  on public.user_stories for delete to authenticated
  using (user_id = (select auth.uid()));
