-- The schema that the data interface does not serve, and what the others have in common: who asks, the day, columns that nobody writes.

create schema private;

revoke all on schema private from public;
-- Policies run with the rights of whoever asks, so the roles of a browser reach the few functions granted to them.
grant usage on schema private to anon, authenticated, service_role;

-- One secret a database, so that nobody who reads a hash can try out the addresses behind it.
create table private.salt (
  only_row boolean primary key default true,
  value text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  constraint salt_is_one_row check (only_row)
);

insert into private.salt default values;

revoke all on table private.salt from public, anon, authenticated, service_role;

-- The day, wherever the clock of whoever asks stands: a request may bring a time zone of its own.
create function private.today()
returns date
language sql
stable
set search_path = ''
as $$
  select (now() at time zone 'UTC')::date;
$$;

-- The network of an address: /24 of IPv4, /56 of IPv6, which is what one customer usually gets. Null for anything else.
create function private.network_of(p_address text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_address inet;
begin
  -- Without the zone of a local address, and an IPv4 address inside of an IPv6 one as itself.
  v_address := regexp_replace(btrim(p_address), '^::ffff:(?=[0-9]+\.)|%.*$', '', 'gi')::inet;
  return network(set_masklen(v_address, case family(v_address) when 4 then 24 else 56 end))::text;
exception
  when others then
    return null;
end;
$$;

-- Who looks at something, as a hash that is another one for every thing and every day: enough to count a person once a
-- day, and too little to follow anybody. Visitors without an account are told apart by the network of the address that the
-- proxy in front of us writes into `cf-connecting-ip`; null where there is neither.
create function private.visitor_of(p_thing text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select encode(sha256(convert_to(concat_ws(' ', salt.value, p_thing, private.today(), visitor.name), 'UTF8')), 'hex')
  from private.salt as salt
  cross join lateral (
    select coalesce(
      (select private.person())::text,
      private.network_of(nullif(current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip')
    ) as name
  ) as visitor
  where visitor.name is not null;
$$;

-- Columns that the database fills itself: a trigger names them, and any other hand that touches them is refused, whatever
-- its grants. What our own triggers change runs inside of another trigger, and that is how it is told apart.
create function private.refuse_changes()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  v_column text;
  v_before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}'::jsonb end;
begin
  if pg_trigger_depth() > 1 then
    return new;
  end if;
  foreach v_column in array tg_argv loop
    if to_jsonb(new) -> v_column is distinct from coalesce(v_before -> v_column, '0'::jsonb) then
      raise exception 'The column % is kept by the database and cannot be written.', v_column using errcode = '42501';
    end if;
  end loop;
  return new;
end;
$$;

-- Whoever asks first goes first: of one caller or one network everything is counted one after the other.
create function private.wait_in_line(p_name text)
returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('story_runs ' || p_name, 0));
$$;

-- For the rest of the transaction, lists are walked in the order of an index until a page is full. The planner, which knows
-- too little of a young database, would rather read and sort the whole list.
create function private.walk_in_order(p_always boolean)
returns void
language sql
set search_path = ''
as $$
  select set_config('enable_sort', case when p_always then 'off' else 'on' end, true);
$$;

-- A list of ids that a page asks about again and again has an end.
create function private.check_ids(p_ids uuid[])
returns void
language plpgsql
immutable
set search_path = ''
as $$
begin
  if cardinality(p_ids) > 100 then
    raise exception 'Ask about 100 at a time.' using errcode = 'PT400';
  end if;
end;
$$;

-- Who asks: the user of the request's token, once they have passed the second step, where they have one. Until then they
-- are nobody to every policy and function, which ask this and not auth.uid(). The claim is the sign-in service's; metadata
-- that a user can write is no part of it. A device whose session ended when the second step was set up elsewhere is told
-- so: to its page an empty library would look like a lost one.
create function private.person()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user uuid := auth.uid();
begin
  if v_user is null or auth.jwt() ->> 'aal' = 'aal2' or not exists (
    select from auth.mfa_factors as factor where factor.user_id = v_user and factor.status = 'verified'
  ) then
    return v_user;
  end if;
  if not exists (
    select from auth.sessions as session
    where session.user_id = v_user and session.id::text = auth.jwt() ->> 'session_id'
  ) then
    raise exception 'Your sign-in has ended. Please sign in again.' using errcode = 'PT401';
  end if;
  return null;
end;
$$;

revoke execute on function
  private.today(),
  private.network_of(text),
  private.visitor_of(text),
  private.refuse_changes(),
  private.wait_in_line(text),
  private.walk_in_order(boolean),
  private.check_ids(uuid[]),
  private.person()
  from public, anon, authenticated, service_role;
grant execute on function
  private.today()
  to authenticated;
grant execute on function
  private.person()
  to anon, authenticated;
