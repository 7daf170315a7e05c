-- What an operator hid is recognized by its words whatever marks its letters have: also marks that make another letter of them,
-- as an acute accent does of an e. Letters are taken apart before the marks are left out.
alter function private.words_of(text) rename to words_of_before;

create function private.words_of(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(nullif(
    regexp_replace(
      lower(normalize(p_text, nfkd)),
      '[[:space:][:punct:]‘’“”«»–—、。「」『』·\u00a0\u00ad\u0300-\u036f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]+',
      '', 'g'
    ), ''
  ), 'UTF8')), 'hex');
$$;

revoke execute on function private.words_of(text) from public, anon, authenticated, service_role;

-- What is known by its words and still there. Of what was deleted nothing but the hash is left: it holds for texts of letters
-- without marks, and the id and the saved story are known as before.
update private.known_stories as known
set words = private.words_of(story.content)
from public.user_shared_stories as story
where story.id = known.shared_story_id and known.words = private.words_of_before(story.content);

update private.hidden_prompts as known
set words = private.words_of(prompt.prompt)
from public.user_inspirations as prompt
where prompt.id = known.inspiration_id and known.words = private.words_of_before(prompt.prompt);

drop function private.words_of_before(text);
