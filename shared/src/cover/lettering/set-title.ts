import { breakAnywhere, breakLines, piecesOf } from './break-lines.ts';
import { textWidth } from './text-width.ts';

/** A title as it is set: its lines, the size of its letters and the step from line to line, in units of the cover. */
export interface SetTitle {
  readonly lines: readonly string[];
  readonly size: number;
  readonly leading: number;
  /** From the top of the first line's capitals to the last base line. */
  readonly height: number;
}

/** From the sizes of a word to those of a sentence: letters of so many units, in so many lines. */
const SIZES = [
  { size: 184, lines: 1 },
  { size: 164, lines: 2 },
  { size: 144, lines: 2 },
  { size: 126, lines: 3 },
  { size: 110, lines: 3 },
  { size: 98, lines: 4 },
  { size: 90, lines: 5 },
] as const;
const SMALLEST = { size: 84, lines: 5 } as const;

/** Share of their size that letters may lose for the sake of even lines. */
const WORTH = 0.85;

/** Whether no line is a short word alone. */
function isEven(lines: readonly string[]): boolean {
  const widths = lines.map(textWidth);
  return Math.min(...widths) >= Math.max(...widths) * 0.4;
}

const CAPITALS = 0.72;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Sets a clean title in the largest letters that give it few lines, none of them wider than `width` units. */
export function setTitle(title: string, width: number): SetTitle {
  const step = DENSE.test(title) ? 1.26 : 1.14;
  const set = (lines: readonly string[], size: number): SetTitle => {
    const leading = Math.round(size * step);
    return { lines, size, leading, height: Math.round(size * CAPITALS) + Math.max(0, lines.length - 1) * leading };
  };
  if (title === '') return set([], SMALLEST.size);
  const pieces = piecesOf(title);
  const fitting = SIZES.flatMap(({ size, lines }) => {
    const broken = breakLines(pieces, width / size);
    return broken && broken.length <= lines ? [{ lines: broken, size }] : [];
  });
  const [largest] = fitting;
  if (!largest) return set(breakAnywhere(pieces, width / SMALLEST.size, SMALLEST.lines), SMALLEST.size);
  const chosen = fitting.find(({ lines, size }) => size >= largest.size * WORTH && isEven(lines)) ?? largest;
  return set(chosen.lines, chosen.size);
}
