import { type Hunk, hunksOf } from './hunks.ts';

/** A range of lines of a text and of two texts that were made from it. */
export interface MergePart {
  readonly changed: 'none' | 'mine' | 'theirs' | 'both';
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

export type Side = 'mine' | 'theirs';

/** A line is a paragraph. */
const linesOf = (text: string) => text.split('\n');

/** The change that begins first; of two at the same place, an insertion before what is replaced there. */
function firstOf(one: Hunk | undefined, other: Hunk | undefined): Hunk | undefined {
  if (!one || !other) return one ?? other;
  return one.start < other.start || (one.start === other.start && one.end < other.end) ? one : other;
}

/** Whether two changes can't both be made: they replace a line in common, or insert at the same place. */
const isTouching = (hunk: Hunk, start: number, end: number) =>
  (hunk.start < end && start < hunk.end) || (hunk.start === start && (hunk.start === hunk.end || start === end));

const isEqual = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((line, index) => line === other[index]);

/** Where the line at a place of the base is in the other text, when no change that begins before it reaches over it. */
function placeOf(hunks: readonly Hunk[], line: number): number {
  const last = hunks.at(-1);
  return last ? last.otherEnd + (line - last.end) : line;
}

/** Two texts beside each other, divided where either one differs from their common base. */
export function mergeParts(base: string, mine: string, theirs: string): readonly MergePart[] {
  const [baseLines, mineLines, theirLines] = [linesOf(base), linesOf(mine), linesOf(theirs)];
  const [left, right] = [[...hunksOf(baseLines, mineLines)], [...hunksOf(baseLines, theirLines)]];
  const [leftDone, rightDone]: [Hunk[], Hunk[]] = [[], []];
  const parts: MergePart[] = [];
  let line = 0;
  const same = (until: number) => {
    const lines = baseLines.slice(line, until);
    if (lines.length > 0) parts.push({ changed: 'none', base: lines, mine: lines, theirs: lines });
    line = until;
  };
  for (;;) {
    const first = firstOf(left[0], right[0]);
    if (!first) break;
    same(first.start);
    const [leftStart, rightStart] = [placeOf(leftDone, line), placeOf(rightDone, line)];
    let { end } = first;
    const counts = { mine: 0, theirs: 0 };
    // Changes that touch are one part, also through a third one.
    for (;;) {
      const side = [left[0], right[0]].map((hunk) => hunk && isTouching(hunk, line, end));
      const [hunks, done, name] = side[0]
        ? ([left, leftDone, 'mine'] as const)
        : ([right, rightDone, 'theirs'] as const);
      const hunk = side[0] || side[1] ? hunks.shift() : undefined;
      if (!hunk) break;
      done.push(hunk);
      counts[name] += 1;
      end = Math.max(end, hunk.end);
    }
    const part = {
      base: baseLines.slice(line, end),
      mine: mineLines.slice(leftStart, placeOf(leftDone, end)),
      theirs: theirLines.slice(rightStart, placeOf(rightDone, end)),
    };
    const changed =
      counts.mine === 0 ? 'theirs' : counts.theirs === 0 ? 'mine' : isEqual(part.mine, part.theirs) ? 'none' : 'both';
    parts.push({ changed, ...part });
    line = end;
  }
  same(baseLines.length);
  return parts;
}

/** Whether the two texts changed different lines. */
export const isClean = (parts: readonly MergePart[]): boolean => parts.every(({ changed }) => changed !== 'both');

/** One text with the changes of both; where they exclude each other, with the chosen ones. */
export function mergedText(parts: readonly MergePart[], sideOf: (index: number) => Side = () => 'mine'): string {
  return parts
    .flatMap((part, index) => {
      const side = part.changed === 'both' ? sideOf(index) : part.changed === 'theirs' ? 'theirs' : 'mine';
      return part[side];
    })
    .join('\n');
}
