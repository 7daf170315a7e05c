import { describe, expect, it } from 'vitest';
import { formatDay, formatList, formatMoment, formatNumber, formatUtcDay } from './format.ts';

describe('formatting', () => {
  it.each([
    [0, '0'],
    [1500, '1,500'],
    [-12_345, '-12,345'],
  ])('The number %d is written as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('A list of three has a comma before its “and”', () => {
    expect(formatList(['Fantasy', 'Romance', 'Poetry'])).toBe('Fantasy, Romance, and Poetry');
  });

  it('A UTC day is written the same in every time zone', () => {
    expect(formatUtcDay('2026-11-17')).toBe('November 17, 2026');
    expect(formatUtcDay('2026-01-01')).toBe('January 1, 2026');
  });

  it('A day and a moment are those of the user’s own time zone', () => {
    const time = new Date(2026, 10, 17, 14, 5);
    expect(formatDay(time)).toBe('November 17, 2026');
    expect(formatMoment(time).replaceAll(/\s/g, ' ')).toBe('November 17, 2026 at 2:05 PM');
  });
});
