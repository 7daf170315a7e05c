import { chineseTail, foldText, UNSUITABLE } from './words.ts';

/** Whether a text has words that do not belong in a story for children. */
export const isUnsuitable = (text: string): boolean => UNSUITABLE.test(foldText(text));

/** Checks a story for children while it is written. */
export interface ChildFilter {
  /** The text that may be shown after this piece; an unfinished word is held back. `null` if the story must stop. */
  push(piece: string): string | null;
  /** The text that was held back, or `null` if the story must stop. */
  end(): string | null;
}

/** Characters before a piece that are checked again, because a phrase may begin in them. */
const BEFORE = 80;
/** The longest word that is held back until it is whole. */
const WORD_MAX = 60;
/** An unfinished word of a language with spaces. */
const OPEN_WORD =
  /(?<!(?!\p{Script=Han})[\p{L}\p{M}\p{N}\p{Cf}'’$@-])(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}\p{Cf}'’$@-])+$/u;

/** The rest of a word that was cut: `scraped` must not become another word. */
const CUT_WORD = /^[\p{L}\p{M}\p{N}\p{Cs}]+/u;

/** The end of a text in which a phrase may have begun. */
const endOf = (text: string): string => (text.length > BEFORE ? text.slice(-BEFORE).replace(CUT_WORD, '') : text);

/** @param shown the text before the story, such as the one that it continues. What is unsuitable in it alone does not stop the story. */
export function createChildFilter(shown = ''): ChildFilter {
  let before = isUnsuitable(endOf(shown)) ? '' : endOf(shown);
  let held = '';

  function release(text: string): string | null {
    const seen = before + text;
    before = endOf(seen);
    return isUnsuitable(seen) ? null : text;
  }

  return {
    push(piece) {
      const text = held + piece;
      const open = Math.max(OPEN_WORD.exec(text.slice(-WORD_MAX - 1))?.[0].length ?? 0, chineseTail(text));
      const ready = open > WORD_MAX ? text : text.slice(0, text.length - open);
      held = text.slice(ready.length);
      return release(ready);
    },
    end() {
      const rest = held;
      held = '';
      return release(rest);
    },
  };
}
