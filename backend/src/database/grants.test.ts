import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '../testing/read-catalogue.ts';
import { openTestDatabase, startTestServer, type TestServer } from '../testing/test-server.ts';
import { assertGrantsKept, readTableGrants } from './grants.ts';

/** `supabase/tests/grants.test.sql` says which grants the migrations make; here they stay so on a running server. */
describe('grants', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('are those of the migrations after requests of every role, the first of which made Lite widen them', async () => {
    await server.anonymous().from('user_stories').select('id');
    await server.service().from('user_stories').select('id');
    const { client } = await server.person();
    await client.from('user_stories').select('id');
    const untouched = await openTestDatabase();
    expect(await readCatalogue(server.database)).toEqual(await readCatalogue(untouched));
    await untouched.close();
  });

  it('that were widened stop the server', async () => {
    const expected = await readTableGrants(server.database);
    await sql`grant update on public.user_stories to authenticated`.execute(server.database.connection.kysely);
    const kept = assertGrantsKept(server.database, expected);
    await expect(kept).rejects.toThrow('UPDATE on user_stories to authenticated');
    await sql`revoke update on public.user_stories from authenticated`.execute(server.database.connection.kysely);
    await assertGrantsKept(server.database, expected);
  });
});
