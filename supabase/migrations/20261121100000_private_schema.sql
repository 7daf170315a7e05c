-- What triggers, policies and functions need for themselves. The data interface does not serve this schema.
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

-- The day, wherever the clock of whoever asks stands: a request may bring a time zone of its own.
create function private.today()
returns date
language sql
stable
set search_path = ''
as $$
  select (now() at time zone 'UTC')::date;
$$;

revoke execute on function private.today() from public, anon, authenticated, service_role;
-- It is the default of a column that people fill a row of.
grant execute on function private.today() to authenticated;

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

revoke execute on function private.network_of(text) from public, anon, authenticated, service_role;

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
      (select auth.uid())::text,
      private.network_of(nullif(current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip')
    ) as name
  ) as visitor
  where visitor.name is not null;
$$;

revoke execute on function private.visitor_of(text) from public, anon, authenticated, service_role;

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

revoke execute on function private.refuse_changes() from public, anon, authenticated, service_role;
