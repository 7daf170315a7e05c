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
const OWN_WORDS = new RegExp(`(?<![${LATIN}${GAP}])[${LATIN}]{4,}(?![${LATIN}${GAP}’])`, 'g');
const NO_LETTER = new RegExp(`[^${LATIN}${HAN}]+`, 'g');

/** What a writer wrote outside slots and segments. */
const ownText = (text: string): string => {
  const slotless = text.includes('{') ? text.replaceAll(/\{[^{}\n]*\}/g, GAP) : text;
  return slotless.includes('[') ? slotless.replaceAll(/\[[^[\]\n]*\]/g, GAP) : slotless;
};

/** The words of a line in small letters, or in Chinese all that stand in a row: 小兔子跳 has 小兔子 and 兔子跳. Some come twice. */
export function wordsOf(lower: string, language: Language): readonly string[] {
  if (language !== 'chinese') return lower.match(WORD) ?? [];
  const words: string[] = [];
  for (const run of lower.match(RUN) ?? []) {
    for (let at = 0; at + GRAM <= run.length; at += 1) words.push(run.slice(at, at + GRAM));
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
