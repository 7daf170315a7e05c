import type { Language } from '@storyloom/shared/domain';

const LATIN = 'a-zA-Z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F';
const HAN = '\\u3400-\\u9FFF';
/** Words of fewer letters stand in too many texts to look anything up by them. */
const WORD = new RegExp(`[${LATIN}]{4,}`, 'g');
const RUN = new RegExp(`[${HAN}]{3,}`, 'g');
/** Characters of a run of Chinese that are looked up together. */
const GRAM = 3;

/** Stands for a slot or a segment. */
const GAP = '\u0001';
/** Not a part of one, such as `sol{hero.o}`, and not `qu’`, which becomes `que`. */
const wholeWord = (least: number): string =>
  String.raw`(?<![${LATIN}${GAP}])[${LATIN}]{${least},}(?![${LATIN}${GAP}’])`;
const OWN_WORDS = new RegExp(wholeWord(4), 'g');
/** The ends of paragraphs and their words; most have a long one, which is rarer, and there are fewer of them to go through. */
const ENDS = {
  longWords: new RegExp(String.raw`\n|${wholeWord(6)}`, 'g'),
  words: new RegExp(String.raw`\n|${wholeWord(4)}`, 'g'),
  runs: new RegExp(String.raw`\n|[${HAN}]{3,}`, 'g'),
};
const NO_LETTER = new RegExp(`[^${LATIN}${HAN}]+`, 'g');

/** What a writer wrote outside slots and segments. */
const ownText = (text: string): string => {
  const slotless = text.includes('{') ? text.replaceAll(/\{[^{}\n]*\}/g, GAP) : text;
  return slotless.includes('[') ? slotless.replaceAll(/\[[^[\]\n]*\]/g, GAP) : slotless;
};

/** The words of a line in small letters, or in Chinese all that stand in a row: 小兔子跳 has 小兔子 and 兔子跳. */
export function wordsOf(lower: string, language: Language): ReadonlySet<string> {
  if (language !== 'chinese') return new Set(lower.match(WORD));
  const words = new Set<string>();
  for (const run of lower.match(RUN) ?? []) {
    for (let at = 0; at + GRAM <= run.length; at += 1) words.add(run.slice(at, at + GRAM));
  }
  return words;
}

/** In the middle of a run, because many begin and end with the same characters. */
function middleOf(run: string): string {
  const from = (run.length - GRAM) >> 1;
  return run.slice(from, from + GRAM);
}

/** A word as {@link wordsOf} gives it. */
const asFound = (word: string, language: Language): string =>
  language === 'chinese' ? middleOf(word) : word.toLowerCase();

/** Letters, or Chinese characters, that a paragraph needs in order to be recognized alone. */
const CERTAIN: Readonly<Record<Language, number>> = { english: 24, spanish: 24, french: 24, chinese: 8 };

/** What a paragraph has outside its slots and segments. */
export interface Outline {
  /** Words of each line that it becomes. */
  readonly words: readonly string[];
  readonly letters: number;
  /** Whether another author can have written the same. */
  readonly isVague: boolean;
}

export function outlineOf(text: string, language: Language): Outline {
  const own = ownText(text);
  const words = (own.match(language === 'chinese' ? RUN : OWN_WORDS) ?? []).map((word) => asFound(word, language));
  const letters = own.replaceAll(NO_LETTER, '').length;
  return { words, letters, isVague: words.length === 0 || letters < CERTAIN[language] };
}

/** A word to which so many paragraphs lead is used for no further one that has another. */
const MANY = 12;

/**
 * Adds the places of paragraphs by one of the longest words of each, and returns the places of those without one. The paragraphs are read as
 * one text by one regular expression, which is several times as fast as a loop: it is done for a whole language at its first line.
 */
function addPlaces(
  to: Map<string, number[]>,
  texts: readonly string[],
  placeOf: (at: number) => number,
  words: RegExp,
  language: Language,
): number[] {
  const without: number[] = [];
  let [at, first, second] = [0, '', ''];
  const add = (): void => {
    const place = placeOf(at);
    if (first === '') {
      without.push(place);
      return;
    }
    let word = asFound(first, language);
    let others = to.get(word);
    if (others && others.length >= MANY && second !== '') {
      word = asFound(second, language);
      others = to.get(word);
    }
    if (others) others.push(place);
    else to.set(word, [place]);
  };
  for (const word of ownText(texts.join('\n')).match(words) ?? []) {
    if (word === '\n') {
      add();
      at += 1;
      first = '';
      second = '';
    } else if (word.length > first.length) {
      second = first;
      first = word;
    } else if (word.length > second.length) {
      second = word;
    }
  }
  add();
  return without;
}

/** The places of paragraphs by a word of each; those that have none are left out. */
export function placesByWord(texts: readonly string[], language: Language): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  const { longWords, words, runs } = ENDS;
  const isChinese = language === 'chinese';
  const left = addPlaces(places, texts, (at) => at, isChinese ? runs : longWords, language);
  if (isChinese) return places;
  const short = left.map((place) => texts[place] ?? '');
  addPlaces(places, short, (at) => left[at] ?? 0, words, language);
  return places;
}
