-- The schema that the data interface does not serve, and what the other files share: the caller, the day, guarded columns.

create schema private;

revoke all on schema private from public;
-- Policies run with the rights of the caller, so the roles of a browser need the schema for the few functions granted to them.
grant usage on schema private to anon, authenticated, service_role;

-- One secret for each database: a hash alone does not let a reader try out the addresses behind it.
create table private.salt (
  only_row boolean primary key default true,
  value text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  constraint salt_is_one_row check (only_row)
);

insert into private.salt default values;

revoke all on table private.salt from public, anon, authenticated, service_role;

-- The day in UTC, whatever time zone the request sets.
create function private.today()
returns date
language sql stable set search_path = ''
as $$
  select (now() at time zone 'UTC')::date;
$$;

-- The network of an address: /24 of IPv4, /56 of IPv6, which one customer usually gets. Null for anything else.
create function private.network_of(p_address text)
returns text
language plpgsql immutable set search_path = ''
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

-- The visitor of a thing, as a hash that differs for each thing and day: it counts a person once a day and cannot be used to
-- follow them. Visitors without an account are identified by the network of the address that the proxy in front of the server
-- writes into `cf-connecting-ip`; null when there is neither.
create function private.visitor_of(p_thing text)
returns text
language sql stable security definer set search_path = ''
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

-- Refuses changes to columns that the database fills itself, which the trigger names, whatever the grants of the caller. Our
-- own triggers run inside another trigger, which is how their changes are recognized.
create function private.refuse_changes()
returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_column text;
  v_before jsonb;
  v_after jsonb;
begin
  if pg_trigger_depth() > 1 then
    return new;
  end if;
  v_before := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}'::jsonb end;
  v_after := to_jsonb(new);
  foreach v_column in array tg_argv loop
    if v_after -> v_column is distinct from coalesce(v_before -> v_column, '0'::jsonb) then
      raise exception 'The column % is kept by the database and cannot be written.', v_column using errcode = '42501';
    end if;
  end loop;
  return new;
end;
$$;

-- Queues transactions by name: the requests of one caller or one network are counted one after the other.
create function private.wait_in_line(p_name text)
returns void
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('story_runs ' || p_name, 0));
end;
$$;

-- Until it is switched off again, lists are read in the order of an index until a page is full. In a young database the
-- planner has too few statistics and would read and sort the whole list.
create function private.walk_in_order(p_always boolean)
returns void
language sql set search_path = ''
as $$
  select set_config('enable_sort', case when p_always then 'off' else 'on' end, true);
$$;

-- Limits the list of ids that a page asks about repeatedly.
create function private.check_ids(p_ids uuid[])
returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if cardinality(p_ids) > 100 then
    raise exception 'Ask about 100 at a time.' using errcode = 'PT400';
  end if;
end;
$$;

-- The caller: the user of the request's token, who has passed the second step if they have one; null before that. Every policy
-- and function uses this instead of auth.uid(). The claim comes from the sign-in service; users cannot write it. A device whose
-- session ended when the second step was set up elsewhere gets an error: its page would show an empty library otherwise.
create function private.person()
returns uuid
language plpgsql stable security definer set search_path = ''
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

-- The caller of a function that needs one; without one, an error with this message.
create function private.signed_in(p_message text)
returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  v_person uuid := private.person();
begin
  if v_person is null then
    raise exception using message = p_message, errcode = '42501';
  end if;
  return v_person;
end;
$$;

-- Whether the token of this request was given for a password or a code (`totp`) a moment ago (the same number as in the
-- domain). Renewing a session does not count, so a session that was stolen or left open is not enough.
create function private.has_just_entered(p_method text)
returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select
    from jsonb_path_query(
      (select auth.jwt()),
      '$.amr[*] ? (@.method == $method).timestamp ? (@.type() == "number")',
      jsonb_build_object('method', p_method)
    ) as moment
    where moment::numeric >= extract(epoch from now()) - 120
  );
$$;

-- The order of a list: one of the names, the first where none is asked for.
create function private.order_of(p_order text, p_names text[])
returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if p_order <> all (p_names) then
    raise exception 'Order by %.', regexp_replace(array_to_string(p_names, ', '), ', (\w+)$', ' or \1') using errcode = 'PT400';
  end if;
  return coalesce(p_order, p_names[1]);
end;
$$;

create function private.page_size(p_limit integer)
returns integer
language sql immutable set search_path = ''
as $$
  select least(greatest(coalesce(p_limit, 10), 1), 50);
$$;

revoke execute on function
  private.today(),
  private.network_of(text),
  private.visitor_of(text),
  private.refuse_changes(),
  private.wait_in_line(text),
  private.walk_in_order(boolean),
  private.check_ids(uuid[]),
  private.person(),
  private.signed_in(text),
  private.has_just_entered(text),
  private.order_of(text, text[]),
  private.page_size(integer)
  from public, anon, authenticated, service_role;
grant execute on function
  private.today(),
  private.signed_in(text)
  to authenticated;
grant execute on function
  private.person()
  to anon, authenticated;
