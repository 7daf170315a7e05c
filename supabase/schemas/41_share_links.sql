-- Links of shared stories.

-- Writes the link, whatever value is given: 22 characters of base64url hold the 122 random bits of a UUID. A story that becomes
-- unlisted gets another link, because the link of a public story could be seen by everyone.
create function private.keep_share_id()
returns trigger
language plpgsql set search_path = ''
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

revoke execute on function private.keep_share_id() from public, anon, authenticated, service_role;

create trigger keep_share_id
  before insert or update of is_public, is_unlisted, share_id on public.user_shared_stories
  for each row execute function private.keep_share_id();
