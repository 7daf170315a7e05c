import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, threadFile } from '../testing/test-server.ts';
import { openPglite, type PgliteDatabase } from './open-pglite.ts';

/** Would take hours, and stores none of its rows. */
const ENDLESS = sql`select count(*) from (select generate_series(1, 1e12::bigint)) as numbers`;

describe('the embedded database', () => {
  const reasons: string[] = [];
  let database: PgliteDatabase;
  beforeAll(async () => {
    const onStop = (reason: string): number => reasons.push(reason);
    database = await openTestDatabase({ onStop });
    await database.runScript('create table kept (id integer); insert into kept values (1)');
    database.pglite.limit(500);
  });
  afterAll(() => database.close());

  const kept = async (): Promise<readonly unknown[]> =>
    (await sql`select id from kept order by id`.execute(database.connection.kysely)).rows;

  it('writes no log of failed statements, which have values of any length', async () => {
    const { rows } = await sql`show log_min_messages`.execute(database.connection.kysely);
    expect(rows).toEqual([{ log_min_messages: 'panic' }]);
  });

  it('A statement that takes too long is ended, and waiting statements run', async () => {
    const { kysely } = database.connection;
    const endless = ENDLESS.execute(kysely);
    const waiting = kept();
    // On this thread the statement would hold the timer that ends it, and everything else.
    await expect(endless).rejects.toMatchObject({ code: '57014' });
    expect(await waiting).toEqual([{ id: 1 }]);
    expect(reasons).toEqual(['a statement took longer than 500 ms']);
  });

  it('Ending a statement keeps committed rows, and ends its transaction, whose rows are dropped', async () => {
    const { kysely } = database.connection;
    await sql`insert into kept values (2)`.execute(kysely);
    const transaction = kysely.transaction().execute(async (trx) => {
      await sql`insert into kept values (3)`.execute(trx);
      await expect(ENDLESS.execute(trx)).rejects.toMatchObject({ code: '57014' });
      await sql`insert into kept values (4)`.execute(trx);
    });
    await expect(transaction).rejects.toMatchObject({ code: '08006' });
    expect(await kept()).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('Scripts have no time limit, unlike statements', async () => {
    await expect(database.runScript('select pg_sleep(0.7)')).resolves.toBeUndefined();
    await expect(sql`select pg_sleep(0.7)`.execute(database.connection.kysely)).rejects.toMatchObject({
      code: '57014',
    });
  });
});

it('A folder that cannot be created is refused with a reason', async () => {
  const opening = openPglite({ folder: `${threadFile()}/database`, threadFile: threadFile() });
  await expect(opening).rejects.toThrow(/ENOTDIR/);
});
