import { describe, expect, it } from 'vitest';
import { formatDay, formatList, formatMoment, formatNumber, formatUtcDay } from './format.ts';
import { readingMinutes } from './reading-time.ts';
import { retryAfterSeconds } from './retry-after.ts';
import { retryTime } from './retry-time.ts';
import { waitWords } from './wait-words.ts';

describe('formats', () => {
  it('Numbers have commas between thousands, and a list has one before its “and”', () => {
    expect([0, 1500, -12_345].map(formatNumber)).toEqual(['0', '1,500', '-12,345']);
    expect(formatList(['Fantasy', 'Romance', 'Poetry'])).toBe('Fantasy, Romance, and Poetry');
  });

  it('A UTC day is the same in every time zone, and a day and a moment are the user’s own', () => {
    expect(['2026-11-17', '2026-01-01'].map(formatUtcDay)).toEqual(['November 17, 2026', 'January 1, 2026']);
    const time = new Date(2026, 10, 17, 14, 5);
    expect(formatDay(time)).toBe('November 17, 2026');
    expect(formatMoment(time).replaceAll(/\s/g, ' ')).toBe('November 17, 2026 at 2:05 PM');
  });

  it('A reading time has the pace of its language, in whole minutes, at least one', () => {
    expect(readingMinutes(2280, 'english')).toBe(10);
    expect(readingMinutes(2180, 'spanish')).toBe(10);
    expect(readingMinutes(1950, 'french')).toBe(10);
    expect(readingMinutes(1580, 'chinese')).toBe(10);
    expect([0, 341, 342, 569, 570].map((words) => readingMinutes(words, 'english'))).toEqual([1, 1, 2, 2, 3]);
  });
});

describe('waiting times', () => {
  it('A waiting time is read as whole seconds, at least one and at most a day', () => {
    const now = Date.parse('2026-11-27T00:00:00Z');
    for (const [value, seconds] of [
      [30, 30],
      [' 30 ', 30],
      ['2.1', 3],
      ['Fri, 27 Nov 2026 00:00:40 GMT', 40],
      ['Thu, 26 Nov 2026 00:00:00 GMT', 1],
      [0, 1],
      [100_000, 86_400],
      ['soon', undefined],
      ['', undefined],
      [Number.NaN, undefined],
      [null, undefined],
    ])
      expect(retryAfterSeconds(value, now), String(value)).toBe(seconds);
  });

  it('A wait is described in words, never too short', () => {
    const words = [1, 90, 91, 3600, 5400, 5401, 86_400].map(waitWords);
    const minutes = ['in 2 minutes', 'in 60 minutes', 'in 90 minutes'];
    expect(words).toEqual(['in 1 second', 'in 90 seconds', ...minutes, 'in 2 hours', 'in 24 hours']);
  });

  it('A wait of a minute or more is described by the time at which it ends, in the user’s time zone', () => {
    const at = (hours: number, minutes: number, seconds = 0) =>
      new Date(2026, 10, 22, hours, minutes, seconds).getTime();
    const clock = (hours: number, minutes: number) =>
      new Date(at(hours, minutes)).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
    expect(retryTime(60, at(14, 4))).toBe(`at ${clock(14, 5)}`);
    // Rounded up, so that a retry is never too early.
    expect(retryTime(600, at(14, 4, 59))).toBe(`at ${clock(14, 15)}`);
    expect(retryTime(3600, at(23, 30))).toBe(`tomorrow at ${clock(0, 30)}`);
    expect([59, 0.2].map((seconds) => retryTime(seconds))).toEqual(['in 59 seconds', 'in 1 second']);
  });
});
