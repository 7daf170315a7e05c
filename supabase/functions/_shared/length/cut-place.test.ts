import { describe, expect, it } from 'vitest';
import { cutPlace } from './cut-place.ts';

const cut = (text: string, most: number, early = true): string => {
  const { at } = cutPlace(
    text,
    text.includes('。') || /\p{Script=Han}/u.test(text) ? 'chinese' : 'english',
    most,
    early,
  );
  return text.slice(0, at);
};

describe('where a text is cut', () => {
  it('A text is cut at the end of its first paragraph when more text follows, and of its last one otherwise', () => {
    const text = 'One two.\n\nThree four.\n\nFive six.\n\nSeven';
    expect([cut(text, 6), cut(text, 6, false)]).toEqual(['One two.', 'One two.\n\nThree four.\n\nFive six.']);
    expect(cutPlace(text, 'english', 6, true).paragraph).toBe(true);
  });

  it('A text is not cut after a heading', () => {
    expect(cut('One.\n\n## Two\n\nThree four', 3, false)).toBe('One.');
    expect(cut('## Two\n\nThree four. Five six', 5)).toBe('## Two\n\nThree four.');
  });

  it.each([
    ['a sentence', 'One two three. Four five', 4, 'One two three.'],
    ['a quotation', '“One two three.” Four five', 4, '“One two three.”'],
    ['emphasis', '*One two three.* Four five', 4, '*One two three.*'],
    ['a Chinese sentence', '我爱大海。他爱大海和月亮', 5, '我爱大海。'],
    ['a word', 'One two three four five', 3, 'One two three'],
    ['a word that is not whole', 'One two three', 0, ''],
  ])('A text without a paragraph is cut after %s', (_, text, most, expected) => {
    const place = cutPlace(text, /\p{Script=Han}/u.test(text) ? 'chinese' : 'english', most, true);
    expect([text.slice(0, place.at), place.paragraph]).toEqual([expected, false]);
  });

  it('A text that begins with the end of a paragraph can be cut there', () => {
    expect(cutPlace('\n\nOne two three', 'english', 2, true)).toEqual({ at: 0, paragraph: true });
  });
});
