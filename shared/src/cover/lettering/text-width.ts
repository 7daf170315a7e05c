const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Shares of an em. The letters of DejaVu Serif, the widest serif a device falls back to, are at most this wide. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/^[\p{Extended_Pictographic}\p{Regional_Indicator}]/u, 1.45],
  [/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u, 1.02],
  [/^[\p{Script=Latin}\p{Script=Common}]/u, 0],
];

const LATIN: readonly (readonly [string, number])[] = [
  [" .,:;'’‘!|ijl", 0.4],
  ['ft()[]/\\I-“”"`*', 0.52],
  ['rscz', 0.58],
  ['mwMW@%…—ŒÆœæ', 1.06],
  ['ABCDGHKNOQRUVX&', 0.9],
];

function graphemeWidth(grapheme: string): number {
  const kind = WIDTHS.find(([letters]) => letters.test(grapheme));
  // A letter of a script that nothing is known of may be as wide as a square, or several code points wide.
  if (kind === undefined) return Math.max(0.9, 0.6 * grapheme.length);
  if (kind[1] > 0) return kind[1];
  const base = grapheme.normalize('NFD').charAt(0);
  const known = LATIN.find(([letters]) => letters.includes(base));
  if (known) return known[1];
  return /\p{Lu}/u.test(base) ? 0.8 : 0.68;
}

/** How wide a text is at most, in ems: an estimate for any serif, since nothing is measured. */
export function textWidth(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += graphemeWidth(segment);
  return width;
}

/** A beginning with an ellipsis in place of the white space and the marks that it ends with. */
export const withEllipsis = (beginning: string) => `${beginning.replace(/(?<![\s\p{P}])[\s\p{P}]+$/u, '')}…`;

/** The longest beginning of a text that is no wider than `ems`, with an ellipsis where something is left out. */
export function cutToWidth(text: string, ems: number): string {
  if (textWidth(text) <= ems) return text;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (textWidth(`${kept}${segment}…`) > ems) break;
    kept += segment;
  }
  return withEllipsis(kept);
}
