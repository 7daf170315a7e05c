import { LANGUAGE_TAGS, type Language } from './story-options.ts';

/**
 * Longest piece that is segmented at once, in UTF-16 code units. In one piece `Intl.Segmenter` of Node 20 takes 1.2 s for
 * 60,000 Chinese characters and blocks the process; in pieces 0.09 s.
 */
const PIECE_MAX = 1000;

/** Where a text can be cut between words: after white space, or after a mark that ends a Chinese clause. */
const CUT_AFTER = /[\s。、\uFF0C\uFF01\uFF1F\uFF1B\uFF1A](?=[^\s。、\uFF0C\uFF01\uFF1F\uFF1B\uFF1A]*$)/;

const segmenters = new Map<Language, Intl.Segmenter>();

/** Creating one takes as long as counting a sentence with it. */
function segmenterOf(language: Language): Intl.Segmenter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: 'word' });
  segmenters.set(language, segmenter);
  return segmenter;
}

/** Calls back with the place of each word, until it returns true. */
function findWord(text: string, language: Language, isLast: (place: number) => boolean): void {
  const segmenter = segmenterOf(language);
  for (let start = 0; start < text.length;) {
    const piece = text.slice(start, start + PIECE_MAX);
    const last = start + piece.length >= text.length ? undefined : CUT_AFTER.exec(piece);
    const end = last ? last.index + 1 : piece.length;
    for (const { isWordLike, index } of segmenter.segment(piece.slice(0, end))) {
      if (isWordLike && isLast(start + index)) return;
    }
    start += end;
  }
}

/** Number of words of a text as `Intl.Segmenter` finds them in that language, without Markdown marks and punctuation. */
export function countWords(text: string, language: Language): number {
  let words = 0;
  findWord(text, language, () => {
    words += 1;
    return false;
  });
  return words;
}

/** The place of the word after so many, up to which a text has no more than those; its length if it has no such word. */
export function endOfWords(text: string, language: Language, most: number): number {
  let words = 0;
  let end = text.length;
  findWord(text, language, (place) => {
    words += 1;
    if (words <= most) return false;
    end = place;
    return true;
  });
  return end;
}
