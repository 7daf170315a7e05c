begin;
\ir helpers/people.psql
select no_plan();

insert into auth.audit_log_entries (id, payload, created_at)
select gen_random_uuid(), json_build_object('action', action), created_at
from (values
  ('token_refreshed', now()), ('token_revoked', now()), ('login', now()),
  ('first', now() - interval '2162 hours'), ('second', now() - interval '2161 hours'), ('kept', now() - interval '2159 hours')
) as entry (action, created_at);
insert into auth.audit_log_entries (id) values (gen_random_uuid());
create function tests.logged()
returns setof text
language sql
as $$ select payload ->> 'action' from auth.audit_log_entries where payload is not null order by created_at; $$;

select results_eq('select * from tests.logged()', $$ values ('first'), ('second'), ('kept'), ('login') $$,
  'Renewals of sessions are not logged');
select is(private.purge_audit_log(1), 1, 'The purge of the log removes no more entries than it may');
select results_eq('select * from tests.logged()', $$ values ('second'), ('kept'), ('login') $$,
  'The purge of the log begins with the oldest entry');
select is(private.purge_audit_log(), 1, 'Without a limit, the purge removes everything older than ninety days');
select is(private.purge_audit_log(), 0, 'The purge of the log keeps ninety days');

select * from finish();
rollback;
