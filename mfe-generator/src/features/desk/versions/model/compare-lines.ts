import { align } from '../../proposals/model/diff/align.ts';
import { type Hunk, hunksOf } from '../../proposals/model/diff/hunks.ts';
import type { StyledToken } from './line-tokens.ts';

type Lines = readonly (readonly StyledToken[])[];

/** Lines as numbers that are equal for equal lines, and how long each is. */
function numbered(before: Lines, after: Lines) {
  const numbers = new Map<string, number>();
  const weights: number[] = [];
  const numberOf = (line: readonly StyledToken[]) => {
    const key = line.map((token) => token.key).join('');
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, weights.length);
    // A long line that is kept says more than the blank lines around it.
    return weights.push(1 + line.length) - 1;
  };
  return {
    before: before.map(numberOf),
    after: after.map(numberOf),
    weightOf: (number: number) => weights[number] ?? 1,
    breakToken: undefined,
  };
}

/**
 * Equal and different stretches of lines in turn. Different ones with only blank lines between them are one, because it is unknown
 * which of their lines belong together.
 */
export function compareLines(before: Lines, after: Lines): readonly Hunk[] {
  const hunks = hunksOf(align(numbered(before, after), false), before.length, after.length);
  const isBlank = (hunk: Hunk) => before.slice(hunk.before, hunk.beforeEnd).every((line) => line.length === 0);
  const result: Hunk[] = [];
  for (const hunk of hunks) {
    const [left, middle] = result.slice(-2);
    if (left && middle?.kept && isBlank(middle) && !hunk.kept && !left.kept)
      result.splice(-2, 2, { ...left, beforeEnd: hunk.beforeEnd, afterEnd: hunk.afterEnd });
    else result.push(hunk);
  }
  return result;
}
