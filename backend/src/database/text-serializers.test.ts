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

describe('a parameter', () => {
  it.each([
    ['a text', 'a text'],
    [5, '5'],
    [true, 'true'],
  ])('that is %j is written as it stands, and not as the driver would have it', (value, text) => {
    expect(written(value, refuses)).toBe(text);
    expect(written(value, () => 'f')).toBe(text);
  });

  it('that is more than one value is written by the driver', () => {
    expect(written(['a'], () => '{a}')).toBe('{a}');
  });

  it('that the driver refuses, or passes on raw, is written as JSON', () => {
    expect(written({ a: 1 }, refuses)).toBe('{"a":1}');
    expect(written({ a: 1 }, (value: unknown) => value)).toBe('{"a":1}');
  });

  it('of a type that the driver does not know by itself is written all the same', () => {
    const serializers: Record<string, (value: never) => unknown> = {};
    writeAsText(serializers);
    expect(serializers['2950']?.({ not: 'an id' } as never)).toBe('{"not":"an id"}');
  });
});
