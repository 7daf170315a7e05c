import { describe, expect, it } from 'vitest';
import { fitTitle } from './fit-title.ts';
import { INSPIRATION_CATEGORIES, inspirationTitle } from './inspirations.ts';
import { coverSeed, firstHeading, storyTitle } from './story-title.ts';

describe('fitTitle', () => {
  it('A title of at most 200 characters is kept, and a long word is cut', () => {
    for (const title of ['The Glass Harbour', 'a'.repeat(200), '🗼'.repeat(200), `${'a'.repeat(198)} b`, ''])
      expect(fitTitle(` ${title}\n`)).toBe(title);
    expect(fitTitle('x'.repeat(60_000))).toBe('x'.repeat(200));
    expect(fitTitle(`A ${'x'.repeat(300)}`)).toBe(`A ${'x'.repeat(198)}`);
    expect(fitTitle(`b${'𝔞'.repeat(300)}`)).toBe(`b${'𝔞'.repeat(199)}`);
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
});

describe('the title of a story', () => {
  it('The title is the first line that starts with a mark, without asterisks', () => {
    for (const [story, title] of [
      ['# The Glass Harbour\r\nOnce.', 'The Glass Harbour'],
      ['Here is your story:\n\n# The Glass Harbour\nOnce.', 'The Glass Harbour'],
      ['# One\n# Two', 'One'],
      ['# **The *Glass* Harbour**', 'The Glass Harbour'],
      ['# 玻璃港\n从前', '玻璃港'],
    ])
      expect(storyTitle(story!), story).toBe(title);
    const marks = ['## Chapter one\nOnce.', '#hashtag\nOnce.', 'Once # upon', '  # Title', '# \nOnce.', '# ***\nOnce.'];
    for (const story of ['', 'Once upon a time.', ...marks]) expect(storyTitle(story), story).toBeUndefined();
  });

  it('A cover is chosen by the title at the start of the text as it is stored, or by the given one', () => {
    const long = 'lighthouse '.repeat(40);
    for (const [story, seed] of [
      ['# The **Lamp**\n\nOnce.', 'The Lamp'],
      ['\n\n# The Lamp \r\nOnce.', 'The Lamp'],
      ['Once.\n# The Lamp', 'For Emma'],
      ['## Night\nOnce.', 'For Emma'],
      ['# ***\nOnce.', 'For Emma'],
      ['', 'For Emma'],
      [`# ${long}`, fitTitle(long)],
    ] as const) {
      expect(coverSeed(story, 'For Emma'), story).toBe(seed);
      expect(coverSeed(firstHeading(story), 'For Emma'), story).toBe(seed);
    }
  });
});

it('An inspiration has its author’s title, cut and trimmed, or is named after its category', () => {
  expect(inspirationTitle('fantasy', ' The Lamp ')).toBe('The Lamp');
  expect(inspirationTitle('fantasy', 'x'.repeat(300))).toBe('x'.repeat(200));
  const titles = INSPIRATION_CATEGORIES.map((category) => inspirationTitle(category, ' \n'));
  expect(titles.slice(0, 2)).toEqual(['Fantasy Inspiration', 'Scifi Inspiration']);
});
