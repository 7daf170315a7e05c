import type { Box } from './drawing.ts';
import type { CoverColour } from './palette.ts';
import { setTitle, type SetTitle } from './lettering/set-title.ts';

export const FORMATS = { book: { width: 1200, height: 1800 }, preview: { width: 1200, height: 630 } } as const;
export type CoverFormat = keyof typeof FORMATS;

/**
 * How a cover is laid out: `open`, with the title in the sky of the picture; `band`, with the picture above and the title
 * on paper below; `plate`, with the picture in a window of the paper. The first is the most frequent.
 */
export const LAYOUTS = ['open', 'open', 'band', 'plate'] as const;
export type LayoutName = (typeof LAYOUTS)[number];

/** Where things stand on a book's cover. */
export interface Layout {
  readonly name: LayoutName;
  /** What the picture must fill. */
  readonly stage: Box;
  readonly title: SetTitle;
  readonly titleColour: CoverColour;
  /** First base line of the title, and what it is aligned to. */
  readonly titleAt: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' };
  /** The small rule that every title of the series has. */
  readonly rule: Box;
  readonly footColour: CoverColour;
}

const { width, height } = FORMATS.book;
/** Between the letters and the edge. */
export const MARGIN = 104;
/** Base line of the author and the colophon. */
export const FOOT_LINE = height - 92;
/** What is left for the foot, under a picture that stands in the sky, and under one that stands on the ground. */
const FOOT = 190;
export const GROUND = 150;
const RULE = { width: 132, height: 9 } as const;

/** Lays a book out round its title. `grounded` pictures reach down to the edge and carry the foot; others end above it. */
export function layOut(name: LayoutName, title: string, grounded: boolean): Layout {
  const set = setTitle(title, width - 2 * MARGIN);
  const capitals = set.height - Math.max(0, set.lines.length - 1) * set.leading;
  const common = { name, title: set };
  if (name === 'open') {
    const top = 150;
    const under = top + 62 + set.height + 84;
    return {
      ...common,
      stage: { x: 0, y: under, width, height: height - under - (grounded ? GROUND : FOOT) },
      titleColour: 'onSky',
      titleAt: { x: MARGIN, y: top + 62 + capitals, anchor: 'start' },
      rule: { x: MARGIN, y: top, ...RULE },
      footColour: grounded ? 'onDeep' : 'onSky',
    };
  }
  const first = height - FOOT - 60 - set.height + capitals;
  const above = first - capitals - 62 - RULE.height;
  if (name === 'band') {
    return {
      ...common,
      stage: { x: 0, y: 0, width, height: above - 78 },
      titleColour: 'ink',
      titleAt: { x: MARGIN, y: first, anchor: 'start' },
      rule: { x: MARGIN, y: above, ...RULE },
      footColour: 'ink',
    };
  }
  return {
    ...common,
    stage: { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: above - 70 - MARGIN },
    titleColour: 'ink',
    titleAt: { x: width / 2, y: first, anchor: 'middle' },
    rule: { x: (width - RULE.width) / 2, y: above, ...RULE },
    footColour: 'ink',
  };
}
