import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startLiteApp } from '../lite-app.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import type { PgliteDatabase } from './open-pglite.ts';

describe('the single PGlite session', () => {
  let server: TestServer;
  beforeAll(async () => {
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

  it('Transactions run one after the other', async () => {
    const { kysely } = server.database.connection;
    const trace: string[] = [];
    const transaction = (name: string) =>
      kysely.transaction().execute(async (trx) => {
        trace.push(name);
        await sql`select pg_sleep(0.02)`.execute(trx);
        trace.push(name);
      });
    await Promise.all([transaction('a'), transaction('b'), transaction('c')]);
    expect(trace).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
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

  it('The session serves the next statement after a failed transaction', async () => {
    const { kysely } = server.database.connection;
    const failing = kysely.transaction().execute((trx) => sql`select 1 / 0`.execute(trx));
    await expect(failing).rejects.toThrow(/division by zero/);
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(kysely);
    expect(rows).toEqual([{ one: 1 }]);
  });
});
