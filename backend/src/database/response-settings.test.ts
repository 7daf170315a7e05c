import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import type { PgliteDatabase } from './open-pglite.ts';

describe('the status and headers of a function’s answer', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  afterEach(() => vi.restoreAllMocks());

  it('No function of the database sets them, so the database is not asked for them', async () => {
    const { rows } = await sql`
      select proname from pg_proc join pg_namespace as space on space.oid = pronamespace
      where prosrc ~ 'response\\.' and nspname not in ('pg_catalog', 'information_schema')`.execute(
      server.database.connection.kysely,
    );
    expect(rows).toEqual([]);
  });

  it('A call of a function is two messages: the call with its settings, and the end of its transaction', async () => {
    const client = server.anonymous();
    expect((await client.rpc('count_inspirations')).error).toBeNull();
    const run = vi.spyOn((server.database as PgliteDatabase).pglite, 'run');
    const { error, status } = await client.rpc('count_inspirations');
    expect([error, status]).toEqual([null, 200]);
    const messages = run.mock.calls.map(([statements]) => statements.map(({ sql: text }) => text.slice(0, 8)));
    expect(messages).toEqual([['begin', 'select s', 'select *'], ['commit']]);
  });
});
