import { expect, it } from 'vitest';
import { fieldOf, lineIn, listIn } from './json-fields.ts';

it.each([
  ['a field', { name: 'Ann' }, 'Ann'],
  ['no field', {}, undefined],
  ['a list', ['name'], undefined],
  ['a text', 'name', undefined],
  ['nothing', null, undefined],
])('A field is read of a value with %s', (_, value, expected) => {
  expect(fieldOf(value, 'name')).toBe(expected);
});

it.each<[string, unknown, string]>([
  ['a text', ' Ann ', 'Ann'],
  ['a heading', '## Ann', 'Ann'],
  ['emphasis', '**Ann**', 'Ann'],
  ['line ends', 'Ann\nor\t Ben', 'Ann or Ben'],
  ['a number', 7, '7'],
  ['a long text', 'Annabella, the third', 'Annabella,'],
  ['half a character at the end', `${'a'.repeat(9)}🌍`, 'a'.repeat(9)],
  ['an object', { name: 'Ann' }, ''],
  ['nothing', null, ''],
])('A line of at most ten characters is read of %s', (_, value, expected) => {
  expect(lineIn(value, 10)).toBe(expected);
});

it('A list is cut to its limit, without the entries that cannot be read', () => {
  const read = (entry: unknown) => (typeof entry === 'string' ? entry : undefined);
  expect(listIn(['a', 1, null, 'b', 'c'], 2, read)).toEqual(['a', 'b']);
  expect(listIn('a', 2, read)).toEqual([]);
});
