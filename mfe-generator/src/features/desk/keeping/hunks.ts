/** A range of the first list that is replaced by a range of the second one. Ends are exclusive. */
export interface Hunk {
  readonly start: number;
  readonly end: number;
  readonly otherStart: number;
  readonly otherEnd: number;
}

type Items = readonly string[];

/** The furthest places on each diagonal after each number of edits (Myers, “An O(ND) Difference Algorithm”, 1986). */
function furthest(one: Items, other: Items): readonly Int32Array[] {
  const most = one.length + other.length;
  const reach = new Int32Array(2 * most + 3);
  const trace: Int32Array[] = [];
  const reachOn = (at: number) => reach[at] ?? 0;
  for (let edits = 0; edits <= most; edits += 1) {
    trace.push(reach.slice(most - edits, most + edits + 3));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const at = most + 1 + diagonal;
      const isDown = diagonal === -edits || (diagonal !== edits && reachOn(at - 1) < reachOn(at + 1));
      let x = isDown ? reachOn(at + 1) : reachOn(at - 1) + 1;
      while (x < one.length && x - diagonal < other.length && one[x] === other[x - diagonal]) x += 1;
      reach[at] = x;
      if (x >= one.length && x - diagonal >= other.length) return trace;
    }
  }
  return trace;
}

/** The single edits that make one list into the other, the last one first: places, and whether an item is inserted there. */
function* editsOf(one: Items, other: Items): Generator<readonly [x: number, y: number, isInsertion: boolean]> {
  const trace = furthest(one, other);
  let x = one.length;
  let y = other.length;
  for (let edits = trace.length - 1; edits > 0; edits -= 1) {
    const reachOn = (diagonal: number) => trace[edits]?.[edits + 1 + diagonal] ?? 0;
    const diagonal = x - y;
    const isInsertion = diagonal === -edits || (diagonal !== edits && reachOn(diagonal - 1) < reachOn(diagonal + 1));
    x = reachOn(isInsertion ? diagonal + 1 : diagonal - 1);
    y = x - (isInsertion ? diagonal + 1 : diagonal - 1);
    yield [x, y, isInsertion];
  }
}

/** The fewest insertions and deletions that make one list into the other, as replaced ranges in order. */
export function hunksOf(one: Items, other: Items): readonly Hunk[] {
  const hunks: Hunk[] = [];
  for (const [x, y, isInsertion] of editsOf(one, other)) {
    const next = hunks.at(-1);
    const [end, otherEnd] = isInsertion ? [x, y + 1] : [x + 1, y];
    if (next?.start === end && next.otherStart === otherEnd)
      hunks[hunks.length - 1] = { ...next, start: x, otherStart: y };
    else hunks.push({ start: x, end, otherStart: y, otherEnd });
  }
  return hunks.toReversed();
}
