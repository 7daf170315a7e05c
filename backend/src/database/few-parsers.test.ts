import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-server.ts';
import type { Database } from './database.ts';
import { fewParsers } from './few-parsers.ts';

const ID = '00000000-0000-4000-8000-000000000001';

describe('values of the embedded database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it.each([
    ['2::int4', 2],
    ['true', true],
    [`'a'::text`, 'a'],
    ['1.5::float8', 1.5],
    [`'{"a":[1]}'::jsonb`, { a: [1] }],
    [`timestamptz '2026-11-20 10:47:32+00'`, '2026-11-20T10:47:32+00:00'],
    ['null::int4', null],
    [`array['a', 'b"c,{}']`, ['a', 'b"c,{}']],
    [`'{}'::text[]`, []],
    ['array[1, 2]', [1, 2]],
    ['array[true, false]', [true, false]],
    [`array['${ID}'::uuid]`, [ID]],
    [`array['{"a":1}'::jsonb]`, [{ a: 1 }]],
    [`array['x'::name]`, ['x']],
    [`array[timestamptz '2026-11-20 10:47:32+00']`, ['2026-11-20T10:47:32+00:00']],
    [`array['1.2.3.4'::inet]`, '{1.2.3.4}'],
  ])('The embedded database reads %s as %j', async (expression, expected) => {
    const { rows } = await sql.raw(`select ${expression} as value`).execute(database.connection.kysely);
    expect(rows).toEqual([{ value: expected }]);
  });

  it('Only few parsers are kept, because all of them are copied for each statement', () => {
    const all = Object.fromEntries(Array.from({ length: 5000 }, (_, type) => [type, String]));
    expect(Object.keys(fewParsers(all)).length).toBeLessThan(60);
  });
});
