import type { Frames } from './frames.ts';
import { findWord, longestTerm, type NounKind, type Word } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** A name or a noun of the text, before names and nouns for the same being are joined. Positions count tokens. */
export interface Mention {
  /** Where it begins with its article, and where the noun or name itself does. */
  readonly from: number;
  readonly at: number;
  readonly to: number;
  readonly word?: Word;
  readonly name?: string;
  readonly isToy?: boolean;
  readonly owner?: 'asker' | 'other';
  readonly article?: string;
  readonly age?: number;
  /** The gender of `Mr` or `Mrs` before a name. */
  readonly title?: 'm' | 'f';
}

export interface Term {
  readonly word: Word;
  readonly to: number;
}

const BEINGS: ReadonlySet<NounKind> = new Set<NounKind>(['child', 'grownup', 'animal', 'creature', 'toy']);
export const isBeing = ({ form }: Word): boolean => BEINGS.has(form.kind);

/** The longest term of the lexicon that begins at a token. */
export function termAt(tokens: readonly Token[], at: number, { language }: Pick<Frames, 'language'>): Term | undefined {
  let words = '';
  let found: Term | undefined;
  for (let to = at; to < Math.min(tokens.length, at + longestTerm(language)); to += 1) {
    const token = tokens[to];
    if (!token?.isWord) break;
    words += words === '' || words.endsWith('’') ? token.lower : ` ${token.lower}`;
    const word = findWord(words, language);
    if (word) found = { word, to: to + 1 };
  }
  return found;
}

/** Whether the tokens from `at` on are the words of a phrase. */
export function phraseAt(tokens: readonly Token[], at: number, phrases: readonly string[]): number {
  const match = phrases
    .map((phrase) => phrase.split(' '))
    .find((words) => words.every((word, n) => tokens[at + n]?.lower === word));
  return match?.length ?? 0;
}

const endsWith = (tokens: readonly Token[], at: number, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => {
    const words = phrase.split(' ');
    return words.every((word, n) => tokens[at - words.length + n]?.lower === word);
  });

/** Whether `I’m` stands before a token, or `me (`. */
export const introducedBefore = (tokens: readonly Token[], at: number, { introduces }: Frames): boolean =>
  endsWith(tokens, tokens[at - 1]?.text === '(' ? at - 1 : at, introduces);

/** Whether `le chat c’est` stands before a token. */
export const toldBefore = (tokens: readonly Token[], at: number, before: Mention | undefined): boolean =>
  before?.to === at - 2 &&
  before.name === undefined &&
  (before.word?.form.kind === 'animal' || before.word?.form.kind === 'toy') &&
  tokens[at - 2]?.lower === 'c’' &&
  tokens[at - 1]?.lower === 'est';

export const calledBefore = (tokens: readonly Token[], at: number, { called }: Frames): boolean =>
  endsWith(tokens, at, called);

/** Whether `she has a cat,` or `her cat is` stands before a token, with a comma only if no further word follows. */
export const petBefore = (tokens: readonly Token[], at: number, before: Mention | undefined): boolean => {
  const isPet = before?.isToy === true || /^(?:animal|toy)$/.test(before?.word?.form.kind ?? '');
  if (!isPet || before?.name !== undefined || before?.to !== at - 1) return false;
  const previous = tokens[at - 1]?.lower ?? '';
  const isAside = previous === ',' && before.article !== undefined && !tokens[at + 1]?.isWord;
  return isAside || (before.owner !== undefined && /^(?:is|es|est)$/.test(previous));
};
