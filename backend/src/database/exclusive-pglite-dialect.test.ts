import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLiteApp } from '../lite-app.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

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

  it('The session serves the next statement after a failed transaction', async () => {
    const { kysely } = server.database.connection;
    const failing = kysely.transaction().execute((trx) => sql`select 1 / 0`.execute(trx));
    await expect(failing).rejects.toThrow(/division by zero/);
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(kysely);
    expect(rows).toEqual([{ one: 1 }]);
  });
});
