import postgres from 'postgres';
import { expect, it } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { lazyPostgres } from '../../src/testing/engines.ts';
import { readCatalogue } from '../../src/testing/read-catalogue.ts';
import { startTestServer } from '../../src/testing/test-server.ts';

/** What hosted projects made before 30 May 2026 grant on every new table, sequence and function. */
const GENEROUS = ['tables', 'sequences', 'functions']
  .map((kind) => `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`)
  .join('\n');

/** A server's databases share their roles. */
const ROLES = ['anon', 'authenticated', 'service_role bypassrls']
  .map((role) => `do $$ begin create role ${role}; exception when duplicate_object then end $$;`)
  .join('\n');

const server = lazyPostgres();

it('a database that grants everything by default allows each role what a strict one does', async () => {
  const generous = await (await server()).createDatabase('generous');
  const sql = postgres(generous, { max: 1, onnotice: () => {} });
  await sql.unsafe(ROLES + GENEROUS).simple();
  await sql.end();
  const open = async (DATABASE_URL: string) => startTestServer({ DATABASE_URL });
  const [loose, strict] = [await open(generous), await open(await (await server()).createDatabase('strict'))];
  const linesOf = (database: Database) => readCatalogue(database);
  expect(await linesOf(loose.database)).toEqual(await linesOf(strict.database));

  // What is compared shows each kind of opening.
  const before = await linesOf(strict.database);
  for (const opening of [
    'grant update (title) on public.user_stories to anon',
    'grant execute on function public.search_stories to anon',
    'grant create on schema private to anon',
    'create policy "Open" on public.user_stories for select using (true)',
    'alter table public.user_stories disable row level security',
  ])
    await strict.database.runScript(opening);
  const added = (await linesOf(strict.database)).filter((line) => !before.includes(line));
  expect(added.map((line) => line.split(' ', 1)[0])).toEqual(['column', 'function', 'policy', 'schema', 'table']);
  await Promise.all([loose.close(), strict.close()]);
});
