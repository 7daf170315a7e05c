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

  it('A statement is parsed again after five uses under a name, but the one with the settings is not', () => {
    const prepared = new PreparedStatements();
    const namesOf = (text: string) => Array.from({ length: 9 }, () => prepared.prepare(text, 'anon').name);
    const five = (name: string) => Array.from({ length: 5 }, () => name);
    expect(namesOf('select 1')).toEqual([undefined, ...five('kept_1'), 'kept_2', 'kept_2', 'kept_2']);
    expect(prepared.takeDropped()).toEqual(['kept_1']);
    const { sql: settings } = setLocally([['role', 'anon']]);
    expect(namesOf(settings)).toEqual([undefined, ...five('kept_3'), 'kept_3', 'kept_3', 'kept_3']);
    expect(prepared.takeDropped()).toEqual([]);
  });

  it('Each role has statements of its own', () => {
    const prepared = new PreparedStatements();
    const roles = ['anon', 'authenticated', undefined, 'anon', 'authenticated', undefined];
    const names = roles.map((role) => prepared.prepare('select 1', role).name);
    expect(names).toEqual([undefined, undefined, undefined, 'kept_1', 'kept_2', 'kept_3']);
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

  it('A statement that may change tables is not kept, and drops all that were', () => {
    for (const text of ['create table a ()', ' ALTER table a add b integer', 'do $$ begin end $$']) {
      const prepared = new PreparedStatements();
      for (const _use of [1, 2]) prepared.prepare('select * from a', 'anon');
      for (const _use of [1, 2]) expect(prepared.prepare(text, 'anon').name, text).toBeUndefined();
      expect(prepared.takeDropped()).toEqual(['kept_1']);
    }
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

  const kept = async (): Promise<number> =>
    (await sql`select from pg_prepared_statements`.execute(database.connection.kysely)).rows.length;
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

  it('What is dropped is removed from the session', async () => {
    for (const _turn of thrice) await as('one', 'select id from things');
    expect(await kept()).toBeGreaterThan(2);
    await database.runScript('select 1');
    expect(await kept()).toBe(0);
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

  it('A list is written as its type wants it, and values of every kind next to it', async () => {
    const text =
      'select $1::integer[] as list, $2::jsonb as json, $3::text as text, $4::boolean as yes, $5::integer as no';
    for (const _turn of thrice) {
      const [row] = await as('one', text, [[1, 2], { a: 1 }, 'a', true, null]);
      expect(row).toEqual({ list: [1, 2], json: { a: 1 }, text: 'a', yes: true, no: null });
    }
  });
});
