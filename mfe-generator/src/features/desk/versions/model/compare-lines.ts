import { align } from '../../proposals/model/diff/align.ts';
import { type Hunk, hunksOf } from '../../proposals/model/diff/hunks.ts';
import { numbered } from '../../proposals/model/diff/numbered.ts';
import type { StyledToken } from './line-tokens.ts';

type Line = readonly StyledToken[];
type Lines = readonly Line[];

const LOOK = {
  keyOf: (line: Line) => line.map(({ key }) => key).join(''),
  // A long line that is kept says more than the blank lines around it.
  weightOf: (line: Line) => 1 + line.length,
};

/**
 * Equal and different stretches of lines in turn. Different ones with only blank lines between them are one, because it is unknown
 * which of their lines belong together.
 */
export function compareLines(before: Lines, after: Lines): readonly Hunk[] {
  const texts = { ...numbered(before, after, LOOK), breakToken: undefined };
  const hunks = hunksOf(align(texts, false), before.length, after.length);
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
