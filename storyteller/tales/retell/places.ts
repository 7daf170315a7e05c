import type { Language } from '@storyloom/shared/domain';
import { outlineOf, wordsOf } from './line-words.ts';

/** The places of paragraphs by something that each line made from them has. */
type Places = ReadonlyMap<string, readonly number[]>;

/** The places of paragraphs: of most by their last characters, of others by their first, and of the rest by a word. */
export interface PlacesIndex {
  readonly byEnd: Places;
  readonly byBeginning: Places;
  readonly byWord: Places;
}

const LENGTH: Readonly<Record<Language, number>> = { english: 8, spanish: 8, french: 8, chinese: 4 };
/** Characters of a text that are looked at for its ends, with room for spaces. */
const ROOM = 6;
/** What changes beside a slot has at most this many characters: ` was`. */
const CHANGING = 4;

/** In French without spaces, which stand beside marks or don’t. */
const bare = (text: string, language: Language): string => (language === 'french' ? text.replaceAll(/\s/g, '') : text);

/** The last and the first characters of a text in small letters. */
const endOf = (lower: string, language: Language): string =>
  bare(lower.slice(-LENGTH[language] - ROOM), language).slice(-LENGTH[language]);
const beginningOf = (lower: string, language: Language): string =>
  bare(lower.slice(0, LENGTH[language] + ROOM), language).slice(0, LENGTH[language]);

const hasSlot = (text: string): boolean => /[{}[\]]/.test(text);

function addTo(places: Map<string, number[]>, key: string, place: number): void {
  const others = places.get(key);
  if (others) others.push(place);
  else places.set(key, [place]);
}

/**
 * Made for all paragraphs of a language when the first line is looked up, so it reads as little of them as it can: the words of those only
 * that begin and end with slots.
 */
export function createPlaces(texts: readonly string[], language: Language): PlacesIndex {
  const byEnd = new Map<string, number[]>();
  const byBeginning = new Map<string, number[]>();
  const byWord = new Map<string, number[]>();
  const size = LENGTH[language] + ROOM;
  for (const [place, text] of texts.entries()) {
    if (text.length > size + CHANGING) {
      const [first, last] = [text.slice(0, size + CHANGING), text.slice(-size - CHANGING)];
      if (!hasSlot(last)) {
        addTo(byEnd, endOf(last.toLowerCase(), language), place);
        continue;
      }
      if (!hasSlot(first)) {
        addTo(byBeginning, beginningOf(first.toLowerCase(), language), place);
        continue;
      }
    }
    const [longest] = outlineOf(text, language).words.toSorted((one, other) => other.length - one.length);
    if (longest !== undefined) addTo(byWord, longest, place);
  }
  return { byEnd, byBeginning, byWord };
}

/** The places of the paragraphs that a line in small letters can have been made from. */
export function placesFor(
  lower: string,
  { byEnd, byBeginning, byWord }: PlacesIndex,
  language: Language,
): ReadonlySet<readonly number[]> {
  const found = new Set<readonly number[]>();
  const add = (places: readonly number[] | undefined): void => {
    if (places) found.add(places);
  };
  add(byEnd.get(endOf(lower, language)));
  add(byBeginning.get(beginningOf(lower, language)));
  for (const word of wordsOf(lower, language)) add(byWord.get(word));
  return found;
}
