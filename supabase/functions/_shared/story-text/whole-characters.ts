import { isHighSurrogate } from '../text/cut-text.ts';
import type { Stage } from '../text/stages.ts';

/** In a Unicode pattern, only halves without the other half. */
const HALVES = /\p{Surrogate}/gu;

/** Leaves out half characters, and NUL, which Postgres cannot store. */
export function wholeCharacters(): Stage {
  let half = '';
  return {
    push(piece) {
      // Halves with NUL between them belong together, wherever they are cut.
      const text = half + piece.replaceAll('\0', '');
      half = isHighSurrogate(text.charCodeAt(text.length - 1)) ? text.slice(-1) : '';
      return text.slice(0, text.length - half.length).replace(HALVES, '');
    },
    end: () => '',
  };
}
