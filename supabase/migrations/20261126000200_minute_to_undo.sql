-- A deletion can be undone for a minute: ten seconds were over before users who looked elsewhere had found the offer.
create or replace function private.gone_since()
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select now() - interval '61000 milliseconds';
$$;

create or replace function private.ms_to_undo(p_deleted_at timestamptz)
returns integer
language sql
stable
set search_path = ''
as $$
  select least(greatest(ceil(60000 - 1000 * extract(epoch from now() - p_deleted_at)), 0), 60000)::integer;
$$;
