import { expect, it } from 'vitest';
import { hasHit, markHits, matches, searchWords } from './text-match.ts';

it('reads the words of a search in lower case, without accents or repetition', () => {
  expect(searchWords('  Éclair  eclair Größe ')).toEqual(['eclair', 'große']);
  expect(searchWords(' ')).toEqual([]);
});

it('matches all words in any order, also inside longer words, and hits one of them', () => {
  const text = 'How do I export a story?';
  expect(matches(text, searchWords('story EXP'))).toBe(true);
  expect(matches(text, searchWords('story pdf'))).toBe(false);
  expect(matches(text, [])).toBe(true);
  expect(hasHit(text, searchWords('pdf story'))).toBe(true);
  expect(hasHit(text, searchWords('pdf'))).toBe(false);
  expect(hasHit(text, [])).toBe(false);
});

it.each([
  ['Inés writes', 'ines', '[Inés] writes'],
  ['Ine\u0301s writes', 'inés', '[Inés] writes'],
  ['somebody’s', "somebody's", '[somebody’s]'],
  ['stories export', 'story export', 'stories [export]'],
  ['aaaa', 'aaa', '[aaa]a'],
  ['export exporting', 'export porting', '[export] [exporting]'],
  ['İstanbul and more', 'more', 'İstanbul and [more]'],
  ['nothing here', 'lamp', 'nothing here'],
  ['nothing asked', '', 'nothing asked'],
  ['a (b) [c] .* $', '.*', 'a (b) [c] [.*] $'],
])('marks the hits in “%s” for “%s”', (text, search, expected) => {
  const pieces = markHits(text, searchWords(search)).map((piece) => (piece.hit ? `[${piece.text}]` : piece.text));
  expect(pieces.join('')).toBe(expected);
});
