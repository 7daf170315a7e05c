-- Stores an address, as before; what it says of one that can't be right is spelled as everywhere else.
create or replace function public.subscribe_to_newsletter(p_email text, p_consent text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.newsletter_subscribers (email, consent) values (btrim(p_email), p_consent)
  on conflict (lower(email)) do nothing;
  return found;
exception
  when check_violation or not_null_violation then
    raise exception 'Please enter a valid email address.' using errcode = 'PT400';
end;
$$;
