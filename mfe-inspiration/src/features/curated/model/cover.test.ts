import { describe, expect, it } from 'vitest';
import { coverOf } from './cover.ts';
import { CURATED_INSPIRATIONS } from './curated-inspirations.ts';

describe('the drawn covers', () => {
  it('are the same every time', () => {
    for (const item of CURATED_INSPIRATIONS) expect(coverOf(item)).toEqual(coverOf({ ...item }));
  });

  it('differ from each other', () => {
    expect(new Set(CURATED_INSPIRATIONS.map((item) => JSON.stringify(coverOf(item)))).size).toBe(9);
  });

  it('hold no broken number', () => {
    for (const { d } of CURATED_INSPIRATIONS.flatMap(coverOf)) expect(d).toMatch(/^M[-\d\sA-Za-z.]+$/);
    for (const { d } of CURATED_INSPIRATIONS.flatMap(coverOf)) expect(d).not.toMatch(/NaN|undefined|Infinity/);
  });
});
