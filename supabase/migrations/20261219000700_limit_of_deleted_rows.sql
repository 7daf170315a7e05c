-- A request of the data interface deletes at most 20 rows, too: one that returned the texts of a hundred stories read 18 MB.
create or replace function private.limit_rows()
returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_rows integer := 0;
begin
  if tg_level = 'ROW' then
    v_rows := current_setting('private.changed_rows')::integer + 1;
    if v_rows > 20 then
      raise exception '% at most 20 rows at a time.', initcap(tg_op) using errcode = 'PT400';
    end if;
  end if;
  perform set_config('private.changed_rows', v_rows::text, true);
  return case when tg_op = 'DELETE' then old else new end;
end;
$$;
