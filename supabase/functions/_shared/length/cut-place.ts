import { endOfWords, type Language } from '@storyloom/shared/domain';
import { isHighSurrogate } from '../text/cut-text.ts';

/** Where a text is cut. */
export interface CutPlace {
  /** The length of the text that stays. */
  readonly at: number;
  /** Whether a paragraph ends there. */
  readonly paragraph: boolean;
}

const SENTENCE_END = /[.!?…]["'”’»)\]*_]*(?=\s)|[。\uFF01\uFF1F…][”’」』）*_]*/gu;

/** Whether the line before a place is a heading, after which no text can stop. It must be called with ascending places. */
function headingsOf(text: string): (at: number) => boolean {
  let end = -1;
  let isHeading = false;
  return (at) => {
    if (at <= end) return isHeading;
    const start = text.lastIndexOf('\n', at - 1) + 1;
    const next = text.indexOf('\n', at);
    end = next === -1 ? text.length : next;
    isHeading = text.slice(start, end).trimStart().startsWith('#');
    return isHeading;
  };
}

const placesOf = (text: string, pattern: RegExp, after: boolean): readonly number[] =>
  Array.from(text.matchAll(pattern), ({ index, 0: found }) => (after ? index + found.length : index));

/**
 * Where to cut a text so that at most so many words stay: at the end of a paragraph, or of a sentence if no paragraph ends early
 * enough, or else after a word.
 *
 * @param early whether the first such end is wanted, which leaves room for more text, and not the last
 */
export function cutPlace(text: string, language: Language, most: number, early: boolean): CutPlace {
  const fits = endOfWords(text, language, most);
  const pick = (places: readonly number[]): number | undefined => {
    const isAfterHeading = headingsOf(text);
    const fitting = places.filter((at) => at <= fits && !isAfterHeading(at));
    return early ? fitting[0] : fitting.at(-1);
  };
  const paragraph = pick(placesOf(text, /\n+/g, false));
  if (paragraph !== undefined) return { at: paragraph, paragraph: true };
  const sentence = pick(placesOf(text, SENTENCE_END, true));
  if (sentence !== undefined) return { at: sentence, paragraph: false };
  const space = language === 'chinese' ? -1 : text.slice(0, fits + 1).search(/\s\S*$/);
  const at = space > 0 ? space : fits;
  return { at: isHighSurrogate(text.charCodeAt(at - 1)) ? at - 1 : at, paragraph: false };
}
