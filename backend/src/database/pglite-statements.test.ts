import { cp } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { imageFolder, temporaryFolder } from '../testing/test-server.ts';
import { PgliteStatements } from './pglite-statements.ts';

let pglite: PGlite;
let statements: PgliteStatements;

const run = (sql: string, ...parameters: readonly unknown[]) => statements.run([{ sql, parameters }], {});
/** The texts of the statements that the session keeps. */
const kept = async (): Promise<readonly unknown[]> =>
  (await pglite.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
    ({ statement }) => statement,
  );

beforeAll(async () => {
  const folder = await temporaryFolder();
  await cp(imageFolder(), folder, { recursive: true });
  pglite = await PGlite.create(folder);
});
afterAll(() => pglite.close());
beforeEach(async () => {
  await pglite.exec('rollback; deallocate all; drop table if exists notes; create table notes (id int, body jsonb)');
  statements = new PgliteStatements(pglite);
});

describe('statements of the local database', () => {
  it('The last of several statements gives its rows, and the number of rows it wrote', async () => {
    const insert = { sql: 'insert into notes (id) values ($1), ($2) returning id', parameters: [1, undefined] };
    expect(await statements.run([{ sql: 'select 7 as seven', parameters: [] }, insert], {})).toEqual({
      rows: [{ id: 1 }, { id: null }],
      affectedRows: 2,
    });
    expect(await run('select count(*)::int as count from notes')).toEqual({ rows: [{ count: 2 }], affectedRows: 0 });
    expect((await run('delete from notes where id = $1', 1)).affectedRows).toBe(1);
  });

  it('A column with any name is read, also one that objects have by themselves', async () => {
    const { rows } = await run('select 1 as "__proto__"');
    expect(Object.entries(rows[0] ?? {})).toEqual([['__proto__', 1]]);
  });

  it('fails when a statement exhausts the stack, and runs the next one', async () => {
    const deep = '['.repeat(30_000) + ']'.repeat(30_000);
    await expect(run('select $1::jsonb as body', deep)).rejects.toMatchObject({ code: '54001' });
    expect((await run('select 7 as seven')).rows).toEqual([{ seven: 7 }]);
  });

  it('A transaction is committed with its last statement, with and without an object among its values', async () => {
    const begin = { sql: 'begin', parameters: [] };
    for (const [id, body] of [
      [1, null],
      [2, {}],
    ] as const) {
      const insert = { sql: 'insert into notes (id, body) values ($1, $2)', parameters: [id, body] };
      for (const commits of [false, true]) {
        await statements.run([begin, insert], { commits });
        await pglite.exec('rollback');
        expect((await run('select id from notes where id = $1', id)).rows).toEqual(commits ? [{ id }] : []);
      }
    }
  });

  it('After a statement that fails, none of the others runs, and the next ones run as before', async () => {
    const insert = { sql: 'insert into notes (id) values (1)', parameters: [] };
    const wrong = { sql: 'select 1 / $1::int', parameters: [0] };
    for (let time = 0; time < 3; time += 1) {
      await expect(statements.run([wrong, insert], {})).rejects.toThrow('division by zero');
      expect((await run('select id from notes')).rows).toEqual([]);
    }
    expect((await statements.run([{ ...wrong, parameters: [1] }], {})).rows).toHaveLength(1);
  });

  it('A statement is kept from its second use on, and not after a script', async () => {
    const sql = 'select id from notes where id = $1';
    await run(sql, 1);
    expect(await kept()).not.toContain(sql);
    await run(sql, 2);
    await run(sql, 3);
    expect(await kept()).toContain(sql);
    await statements.forgetPrepared();
    expect(await kept()).not.toContain(sql);
    expect((await run(sql, 4)).rows).toEqual([]);
  });
});
