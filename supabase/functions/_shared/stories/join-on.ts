import { isDue } from '../text/stages.ts';
import { plainText } from './plain-text.ts';
import { titleTaker } from './repeated-title.ts';
import { seam } from './seam.ts';

/** Joins a model's text on to a story and removes what it repeats, piece by piece. */
export interface Joiner {
  /** The text that is certainly new after this piece. */
  push(piece: string): string;
  /** The new text that was held back. */
  end(): string;
}

/** The most characters that are held back, and the longest repetition that is found. Models repeat a paragraph or two. */
const HELD_MAX = 2000;

/** The end of a sentence or of a line, after which a repetition may begin. */
const SENTENCE_END = /[.!?…:。\uFF01\uFF1F\uFF1A]+|\n/g;

/** The ends of a story from the beginning of a sentence on, longest first, which what follows may repeat by mistake. */
export function repeatable(story: string): readonly string[] {
  const whole = story.trimEnd();
  const tail = whole.slice(-HELD_MAX);
  const { text, ends } = plainText(tail);
  const lastWord = Array.from(text.matchAll(/[\p{L}\p{N}]/gu)).at(-1)?.index ?? -1;
  const starts = Array.from(tail.matchAll(SENTENCE_END), ({ index, 0: mark }) => index + mark.length);
  if (tail === whole) starts.unshift(0);
  const found = new Set<number>();
  let [at, unmarked] = [0, 0];
  for (const start of starts) {
    while ((ends[at] ?? Infinity) <= start) at += 1;
    found.add(at);
    // A quotation mark right after a full stop closes one sentence or, where no spaces are written, opens the next.
    unmarked = Math.max(unmarked, at);
    while (/["')\]]/.test(text.charAt(unmarked))) unmarked += 1;
    found.add(unmarked);
  }
  const worded = [...found].filter((each) => each <= lastWord);
  return worded.toSorted((one, other) => one - other).map((each) => text.slice(each));
}

/**
 * A joiner for the continuation of a story. The beginning of the continuation is held back while it may still repeat the
 * story's title or its last sentences, which mostly the first word decides.
 */
export function createJoiner(story: string): Joiner {
  const takeTitle = titleTaker(story);
  const endings = repeatable(story);
  const spaced = /\s/.test(story.slice(-1));
  let held = '';
  let looked = 0;
  let worded = false;
  /** The repetition has been found and removed. */
  let decided = false;
  let joined = false;

  /** The new part of the held text, joined on; `undefined` while that is undecided. */
  function decide(complete: boolean): string | undefined {
    const rest = takeTitle(held, complete);
    if (rest === undefined) return undefined;
    const { text, ends } = plainText(rest);
    if (endings.some((ending) => ending.length > text.length && ending.startsWith(text))) return undefined;
    const repeated = endings.find((ending) => text.startsWith(ending));
    if (repeated !== undefined) return rest.slice(ends[repeated.length - 1]);
    return text === '' ? undefined : `${seam(story, rest)}${rest}`;
  }

  function release(text: string): string {
    const next = spaced ? text.trimStart() : text;
    joined = next !== '';
    return next;
  }

  return {
    push(piece) {
      if (joined) return piece;
      if (decided) return release(piece);
      held += piece;
      worded ||= piece.trim() !== '';
      const isFull = held.length > HELD_MAX;
      if (!worded || !(isFull || isDue(held.length, looked))) return '';
      looked = held.length;
      const next = decide(false) ?? (isFull ? held : undefined);
      if (next === undefined) return '';
      decided = true;
      return release(next);
    },
    end: () => (decided || !worded ? '' : release(decide(true) ?? '')),
  };
}
