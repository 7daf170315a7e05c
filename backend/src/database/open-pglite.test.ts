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

it('A statement that was kept prepared sees the columns that a script has added', async () => {
  const database = await openTestDatabase();
  const read = async () => (await sql`select * from notes`.execute(database.connection.kysely)).rows;
  await database.runScript('create table notes (id integer); insert into notes values (1)');
  // Kept from the second time on.
  for (let times = 0; times < 3; times += 1) expect(await read()).toEqual([{ id: 1 }]);
  await database.runScript("alter table notes add column words text not null default 'none'");
  expect(await read()).toEqual([{ id: 1, words: 'none' }]);
  await database.close();
});
