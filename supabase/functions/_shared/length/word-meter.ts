import { countWords, type Language } from '@storyloom/shared/domain';

/** Counts the words of a text while it grows. Each line is counted once it is whole. */
export interface WordMeter {
  push(text: string): void;
  /** The words so far, counted exactly. */
  words(): number;
  /** Whether there are at least so many words: counted only when there may be. */
  reaches(words: number): boolean;
}

/** The fewest characters of a word with what separates it from the next. */
const leastLength = (language: Language): number => (language === 'chinese' ? 1 : 2);

/** @param start words that are there already */
export function createWordMeter(language: Language, start: number): WordMeter {
  let lines = start;
  let line = '';
  let counted = start;
  let since = 0;

  const words = (): number => {
    counted = lines + countWords(line, language);
    since = 0;
    return counted;
  };
  return {
    push(text) {
      since += text.length;
      line += text;
      const end = line.lastIndexOf('\n') + 1;
      if (end === 0) return;
      lines += countWords(line.slice(0, end), language);
      line = line.slice(end);
    },
    words,
    reaches: (wanted) => (wanted - counted - 1) * leastLength(language) <= since && words() >= wanted,
  };
}
