/** A run of equal tokens: where it starts in each text, and its length. */
export interface Run {
  readonly before: number;
  readonly after: number;
  readonly length: number;
}

/** Part of both texts: from the first token up to, but not including, the last. */
export interface Span {
  readonly before: number;
  readonly beforeEnd: number;
  readonly after: number;
  readonly afterEnd: number;
}

const REPEATED = -1;

/** Where each sequence of so many tokens starts, by its hash; {@link REPEATED} if it occurs several times. */
function sequences(tokens: readonly number[], start: number, end: number, length: number): Map<number, number> {
  const found = new Map<number, number>();
  for (let index = start; index + length <= end; index += 1) {
    let hash = 0;
    for (let next = index; next < index + length; next += 1)
      hash = (Math.imul(hash, 0x01000193) + (tokens[next] ?? 0)) | 0;
    found.set(hash, found.has(hash) ? REPEATED : index);
  }
  return found;
}

interface Anchor {
  readonly before: number;
  readonly after: number;
  readonly previous: Anchor | undefined;
}

/** The longest chain of anchors that is in the same order in both texts, in O(n log n). */
function longestChain(anchors: Iterable<Omit<Anchor, 'previous'>>): readonly Anchor[] {
  /** The last anchors of the best chains of each length. */
  const ends: Anchor[] = [];
  for (const anchor of anchors) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle]?.after ?? 0) < anchor.after) low = middle + 1;
      else high = middle;
    }
    ends[low] = { ...anchor, previous: ends[low - 1] };
  }
  const chain: Anchor[] = [];
  for (let anchor = ends.at(-1); anchor; anchor = anchor.previous) chain.push(anchor);
  return chain.toReversed();
}

/**
 * Sequences of tokens that occur once in each text, in the same order, as runs that do not overlap.
 *
 * @param length of a sequence
 */
export function findAnchors(before: readonly number[], after: readonly number[], span: Span, length: number) {
  const here = sequences(before, span.before, span.beforeEnd, length);
  const there = sequences(after, span.after, span.afterEnd, length);
  const both: Omit<Anchor, 'previous'>[] = [];
  for (const [hash, start] of here) {
    const other = start === REPEATED ? undefined : there.get(hash);
    if (other === undefined || other === REPEATED) continue;
    // Different sequences can have the same hash.
    let equal = 0;
    while (equal < length && before[start + equal] === after[other + equal]) equal += 1;
    if (equal === length) both.push({ before: start, after: other });
  }
  const runs: Run[] = [];
  for (const anchor of longestChain(both)) {
    const last = runs.at(-1);
    const isApart = !last || (anchor.before >= last.before + last.length && anchor.after >= last.after + last.length);
    if (isApart) runs.push({ before: anchor.before, after: anchor.after, length });
    else if (anchor.before - last.before === anchor.after - last.after)
      runs[runs.length - 1] = { ...last, length: anchor.before - last.before + length };
  }
  return runs;
}
