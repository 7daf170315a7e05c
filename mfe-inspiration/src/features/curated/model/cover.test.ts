import { describe, expect, it } from 'vitest';
import { coverOf } from './cover.ts';
import { ALL_INSPIRATIONS } from './curated-inspirations.ts';

describe('the drawn covers', () => {
  it('are the same every time', () => {
    for (const item of ALL_INSPIRATIONS) expect(coverOf(item)).toEqual(coverOf({ ...item }));
  });

  it('differ from each other', () => {
    expect(new Set(ALL_INSPIRATIONS.map((item) => JSON.stringify(coverOf(item)))).size).toBe(18);
  });

  it('hold no broken number', () => {
    for (const { d } of ALL_INSPIRATIONS.flatMap(coverOf)) expect(d).toMatch(/^M[-\d\sA-Za-z.]+$/);
    for (const { d } of ALL_INSPIRATIONS.flatMap(coverOf)) expect(d).not.toMatch(/NaN|undefined|Infinity/);
  });
});
