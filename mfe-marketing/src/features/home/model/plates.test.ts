import { GENRES } from '@storyloom/shared/domain';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PLATES } from './plates.ts';

describe('the plates', () => {
  it.each(GENRES)('The plate of %s has only valid numbers in its paths', (genre) => {
    expect(PLATES[genre].length).toBeGreaterThan(3);
    for (const { d } of PLATES[genre]) expect(d).toMatch(/^M[-\d\sA-Za-z.]+$/);
    for (const { d } of PLATES[genre]) expect(d).not.toMatch(/NaN|undefined|Infinity/);
  });

  it.each([
    ['fantasy', '0f449d205598'],
    ['scifi', '5afa4afb2172'],
    ['children', 'e6d8388684e1'],
    ['romance', 'e60a335ab1e8'],
  ] as const)('The plate of %s is as it was last reviewed', (genre, expected) => {
    expect(createHash('sha256').update(JSON.stringify(PLATES[genre])).digest('hex').slice(0, 12)).toBe(expected);
  });
});
