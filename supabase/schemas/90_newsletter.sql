-- Addresses for the newsletter, with the sentence that the person agreed to.

create table public.newsletter_subscribers (
  email text not null,
  consent text not null,
  created_at timestamptz not null default now(),
  constraint newsletter_subscribers_email_shape check (
    char_length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@.]+$'
  ),
  constraint newsletter_subscribers_consent_length check (
    char_length(consent) <= 500 and consent ~ '[^[:space:]]'
  )
);

-- Addresses are copied into spreadsheets, where such a first character starts a formula. No real mailbox begins with one.
alter table public.newsletter_subscribers add constraint newsletter_subscribers_no_formula
  check (email !~ '^[-=+@|%''"]') not valid;

comment on table public.newsletter_subscribers is 'Newsletter addresses. Read by the operator only.';

-- Each address once, in any capitalization.
create unique index newsletter_subscribers_once on public.newsletter_subscribers (lower(email));

revoke all on table public.newsletter_subscribers from public, anon, authenticated, service_role;
grant delete, select on table public.newsletter_subscribers to service_role;
-- No policy on purpose: with row level security and no policy, only the service role sees rows.
alter table public.newsletter_subscribers enable row level security;

-- Stores an address. True when it is new, false when it was stored before; the answer reveals nothing else.
create function public.subscribe_to_newsletter(p_email text, p_consent text)
returns boolean
language plpgsql security definer set search_path = ''
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

revoke execute on function
  public.subscribe_to_newsletter(text, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.subscribe_to_newsletter(text, text)
  to anon, authenticated;
