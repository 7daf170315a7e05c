import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { assertGrantsKept, readTableGrants } from './grants.ts';

describe('grants', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    // Requests of every role: the first of them is what made Lite widen grants.
    await server.anonymous().from('user_stories').select('id');
    await server.service().from('user_stories').select('id');
    const { client } = await server.person();
    await client.from('user_stories').select('id');
  });
  afterAll(() => server.close());

  it('on whole tables are exactly those of the migrations', async () => {
    expect(await readTableGrants(server.database)).toEqual([
      { table: 'profiles', role: 'authenticated', privilege: 'SELECT' },
      { table: 'user_stories', role: 'authenticated', privilege: 'DELETE' },
      { table: 'user_stories', role: 'authenticated', privilege: 'SELECT' },
    ]);
  });

  it('on columns leave out what a client must not write', async () => {
    const { rows } = await sql<{ writable: string }>`
      select table_name || '.' || column_name || ' ' || privilege_type as writable
      from information_schema.column_privileges
      where table_schema = 'public' and grantee in ('anon', 'authenticated') and privilege_type <> 'SELECT'
      order by 1`.execute(server.database.connection.kysely);
    const writable = rows.map((row) => row.writable);
    expect(writable).toContain('profiles.display_name UPDATE');
    expect(writable).toContain('user_stories.story INSERT');
    expect(writable).not.toContain('user_stories.created_at INSERT');
    expect(writable.filter((column) => column.startsWith('profiles'))).toHaveLength(1);
    expect(writable.filter((column) => column.startsWith('anonymous_usage'))).toEqual([]);
  });

  it('every table has row level security', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`.execute(
      server.database.connection.kysely,
    );
    expect(rows).toEqual([]);
  });

  it('every function that acts with its owner’s rights has an empty search path', async () => {
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef
        and not coalesce(proconfig @> array['search_path=""'], false)`.execute(server.database.connection.kysely);
    expect(rows).toEqual([]);
  });

  it('no function can be called by a browser unless a migration says so', async () => {
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace
        and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))`.execute(
      server.database.connection.kysely,
    );
    expect(rows).toEqual([]);
  });

  it('stop the server when they were widened', async () => {
    const expected = await readTableGrants(server.database);
    await sql`grant update on public.user_stories to authenticated`.execute(server.database.connection.kysely);
    await expect(assertGrantsKept(server.database, expected)).rejects.toThrow(
      'UPDATE on user_stories to authenticated',
    );
    await sql`revoke update on public.user_stories from authenticated`.execute(server.database.connection.kysely);
    await assertGrantsKept(server.database, expected);
  });
});
