import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sharedServer } from '../testing/test-server.ts';
import { JSON_NAMES, LIST_NAMES, refuseDataBody } from './data-body.ts';

const check = (body: unknown, prefer = '') => refuseDataBody(new TextEncoder().encode(JSON.stringify(body)), prefer);
const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`p_${index}`, 1]));
const lists = (count: number) => Array.from({ length: count }, () => []);

it('rows and calls have at most thirty names of at most 64 characters', () => {
  for (const body of [named(30), [named(30), named(30)], { ['x'.repeat(64)]: 1 }, []])
    expect(check(body), JSON.stringify(body)).toBeUndefined();
  for (const body of [named(31), [{}, named(31)], { ['x'.repeat(65)]: 1 }])
    expect(check(body)?.status, JSON.stringify(body)).toBe(400);
});

it('a body is an object or a list of objects', () => {
  for (const body of ['text', 1, null, ['text'], [[]], [{}, null]])
    expect(check(body)?.status, JSON.stringify(body)).toBe(400);
});

it('only one row may be upserted at a time', () => {
  const prefer = 'return=representation, Resolution = merge-duplicates';
  expect(check([{ id: 1 }], prefer)).toBeUndefined();
  expect(check([{ id: 1 }, { id: 2 }], prefer)?.status).toBe(400);
  expect(check([{ id: 1 }, { id: 2 }], 'return=representation')).toBeUndefined();
});

it('JSON is sent as JSON of few values, and only where it belongs', () => {
  for (const body of [
    { title: 'x', tags: ['a', 'b'], gone: null },
    { options: { a: lists(490) } },
    { p_items: Array.from({ length: 15 }, () => ({ options: { a: lists(490) } })) },
    { p_notes: null },
  ])
    expect(check(body)).toBeUndefined();
  for (const body of [
    { title: { a: 1 } },
    { title: [[]] },
    { options: '{}' },
    { options: { a: [{ 1022: 0, 2570: 0 }] } },
    { p_items: [{ options: { 1022: 0 } }] },
    { p_items: '[]' },
    { options: { a: lists(500) } },
    { p_items: [{}, { options: { a: lists(500) } }] },
    { options: { a: [Object.fromEntries(lists(101).map((each, index) => [`a${index}`, each]))] } },
  ])
    expect(check(body)?.status, JSON.stringify(body).slice(0, 40)).toBe(400);
});

it('lists are sent as lists of at most a thousand values', () => {
  const values = (count: number) => Array.from({ length: count }, () => 'x');
  expect(check({ p_ids: values(1000), p_names: null })).toBeUndefined();
  for (const body of [{ p_ids: values(1001) }, { p_categories: '{x,x}' }])
    expect(check(body)?.status, JSON.stringify(body).slice(0, 40)).toBe(400);
});

it('every column and argument that takes JSON or a list is known', async () => {
  const { database } = await sharedServer();
  const { rows } = await sql<{ name: string; isList: boolean }>`
    select column_name as name, data_type = 'ARRAY' as "isList" from information_schema.columns
    where table_schema = 'public' and data_type in ('json', 'jsonb', 'ARRAY')
    union
    select proargnames[place], typcategory = 'A' from pg_proc, unnest(proargtypes) with ordinality as argument (type, place)
    join pg_type on pg_type.oid = type
    where pronamespace = 'public'::regnamespace and (typcategory = 'A' or type in ('json'::regtype, 'jsonb'::regtype))
      and has_function_privilege('authenticated', pg_proc.oid, 'execute')`.execute(database.connection.kysely);
  const namesOf = (isList: boolean) => new Set(rows.filter((row) => row.isList === isList).map(({ name }) => name));
  expect(namesOf(false)).toEqual(JSON_NAMES);
  expect(namesOf(true)).toEqual(LIST_NAMES);
});
