/** The smallest part of a text that can be kept, deleted or inserted: a word, a Chinese character, a space or a mark. */
export interface Token {
  readonly text: string;
  /** Tokens with the same key are equal. It differs from the text where a style or the kind of a paragraph matters, too. */
  readonly key: string;
}

/** The text of the token that ends a paragraph. */
export const BREAK = '\n';

/** An article or pronoun that French writes together with the next word is a word of its own: `l’`, `qu’`. */
const ELISION = String.raw`(?<!\p{L})(?:qu|[cdjlmnst])['’](?=\p{L})`;
const HAN = String.raw`\p{Script=Han}`;
const LETTER = String.raw`(?!${HAN})[\p{L}\p{M}\p{N}]`;
const WORD = String.raw`(?:${LETTER})+(?:['’‐-](?:${LETTER})+)*`;
const TOKEN = new RegExp(`${ELISION}|${WORD}|${HAN}|[^\\S\\n]+|[^]`, 'giu');

/** Splits a text of any of the languages of stories. The parts, joined, are the text. */
export const splitText = (text: string): readonly string[] => text.match(TOKEN) ?? [];

/** The tokens of plain text. */
export const tokensOf = (text: string): readonly Token[] => splitText(text).map((part) => ({ text: part, key: part }));

/** Whether a token is a word or a character, rather than a space or a mark. */
export const isWord = (text: string): boolean => /^[\p{L}\p{M}\p{N}]/u.test(text);
