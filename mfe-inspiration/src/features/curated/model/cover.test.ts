import { describe, expect, it } from 'vitest';
import { coverOf } from './cover.ts';
import { ALL_INSPIRATIONS } from './curated-inspirations.ts';

describe('the drawn covers', () => {
  it('An inspiration always has the same cover', () => {
    for (const item of ALL_INSPIRATIONS) expect(coverOf(item)).toEqual(coverOf({ ...item }));
  });

  it('No two inspirations have the same cover', () => {
    expect(new Set(ALL_INSPIRATIONS.map((item) => JSON.stringify(coverOf(item)))).size).toBe(18);
  });

  it('The paths of all covers have only valid numbers', () => {
    for (const { d } of ALL_INSPIRATIONS.flatMap(coverOf)) expect(d).toMatch(/^M[-\d\sA-Za-z.]+$/);
    for (const { d } of ALL_INSPIRATIONS.flatMap(coverOf)) expect(d).not.toMatch(/NaN|undefined|Infinity/);
  });
});
