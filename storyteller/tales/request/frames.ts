import type { Language } from '@storyloom/shared/domain';
import { foldOf } from './tokens.ts';
import { foldedSet } from './word-set.ts';
import { type Trouble, TROUBLES } from './request.ts';

/** The words of a language with spaces that show who is in a story and what happens: `english.ts`, `spanish.ts`, `french.ts`. */
export interface Frames {
  readonly language: Exclude<Language, 'chinese'>;
  /** Words that say nothing by themselves, and are never a name. */
  readonly small: ReadonlySet<string>;
  /** Words that may stand between an article and a noun, or after the noun. */
  readonly adjectives: ReadonlySet<string>;
  /** Verbs that may follow a name at the beginning of a sentence. */
  readonly verbs: ReadonlySet<string>;
  /** Words between a name and its verb: `Tuan just moved`. */
  readonly adverbs: ReadonlySet<string>;
  /** Endings of verbs after a name that opens a sentence. */
  readonly verbEndings: RegExp;
  readonly articles: ReadonlySet<string>;
  /** `my`, what belongs to the asker. */
  readonly mine: ReadonlySet<string>;
  /** `her`, what belongs to somebody in the story. */
  readonly theirs: ReadonlySet<string>;
  readonly and: ReadonlySet<string>;
  readonly who: ReadonlySet<string>;
  /** Words before somebody for whom a story is, or about whom: `for`. */
  readonly audience: ReadonlySet<string>;
  /** Before a place: a capital after one is no name, unless it is a known first name after one of `towards`. */
  readonly inside: ReadonlySet<string>;
  readonly towards: ReadonlySet<string>;
  /** Words before a name that are part of it, and the gender that they say. */
  readonly titles: ReadonlyMap<string, 'm' | 'f' | undefined>;
  /** After the one who asks: `Grandma Carmen here`. */
  readonly here: ReadonlySet<string>;
  /** Words before a name: `called`, `se llama`. */
  readonly called: readonly string[];
  /** Words by which somebody gives the own name, or an occupation: `I’m`. */
  readonly introduces: readonly string[];
  /** What makes an animal a toy, before or after it: `stuffed`, `de peluche`. */
  readonly toyBefore: ReadonlySet<string>;
  readonly toyAfter: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  /** `years`, and what comes before an age without it: `aged`. */
  readonly years: ReadonlySet<string>;
  readonly beforeAge: ReadonlySet<string>;
  /** Pronouns and possessives that give away a gender. */
  readonly pronouns: Readonly<Record<'m' | 'f', ReadonlySet<string>>>;
  /** Where a phrase ends. */
  readonly stops: ReadonlySet<string>;
  /** Where only a phrase that is no infinitive ends. */
  readonly softStops: ReadonlySet<string>;
  /** What joins a trouble to its subject, and what is left of it: `du` leaves `le`. */
  readonly links: Readonly<Record<string, string>>;
  readonly troubles: PatternIndex;
  readonly wishes: PatternIndex;
  readonly makes: RegExp;
  readonly bedtime: RegExp;
  /** Words of the request that are no part of the story: how to tell it, how long, please and thank you. */
  readonly polite: RegExp;
  readonly occasions: readonly (readonly [occasion: string, pattern: RegExp])[];
  /** Endings of words that are no names. */
  readonly notNames: RegExp;
}

export interface Pattern {
  /** `learn` for a wish, until it is known what is wished for. */
  readonly trouble: Trouble;
  /** Sticky, for a text that `plainOf` and `foldOf` made. */
  readonly pattern: RegExp;
  /** Where the object of the trouble stands: after the matched words, before them, among them, or in their `about` group. */
  readonly about: 'after' | 'before' | 'itself' | 'inside' | 'none';
  readonly isInfinitive: boolean;
  readonly order: number;
}

/** Patterns by the letters that each can begin with. A text is read once, and only these are tried at a word. */
export type PatternIndex = ReadonlyMap<string, readonly Pattern[]>;

/** A letter of the three languages. `\p{L}` and ignoring case would make hundreds of patterns slow to compile. */
const LETTER = '[a-zß-ÿœ0-9]';
/** A few words between two others: `takes (soup) to`. */
const INSIDE = '(?<about>(?:[^\\s.,;:!?]{1,24}\\s){0,4}?[^\\s.,;:!?]{1,24}?)';

/** The longest word or number that a phrase takes. Text without spaces, which `LETTER` does not know, is one word for its whole length. */
const WORD_MAX = 24;

/** A phrase as the source of an expression, written as people read it: `(has|had) lost`, `lost (her|his)? way`. */
function sourceOf(source: string): string {
  const [head = '', ahead] = source.split(' @');
  const words = wordsIn(head);
  const next = ahead === undefined ? '' : `(?=(?:\\s+)(?:${wordsIn(ahead)}))`;
  return `(?<!${LETTER})(?:${words})(?:(?<=’)|(?!${LETTER}|’t))${next}`;
}

function wordsIn(source: string): string {
  return foldOf(source)
    .trim()
    .replaceAll(/\(([^()]*)\)\? /g, '(($1) )?')
    .replace(/ \(([^()]*)\)\?$/, '( ($1))?')
    .replaceAll('n’t', 'n’?t')
    .replaceAll(/(?<=\\p\{[LN]\})\+/g, `{1,${WORD_MAX}}`)
    .replaceAll('(', '(?:')
    .replaceAll(' ', '(?:\\s+|(?<=’))')
    .replace('~', INSIDE);
}

/** A phrase, to be found in a text that `plainOf` and `foldOf` made. */
export const phrase = (source: string): RegExp => new RegExp(sourceOf(source), 'gu');

/** The letters that a phrase can begin with: `(has|had)? lost` begins with each of the three. */
function firstsOf(source: string): Set<string> {
  const firsts = new Set<string>();
  for (const [item] of source.matchAll(/\([^()]*\)\??|[^\s()]+/g)) {
    for (const word of item.replaceAll(/[()?]/g, '').split('|')) {
      firsts.add(/^\p{L}+/u.exec(foldOf(word))?.[0] ?? word);
      if (word.endsWith('n’t')) firsts.add(word.replace('’', ''));
    }
    if (!item.endsWith(')?')) break;
  }
  return firsts;
}

function indexed(patterns: readonly (readonly [source: string, trouble: Trouble])[]): PatternIndex {
  const index = new Map<string, Pattern[]>();
  for (const [order, [text, trouble]] of patterns.entries()) {
    const isInfinitive = text.endsWith('^');
    const about =
      isInfinitive || text.endsWith('~') || text.includes('@')
        ? 'after'
        : text.startsWith('~')
          ? 'before'
          : text.endsWith('!')
            ? 'itself'
            : text.includes('~')
              ? 'inside'
              : 'none';
    const source = text.replaceAll(/^~ ?| ?[~^!]$/g, '');
    const pattern = { trouble, pattern: new RegExp(sourceOf(source), 'uy'), about, isInfinitive, order } as const;
    for (const first of firstsOf(source)) index.set(first, [...(index.get(first) ?? []), pattern]);
  }
  return index;
}

/**
 * Patterns of troubles, one trouble a line, parted by semicolons. What it is about stands at `~`, or is the infinitive at `^`; an
 * exclamation mark at the end says that it is the matched words themselves, and `@` that it begins there. The first that matches counts, and those of `learn` and `make`
 * only if no other does.
 */
export const patternsIn = (source: string): PatternIndex =>
  indexed(
    source
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [name = '', list = ''] = line.split(': ');
        const trouble = TROUBLES.find((each) => each === name.trim());
        if (!trouble) throw new RangeError(`${name} is no trouble`);
        return list.split(';').map((part) => [part.trim(), trouble] as const);
      }),
  );

/** Words before an infinitive that somebody wants, parted by semicolons. */
export const wishesIn = (source: string): PatternIndex =>
  indexed(source.split(';').map((part) => [`${part.trim()} ^`, 'learn'] as const));

/** The words of patterns, which are never names. */
export const wordsOf = (...sources: readonly string[]): ReadonlySet<string> =>
  foldedSet(
    sources
      .join(' ')
      .toLowerCase()
      .replaceAll(/[^\p{L}’-]+/gu, ' '),
  );
