import { expect, it } from 'vitest';
import { timestampWithoutZone, timestampWithZone } from './column-parsers.ts';
import { fewParsers } from './few-parsers.ts';
import { writeAsText } from './text-serializers.ts';

it('timestamps are read in ISO 8601, those without a zone in UTC', () => {
  for (const [postgres, iso] of [
    ['2026-11-20 10:47:32+00', '2026-11-20T10:47:32+00:00'],
    ['2026-11-20 10:47:32-05', '2026-11-20T10:47:32-05:00'],
    ['2026-11-20 10:47:32+05:30', '2026-11-20T10:47:32+05:30'],
    ['infinity', 'infinity'],
  ] as const)
    expect(timestampWithZone(postgres)).toBe(iso);
  for (const [postgres, iso] of [
    ['2026-11-20 10:47:32', '2026-11-20T10:47:32Z'],
    ['infinity', 'infinity'],
  ] as const)
    expect(timestampWithoutZone(postgres)).toBe(iso);
});

it('only few parsers are kept, because all of them are copied for each statement', () => {
  const all = Object.fromEntries(Array.from({ length: 5000 }, (_, type) => [type, String]));
  expect(Object.keys(fewParsers(all)).length).toBeLessThan(60);
});

it('a parameter is written as text or JSON where the driver would refuse or change it', () => {
  const written = (value: unknown, serialize: (value: never) => unknown): unknown => {
    const serializers: Record<string, (value: never) => unknown> = { 25: serialize };
    writeAsText(serializers);
    return serializers['25']?.(value as never);
  };
  const refuses = () => {
    throw new TypeError('no');
  };
  for (const value of ['a text', 5, true])
    for (const serialize of [refuses, () => 'f']) expect(written(value, serialize)).toBe(String(value));
  expect(written(['a'], () => '{a}')).toBe('{a}');
  expect(written({ a: 1 }, refuses)).toBe('{"a":1}');
  expect(written({ a: 1 }, (value: unknown) => value)).toBe('{"a":1}');
  const serializers: Record<string, (value: never) => unknown> = {};
  writeAsText(serializers);
  expect(serializers['2950']?.({ not: 'an id' } as never)).toBe('{"not":"an id"}');
});
