import { countWords, type Language, WORDS_PIECE_MAX } from '@storyloom/shared/domain';

/** Counts the words of a text while it grows. Each line, or part of a long one, is counted once it is whole. */
export interface WordMeter {
  push(text: string): void;
  /** The words so far, counted exactly. */
  words(): number;
  /** Whether there are at least so many words: counted only when there may be. */
  reaches(words: number): boolean;
}

/** A longer line is counted in parts, since it may never end. */
const LINE_MAX = 300;
/** A long line is cut after one of these, if it has one. */
const BETWEEN_WORDS = [' ', '，', '。'] as const;

/** The length of a text's beginning that can be counted by itself. */
function countable(text: string): number {
  const line = text.lastIndexOf('\n') + 1;
  if (text.length - line <= LINE_MAX) return line;
  const cut = Math.max(line, ...BETWEEN_WORDS.map((mark) => text.lastIndexOf(mark) + 1));
  return cut || text.length - (text.length % WORDS_PIECE_MAX);
}

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
      const end = countable(line);
      if (end === 0) return;
      lines += countWords(line.slice(0, end), language);
      line = line.slice(end);
    },
    words,
    // A story of any language may come in Chinese, where a word can be one character.
    reaches: (wanted) => wanted - counted - 1 <= since && words() >= wanted,
  };
}
