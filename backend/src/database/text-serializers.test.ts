import { describe, expect, it } from 'vitest';
import { writeAsText } from './text-serializers.ts';

function written(value: unknown, serialize: (value: never) => unknown): unknown {
  const serializers: Record<string, (value: never) => unknown> = { 25: serialize };
  writeAsText(serializers);
  return serializers['25']?.(value as never);
}

const refuses = () => {
  throw new TypeError('no');
};

describe('parameters', () => {
  it.each([
    ['a text', 'a text'],
    [5, '5'],
    [true, 'true'],
  ])('The parameter %j is written unchanged, not by the driver', (value, text) => {
    expect(written(value, refuses)).toBe(text);
    expect(written(value, () => 'f')).toBe(text);
  });

  it('An array is written by the driver', () => {
    expect(written(['a'], () => '{a}')).toBe('{a}');
  });

  it('A value that the driver refuses or returns unchanged is written as JSON', () => {
    expect(written({ a: 1 }, refuses)).toBe('{"a":1}');
    expect(written({ a: 1 }, (value: unknown) => value)).toBe('{"a":1}');
  });

  it('A value of a type without a serializer is written as JSON', () => {
    const serializers: Record<string, (value: never) => unknown> = {};
    writeAsText(serializers);
    expect(serializers['2950']?.({ not: 'an id' } as never)).toBe('{"not":"an id"}');
  });
});
