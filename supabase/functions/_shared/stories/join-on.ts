import { plainText } from './plain-text.ts';
import { titleTaker } from './repeated-title.ts';
import { seam } from './seam.ts';

/** Makes what a model writes follow on from a story: takes out what it repeats, piece by piece. */
export interface Joiner {
  /** What is certain after this piece. */
  push(piece: string): string;
  /** What was held back and turned out to be new. */
  end(): string;
}

/** Most characters that are held back, and the longest repetition that is found. Models repeat a paragraph or two. */
const HELD_MAX = 2000;

/** The end of a sentence or of a line, after which a repetition may begin. */
const SENTENCE_END = /[.!?…:。\uFF01\uFF1F\uFF1A]+|\n/g;

/** The ends of a story from the beginning of a sentence on, longest first: what a continuation may begin with by mistake. */
function repeatable(story: string): readonly string[] {
  const whole = story.trimEnd();
  const tail = whole.slice(-HELD_MAX);
  const starts = Array.from(tail.matchAll(SENTENCE_END), ({ index, 0: mark }) => index + mark.length);
  if (tail === whole) starts.push(0);
  const ends = starts.flatMap((start) => {
    const { text } = plainText(tail.slice(start));
    // A quotation mark right after a full stop closes one sentence or, where no spaces are written, opens the next.
    return [text, text.replace(/^["')\]]+/, '')];
  });
  const worded = new Set(ends.filter((each) => /[\p{L}\p{N}]/u.test(each)));
  return [...worded].toSorted((one, other) => other.length - one.length);
}

/**
 * A joiner for the continuation of a story. The beginning of the continuation is held back while it may still turn out
 * to repeat the story's title or its last sentences; mostly that is decided with the first word.
 */
export function createJoiner(story: string): Joiner {
  const takeTitle = titleTaker(story);
  const endings = repeatable(story);
  let held = '';
  let joined = false;

  /** What is new of the held text, with what joins it on; `undefined` while that is open. */
  function decide(complete: boolean): string | undefined {
    const rest = takeTitle(held, complete);
    if (rest === undefined) return undefined;
    const { text, ends } = plainText(rest);
    if (endings.some((ending) => ending.length > text.length && ending.startsWith(text))) {
      return complete ? '' : undefined;
    }
    const repeated = endings.find((ending) => text.startsWith(ending));
    if (repeated !== undefined) return rest.slice(ends[repeated.length - 1]);
    return `${seam(story, rest)}${rest}`;
  }

  function release(text: string): string {
    const next = /\s$/.test(story) ? text.trimStart() : text;
    if (next === '') return '';
    joined = true;
    return next;
  }

  return {
    push(piece) {
      if (joined) return piece;
      held += piece;
      if (held.trim() === '') return '';
      return release(decide(false) ?? (held.length > HELD_MAX ? held : ''));
    },
    end: () => (joined || held.trim() === '' ? '' : release(decide(true) ?? '')),
  };
}
