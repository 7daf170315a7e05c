import { NOTES_LIMITS } from './story-notes.ts';
import type { Language } from './story-options.ts';

/** A capitalized word in the paragraphs of a story. */
interface CapitalizedWord {
  readonly word: string;
  /** The capitalized word right before it in the same sentence. */
  readonly before: string | undefined;
  readonly atBeginning: boolean;
}

const HEADING = /^\s*#{1,6}\s/;
const WORD = /\p{L}[\p{L}\p{M}]*(?:[-'’]\p{L}[\p{L}\p{M}]*)*/gu;
/** What stands between a word and a word before it that is in the same sentence. */
const WITHIN = /^(?:[^\S\n]|[,;*_])+$/u;
/** Capitalized wherever they stand, and no names; as their first letters are in the languages of stories. */
const NO_NAMES = new Set([
  ...'I I’m I’d I’ll I’ve Mr Mrs Ms Dr Sr Sra Srta Don Doña Mme Mlle Monsieur Madame Señor Señora'.split(' '),
  ...'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August'.split(
    ' ',
  ),
  ...'September October November December God Dios Dieu'.split(' '),
]);

const withoutPossessive = (word: string): string => word.replace(/['’]s?$/u, '');
/** French and Italian articles before a name, such as `d’Anselme`. */
const withoutElision = (word: string): string => word.replace(/^\p{L}{1,2}['’](?=\p{Lu})/u, '');

interface Words {
  readonly capitalized: readonly CapitalizedWord[];
  /** Words in small letters. */
  readonly small: ReadonlySet<string>;
}

function wordsIn(text: string): Words {
  const capitalized: CapitalizedWord[] = [];
  const small = new Set<string>();
  for (const line of text.split('\n')) {
    if (HEADING.test(line)) continue;
    let end = 0;
    let before: string | undefined;
    for (const match of line.matchAll(WORD)) {
      const atBeginning = end === 0 || !WITHIN.test(line.slice(end, match.index));
      const follows = /^[^\S\n]+$/.test(line.slice(end, match.index));
      end = match.index + match[0].length;
      const word = withoutPossessive(withoutElision(match[0]));
      const isCapitalized = /^\p{Lu}\p{M}*\p{Ll}/u.test(word);
      if (isCapitalized) capitalized.push({ word, before: follows ? before : undefined, atBeginning });
      else small.add(word);
      before = isCapitalized && !/['’]s?$/u.test(match[0]) ? word : undefined;
    }
  }
  return { capitalized, small };
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const isKnownWord = (word: string, small: ReadonlySet<string>): boolean =>
  NO_NAMES.has(word.replaceAll("'", '’')) || small.has(word.toLowerCase());

/**
 * Names in a story's paragraphs: words that are capitalized at least twice, not only at the beginnings of sentences, and never
 * written small. Two that always stand together are one name. The most frequent come first, at most as many as are kept of a story
 * ({@link NOTES_LIMITS}). Chinese has no capital letters, so there are none.
 */
export function namesIn(text: string, language: Language): readonly string[] {
  if (language === 'chinese') return [];
  const { capitalized, small } = wordsIn(text);
  const counts = countsOf(capitalized.map(({ word }) => word));
  const within = new Set(capitalized.filter(({ atBeginning }) => !atBeginning).map(({ word }) => word));
  const isName = (word: string): boolean =>
    (counts.get(word) ?? 0) >= 2 && within.has(word) && word.length > 1 && !isKnownWord(word, small);
  const pairs = countsOf(capitalized.flatMap(({ before, word }) => (before ? [`${before} ${word}`] : [])));
  const joined = new Map<string, string>();
  for (const [pair, count] of pairs) {
    const [first = '', second = ''] = pair.split(' ');
    const always = count === counts.get(first) && count === counts.get(second);
    if (always && isName(first) && isName(second) && !joined.has(first)) joined.set(first, pair).set(second, '');
  }
  return [...counts]
    .filter(([word]) => isName(word) && joined.get(word) !== '')
    .toSorted(([, a], [, b]) => b - a)
    .map(([word]) => joined.get(word) ?? word)
    .filter((name) => name.length <= NOTES_LIMITS.name)
    .slice(0, NOTES_LIMITS.names);
}

/** A word of a story that may be another spelling of a name. */
export interface SimilarName {
  /** The name that it is like: a word of one of the given names. */
  readonly name: string;
  /** As it stands in the text. */
  readonly found: string;
  /** How often it stands there. */
  readonly times: number;
}

/** Letters to change, add or remove to make one word of another, without case and accents; more than `most` is `most + 1`. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, against] of [...other].entries()) {
      const swap = (row[j] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

const plain = (word: string): string => word.normalize('NFC').toLowerCase();

/** Shortest word that is compared, and from how many letters on two letters may differ. */
const LETTERS = { least: 4, two: 7 } as const;

/**
 * Words of a story that may be other spellings of its names, such as "Catherine" beside "Katherine": capitalized, never written
 * small, rarer than the name, and with one letter changed, or up to two in a name of seven letters and more. The most frequent come
 * first; each is there once.
 */
export function similarNames(names: readonly string[], text: string): readonly SimilarName[] {
  const { capitalized, small } = wordsIn(text);
  const counts = countsOf(capitalized.map(({ word }) => word));
  const within = new Set(capitalized.filter(({ atBeginning }) => !atBeginning).map(({ word }) => word));
  const known = [...new Set(names.flatMap((name) => name.match(WORD) ?? []))];
  const plainKnown = new Set(known.map(plain));
  const isCandidate = (word: string): boolean =>
    word.length >= LETTERS.least &&
    (within.has(word) || word.length > LETTERS.least) &&
    !plainKnown.has(plain(word)) &&
    !isKnownWord(word, small);
  return [...counts]
    .filter(([word]) => isCandidate(word))
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([found, times]) => {
      const name = known.find((one) => isOtherSpelling(found, one) && times < (counts.get(one) ?? 0));
      return name === undefined ? [] : [{ name, found, times }];
    });
}

function isOtherSpelling(found: string, name: string): boolean {
  if (name.length < LETTERS.least || !/^\p{Lu}/u.test(name)) return false;
  const [one, other] = [plain(found), plain(name)];
  // The plural of a name.
  if (one === `${other}s` || one === `${other}es`) return false;
  const most = Math.min(one.length, other.length) >= LETTERS.two ? 2 : 1;
  return distance(one, other, most) <= most;
}
