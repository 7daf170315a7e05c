import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrationsFolder, openTestDatabase } from '../testing/test-server.ts';

const PERSON = '00000000-0000-4000-8000-000000000001';
const FULL = Object.fromEntries(Array.from({ length: 2900 }, (_, index) => [index, 0]));

const CASES: readonly (readonly [what: string, stored: object, renamed: object])[] = [
  ['names', { 12: { 3: [{ 4: 'x' }] }, a: [{ 5: 6, 7: 8 }] }, { _12: { _3: [{ _4: 'x' }] }, a: [{ _5: 6, _7: 8 }] }],
  [
    'nothing in texts',
    { 1: '{"2": 3, "4": 5}', b: '\\', '"6': '": ' },
    { _1: '{"2": 3, "4": 5}', b: '\\', '"6': '": ' },
  ],
  ['nothing else', { a1: 1, '1a': '2', b: ['3', 4] }, { a1: 1, '1a': '2', b: ['3', 4] }],
  ['the longest options', FULL, Object.fromEntries(Object.keys(FULL).map((name) => [`_${name}`, 0]))],
];

it('the migration renames numbers in stored options', async () => {
  const database = await openTestDatabase();
  const rows = CASES.map(([what, stored]) => `('${PERSON}', '${what}', 's', $json$${JSON.stringify(stored)}$json$)`);
  await database.runScript(`insert into auth.users (id, email) values ('${PERSON}', 'ann@example.com');
    alter table public.user_stories drop constraint user_stories_options_names;
    insert into public.user_stories (user_id, prompt, story, options) values ${rows.join(', ')}`);
  await database.runScript(
    await readFile(path.join(migrationsFolder, '20261219000600_no_numbers_as_names.sql'), 'utf8'),
  );
  const { rows: found } = await sql<{ what: string; options: object }>`
    select prompt as what, options from public.user_stories`.execute(database.connection.kysely);
  await database.close();
  expect(new Map(found.map(({ what, options }) => [what, options]))).toEqual(
    new Map(CASES.map(([what, , renamed]) => [what, renamed])),
  );
});
