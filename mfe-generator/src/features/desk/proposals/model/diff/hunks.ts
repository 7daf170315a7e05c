import type { Run } from './anchors.ts';
import { BREAK, isWord, type Token } from './tokens.ts';

/** A part of both texts that is either the same in both, or different: then it is deleted from one and inserted into the other. */
export interface Hunk {
  readonly kept: boolean;
  /** The first token of it in each text, and the one after its last. */
  readonly before: number;
  readonly beforeEnd: number;
  readonly after: number;
  readonly afterEnd: number;
}

/** This many equal words between two changes are worth reading as unchanged, however long the changes are. */
const WORTHY_WORDS = 4;

/** An equal part at the end of what has arrived may follow a deletion of at most this many times its own length. */
const LEAP = 4;

/** Equal and different parts in turn. */
export function hunksOf(runs: readonly Run[], beforeLength: number, afterLength: number): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let [before, after] = [0, 0];
  const add = (kept: boolean, beforeEnd: number, afterEnd: number) => {
    if (beforeEnd === before && afterEnd === after) return;
    const last = hunks.at(-1);
    if (last?.kept === kept) hunks[hunks.length - 1] = { ...last, beforeEnd, afterEnd };
    else hunks.push({ kept, before, beforeEnd, after, afterEnd });
    [before, after] = [beforeEnd, afterEnd];
  };
  for (const run of runs) {
    add(false, run.before, run.after);
    add(true, run.before + run.length, run.after + run.length);
  }
  add(false, beforeLength, afterLength);
  return hunks;
}

/** A Chinese character counts twice: it says more than a letter. */
const lengthOf = ({ text }: Token): number => (isWord(text) ? (/\p{Script=Han}/u.test(text) ? 2 : text.length) : 0);

/** How much can be read in each part of a text. */
export class Measure {
  readonly #letters: Uint32Array;
  readonly #words: Uint32Array;
  readonly #breaks: Uint32Array;

  constructor(tokens: readonly Token[]) {
    const size = tokens.length + 1;
    [this.#letters, this.#words, this.#breaks] = [new Uint32Array(size), new Uint32Array(size), new Uint32Array(size)];
    for (const [index, token] of tokens.entries()) {
      this.#letters[index + 1] = (this.#letters[index] ?? 0) + lengthOf(token);
      this.#words[index + 1] = (this.#words[index] ?? 0) + Number(isWord(token.text));
      this.#breaks[index + 1] = (this.#breaks[index] ?? 0) + Number(token.text === BREAK);
    }
  }

  letters = (start: number, end: number): number => (this.#letters[end] ?? 0) - (this.#letters[start] ?? 0);
  words = (start: number, end: number): number => (this.#words[end] ?? 0) - (this.#words[start] ?? 0);
  breaks = (start: number, end: number): number => (this.#breaks[end] ?? 0) - (this.#breaks[start] ?? 0);
}

interface Measures {
  readonly before: Measure;
  readonly after: Measure;
}

const sizeOf = (hunk: Hunk, { before, after }: Measures): number =>
  Math.max(before.letters(hunk.before, hunk.beforeEnd), after.letters(hunk.after, hunk.afterEnd));

/** Whether an equal part is only noise between two changes that are better read as one. Paragraphs are never joined. */
function isNoise(hunk: Hunk, left: Hunk, right: Hunk, measures: Measures): boolean {
  if (measures.before.breaks(hunk.before, hunk.beforeEnd) > 0) return false;
  const words = measures.before.words(hunk.before, hunk.beforeEnd);
  if (words === 0) return true;
  const around = Math.min(sizeOf(left, measures), sizeOf(right, measures));
  return words < WORTHY_WORDS && sizeOf(hunk, measures) <= around;
}

const joined = (first: Hunk, last: Hunk): Hunk => ({
  ...first,
  kept: false,
  beforeEnd: last.beforeEnd,
  afterEnd: last.afterEnd,
});

/** Joins changes that only a few equal words separate. */
export function joinNearby(hunks: readonly Hunk[], measures: Measures): readonly Hunk[] {
  const result: Hunk[] = [];
  for (const hunk of hunks) {
    const [left, middle] = result.slice(-2);
    if (left && middle?.kept && !left.kept && !hunk.kept && isNoise(middle, left, hunk, measures))
      result.splice(-2, 2, joined(left, hunk));
    else result.push(hunk);
  }
  return result.length === hunks.length ? result : joinNearby(result, measures);
}

/**
 * While the second text still arrives: an equal part at its end that is short, and far from the part before, is probably equal by
 * chance.
 */
export function withoutLeap(hunks: readonly Hunk[], { before }: Measures): readonly Hunk[] {
  const end = hunks.findLastIndex(({ kept }) => kept);
  const [left, hunk, last] = [hunks[end - 1], hunks[end], hunks.at(-1)];
  if (!left || !hunk || !last || (last.after < last.afterEnd && last !== hunk)) return hunks;
  const skipped = before.letters(left.before, left.beforeEnd);
  const isEarned = before.letters(hunk.before, hunk.beforeEnd) * LEAP >= skipped;
  return isEarned ? hunks : [...hunks.slice(0, end - 1), joined(left, last)];
}
