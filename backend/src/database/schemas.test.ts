import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readCatalogue } from '../testing/read-catalogue.ts';
import { openTestDatabase, temporaryFolder } from '../testing/test-server.ts';
import { migrate } from './migrations.ts';

const folder = path.resolve(import.meta.dirname, '../../../supabase/schemas');

/** A database as the files of `supabase/schemas` describe it, in the order of their names. */
async function openDescribed() {
  // Emptied, because making a database takes much longer than copying one.
  const database = await openTestDatabase();
  await database.runScript(
    'drop schema public cascade; drop schema private cascade; create schema public; grant usage on schema public to public',
  );
  await migrate(database, await temporaryFolder());
  for (const file of readdirSync(folder).toSorted()) {
    // A function may name what a later file makes.
    await database.runScript(
      `set local check_function_bodies = off;\n${readFileSync(path.join(folder, file), 'utf8')}`,
    );
  }
  return database;
}

it('The files of supabase/schemas describe exactly the database that the migrations make', async () => {
  const [made, described] = await Promise.all([openTestDatabase(), openDescribed()]);
  const [expected, found] = await Promise.all([readCatalogue(made), readCatalogue(described)]);
  await Promise.all([made.close(), described.close()]);
  expect(expected.length).toBeGreaterThan(700);
  expect({
    onlyInMigrations: expected.filter((line) => !found.includes(line)),
    onlyInSchemas: found.filter((line) => !expected.includes(line)),
  }).toEqual({ onlyInMigrations: [], onlyInSchemas: [] });
});
