import { describe, expect, it } from 'vitest';
import { fitTitle } from './fit-title.ts';

const lengthOf = (title: string) => Array.from(title).length;

describe('fitTitle', () => {
  it.each([
    ['a short one', 'The Glass Harbour'],
    ['one of 200 letters', 'a'.repeat(200)],
    ['one of 200 characters that take two code units each', '🗼'.repeat(200)],
    ['one of 200 characters, the last a word of its own', `${'a'.repeat(198)} b`],
    ['nothing', ''],
  ])('keeps %s', (_case, title) => {
    expect(fitTitle(title)).toBe(title);
  });

  it('takes away the white space around, before it counts', () => {
    expect(fitTitle('  The Lamp\n')).toBe('The Lamp');
    expect(fitTitle(` ${'a'.repeat(200)} `)).toBe('a'.repeat(200));
  });

  it.each([
    ['in the middle of a word', 'lighthouse '.repeat(40), 'lighthouse '.repeat(18).trim()],
    ['right behind a word', `${'a'.repeat(100)} ${'b'.repeat(99)} c`, `${'a'.repeat(100)} ${'b'.repeat(99)}`],
    ['behind a space', `${'a'.repeat(100)} ${'b'.repeat(98)} c`, `${'a'.repeat(100)} ${'b'.repeat(98)}`],
    ['in a Chinese word', `${'一'.repeat(199)}图书馆`, '一'.repeat(199)],
    ['in an emoji of several characters', `${'a'.repeat(198)} 👩‍👩‍👧`, 'a'.repeat(198)],
  ])('ends a longer one with a whole word: 200 characters end %s', (_case, title, fitted) => {
    expect(fitTitle(title)).toBe(fitted);
  });

  it.each([
    ['letters', 'x'.repeat(60_000), 'x'.repeat(200)],
    ['letters, behind a short word', `A ${'x'.repeat(300)}`, `A ${'x'.repeat(198)}`],
    ['letters that take two code units each', '𝔞'.repeat(201), '𝔞'.repeat(200)],
    ['letters of both sizes', `b${'𝔞'.repeat(300)}`, `b${'𝔞'.repeat(199)}`],
  ])('cuts one long word of %s between its characters', (_case, title, fitted) => {
    expect(fitTitle(title)).toBe(fitted);
    expect(lengthOf(fitTitle(title))).toBe(200);
  });
});
