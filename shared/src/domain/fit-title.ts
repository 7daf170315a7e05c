import { TEXT_MAX } from './limits.ts';

/**
 * A title as the database accepts it: trimmed, and at most `TEXT_MAX.title` characters long. A longer one is cut after its last
 * whole word, also in Chinese, or between characters where that would leave less than half.
 */
export function fitTitle(title: string): string {
  const trimmed = title.trim();
  // A character takes one or two UTF-16 code units, so this holds at least one more than may stay.
  const characters = Array.from(trimmed.slice(0, 2 * TEXT_MAX.title + 2));
  if (characters.length <= TEXT_MAX.title) return trimmed;
  const longest = characters.slice(0, TEXT_MAX.title).join('');
  const words = new Intl.Segmenter('en', { granularity: 'word' }).segment(characters.join(''));
  const atWord = longest.slice(0, words.containing(longest.length)?.index).trimEnd();
  return atWord.length * 2 >= longest.length ? atWord : longest;
}
