import { GENRES } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { PLATES } from './plates.ts';

describe('the plates', () => {
  it.each(GENRES)('draw %s in paths without a broken number', (genre) => {
    expect(PLATES[genre].length).toBeGreaterThan(3);
    for (const { d } of PLATES[genre]) expect(d).toMatch(/^M[-\d\sA-Za-z.]+$/);
    for (const { d } of PLATES[genre]) expect(d).not.toMatch(/NaN|undefined|Infinity/);
  });
});
