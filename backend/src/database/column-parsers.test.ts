import { describe, expect, it } from 'vitest';
import { timestampWithoutZone, timestampWithZone } from './column-parsers.ts';

describe('timestamps', () => {
  it.each([
    ['2026-11-20 10:47:32+00', '2026-11-20T10:47:32+00:00'],
    ['2026-11-20 10:47:32.123456+00', '2026-11-20T10:47:32.123456+00:00'],
    ['2026-11-20 10:47:32-05', '2026-11-20T10:47:32-05:00'],
    ['2026-11-20 10:47:32+05:30', '2026-11-20T10:47:32+05:30'],
    ['infinity', 'infinity'],
  ])('The timestamp %s with a zone is read as %s', (postgres, iso) => {
    expect(timestampWithZone(postgres)).toBe(iso);
  });

  it.each([
    ['2026-11-20 10:47:32', '2026-11-20T10:47:32Z'],
    ['2026-11-20 10:47:32.123456', '2026-11-20T10:47:32.123456Z'],
    ['infinity', 'infinity'],
  ])('The timestamp %s without a zone is read in UTC, as %s', (postgres, iso) => {
    expect(timestampWithoutZone(postgres)).toBe(iso);
  });
});
