import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPECTED_GRANTS } from '../testing/expected-grants.ts';
import { readGrants } from '../testing/read-grants.ts';
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

  it.each(['tables', 'columns', 'functions', 'hidden'] as const)(
    'The grants of %s are exactly those of the migrations',
    async (kind) => {
      expect((await readGrants(server.database))[kind]).toEqual(EXPECTED_GRANTS[kind]);
    },
  );

  it('Every table has row level security', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`.execute(
      server.database.connection.kysely,
    );
    expect(rows).toEqual([]);
  });

  it('Every security definer function has an empty search path', async () => {
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef
        and not coalesce(proconfig @> array['search_path=""'], false)`.execute(server.database.connection.kysely);
    expect(rows).toEqual([]);
  });

  it('Widened grants stop the server', async () => {
    const expected = await readTableGrants(server.database);
    await sql`grant update on public.user_stories to authenticated`.execute(server.database.connection.kysely);
    await expect(assertGrantsKept(server.database, expected)).rejects.toThrow(
      'UPDATE on user_stories to authenticated',
    );
    await sql`revoke update on public.user_stories from authenticated`.execute(server.database.connection.kysely);
    await assertGrantsKept(server.database, expected);
  });
});
