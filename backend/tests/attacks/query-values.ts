import * as fc from 'fast-check';
import type { Named } from './catalogue.ts';

/** One in so many values is wrong. */
const SELDOM = 40;

/** Mostly a valid value, sometimes a wrong one. */
export const mostly = <T>(sound: fc.Arbitrary<T>, odd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: SELDOM - 1, arbitrary: sound }, odd);

/** Values that have broken interfaces like this one. */
export const oddValue = fc.oneof(
  fc.constantFrom('*', '%', '_', '*a*b*c*d*', '', ' ', '{}', '{a,b}', '[]', '[1,2)', '{"a":1}', '"', '\\', "'", "''"),
  fc.constantFrom(
    '\0',
    '\uD800',
    '\u202E',
    '🦊',
    'ﷺ',
    '1e400',
    '9'.repeat(40),
    '-infinity',
    'NaN',
    '25:99',
    '$1',
    '--',
    ';',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.nat({ max: 400 }).map((length) => 'x'.repeat(length)),
);

function soundValue(type: string): fc.Arbitrary<string> {
  if (type === 'uuid')
    return fc.constantFrom('00000000-0000-4000-8000-000000000001', '{owner}', '{stranger}', '{hermit}');
  if (type === 'ARRAY' || type.endsWith('[]')) return fc.constantFrom('{}', '{a}', '{english,french}');
  if (type === 'boolean') return fc.constantFrom('true', 'false');
  if (type.startsWith('timestamp') || type === 'date')
    return fc.constantFrom('2026-01-01', '2026-11-20T10:00:00Z', '1970-01-01');
  if (/int|numeric|real|double/.test(type)) return fc.constantFrom('0', '1', '10', '-1', '2147483647');
  if (type.startsWith('json')) return fc.constantFrom('{}', '{"tone":"dark"}', '[]', 'null');
  return fc.constantFrom('fox', 'The fox', 'fantasy', 'scifi', 'english', 'a', 'abcdefghijklmnopqrst-_');
}

export const valueOf = ({ type }: Named): fc.Arbitrary<string> => mostly(soundValue(type), oddValue);
