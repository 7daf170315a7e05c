const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Scripts that write a name without spaces, for which one character is enough. */
const DENSE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const PICTURE = /^\p{Extended_Pictographic}|^\p{Regional_Indicator}/u;
const LETTER = /^[\p{L}\p{N}]/u;

function first(word: string): string | undefined {
  for (const { segment } of graphemes.segment(word)) {
    if (LETTER.test(segment) || PICTURE.test(segment)) return segment;
  }
  return undefined;
}

/** One letter stays one: `ß` would become `SS`. */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper : letter;
}

/**
 * The initials of a name's first and last word, or one character where that is enough (Chinese, an emoji). Empty for a name
 * without letters.
 */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => first(word) ?? []);
  const [start, end] = [letters[0], letters.at(-1)];
  if (start === undefined || end === undefined) return '';
  if (letters.length === 1 || DENSE.test(start) || PICTURE.test(start) || PICTURE.test(end)) return capital(start);
  return capital(start) + capital(end);
}
