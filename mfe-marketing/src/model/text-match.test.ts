import { describe, expect, it } from 'vitest';
import { hasHit, markHits, matches, searchWords } from './text-match.ts';

const marked = (text: string, search: string) =>
  markHits(text, searchWords(search))
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

describe('the words of a search', () => {
  it('The words of a search are lower case, without accents or repetition', () => {
    expect(searchWords('  Éclair  eclair Größe ')).toEqual(['eclair', 'große']);
    expect(searchWords(' ')).toEqual([]);
  });
});

describe('a text', () => {
  it('A text matches when it has all of the words, in any order, also inside longer words', () => {
    expect(matches('How do I export a story?', searchWords('story EXP'))).toBe(true);
    expect(matches('How do I export a story?', searchWords('story pdf'))).toBe(false);
    expect(matches('Anything', [])).toBe(true);
  });

  it('A text has a hit when it has one of the words', () => {
    expect(hasHit('How do I export a story?', searchWords('pdf story'))).toBe(true);
    expect(hasHit('How do I export a story?', searchWords('pdf'))).toBe(false);
    expect(hasHit('Anything', [])).toBe(false);
  });
});

describe('hits', () => {
  it.each([
    ['Inés writes', 'ines', '[Inés] writes'],
    ['Ine\u0301s writes', 'inés', '[Inés] writes'],
    ['A story, a STORY', 'story', 'A [story], a [STORY]'],
    ['somebody’s', "somebody's", '[somebody’s]'],
    ['stories export', 'story export', 'stories [export]'],
    ['aaaa', 'aaa', '[aaa]a'],
    ['export exporting', 'export porting', '[export] [exporting]'],
    ['写一个故事', '故事', '写一个[故事]'],
    ['İstanbul and more', 'more', 'İstanbul and [more]'],
    ['nothing here', 'lamp', 'nothing here'],
    ['nothing asked', '', 'nothing asked'],
    ['a (b) [c] .* $', '.*', 'a (b) [c] [.*] $'],
  ])('Hits in “%s” for “%s” are marked: %s', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected);
  });
});
