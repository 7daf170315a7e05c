import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { startPostgres } from './testing/test-postgres.ts';
import { startTestServer } from './testing/test-server.ts';

it('The demo community is not added to a Postgres of an operator', async () => {
  const postgres = await startPostgres();
  const demo = { demoImageFolder: path.join(inject('builtFolder'), 'database-demo') };
  const server = await startTestServer({ DATABASE_URL: postgres.url }, demo);
  const { data } = await server.anonymous().from('user_inspirations').select('id').limit(1);
  expect(data).toEqual([]);
  await server.close();
  await postgres.stop();
});
