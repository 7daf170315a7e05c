import type { Language } from '@storyloom/shared/domain';

/** A text in which each word stands alone, with the place in the original after each part of it. */
export interface Plain {
  readonly text: string;
  readonly ends: readonly number[];
}

/** Contractions and elisions, which depend on the word that follows, and white space of some characters. */
const JOINED: Readonly<Record<Language, RegExp>> = {
  english: /\s{2,}/g,
  french: /\s{2,}|(?<!\p{L})(?:(?:jusqu|lorsqu|puisqu|qu|[djmnst])’|(?:du|des|aux?)(?!\p{L}))/giu,
  spanish: /\s{2,}|(?<!\p{L})(?:del|al)(?!\p{L})/giu,
  chinese: /\s{2,}/g,
};
const PARTS: Readonly<Record<string, string>> = {
  du: 'de le',
  des: 'de les',
  au: 'à le',
  aux: 'à les',
  del: 'de el',
  al: 'a el',
};

const apart = (joined: string): string =>
  joined.trim() === '' ? ' ' : (PARTS[joined.toLowerCase()] ?? `${joined.slice(0, -1)}e `);

/**
 * The text with its contractions and elisions taken apart, so that it can be compared with what it was made from. Patterns that leave
 * white space free would try each way to divide a long one.
 */
export function plainOf(original: string, language: Language): Plain {
  let text = '';
  const ends: number[] = [];
  const add = (part: string, from: number, to: number): void => {
    for (let unit = 0; unit < part.length; unit += 1) ends.push(Math.min(from + unit + 1, to));
    text += part;
  };
  let at = 0;
  for (const { 0: found, index } of original.matchAll(JOINED[language])) {
    add(original.slice(at, index), at, index);
    at = index + found.length;
    const parts = apart(found);
    add(parts, parts === ' ' ? at - 1 : index, at);
  }
  add(original.slice(at), at, original.length);
  return { text, ends };
}

/** In small letters, with the same length even for the few capitals of which the small letter is longer. */
export function inSmallLetters(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from({ length: text.length }, (_, at) => {
    const small = text.charAt(at).toLowerCase();
    return small.length === 1 ? small : text.charAt(at);
  }).join('');
}

/** Whether two texts differ in nothing but white space, which an editor may have changed. */
export const isSameText = (one: string, other: string): boolean =>
  one.replaceAll(/\s+/g, '') === other.replaceAll(/\s+/g, '');

/** Puts together the articles that {@link plainOf} took apart; the rest is the work of the grammar. */
export const contracted = (text: string): string =>
  text
    .replaceAll(/(?<!\p{L})de le (?=\p{L})/giu, 'du ')
    .replaceAll(/(?<!\p{L})de les (?=\p{L})/giu, 'des ')
    .replaceAll(/(?<!\p{L})à le (?=\p{L})/giu, 'au ')
    .replaceAll(/(?<!\p{L})à les (?=\p{L})/giu, 'aux ');
