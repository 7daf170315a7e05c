import { afterAll, expect, it } from 'vitest';
import postgres from 'postgres';
import { readAccess } from '../../src/testing/read-access.ts';
import { startPostgres } from '../../src/testing/test-postgres.ts';
import { startTestServer } from '../../src/testing/test-server.ts';
import { describeAttacks } from './defend-world.ts';

const server = await startPostgres();
afterAll(() => server.stop());

/** What hosted projects made before 30 May 2026 grant on every new table, sequence and function. */
const GENEROUS = ['tables', 'sequences', 'functions']
  .map((kind) => `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`)
  .join('\n');

/** A server's databases share their roles. */
const ROLES = ['anon', 'authenticated', 'service_role bypassrls']
  .map((role) => `do $$ begin create role ${role}; exception when duplicate_object then end $$;`)
  .join('\n');

/** The address of a new database that grants everything by default. */
async function createGenerous(name: string): Promise<string> {
  const url = await server.createDatabase(name);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql.unsafe(ROLES + GENEROUS).simple();
  await sql.end();
  return url;
}

describeAttacks('Postgres that grants everything by default, as older hosted projects do', async () => ({
  DATABASE_URL: await createGenerous('generous'),
}));

it('A database that grants nothing by default, as newer projects do, allows each role exactly the same', async () => {
  const urls = [await createGenerous('another'), await server.createDatabase('strict')];
  const servers = await Promise.all(urls.map((DATABASE_URL) => startTestServer({ DATABASE_URL })));
  const [generous = [], strict = []] = await Promise.all(servers.map(({ database }) => readAccess(database)));
  expect(strict).toEqual(generous);

  const rules = [
    'grant update (title) on public.user_stories to anon',
    'grant execute on function public.search_stories to anon',
    'grant create on schema private to anon',
    'create policy "Open" on public.user_stories for select using (true)',
    'alter table public.user_stories disable row level security',
  ];
  const { database } = servers[1] ?? {};
  for (const rule of rules) await database?.runScript(rule);
  const changed = database ? await readAccess(database) : [];
  const kinds = changed.filter((line) => !generous.includes(line)).map((line) => line.split(' ', 1)[0]);
  expect(kinds.toSorted()).toEqual(['column', 'policy', 'routine', 'schema', 'table']);
  await Promise.all(servers.map(({ close }) => close()));
});
