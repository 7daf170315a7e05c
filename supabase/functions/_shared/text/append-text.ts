import { ownText } from './cut-text.ts';
import { SLICE } from './in-turns.ts';

/**
 * A text with a piece after it. The engine keeps a text that grows letter by letter as a tree of 32 bytes a letter, so it is copied
 * each time it has grown by a slice.
 */
export function appendText(text: string, piece: string): string {
  const longer = text + piece;
  return Math.floor(longer.length / SLICE) > Math.floor(text.length / SLICE) ? ownText(longer) : longer;
}
