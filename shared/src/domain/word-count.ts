import { LANGUAGE_TAGS, type Language } from './story-options.ts';

/**
 * Longest piece that is segmented at once, in UTF-16 code units. In one piece `Intl.Segmenter` of Node 20 takes 1.2 s for
 * 60,000 Chinese characters and blocks the process; in pieces 0.09 s.
 */
export const WORDS_PIECE_MAX = 1000;

/** Where a text can be cut between words: after white space, or after a mark that ends a Chinese clause. */
const CUT_AFTER = /[\s。、\uFF0C\uFF01\uFF1F\uFF1B\uFF1A][^\s。、\uFF0C\uFF01\uFF1F\uFF1B\uFF1A]*$/;

const segmenters = new Map<Language, Intl.Segmenter>();

/** Creating one takes as long as counting a sentence with it. */
function segmenterOf(language: Language): Intl.Segmenter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: 'word' });
  segmenters.set(language, segmenter);
  return segmenter;
}

/** Letters that `Intl.Segmenter` treats alike in each of our languages. */
const LETTER = 'A-Za-zªµºÀ-ÖØ-öø-ÿŒœ';

/** A word of those letters and of digits, as the segmenter finds it, in a small part of its time. */
const PLAIN_WORD = new RegExp(
  `[${LETTER}\\d]+(?:(?:(?<=[${LETTER}])[.'‘’](?=[${LETTER}])|(?<=\\d)[.,;'‘’](?=\\d))[${LETTER}\\d]+)*`,
  'g',
);

/** What only the segmenter knows: other scripts and signs, `_`, and a colon within a word. */
const NOT_PLAIN = new RegExp(`_|[^\\u0000-\\u007F\\u00A0-¬®-¶¹-ÿŒœ–—‘’“”…]|:[${LETTER}\\d]`);

/** The places of the words of a piece of text. */
function* placesIn(piece: string, language: Language): Generator<number, void> {
  if (!NOT_PLAIN.test(piece)) {
    for (const { index } of piece.matchAll(PLAIN_WORD)) yield index;
    return;
  }
  for (const { isWordLike, index } of segmenterOf(language).segment(piece)) if (isWordLike) yield index;
}

/** The places of the words of a text, one after another. */
function* wordPlaces(text: string, language: Language): Generator<number, void> {
  for (let start = 0; start < text.length;) {
    const piece = text.slice(start, start + WORDS_PIECE_MAX);
    const last = start + piece.length >= text.length ? undefined : CUT_AFTER.exec(piece);
    const end = last ? last.index + 1 : piece.length;
    for (const place of placesIn(piece.slice(0, end), language)) yield start + place;
    start += end;
  }
}

/** Number of words of a text as `Intl.Segmenter` finds them in that language, without Markdown marks and punctuation. */
export function countWords(text: string, language: Language): number {
  let words = 0;
  for (const _ of wordPlaces(text, language)) words += 1;
  return words;
}

/** The place of the word after so many, up to which a text has no more than those; its length if it has no such word. */
export function endOfWords(text: string, language: Language, most: number): number {
  let words = 0;
  for (const place of wordPlaces(text, language)) {
    words += 1;
    if (words > most) return place;
  }
  return text.length;
}
