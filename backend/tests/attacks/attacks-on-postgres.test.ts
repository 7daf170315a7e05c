import { afterAll } from 'vitest';
import postgres from 'postgres';
import { startPostgres } from '../../src/testing/test-postgres.ts';
import { describeAttacks } from './defend-world.ts';

const server = await startPostgres();
afterAll(() => server.stop());

/** What hosted projects made before 30 May 2026 grant on every new table, sequence and function. */
const GENEROUS = ['tables', 'sequences', 'functions']
  .map((kind) => `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`)
  .join('\n');

const ROLES = `
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
`;

describeAttacks('Postgres that grants everything by default, as older hosted projects do', async () => {
  const url = await server.createDatabase('generous');
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql.unsafe(`${ROLES}${GENEROUS}`).simple();
  await sql.end();
  return { DATABASE_URL: url };
});

describeAttacks('Postgres that grants nothing by default, as newer ones do', async () => ({
  DATABASE_URL: await server.createDatabase('strict'),
}));
