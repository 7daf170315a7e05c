import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startLiteApp } from '../lite-app.ts';
import { readCatalogue } from '../testing/read-catalogue.ts';
import { openTestDatabase, startTestServer, type TestServer } from '../testing/test-server.ts';
import { assertGrantsKept, readTableGrants } from './grants.ts';
import type { PgliteDatabase } from './open-pglite.ts';

describe('the single PGlite session', () => {
  let server: TestServer;
  beforeAll(async () => {
    // Grants are changed here, which later files of a shared server would notice.
    server = await startTestServer();
    const { client } = await server.person();
    const { error } = await client.from('user_stories').insert({ prompt: 'private', story: 'private' });
    expect(error).toBeNull();
  });
  afterAll(() => server.close());

  // Called in the process, as the functions do: over HTTP each request happens to finish before the next one is read,
  // which would hide the fault.
  it('An anonymous request never runs inside a transaction of the service role', async () => {
    const lite = await startLiteApp(server.database, {
      secrets: server.secrets,
      siteUrl: server.url,
      mail: { send: async () => {} },
      passwordMinLength: 6,
    });
    const stories = async (apikey: string) => {
      const url = `${server.url}/rest/v1/user_stories?select=story`;
      const response = await lite.fetch(new Request(url, { headers: { apikey } }));
      return { status: response.status, body: await response.json() };
    };
    const rounds = Array.from({ length: 100 }, () =>
      Promise.all([stories(server.secrets.publishableKey), stories(server.secrets.secretKey)]),
    );
    for (const [anonymous, service] of await Promise.all(rounds)) {
      expect(service).toEqual({ status: 200, body: [{ story: 'private' }] });
      expect(anonymous).toMatchObject({ status: 401, body: { code: '42501' } });
    }
  });

  it('Lite is told of the tables that it answers from, and of no columns and views of ours', async () => {
    const { connection } = server.database;
    const schema = await connection.introspect({ useCache: true });
    expect(new Set(schema.columns.map((column) => column.schema))).toEqual(new Set(['auth', 'public']));
    expect(schema.views).toEqual([]);
    expect(await connection.introspect({ useCache: true })).toBe(schema);
  });

  it('A call of a function is two messages: the call with its settings, and the end of its transaction', async () => {
    // No function sets the status and headers of its answer, so the database is not asked for them.
    const { rows } = await sql`
      select proname from pg_proc join pg_namespace as space on space.oid = pronamespace
      where prosrc ~ 'response\\.' and nspname not in ('pg_catalog', 'information_schema')`.execute(
      server.database.connection.kysely,
    );
    expect(rows).toEqual([]);
    const client = server.anonymous();
    expect((await client.rpc('count_inspirations')).error).toBeNull();
    const run = vi.spyOn((server.database as PgliteDatabase).pglite, 'run');
    expect((await client.rpc('count_inspirations')).status).toBe(200);
    const messages = run.mock.calls.map(([statements]) => statements.map(({ sql: text }) => text.slice(0, 8)));
    run.mockRestore();
    expect(messages).toEqual([['begin', 'select s', 'select *'], ['commit']]);
  });

  it('refuses a large answer to a client in its thread', async () => {
    const { pglite } = server.database as PgliteDatabase;
    const names = { sql: 'select jsonb_object_agg(name, 0) from generate_series(1, 2001) as name', parameters: [] };
    await expect(pglite.run([names], { isForClient: true })).rejects.toMatchObject({ code: '54000' });
    expect((await pglite.run([names])).rows).toHaveLength(1);
  });

  it('A server collects the statistics of the planner when it starts', async () => {
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select bool_and(last_analyze is not null) as analyzed from pg_stat_user_tables where schemaname = 'public'
      `.execute(server.database.connection.kysely);
      expect(rows).toEqual([{ analyzed: true }]);
    });
  });

  it('The grants are those of the migrations after requests of every role', async () => {
    await server.anonymous().from('user_stories').select('id');
    await server.service().from('user_stories').select('id');
    const { client } = await server.person();
    await client.from('user_stories').select('id');
    const untouched = await openTestDatabase();
    expect(await readCatalogue(server.database)).toEqual(await readCatalogue(untouched));
    await untouched.close();
  });

  it('Widened grants stop the server', async () => {
    const expected = await readTableGrants(server.database);
    await sql`grant update on public.user_stories to authenticated`.execute(server.database.connection.kysely);
    const kept = assertGrantsKept(server.database, expected);
    await expect(kept).rejects.toThrow('UPDATE on user_stories to authenticated');
    await sql`revoke update on public.user_stories from authenticated`.execute(server.database.connection.kysely);
    await assertGrantsKept(server.database, expected);
  });
});
