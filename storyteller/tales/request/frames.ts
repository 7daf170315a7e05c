import type { Language } from '@storyloom/shared/domain';
import { wordSet } from '../../packs/word-set.ts';
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
  /** Words before a name: `called`, `se llama`. */
  readonly called: readonly string[];
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
  readonly troubles: readonly Pattern[];
  readonly wishes: readonly RegExp[];
  readonly makes: RegExp;
  readonly bedtime: RegExp;
  readonly occasions: readonly (readonly [occasion: string, pattern: RegExp])[];
  /** Endings of words that are no names. */
  readonly notNames: RegExp;
}

export interface Pattern {
  readonly trouble: Trouble;
  readonly pattern: RegExp;
  /** Where the object of the trouble stands: after the matched words, before them, or among them. */
  readonly about: 'after' | 'before' | 'itself' | 'none';
  readonly isInfinitive: boolean;
}

/** A letter of the three languages. `\p{L}` and ignoring case would make hundreds of patterns slow to compile. */
const LETTER = '[a-zß-ÿœ0-9]';

/** A phrase, to be found in a text that `plainOf` made, written as people read it: `(has|had) lost`, `lost (her|his)? way`. */
export function phrase(source: string): RegExp {
  const words = source
    .trim()
    .replaceAll(/\(([^()]*)\)\? /g, '(($1) )?')
    .replace(/ \(([^()]*)\)\?$/, '( ($1))?')
    .replaceAll('(', '(?:')
    .replaceAll(' ', '(?:\\s+|(?<=’))');
  return new RegExp(`(?<!${LETTER})(?:${words})(?:(?<=’)|(?!${LETTER}))`, 'gu');
}

/**
 * Patterns of troubles, one trouble a line, parted by semicolons. What it is about stands at `~`, or is the infinitive at `^`; an
 * exclamation mark at the end says that it is the matched words themselves. The first that matches counts, and those of `learn` and `make`
 * only if no other does.
 */
export function patternsIn(source: string): Pattern[] {
  return source
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', list = ''] = line.split(': ');
      const trouble = TROUBLES.find((each) => each === name.trim());
      if (!trouble) throw new RangeError(`${name} is no trouble`);
      return list.split(';').map((part): Pattern => {
        const text = part.trim();
        const isInfinitive = text.endsWith('^');
        const about =
          isInfinitive || text.endsWith('~')
            ? 'after'
            : text.startsWith('~')
              ? 'before'
              : text.endsWith('!')
                ? 'itself'
                : 'none';
        return { trouble, pattern: phrase(text.replaceAll(/[~^!]/g, '')), about, isInfinitive };
      });
    });
}

/** The words of patterns, which are never names. */
export const wordsOf = (...sources: readonly string[]): ReadonlySet<string> =>
  wordSet(
    sources
      .join(' ')
      .toLowerCase()
      .replaceAll(/[^\p{L}’-]+/gu, ' '),
  );
