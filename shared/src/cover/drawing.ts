import type { CoverColour } from './palette.ts';

/** A rectangle, in units of the cover. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Path<Colour> {
  readonly d: string;
  readonly fill?: Colour;
  readonly stroke?: Colour;
  /** Of the stroke, in units of the cover. */
  readonly width?: number;
}

/** A path as a motif draws it: filled, drawn with a line, or both. */
export type Mark = Path<CoverColour>;

/** A path as it is shown, in `#rrggbb`. */
export type CoverShape = Path<string>;

/** A line of text: where its base line starts (`start`), ends (`end`) or has its `middle`. */
export interface CoverWords {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Units of an em. */
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** `#rrggbb` */
  readonly fill: string;
  readonly role: 'title' | 'author' | 'colophon';
}

/** All that is on a cover, from the back to the front. */
export interface CoverDrawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly CoverShape[];
  readonly words: readonly CoverWords[];
  /** BCP 47 tag of the words, where it is known. */
  readonly lang: string | undefined;
}
