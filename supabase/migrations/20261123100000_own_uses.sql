-- Everyone's uses of a prompt are counted, its author's too (spec 4): once a person and day, like all others.
create or replace function private.count_inspiration_uses()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.user_inspirations set uses_count = uses_count + 1 where id = new.inspiration_id;
  return null;
end;
$$;
