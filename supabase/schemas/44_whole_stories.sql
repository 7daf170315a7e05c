-- Shared stories with their text, as readers get them. The source is named while it is open.

create view private.whole_stories as
select found.id, found.user_id, author.display_name as author, found.title, found.prompt, found.content, found.generator_id,
  found.language, found.is_public, found.hidden_at is not null as is_hidden, found.views_count, found.likes_count,
  found.created_at,
  exists (
    select from public.shared_story_likes as mine
    where mine.shared_story_id = found.id and mine.user_id = (select private.person())
  ) as liked,
  case when source.title is not null then found.source_inspiration_id end as source_inspiration_id,
  case when source.title is not null then found.source_story_id end as source_story_id,
  source.title as source_title, source.author as source_author, found.share_id, found.is_unlisted, found.demo
from public.user_shared_stories as found
join public.profiles as author on author.id = found.user_id
left join lateral private.public_source(found.source_inspiration_id, found.source_story_id) as source on true;

revoke all on table private.whole_stories from public, anon, authenticated, service_role;

-- One shared story with its text: a public one, or one of the caller's own; no row for any other.
create function public.read_shared_story(p_id uuid)
returns table (
  id uuid, user_id uuid, author text, title text, prompt text, content text, generator_id text, language text,
  is_public boolean, is_hidden boolean, views_count integer, likes_count integer, created_at timestamptz, liked boolean,
  source_inspiration_id uuid, source_story_id uuid, source_title text, source_author text, share_id text,
  is_unlisted boolean, demo boolean
)
language sql stable security definer set search_path = ''
as $$
  select whole.*
  from private.whole_stories as whole
  join public.user_shared_stories as found on found.id = whole.id
  where found.id = p_id and private.can_read(found.*, (select private.person()));
$$;

-- The story behind a link, with its text and the columns of read_shared_story; no row for a link that leads nowhere. A hidden
-- story is for its owner only.
create function public.read_shared_link(p_share_id text)
returns table (
  id uuid, user_id uuid, author text, title text, prompt text, content text, generator_id text, language text,
  is_public boolean, is_hidden boolean, views_count integer, likes_count integer, created_at timestamptz, liked boolean,
  source_inspiration_id uuid, source_story_id uuid, source_title text, source_author text, share_id text,
  is_unlisted boolean, demo boolean
)
language sql stable security definer set search_path = ''
as $$
  select whole.*
  from private.whole_stories as whole
  join public.user_shared_stories as found on found.id = whole.id
  where found.share_id = left(p_share_id, 100) and private.can_read(found.*, (select private.person()), p_share_id);
$$;

revoke execute on function
  public.read_shared_story(uuid),
  public.read_shared_link(text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.read_shared_story(uuid),
  public.read_shared_link(text)
  to anon, authenticated;
