import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-server.ts';
import type { PgliteDatabase } from './open-pglite.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { setLocally } from './local-settings.ts';

describe('prepared statements', () => {
  it('A statement is parsed under a name at its second use, and not again after that', () => {
    const prepared = new PreparedStatements();
    const uses = [1, 2, 3, 4].map(() => prepared.prepare('select 1', 'anon'));
    expect(uses).toEqual([
      { name: undefined, isNew: true },
      { name: 'kept_1', isNew: true },
      { name: 'kept_1', isNew: false },
      { name: 'kept_1', isNew: false },
    ]);
  });

  it('At most 256 statements are remembered; the least recently used one is dropped', () => {
    const prepared = new PreparedStatements();
    for (const text of ['select 0', 'select 0', 'select 1', 'select 1']) prepared.prepare(text, 'anon');
    for (let number = 2; number < 256; number += 1) prepared.prepare(`select ${number}`, 'anon');
    prepared.prepare('select 0', 'anon');
    expect(prepared.takeDropped()).toEqual([]);
    prepared.prepare('select 256', 'anon');
    expect(prepared.takeDropped()).toEqual(['kept_2']);
    expect(prepared.takeDropped()).toEqual([]);
    expect(prepared.prepare('select 0', 'anon')).toEqual({ name: 'kept_1', isNew: false });
  });
});

describe('prepared statements of the embedded database', () => {
  let database: PgliteDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.runScript(`
      create table things (id integer, owner name);
      insert into things values (1, 'one'), (2, 'two');
      alter table things enable row level security;
      create policy own on things for select using (owner = current_user);
      create schema closed;
      create table closed.secrets (id integer);
      insert into closed.secrets values (1);
      create role one; create role two;
      grant select on things, closed.secrets to one, two;
      grant usage on schema closed to one;`);
  });
  afterAll(() => database.close());

  const as = (role: string, text: string, parameters: unknown[] = []): Promise<readonly unknown[]> =>
    database.connection.kysely.transaction().execute(async (trx) => {
      await trx.executeQuery(setLocally([['role', role]]));
      return (await trx.executeQuery(CompiledQuery.raw(text, parameters))).rows;
    });
  const thrice = [1, 2, 3];

  it('A kept statement shows each role its own rows, in turn', async () => {
    for (const _turn of thrice) {
      expect(await as('one', 'select id from things')).toEqual([{ id: 1 }]);
      expect(await as('two', 'select id from things')).toEqual([{ id: 2 }]);
    }
  });

  it('A schema that is closed to a role stays closed when the statement of another role is kept', async () => {
    for (const _turn of thrice) expect(await as('one', 'select id from closed.secrets')).toEqual([{ id: 1 }]);
    for (const _turn of thrice) {
      await expect(as('two', 'select id from closed.secrets')).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('A table that a script or a statement changes is read as it is then', async () => {
    const { kysely } = database.connection;
    const read = async () => (await sql`select * from changing`.execute(kysely)).rows;
    await database.runScript('create table changing (a integer); insert into changing values (1)');
    for (const _turn of thrice) expect(await read()).toEqual([{ a: 1 }]);
    await database.runScript('alter table changing add b integer');
    for (const _turn of thrice) expect(await read()).toEqual([{ a: 1, b: null }]);
    await sql`alter table changing drop b`.execute(kysely);
    for (const _turn of thrice) expect(await read()).toEqual([{ a: 1 }]);
  });

  it('A kept statement is planned for the values of each use, and the settings of requests only once', async () => {
    const text = 'select id from things where id = $1';
    for (let use = 0; use < 12; use += 1) await as('one', text, [use]);
    const plans = await sql<{ statement: string }>`
      select left(statement, 17) as statement, generic_plans > 0 as once from pg_prepared_statements
      where statement = ${text} or statement like 'select set_config%' order by 1`.execute(database.connection.kysely);
    expect(plans.rows).toEqual([
      { statement: text.slice(0, 17), once: false },
      { statement: 'select set_config', once: true },
    ]);
  });

  it('Values of each type are read', async () => {
    for (const [expression, expected] of [
      [`'{"a":[1]}'::jsonb`, { a: [1] }],
      [`timestamptz '2026-11-20 10:47:32+00'`, '2026-11-20T10:47:32+00:00'],
      [`array['a', 'b"c,{}']`, ['a', 'b"c,{}']],
      [`'{}'::text[]`, []],
      ['array[1, 2]', [1, 2]],
      [`array['00000000-0000-4000-8000-000000000001'::uuid]`, ['00000000-0000-4000-8000-000000000001']],
      [`array['{"a":1}'::jsonb]`, [{ a: 1 }]],
      [`array[timestamptz '2026-11-20 10:47:32+00']`, ['2026-11-20T10:47:32+00:00']],
      [`array['1.2.3.4'::inet]`, '{1.2.3.4}'],
    ] as const) {
      const { rows } = await sql.raw(`select ${expression} as value`).execute(database.connection.kysely);
      expect(rows, expression).toEqual([{ value: expected }]);
    }
  });
});
