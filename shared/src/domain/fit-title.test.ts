import { describe, expect, it } from 'vitest';
import { fitTitle } from './fit-title.ts';

const lengthOf = (title: string) => Array.from(title).length;

describe('fitTitle', () => {
  it.each([
    ['a few words', 'The Glass Harbour'],
    ['200 letters', 'a'.repeat(200)],
    ['200 characters of two code units each', '🗼'.repeat(200)],
    ['200 characters, the last a separate word', `${'a'.repeat(198)} b`],
    ['no characters', ''],
  ])('A title of %s is kept', (_case, title) => {
    expect(fitTitle(title)).toBe(title);
  });

  it('A title is trimmed before it is measured', () => {
    expect(fitTitle('  The Lamp\n')).toBe('The Lamp');
    expect(fitTitle(` ${'a'.repeat(200)} `)).toBe('a'.repeat(200));
  });

  it.each([
    ['in the middle of a word', 'lighthouse '.repeat(40), 'lighthouse '.repeat(18).trim()],
    ['right after a word', `${'a'.repeat(100)} ${'b'.repeat(99)} c`, `${'a'.repeat(100)} ${'b'.repeat(99)}`],
    ['a space', `${'a'.repeat(100)} ${'b'.repeat(98)} c`, `${'a'.repeat(100)} ${'b'.repeat(98)}`],
    ['in a Chinese word', `${'一'.repeat(199)}图书馆`, '一'.repeat(199)],
    ['in an emoji of several characters', `${'a'.repeat(198)} 👩‍👩‍👧`, 'a'.repeat(198)],
  ])('A longer title ends with a whole word when its 200th character is %s', (_case, title, fitted) => {
    expect(fitTitle(title)).toBe(fitted);
  });

  it.each([
    ['letters', 'x'.repeat(60_000), 'x'.repeat(200)],
    ['letters after a short word', `A ${'x'.repeat(300)}`, `A ${'x'.repeat(198)}`],
    ['letters of two code units each', '𝔞'.repeat(201), '𝔞'.repeat(200)],
    ['letters of one and two code units', `b${'𝔞'.repeat(300)}`, `b${'𝔞'.repeat(199)}`],
  ])('A long word of %s is cut between characters', (_case, title, fitted) => {
    expect(fitTitle(title)).toBe(fitted);
    expect(lengthOf(fitTitle(title))).toBe(200);
  });
});
