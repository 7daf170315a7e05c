import { describe, expect, it } from 'vitest';
import { fieldOf, lineIn, listIn } from './json-fields.ts';
import { jsonIn } from './json-in.ts';

const valuesOf = (answer: string) => [...jsonIn(answer)].filter((value) => value !== undefined);

describe('the JSON in a model’s answer', () => {
  it('is found in prose and fences, mended, and closed after its last whole entry', () => {
    for (const [answer, value] of [
      ['{"a":1}', { a: 1 }],
      ['["a","b"]', ['a', 'b']],
      ['Here it is:\n```json\n{"a":1}\n```\nI hope that helps!', { a: 1 }],
      ['Here [as asked] {it} is: {"a":1}', { a: 1 }],
      ['{"a":[\n1,\n]\n}', { a: [1] }],
      ['{"a":"one\ntwo"}', { a: 'one two' }],
      ['{"a":"one\u0001two"}', { a: 'one two' }],
      ['{"a":"[\\"} \\\\"}', { a: '["} \\' }],
      ['{"list":[{"a":1},{"a":2},{"a":', { list: [{ a: 1 }, { a: 2 }] }],
      ['{"list":["one","two","thr', { list: ['one', 'two'] }],
      ['{"list":["one"}', { list: ['one'] }],
    ] as const) {
      expect(valuesOf(answer)[0], answer).toEqual(value);
    }
    expect(valuesOf('{"a":[1]} or {"b":2}')).toEqual([{ a: [1] }, [1], { b: 2 }]);
  });

  it('is looked for inside of a list with thousands of values', () => {
    expect(valuesOf(`[${'{"a":0},'.repeat(5000)}{}]`)[0]).toEqual({ a: 0 });
  });

  it('is none in prose, in a cut beginning, or among endless brackets', () => {
    for (const answer of ['I cannot do that.', '', '{', '{"a":"on', '{a: 1}', '['.repeat(30_000)]) {
      expect(valuesOf(answer), answer.slice(0, 40)).toEqual([]);
    }
  });

  it('lets others work before each look at a long text, of which there are few', () => {
    const looks = [...jsonIn(`${'['.repeat(9)}"一${'\t'.repeat(62_300)}"x]`)];
    expect(looks).toEqual(Array.from({ length: 5 }, () => undefined));
  });
});

it('A line of at most ten characters is read of a text or a number', () => {
  for (const [value, line] of [
    [' Ann ', 'Ann'],
    ['**Ann**', 'Ann'],
    ['Ann\nor\t B\0en', 'Ann or Ben'],
    ['\uD800An\u0007\u202En\uDC00🦊', 'Ann🦊'],
    [7, '7'],
    ['Annabella, the third', 'Annabella,'],
    [`${'a'.repeat(9)}🌍`, 'a'.repeat(9)],
    [{ name: 'Ann' }, ''],
    [null, ''],
  ] as const) {
    expect(lineIn(value, 10)).toBe(line);
  }
});

it('Fields are read from objects only, and lists up to their limit', () => {
  expect(fieldOf({ name: 'Ann' }, 'name')).toBe('Ann');
  for (const value of [{}, ['name'], 'name', null]) expect(fieldOf(value, 'name')).toBeUndefined();
  const read = (entry: unknown) => (typeof entry === 'string' ? entry : undefined);
  expect(listIn(['a', 1, null, 'b', 'c'], 2, read)).toEqual(['a', 'b']);
  expect(listIn('a', 2, read)).toEqual([]);
  expect(listIn([...Array.from({ length: 20 }, () => null), 'a'], 2, read)).toEqual([]);
});
