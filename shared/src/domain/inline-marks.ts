/** A part of a line of a story with its style. Emphasis and strong together are `strong`. */
export interface Inline {
  readonly kind: 'text' | 'emphasis' | 'strong';
  /** The text without its marks. */
  readonly text: string;
}

type Depth = Record<'emphasis' | 'strong', number>;

/** Neighbouring marks of one kind, such as `**`. */
interface Run {
  readonly mark: string;
  /** Where it starts in the line, and how many marks it has, in UTF-16 code units. */
  readonly start: number;
  readonly length: number;
  readonly canOpen: boolean;
  readonly canClose: boolean;
  /** Number of unmatched marks. */
  left: number;
  /** How many parts of each kind end and begin here. */
  readonly closes: Depth;
  readonly opens: Depth;
}

const WORD_AT_END = /[\p{L}\p{M}\p{N}]$/u;
const WORD_AT_START = /^[\p{L}\p{M}\p{N}]/u;

function runsOf(line: string): readonly Run[] {
  return Array.from(line.matchAll(/\*+|_+/g), ({ 0: marks, index: start }) => {
    const end = start + marks.length;
    // The neighbouring characters, of which each may take two code units.
    const before = line.slice(Math.max(0, start - 2), start);
    const after = line.slice(end, end + 2);
    // An asterisk can mark part of a word, which languages without spaces need; an underscore inside a word is part of it.
    const isAnywhere = marks.startsWith('*');
    return {
      mark: marks.charAt(0),
      start,
      length: marks.length,
      canOpen: /^\S/.test(after) && (isAnywhere || !WORD_AT_END.test(before)),
      canClose: /\S$/.test(before) && (isAnywhere || !WORD_AT_START.test(after)),
      left: marks.length,
      closes: { emphasis: 0, strong: 0 },
      opens: { emphasis: 0, strong: 0 },
    };
  });
}

/**
 * As in Markdown, marks whose lengths add up to a multiple of three do not match if one of them can both open and close: the
 * inner ones of `*a**b**c*` do not close the first.
 */
function belongTogether(opener: Run, closer: Run): boolean {
  if (opener.mark !== closer.mark) return false;
  const isClear = !opener.canClose && !closer.canOpen;
  return isClear || (opener.length + closer.length) % 3 !== 0 || opener.length % 3 === 0;
}

/** Uses two marks of each run, or one, for the text between them. */
function pair(opener: Run, closer: Run): void {
  const marks = opener.left > 1 && closer.left > 1 ? 2 : 1;
  const kind = marks === 2 ? 'strong' : 'emphasis';
  opener.left -= marks;
  opener.opens[kind] += 1;
  closer.left -= marks;
  closer.closes[kind] += 1;
}

/** Finds the nearest opening marks for all closing ones, in time linear in the number of runs. */
function pairAll(runs: readonly Run[]): void {
  const openers: Run[] = [];
  /** Where a search for an opener of each kind failed: the next search of that kind stops there. */
  const searched = new Map<string, number>();
  for (const run of runs) {
    const kind = `${run.mark}${run.canOpen}${run.length % 3}`;
    while (run.canClose && run.left > 0) {
      const floor = searched.get(kind) ?? 0;
      const index = openers.findLastIndex((opener) => opener.start < floor || belongTogether(opener, run));
      const opener = openers[index];
      if (!opener || opener.start < floor) {
        searched.set(kind, run.start);
        break;
      }
      pair(opener, run);
      // Openers in between remain unmatched.
      openers.length = opener.left > 0 ? index + 1 : index;
    }
    if (run.canOpen && run.left > 0) openers.push(run);
  }
}

/** The line's parts in order, with neighbors of one kind merged. */
function partsOf(line: string, runs: readonly Run[]): readonly Inline[] {
  const parts: { kind: Inline['kind']; text: string }[] = [];
  const depth: Depth = { emphasis: 0, strong: 0 };
  const add = (text: string) => {
    if (text === '') return;
    const kind = depth.strong > 0 ? 'strong' : depth.emphasis > 0 ? 'emphasis' : 'text';
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  let end = 0;
  for (const { mark, start, length, left, closes, opens } of runs) {
    add(line.slice(end, start));
    depth.emphasis -= closes.emphasis;
    depth.strong -= closes.strong;
    add(mark.repeat(left));
    depth.emphasis += opens.emphasis;
    depth.strong += opens.strong;
    end = start + length;
  }
  add(line.slice(end));
  return parts;
}

/**
 * Splits a line of a story by `*`, `**`, `_` and `__`; no other Markdown is parsed. Unmatched marks stay as written, and so does
 * a line without a letter or a number: a break between scenes. The texts of the parts, joined, are the line without the marks
 * that were used. A line without marks is one part.
 */
export function parseInline(line: string): readonly Inline[] {
  const hasMarks = line.includes('*') || line.includes('_');
  if (!hasMarks || !/[\p{L}\p{N}]/u.test(line)) return [{ kind: 'text', text: line }];
  const runs = runsOf(line);
  pairAll(runs);
  return partsOf(line, runs);
}
