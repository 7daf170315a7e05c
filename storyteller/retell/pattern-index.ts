import type { Pattern } from './pattern.ts';
import { inSmallLetters } from './plain.ts';

/** A pattern with its place among those of its pack. */
export interface Numbered {
  readonly pattern: Pattern;
  readonly number: number;
}

/** The patterns of a pack. */
export interface Patterns {
  /** The few patterns that a line at a place of a paragraph can have been told with. The places are asked for in their order. */
  readonly openParagraph: (text: string) => (at: number) => readonly Numbered[];
}

interface Entry extends Numbered {
  /** The number of the word that each text of the pattern contains. */
  readonly word: number;
}

const lengthOf = ({ pattern }: Numbered): number => pattern.contains.length;

/** Behind the end of any text. */
const NOWHERE = 2 ** 31 - 1;

/** Indexes the patterns by their first words, since a paragraph of a stranger can have thousands of places where a line may begin. */
export function createPatterns(patterns: readonly Pattern[]): Patterns {
  const words = [...new Set(patterns.map(({ contains }) => contains))];
  const numbers = new Map(words.map((word, number) => [word, number]));
  const byBeginning = new Map<string, Entry[]>();
  const others: Entry[] = [];
  const entries = patterns.map((pattern, number) => ({ pattern, number, word: numbers.get(pattern.contains) ?? 0 }));
  // Those with the shortest words first: a short line has no room for the others.
  for (const entry of entries.toSorted((one, other) => lengthOf(one) - lengthOf(other))) {
    const { pattern } = entry;
    if (pattern.begins.length === 0) others.push(entry);
    for (const beginning of new Set(pattern.begins)) {
      const same = byBeginning.get(beginning);
      if (same) same.push(entry);
      else byBeginning.set(beginning, [entry]);
    }
  }
  const lengths = [...new Set([...byBeginning.keys()].map(({ length }) => length))];

  const openParagraph: Patterns['openParagraph'] = (text) => {
    const lower = inSmallLetters(text);
    // Where each word stands next. Each is looked for from where it was found last, so once in all of the paragraph.
    let places: Int32Array | undefined;
    const placeOf = (word: number, at: number): number => {
      places ??= new Int32Array(words.length);
      const known = places[word] ?? 0;
      if (known > at) return known;
      const found = lower.indexOf(words[word] ?? '', at);
      return (places[word] = found === -1 ? NOWHERE : found);
    };
    return (at) => {
      const found: Entry[] = [];
      const add = (some: readonly Entry[]): void => {
        for (const entry of some) {
          if (at + lengthOf(entry) > lower.length) break;
          if (placeOf(entry.word, at) - at < entry.pattern.max) found.push(entry);
        }
      };
      add(others);
      for (const length of lengths) add(byBeginning.get(lower.slice(at, at + length)) ?? []);
      return found;
    };
  };
  return { openParagraph };
}
