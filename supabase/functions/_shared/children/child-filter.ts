import { chineseTail, foldText, UNSUITABLE } from './words.ts';

/** Whether a text has words that do not belong into a story for children. */
export const isUnsuitable = (text: string): boolean => UNSUITABLE.test(foldText(text));

/** Looks over a story for children while it is written. */
export interface ChildFilter {
  /** What may be read of the story after this piece; a word that has only begun is held back. `null` when it must stop. */
  push(piece: string): string | null;
  /** What was held back, or `null`. */
  end(): string | null;
}

/** Characters before a piece that a phrase may have begun in. */
const BEFORE = 80;
/** Longest word that is held back until it is whole; what is longer is no word. */
const WORD_MAX = 60;
/** A word that may go on, of a language that has spaces between words. */
const OPEN_WORD = /(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}\p{Cf}'’$@-])+$/u;

export function createChildFilter(): ChildFilter {
  let before = '';
  let held = '';

  function release(text: string): string | null {
    const seen = before + text;
    before = seen.slice(-BEFORE);
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
