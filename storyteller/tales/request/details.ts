import type { Language } from '@storyloom/shared/domain';
import { CHINESE_DETAILS, CHINESE_SETTINGS, SAID_SETTING } from './details-chinese.ts';
import type { DetailWords } from './detail-words.ts';
import { ENGLISH_DETAILS, ENGLISH_SETTINGS } from './details-english.ts';
import { FRENCH_DETAILS, FRENCH_SETTINGS } from './details-french.ts';
import { SPANISH_DETAILS, SPANISH_SETTINGS } from './details-spanish.ts';
import { foldOf, plainOf } from './tokens.ts';

/** Something that the prompt says of a fear, such as where it sits. */
export interface Detail {
  /** A key of the tables `where`, `noise` and `setting`: `wardrobe`, `radiator`, `grandparents`. */
  readonly key: string;
  /** As it was written. */
  readonly phrase: string;
  /** The words for the table’s `at`, if those of the prompt can stand there: 外婆家. */
  readonly said?: string;
}

export interface Details {
  /** Places and what is heard there, in the order of the text. */
  readonly details: readonly Detail[];
  readonly setting?: Detail;
}

const compiled = (words: DetailWords, isSpaced: boolean): readonly (readonly [key: string, pattern: RegExp])[] =>
  Object.entries(words).map(([key, source]) => [
    key,
    new RegExp(isSpaced ? `(?<![a-z])(?:${source})(?![a-z])` : source, 'u'),
  ]);

const WORDS = {
  english: [compiled(ENGLISH_DETAILS, true), compiled(ENGLISH_SETTINGS, true)],
  spanish: [compiled(SPANISH_DETAILS, true), compiled(SPANISH_SETTINGS, true)],
  french: [compiled(FRENCH_DETAILS, true), compiled(FRENCH_SETTINGS, true)],
  chinese: [compiled(CHINESE_DETAILS, false), compiled(CHINESE_SETTINGS, false)],
} as const;

/** The keys that a request can have. The languages have the same. */
export const DETAIL_KEYS: ReadonlySet<string> = new Set(Object.keys(ENGLISH_DETAILS));
export const SETTING_KEYS: ReadonlySet<string> = new Set(Object.keys(ENGLISH_SETTINGS));

/** What is only heard. */
const SOUNDS: ReadonlySet<string> = new Set(['bang', 'scratch', 'creak', 'howl', 'footsteps', 'whisper', 'drip']);
/** Whatever makes a noise, and sits behind the places in the lists. */
const MAKERS: ReadonlySet<string> = new Set(
  Object.keys(ENGLISH_DETAILS).slice(Object.keys(ENGLISH_DETAILS).indexOf('radiator')),
);

/** The details of a fear of something else than a noise: a wolf that knocks is no noise, nor a monster in the fridge. */
export const withoutNoises = (details: readonly Detail[], place = ''): readonly Detail[] =>
  details.filter(({ key, phrase }) => !SOUNDS.has(key) && !(MAKERS.has(key) && place.includes(phrase)));

/** The details of a fear of the dark, which has no shutters or clocks. */
export const placesOnly = (details: readonly Detail[]): readonly Detail[] =>
  details.filter(({ key }) => !SOUNDS.has(key) && !MAKERS.has(key));

/** Longer prompts tell of other rooms in passing, so that only the sentences around the fear count. */
const SHORT = 240;
const END = /[.!?;。！？；\n]/u;

/** The sentence around a place in a text, with those before and after it. */
function nearby(text: string, at: number): { readonly from: number; readonly to: number } {
  if (text.length <= SHORT) return { from: 0, to: text.length };
  let [from, to] = [at, at];
  for (let ends = 0; from > 0 && ends < 2; from -= 1) if (END.test(text[from - 1] ?? '')) ends += 1;
  for (let ends = 0; to < text.length && ends < 2; to += 1) if (END.test(text[to] ?? '')) ends += 1;
  return { from, to };
}

/** What a prompt says of its fear. @param about what is feared, as it was written */
export function detailsIn(text: string, language: Language, about: string): Details {
  const plain = foldOf(plainOf(text));
  const { from, to } = nearby(text, Math.max(0, text.indexOf(about)));
  const [details, settings] = WORDS[language];
  const found = (words: (typeof WORDS)[Language][number], start: number, end: number) =>
    words
      .flatMap(([key, pattern]) => {
        const match = pattern.exec(plain.slice(start, end));
        const at = start + (match?.index ?? 0);
        return match ? [{ key, at, phrase: text.slice(at, at + match[0].length) }] : [];
      })
      .toSorted((one, other) => one.at - other.at)
      .map(({ key, phrase }) => ({ key, phrase }));
  const [setting] = found(settings, 0, text.length).map((each) =>
    language === 'chinese' && each.key === 'grandparents' && SAID_SETTING.test(each.phrase)
      ? { ...each, said: each.phrase }
      : each,
  );
  return { details: found(details, from, to), ...(setting ? { setting } : {}) };
}
