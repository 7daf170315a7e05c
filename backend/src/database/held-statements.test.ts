import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../testing/test-server.ts';
import type { PgliteDatabase } from './open-pglite.ts';
import { setLocally } from './local-settings.ts';

type Session = PgliteDatabase['connection']['kysely'];

describe('statements that are held back', () => {
  let database: PgliteDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.runScript('create table kept (id integer); create role visitor; grant insert on kept to visitor');
  });
  afterAll(() => database.close());
  afterEach(() => vi.restoreAllMocks());

  const setRole = (db: Session, role: string): Promise<unknown> => db.executeQuery(setLocally([['role', role]]));
  const insert = (db: Session, id: number): Promise<unknown> => sql`insert into kept values (${id})`.execute(db);
  const kept = async (): Promise<readonly unknown[]> =>
    (await sql`select current_user::text as me, id from kept order by id`.execute(database.connection.kysely)).rows;
  /** The first words of all statements that the database received, one list a message. */
  function watch(): () => readonly (readonly string[])[] {
    const run = vi.spyOn(database.pglite, 'run');
    return () => run.mock.calls.map(([statements]) => statements.map(({ sql: text }) => text.slice(0, 6)));
  }

  it('A transaction without a statement sends nothing, whether it is committed or rolled back', async () => {
    const { kysely } = database.connection;
    const sent = watch();
    await kysely.transaction().execute((trx) => setRole(trx, 'visitor'));
    const failing = kysely.transaction().execute(async (trx) => {
      await setRole(trx, 'visitor');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(sent()).toEqual([]);
  });

  it('The failure of a held statement is that of the next one, which does not run, nor does any after it', async () => {
    const { kysely } = database.connection;
    const sent = watch();
    const failing = kysely.transaction().execute(async (trx) => {
      await setRole(trx, 'nobody');
      await expect(insert(trx, 1)).rejects.toMatchObject({ code: '22023' });
      await expect(insert(trx, 2)).rejects.toMatchObject({ code: '25P02' });
      await expect(insert(trx, 3)).rejects.toMatchObject({ code: '25P02' });
    });
    await failing;
    expect(sent()).toEqual([['begin', 'select', 'insert'], ['rollba']]);
    expect(await kept()).toEqual([]);
  });

  it('A statement that is held back after others goes with the commit, which fails as it does', async () => {
    const { kysely } = database.connection;
    const failing = kysely.transaction().execute(async (trx) => {
      await insert(trx, 4);
      await setRole(trx, 'nobody');
    });
    await expect(failing).rejects.toMatchObject({ code: '22023' });
    expect(await kept()).toEqual([]);
  });

  it('Each statement of a request that only reads is committed at once, and has the settings of the request', async () => {
    const { kysely } = database.connection;
    const sent = watch();
    const seen: unknown[] = [];
    const failing = kysely.transaction().execute(async (trx) => {
      await setRole(trx, 'visitor');
      for (const _turn of [1, 2]) {
        seen.push(...(await sql`select current_user::text as me, txid_current_if_assigned() as id`.execute(trx)).rows);
      }
      await insert(trx, 7);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const me = { me: 'visitor', id: null };
    expect(seen).toEqual([me, me]);
    const read = ['begin', 'select', 'select'];
    expect(sent()).toEqual([read, read, ['begin', 'select', 'insert'], ['rollba']]);
    expect(await kept()).toEqual([]);
  });

  it('A statement that only reads and fails leaves no transaction and no role behind', async () => {
    const { kysely } = database.connection;
    const failing = kysely.transaction().execute(async (trx) => {
      await setRole(trx, 'visitor');
      await sql`select id from kept`.execute(trx);
    });
    await expect(failing).rejects.toMatchObject({ code: '42501' });
    expect((await sql`select current_user::text as me`.execute(kysely)).rows).toEqual([{ me: 'postgres' }]);
    // A savepoint needs a transaction.
    await expect(sql`savepoint first`.execute(kysely)).rejects.toMatchObject({ code: '25P01' });
  });

  it('Outside of a transaction nothing is held back', async () => {
    const sent = watch();
    await setRole(database.connection.kysely, 'visitor');
    expect(sent()).toEqual([['select']]);
    await insert(database.connection.kysely, 6);
    expect(await kept()).toEqual([{ me: 'postgres', id: 6 }]);
  });
});
