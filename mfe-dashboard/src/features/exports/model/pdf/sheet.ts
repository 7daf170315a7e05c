import type { Gap } from '@storyloom/shared/domain';
import type { PageSize } from '../formats.ts';

/** Sizes and lengths in points, on a page of a paperback. */
const TYPE = { text: 10.5, title: 24, heading: 16, subheading: 12.5, footer: 8.5 };
const SPACE = { title: 40, afterTitle: 6, afterHead: 26, beforeHeading: 22, afterHeading: 10, indent: 15, footer: 24 };
/** Before a paragraph: half a line and a line and a half. Literata's own line is 1.485 of its size. */
const GAPS: Readonly<Record<Gap, number>> = { none: 0, line: 8.7, scene: 26 };

/** On large pages the type is larger and the margins wide, so that a line has no more characters than in a book. */
const PAGES: Readonly<Record<PageSize, { readonly scale: number; readonly side: number; readonly top: number }>> = {
  A5: { scale: 1, side: 52, top: 54 },
  A4: { scale: 1.15, side: 112, top: 84 },
  LETTER: { scale: 1.15, side: 120, top: 76 },
};

function scaled<Name extends string>(lengths: Readonly<Record<Name, number>>, scale: number): Record<Name, number> {
  const entries = Object.entries<number>(lengths).map(([name, length]) => [name, length * scale]);
  return Object.fromEntries(entries) as Record<Name, number>;
}

/** The measures of a PDF's pages. */
export function sheetOf(size: PageSize) {
  const { scale, side, top } = PAGES[size];
  const margins: [number, number, number, number] = [side, top, side, top + 8 * scale];
  return { size, margins, type: scaled(TYPE, scale), space: scaled(SPACE, scale), gaps: scaled(GAPS, scale) };
}

export type Sheet = ReturnType<typeof sheetOf>;
