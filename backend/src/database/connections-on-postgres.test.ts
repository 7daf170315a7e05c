import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { databaseMetrics } from '../metrics/database-metrics.ts';
import { createRegistry } from '../metrics/registry.ts';
import { askDatabase } from '../operator/ask-database.ts';
import { startPostgres, type TestPostgres } from '../testing/test-postgres.ts';
import { servedFor } from './abandoned.ts';
import type { Database } from './database.ts';
import { openPostgres } from './open-postgres.ts';

const registry = createRegistry();
let postgres: TestPostgres;
let database: Database;
let observer: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await openPostgres(postgres.url, databaseMetrics(registry));
  observer = await openPostgres(postgres.url);
});
afterAll(async () => {
  await database.close();
  await observer.close();
  await postgres.stop();
});

const metric = async (name: string) =>
  Number(new RegExp(`^${name} (.*)$`, 'm').exec(await registry.text())?.[1] ?? Number.NaN);
const soon = { timeout: 20_000 };

it('requests beyond the ten connections wait, and failed ones give theirs back', async () => {
  const { kysely } = database.connection;
  let asked: Promise<unknown>[] = [];
  await observer.connection.kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(transaction);
    asked = Array.from({ length: 13 }, () => sql`select pg_advisory_xact_lock_shared(1)`.execute(kysely));
    await vi.waitFor(async () => expect(await metric('storyloom_database_waiting')).toBe(3), soon);
  });
  await Promise.all(asked);
  await expect(sql`select nothing`.execute(kysely)).rejects.toThrow('nothing');
  expect(await metric('storyloom_database_waiting')).toBe(0);
  expect(await metric('storyloom_database_wait_seconds_count')).toBe(14);
  expect(await metric('storyloom_database_use_seconds_count')).toBe(14);
});

it('the statements of a client that has left are cancelled, and their connections serve others', async () => {
  const { kysely } = database.connection;
  const client = new AbortController();
  // More than there are connections, so that some have not begun.
  const asked = Array.from({ length: 12 }, () =>
    servedFor(client.signal, () => kysely.transaction().execute((trx) => sql`select pg_sleep(60)`.execute(trx))),
  );
  const outcomes = Promise.allSettled(asked);
  const active = async () =>
    (
      await sql`select from pg_stat_activity where state = 'active' and query like 'select pg_sleep%'`.execute(
        observer.connection.kysely,
      )
    ).rows.length;
  await vi.waitFor(async () => expect(await active()).toBe(10), soon);
  client.abort();
  const message = 'canceling statement due to user request';
  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: '57014', message } });
  expect(await active()).toBe(0);
  const after = await Promise.all(Array.from({ length: 10 }, () => sql`select 1 as one`.execute(kysely)));
  for (const { rows } of after) expect(rows).toEqual([{ one: 1 }]);
});

it('a statement of the operator is run with its rows, its changes or its error', async () => {
  const settings = { databaseUrl: postgres.url, dataFolder: '/nowhere', threadFile: '/nowhere' };
  expect(await askDatabase(settings, 'create table kept (id integer)')).toEqual({ rows: [], changed: 0 });
  expect(await askDatabase(settings, 'insert into kept values (1), (2)')).toEqual({ rows: [], changed: 2 });
  expect(await askDatabase(settings, 'select id from kept')).toMatchObject({ rows: [{ id: 1 }, { id: 2 }] });
  await expect(askDatabase(settings, 'select * from kept where')).rejects.toThrow(
    'The database does not take that: syntax error at end of input',
  );
});
