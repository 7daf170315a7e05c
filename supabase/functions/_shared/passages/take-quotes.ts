import { atBeginning, type Stage } from '../text/stages.ts';

const PAIRS: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»', '「': '」', '『': '』', '‘': '’' };

/** A longer quotation is passed on as it is: text that never ends must not be held back for ever. */
const HELD_MAX = 8000;

/** Whether a straight mark opens a quotation: it stands before a word, and not after one. */
const opens = (text: string, at: number): boolean =>
  /^$|[\s([{—–-]/.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at + 1));

/** The place of the mark that closes a quotation from the beginning of a text, or -1. */
function closedAt(text: string, open: string, close: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    const begins = open === close ? mark === open && opens(text, at) : mark === open;
    if (begins) depth += 1;
    else if (mark === close) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/**
 * Takes away quotation marks around a whole answer to a passage that has none at its beginning. A quotation that ends before the
 * answer does is speech, and stays.
 */
export function takeQuotes(passage: string): Stage {
  if (passage.trimStart().charAt(0) in PAIRS) return { push: (piece) => piece, end: () => '' };
  return atBeginning((held, complete) => {
    const open = held.charAt(0);
    const close = PAIRS[open];
    if (close === undefined) return held;
    const closed = closedAt(held, open, close);
    if (closed === -1) return complete ? held : undefined;
    if (held.slice(closed + 1).trim() !== '') return held;
    if (!complete) return undefined;
    return held.slice(1, closed).trim();
  }, HELD_MAX);
}
