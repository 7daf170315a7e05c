import { findAnchors, type Run, type Span } from './anchors.ts';

/** Lengths of the sequences that are looked for, in tokens: three words with the spaces between, two words, one. */
const SEQUENCES = [5, 3, 1];

/** Largest table of a common subsequence, in cells: the time for a whole text stays linear. */
const TABLE_MAX = 2500;

interface Texts {
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** How much is gained by keeping a token. */
  readonly weightOf: (token: number) => number;
  /** The token that ends a paragraph. */
  readonly breakToken: number | undefined;
}

/** Keeps the tokens of a short span that weigh most together, the first of several equal ones. */
function keepCommon({ before, after, weightOf }: Texts, span: Span): readonly Run[] {
  const rows = span.beforeEnd - span.before;
  const columns = span.afterEnd - span.after;
  const width = columns + 1;
  const best = new Uint32Array((rows + 1) * width);
  const at = (row: number, column: number) => best[row * width + column] ?? 0;
  const tokenAt = (row: number) => before[span.before + row] ?? 0;
  const isSame = (row: number, column: number) => tokenAt(row) === after[span.after + column];
  for (let row = rows - 1; row >= 0; row -= 1) {
    const weight = weightOf(tokenAt(row));
    for (let column = columns - 1; column >= 0; column -= 1) {
      const kept = isSame(row, column) ? at(row + 1, column + 1) + weight : 0;
      best[row * width + column] = Math.max(kept, at(row + 1, column), at(row, column + 1));
    }
  }
  const runs: Run[] = [];
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    const isKept = isSame(row, column) && at(row, column) === at(row + 1, column + 1) + weightOf(tokenAt(row));
    if (isKept) runs.push({ before: span.before + row++, after: span.after + column++, length: 1 });
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return runs;
}

/** Pairs the ends of paragraphs in order, where nothing else is equal: each paragraph is then replaced by itself. */
function keepBreaks({ before, after, breakToken }: Texts, span: Span): readonly Run[] {
  if (breakToken === undefined) return [];
  const runs: Run[] = [];
  let from = span.before - 1;
  let to = span.after - 1;
  for (;;) {
    from = before.indexOf(breakToken, from + 1);
    to = after.indexOf(breakToken, to + 1);
    if (from < 0 || to < 0 || from >= span.beforeEnd || to >= span.afterEnd) return runs;
    runs.push({ before: from, after: to, length: 1 });
  }
}

function alignSpan(texts: Texts, span: Span, level: number, isOpen: boolean): readonly Run[] {
  const { before, after } = texts;
  let { before: from, after: to, beforeEnd, afterEnd } = span;
  while (from < beforeEnd && to < afterEnd && before[from] === after[to]) [from, to] = [from + 1, to + 1];
  const start: Run = { before: span.before, after: span.after, length: from - span.before };
  while (!isOpen && from < beforeEnd && to < afterEnd && before[beforeEnd - 1] === after[afterEnd - 1])
    [beforeEnd, afterEnd] = [beforeEnd - 1, afterEnd - 1];
  const end: Run = { before: beforeEnd, after: afterEnd, length: span.beforeEnd - beforeEnd };
  const rest: Span = { before: from, beforeEnd, after: to, afterEnd };
  return [start, ...alignRest(texts, rest, level, isOpen), end].filter(({ length }) => length > 0);
}

function alignRest(texts: Texts, span: Span, level: number, isOpen: boolean): readonly Run[] {
  const cells = (span.beforeEnd - span.before) * (span.afterEnd - span.after);
  if (cells === 0) return [];
  if (cells <= TABLE_MAX) return keepCommon(texts, span);
  const length = SEQUENCES[level];
  if (length === undefined) return keepBreaks(texts, span);
  const anchors = findAnchors(texts.before, texts.after, span, length);
  const runs: Run[] = [];
  let { before: from, after: to } = span;
  for (const anchor of anchors) {
    const gap: Span = { before: from, beforeEnd: anchor.before, after: to, afterEnd: anchor.after };
    runs.push(...alignSpan(texts, gap, level + 1, false), anchor);
    [from, to] = [anchor.before + anchor.length, anchor.after + anchor.length];
  }
  const last: Span = { before: from, beforeEnd: span.beforeEnd, after: to, afterEnd: span.afterEnd };
  return [...runs, ...alignSpan(texts, last, level + 1, isOpen)];
}

/**
 * The tokens that two texts have in common, as runs in the order of both, in nearly linear time.
 *
 * @param isOpen whether the end of the second text is not known yet
 */
export function align(texts: Texts, isOpen: boolean): readonly Run[] {
  const whole: Span = { before: 0, beforeEnd: texts.before.length, after: 0, afterEnd: texts.after.length };
  return alignSpan(texts, whole, 0, isOpen);
}
