import { cutToWidth, textWidth, withEllipsis } from './text-width.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Scripts whose lines may end after any character. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
/** Closes something, so no line begins with it. */
const CLOSING = /^[\p{Pe}\p{Pf}、。，．：；？！…—·ー々‥〜～%％,.!?:;]/u;
/** Opens something, so no line ends with it. */
const OPENING = /[\p{Ps}\p{Pi}]$/u;
const HYPHEN = /[-–—/]$/u;

function mayBreak(before: string, after: string): boolean {
  if (CLOSING.test(after) || OPENING.test(before)) return false;
  return before.endsWith(' ') || HYPHEN.test(before) || DENSE.test(before.slice(-1)) || DENSE.test(after);
}

/** A part of a text that stays on one line. Its white space is at its end, and counts only before another piece. */
interface Piece {
  readonly text: string;
  /** Ems, with the white space and without. */
  readonly width: number;
  readonly bare: number;
}

const measured = (text: string): Piece => ({ text, width: textWidth(text), bare: textWidth(text.trimEnd()) });

/**
 * The pieces of a text. By graphemes and not by the engine's dictionary of words, which is another one in each: a cover
 * is the same everywhere.
 */
export function piecesOf(text: string): readonly Piece[] {
  const parts: string[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = parts.at(-1);
    if (last === undefined || mayBreak(last, segment)) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts.map(measured);
}

const textOf = (pieces: readonly Piece[]) =>
  pieces
    .map(({ text }) => text)
    .join('')
    .trimEnd();

/** Fills lines one after the other; a piece that is wider than a line has one of its own. */
function fill(pieces: readonly Piece[], ems: number): Piece[][] {
  const lines: Piece[][] = [];
  let width = 0;
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && width + piece.bare <= ems) {
      last.push(piece);
      width += piece.width;
    } else {
      lines.push([piece]);
      width = piece.width;
    }
  }
  return lines;
}

/** What a line costs: far from the mean is bad, and a short word alone between longer lines is worse. */
const cost = (width: number, mean: number) => (width - mean) ** 2 + (width < mean * 0.5 ? (mean * 0.5) ** 2 : 0);

interface Way {
  readonly cost: number;
  readonly ends: readonly number[];
}

/** Breaks into exactly `count` lines of about the same width: the cheapest of all the ways. */
function balanced(pieces: readonly Piece[], ems: number, count: number): string[] {
  const mean = pieces.reduce((sum, { width }) => sum + width, 0) / count;
  /** The cheapest way to set the first `n` pieces, for each `n`. */
  let ways: (Way | undefined)[] = [{ cost: 0, ends: [] }];
  for (let row = 0; row < count; row += 1) {
    const next: (Way | undefined)[] = [];
    for (const [from, way] of ways.entries()) {
      let width = 0;
      for (const [index, piece] of pieces.entries()) {
        if (way === undefined || index < from) continue;
        if (width + piece.bare > ems) break;
        const total = way.cost + cost(width + piece.bare, mean);
        if (total < (next[index + 1]?.cost ?? Infinity))
          next[index + 1] = { cost: total, ends: [...way.ends, index + 1] };
        width += piece.width;
      }
    }
    ways = next;
  }
  const ends = ways[pieces.length]?.ends ?? [];
  return ends.map((end, row) => textOf(pieces.slice(ends[row - 1] ?? 0, end)));
}

/** Breaks into lines that are at most `ems` wide, or answers `undefined` where a word is wider than that. */
export function breakLines(pieces: readonly Piece[], ems: number): string[] | undefined {
  if (pieces.some(({ bare }) => bare > ems)) return undefined;
  return balanced(pieces, ems, fill(pieces, ems).length);
}

/** A line that goes on elsewhere: it loses words until the ellipsis has room, or letters where it is one word. */
function ellipsed(line: readonly Piece[], ems: number): string {
  const kept = [...line];
  while (kept.length > 1 && textWidth(`${textOf(kept)}…`) > ems) kept.pop();
  const text = textOf(kept);
  return textWidth(`${text}…`) <= ems ? withEllipsis(text) : cutToWidth(`${text}…`, ems);
}

/** As `breakLines`, with words cut where they must be, and an ellipsis where `lines` are too few. */
export function breakAnywhere(pieces: readonly Piece[], ems: number, lines: number): string[] {
  const small = pieces.flatMap((piece) =>
    piece.bare <= ems ? [piece] : [...graphemes.segment(piece.text)].map(({ segment }) => measured(segment)),
  );
  const all = fill(small, ems);
  const shown = all.slice(0, lines).map(textOf);
  return all.length <= lines ? shown : [...shown.slice(0, -1), ellipsed(all[lines - 1] ?? [], ems)];
}
