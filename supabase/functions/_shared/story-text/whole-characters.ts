import { isHighSurrogate } from '../text/cut-text.ts';
import type { Stage } from '../text/stages.ts';

/** Control characters other than white space, of which Postgres cannot store NUL, and marks that turn the direction of text. */
const UNSEEN = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** In a Unicode pattern, only halves without the other half. */
const HALVES = /\p{Surrogate}/gu;

/** A text without unseen and half characters. */
export const readable = (text: string): string => text.replaceAll(UNSEEN, '').replaceAll(HALVES, '');

/** Leaves out unseen and half characters of a text that arrives in pieces. */
export function wholeCharacters(): Stage {
  let half = '';
  return {
    push(piece) {
      // Halves with unseen characters between them belong together, wherever they are cut.
      const text = half + piece.replaceAll(UNSEEN, '');
      half = isHighSurrogate(text.charCodeAt(text.length - 1)) ? text.slice(-1) : '';
      return text.slice(0, text.length - half.length).replaceAll(HALVES, '');
    },
    end: () => '',
  };
}
