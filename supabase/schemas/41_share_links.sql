-- Links of shared stories.

-- The story behind a link, whole and with the same columns; no row for a link that is none, or no longer one. Whoever has a
-- link reads what it leads to; what an operator hid is for its owner alone.
create function public.read_shared_link(p_share_id text)
returns table (
  id uuid,
  user_id uuid,
  author text,
  title text,
  prompt text,
  content text,
  generator_id text,
  language text,
  is_public boolean,
  is_hidden boolean,
  views_count integer,
  likes_count integer,
  created_at timestamptz,
  liked boolean,
  source_inspiration_id uuid,
  source_story_id uuid,
  source_title text,
  source_author text,
  share_id text,
  is_unlisted boolean,
  demo boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  select found.id, found.user_id, author.display_name, found.title, found.prompt, found.content, found.generator_id,
    found.language, found.is_public, found.hidden_at is not null, found.views_count, found.likes_count, found.created_at,
    exists (
      select from public.shared_story_likes as mine
      where mine.shared_story_id = found.id and mine.user_id = (select private.person())
    ),
    case when source.title is not null then found.source_inspiration_id end,
    case when source.title is not null then found.source_story_id end,
    source.title, source.author, found.share_id, found.is_unlisted, found.demo
  from public.user_shared_stories as found
  join public.profiles as author on author.id = found.user_id
  left join lateral private.public_source(found.source_inspiration_id, found.source_story_id) as source on true
  where found.share_id = p_share_id and (found.hidden_at is null or found.user_id = (select private.person()));
$$;

-- Nobody chooses a link: what is given is passed over. 22 characters of base64url hold the 122 random bits of a UUID. A story
-- that leaves the public lists gets another link: the one that everyone could see must not lead to what is unlisted.
create function private.keep_share_id()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.is_unlisted := new.is_unlisted and not new.is_public;
  new.share_id := case
    when new.is_public or new.is_unlisted then coalesce(
      case when tg_op = 'UPDATE' and (new.is_public or not old.is_public) then old.share_id end,
      rtrim(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '=')
    )
  end;
  return new;
end;
$$;

revoke execute on function
  public.read_shared_link(text),
  private.keep_share_id()
  from public, anon, authenticated, service_role;
grant execute on function
  public.read_shared_link(text)
  to anon, authenticated;

create trigger keep_share_id
  before insert or update of is_public, is_unlisted, share_id on public.user_shared_stories
  for each row execute function private.keep_share_id();
