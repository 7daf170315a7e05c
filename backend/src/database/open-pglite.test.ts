import v8 from 'node:v8';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { openTestDatabase } from '../testing/test-server.ts';

it('The embedded database starts with a small cache, and its code is compiled twice only where it is used often', async () => {
  const flags = vi.spyOn(v8, 'setFlagsFromString');
  const database = await openTestDatabase();
  const { rows } = await sql`show shared_buffers`.execute(database.connection.kysely);
  await database.close();
  expect(rows).toEqual([{ shared_buffers: '32MB' }]);
  expect(flags.mock.calls.flat()).toEqual([expect.stringMatching(/^--wasm-tiering-budget=\d{8}$/)]);
  flags.mockRestore();
});
