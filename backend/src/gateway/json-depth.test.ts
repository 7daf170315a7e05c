import { describe, expect, it } from 'vitest';
import { isTooDeep } from './json-depth.ts';

const nested = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels);
const check = (json: string) => isTooDeep(new TextEncoder().encode(json));

describe('JSON', () => {
  it.each([
    nested(100),
    `{"text":"${'['.repeat(500)}"}`,
    String.raw`{"text":"\"${'{'.repeat(500)}"}`,
    `[${'[],'.repeat(500)}[]]`,
    '',
  ])('JSON of up to 100 levels is accepted: %#', (json) => {
    expect(check(json)).toBe(false);
  });

  it.each([nested(101), nested(100_000, '{"a":', '}'), '['.repeat(101), String.raw`{"a":"\\"${'['.repeat(500)}`])(
    'JSON of more than 100 levels is too deep: %#',
    (json) => {
      expect(check(json)).toBe(true);
    },
  );
});
