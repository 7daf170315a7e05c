-- Sharing a story used to normalize its text once for each known story of its author. With fifty of them, the statement timed out.

-- The known stories that this story matches: by its id, by the saved story that it copies, or by its words, which are read once for
-- all of them.
create or replace function private.known_as(p_story public.user_shared_stories)
returns setof private.known_stories
language sql stable set search_path = ''
as $$
  select known.* from private.known_stories as known
  where known.user_id = p_story.user_id
    and (
      known.shared_story_id = p_story.id
      or known.story_id = p_story.story_id
      or known.words = (select private.words_of(p_story.content))
    );
$$;

-- The hidden prompts that this prompt matches: by its id, or by its words.
create or replace function private.known_as(p_prompt public.user_inspirations)
returns setof private.hidden_prompts
language sql stable set search_path = ''
as $$
  select known.* from private.hidden_prompts as known
  where known.user_id = p_prompt.user_id
    and (known.inspiration_id = p_prompt.id or known.words = (select private.words_of(p_prompt.prompt)));
$$;
