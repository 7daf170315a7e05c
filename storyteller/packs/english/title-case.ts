import { wordSet } from '../word-set.ts';

const SMALL_WORDS = wordSet('a an and as at but by for from in into nor of off on or per the to via with');
/** A title starts again after these. */
const BEGINS = /[:.?!–—]$/;

const capital = (word: string): string =>
  word.replace(/^([^\p{L}\p{N}]*)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase());

const isSmall = (word: string): boolean => SMALL_WORDS.has(word.toLowerCase().replaceAll(/[^\p{L}]/gu, ''));

/** A word with hyphens has a capital in each part, but for small words between two others: Bell-Ringer, Mother-in-Law. */
function compound(parts: readonly string[]): string {
  return parts
    .map((part, at) => (at > 0 && at < parts.length - 1 && isSmall(part) ? part.toLowerCase() : capital(part)))
    .join('-');
}

/** An English title: small words in lower case, except where it begins, starts again or ends. */
export function titleCase(text: string): string {
  const words = text.split(' ');
  return words
    .map((word, at) => {
      const parts = word.split('-');
      if (parts.length > 1) return compound(parts);
      const isEdge = at === 0 || at === words.length - 1 || BEGINS.test(words[at - 1] ?? '');
      return isSmall(word) && !isEdge ? word.toLowerCase() : capital(word);
    })
    .join(' ');
}
