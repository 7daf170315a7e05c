import { expect, it } from 'vitest';
import { pageSizeOf } from './formats.ts';

it.each([
  ['en-US', 'LETTER'],
  ['fr-CA', 'LETTER'],
  ['en', 'LETTER'],
  ['en-GB', 'A4'],
  ['de', 'A4'],
  ['zh-CN', 'A4'],
  ['', 'A4'],
  ['c', 'A4'],
])('The default page size for the locale “%s” is %s', (locale, size) => {
  expect(pageSizeOf(locale)).toBe(size);
});
