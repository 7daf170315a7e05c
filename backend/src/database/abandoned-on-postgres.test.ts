import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/test-postgres.ts';
import { servedFor } from './abandoned.ts';
import type { Database } from './database.ts';
import { openPostgres } from './open-postgres.ts';

describe('a Postgres server', () => {
  let postgres: TestPostgres;
  let database: Database;
  beforeAll(async () => {
    postgres = await startPostgres();
    database = await openPostgres(postgres.url);
  });
  afterAll(async () => {
    await database.close();
    await postgres.stop();
  });

  it('Postgres cancels the statements of a client that has left, and its connections serve others afterwards', async () => {
    const { kysely } = database.connection;
    const client = new AbortController();
    // More than there are connections, so that some have not begun.
    const asked = Array.from({ length: 12 }, () =>
      servedFor(client.signal, () => kysely.transaction().execute((trx) => sql`select pg_sleep(60)`.execute(trx))),
    );
    const outcomes = Promise.allSettled(asked);
    const observer = await openPostgres(postgres.url);
    const active = async () =>
      (
        await sql`select from pg_stat_activity where state = 'active' and query like 'select pg_sleep%'`.execute(
          observer.connection.kysely,
        )
      ).rows.length;
    await vi.waitFor(async () => expect(await active()).toBe(10), { timeout: 20_000 });
    client.abort();
    const message = 'canceling statement due to user request';
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: '57014', message } });
    }
    expect(await active()).toBe(0);
    await observer.close();
    const after = await Promise.all(Array.from({ length: 10 }, () => sql`select 1 as one`.execute(kysely)));
    for (const { rows } of after) expect(rows).toEqual([{ one: 1 }]);
  });
});
