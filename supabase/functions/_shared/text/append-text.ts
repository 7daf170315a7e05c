import { ownText } from './cut-text.ts';
import { SLICE } from './in-turns.ts';

/**
 * A text with a piece after it. The engine keeps a text that grows letter by letter as a tree of 32 bytes a letter, so it is copied
 * each time it has grown by a slice, or by an eighth once that is more.
 */
export function appendText(text: string, piece: string): string {
  const longer = text + piece;
  const step = Math.max(SLICE, 2 ** Math.floor(Math.log2(longer.length)) / 8);
  return Math.floor(longer.length / step) > Math.floor(text.length / step) ? ownText(longer) : longer;
}
