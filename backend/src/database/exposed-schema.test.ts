import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('Lite is told of the tables that it answers from, and of no columns and views of ours', async () => {
  const { connection } = server.database;
  const schema = await connection.introspect({ useCache: true });
  expect(new Set(schema.columns.map((column) => column.schema))).toEqual(new Set(['auth', 'public']));
  expect(schema.views).toEqual([]);
  expect(await connection.introspect({ useCache: true })).toBe(schema);
});
