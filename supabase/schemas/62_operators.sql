-- Accounts that may moderate.

-- The local server sets this to `OPERATORS` at each start; on hosted Supabase it is written by SQL. The right belongs to an
-- account, not to an address: another account that takes an operator's address later does not get it.
create table private.operators (
  address text primary key,
  user_id uuid unique references auth.users (id) on delete set null
);

comment on table private.operators is 'Accounts that moderate. An address without an account is reserved: no account can take it.';
comment on column private.operators.address is 'A salted hash of the email address.';

revoke all on table private.operators from public, anon, authenticated, service_role;

create function private.operator_address(p_email text)
returns text
language sql stable set search_path = ''
as $$
  select encode(sha256(convert_to((select salt.value from private.salt as salt) || lower(btrim(p_email)), 'UTF8')), 'hex');
$$;

-- Makes the confirmed accounts of these addresses the only operators. Returns the addresses without an account. With p_reserve no
-- account can sign up with those or change its address to them: without confirmation by e-mail, the first to do so would become
-- an operator at the next start.
create function private.set_operators(p_addresses text[], p_reserve boolean default false)
returns text[]
language plpgsql set search_path = ''
as $$
declare
  v_missing text[];
begin
  delete from private.operators;
  insert into private.operators (address, user_id)
  select private.operator_address(account.email), account.id
  from auth.users as account
  where account.email_confirmed_at is not null
    and lower(account.email) in (select lower(btrim(named)) from unnest(p_addresses) as named)
  on conflict do nothing;
  select coalesce(array_agg(distinct lower(btrim(named)) order by lower(btrim(named))), array[]::text[]) into v_missing
  from unnest(p_addresses) as named
  where private.operator_address(named) not in (select known.address from private.operators as known);
  if p_reserve then
    insert into private.operators (address) select private.operator_address(missing) from unnest(v_missing) as missing;
  end if;
  return v_missing;
end;
$$;

create function private.is_reserved_address(p_email text)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.operators as reserved
    where reserved.user_id is null and reserved.address = private.operator_address(p_email)
  );
$$;

-- Refuses a reserved address like one that is in use.
create function private.keep_reserved_address()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_reserved_address(new.email) then
    raise exception 'This address is taken.' using errcode = 'unique_violation';
  end if;
  return new;
end;
$$;

-- Whether the caller moderates.
create function public.is_operator()
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.operators as operator where operator.user_id = (select private.person()));
$$;

revoke execute on function
  private.operator_address(text),
  private.set_operators(text[], boolean),
  private.is_reserved_address(text),
  private.keep_reserved_address(),
  public.is_operator()
  from public, anon, authenticated, service_role;
grant execute on function
  public.is_operator()
  to authenticated;

create trigger keep_reserved_address
  before insert or update of email on auth.users
  for each row execute function private.keep_reserved_address();
