import { align } from './align.ts';
import { type Hunk, hunksOf, joinNearby, Measure, withoutLeap } from './hunks.ts';
import { numbered } from './numbered.ts';
import { BREAK, isWord, type Token } from './tokens.ts';

/** While the result still arrives, it is compared with at most this part of the passage: so many times its length, and more. */
const AHEAD = { factor: 3, tokens: 30 };

export interface PassageDiff {
  /** Equal and different parts in turn. */
  readonly hunks: readonly Hunk[];
  /** The tokens of the passage from this one on have not been reached yet, neither kept nor deleted. */
  readonly reached: number;
}

const LOOK = {
  keyOf: ({ key }: Token) => key,
  weightOf: ({ text }: Token) => (isWord(text) ? 2 + text.length : 1),
};

/** Equal and different parts in a form that is read easily: changes with only a few equal words between them are one. */
function readable(before: readonly Token[], after: readonly Token[], isOpen: boolean): readonly Hunk[] {
  const texts = numbered(before, after, LOOK);
  const breakToken = [...before, ...after].find(({ text }) => text === BREAK);
  const runs = align({ ...texts, breakToken: breakToken && texts.numberOf(breakToken) }, isOpen);
  const measures = { before: new Measure(before), after: new Measure(after) };
  const hunks = joinNearby(hunksOf(runs, before.length, after.length), measures);
  return isOpen ? withoutLeap(hunks, measures) : hunks;
}

/** How a passage becomes a result that is complete. */
export function diffPassage(passage: readonly Token[], result: readonly Token[]): PassageDiff {
  return { hunks: readable(passage, result, false), reached: passage.length };
}

/**
 * How a passage becomes a result of which only the beginning has arrived. What follows in the passage has not been reached: of the
 * last change, as much counts as deleted as was inserted.
 */
export function diffArriving(passage: readonly Token[], result: readonly Token[]): PassageDiff {
  const ahead = passage.slice(0, result.length * AHEAD.factor + AHEAD.tokens);
  const hunks = readable(ahead, result, true);
  const last = hunks.at(-1);
  if (!last || last.kept) return { hunks, reached: last?.beforeEnd ?? 0 };
  const reached = Math.min(last.beforeEnd, last.before + last.afterEnd - last.after);
  const isEmpty = reached === last.before && last.afterEnd === last.after;
  return { hunks: isEmpty ? hunks.slice(0, -1) : [...hunks.slice(0, -1), { ...last, beforeEnd: reached }], reached };
}
