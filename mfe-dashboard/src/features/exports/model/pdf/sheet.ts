import type { Gap } from '@storyloom/shared/domain';
import type { PageSize } from '../formats.ts';

/** Font sizes in points, on a paperback page. */
const TYPE = { text: 10.5, title: 24, heading: 16, subheading: 12.5, footer: 8.5 };
const SPACE = { title: 40, afterTitle: 6, afterHead: 26, beforeHeading: 22, afterHeading: 10, indent: 15, footer: 24 };
/** Space before a paragraph: half a line, or a line and a half. Literata's line height is 1.485 times its size. */
const GAPS: Readonly<Record<Gap, number>> = { none: 0, line: 8.7, scene: 26 };

/** Larger pages have larger type and wide margins, so that a line has no more characters than in a book. */
const PAGES: Readonly<Record<PageSize, { readonly scale: number; readonly side: number; readonly top: number }>> = {
  A5: { scale: 1, side: 52, top: 54 },
  A4: { scale: 1.15, side: 112, top: 84 },
  LETTER: { scale: 1.15, side: 120, top: 76 },
};

function scaled<Name extends string>(lengths: Readonly<Record<Name, number>>, scale: number): Record<Name, number> {
  const entries = Object.entries<number>(lengths).map(([name, length]) => [name, length * scale]);
  return Object.fromEntries(entries) as Record<Name, number>;
}

/** The measures of a PDF page. */
export function sheetOf(size: PageSize) {
  const { scale, side, top } = PAGES[size];
  const margins: [number, number, number, number] = [side, top, side, top + 8 * scale];
  return { size, margins, type: scaled(TYPE, scale), space: scaled(SPACE, scale), gaps: scaled(GAPS, scale) };
}

export type Sheet = ReturnType<typeof sheetOf>;
