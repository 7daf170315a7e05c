import type { Box, Mark } from '../drawing.ts';
import type { Random } from '../random.ts';

/** What a motif draws: at least the whole of `stage`, and no letters. */
export interface Motif {
  /** Whether it ends in the colour `deep`, which goes on to the edge; others stand in the sky. */
  readonly grounded: boolean;
  readonly draw: (stage: Box, random: Random) => readonly Mark[];
}

export const right = ({ x, width }: Box) => x + width;
export const bottom = ({ y, height }: Box) => y + height;
/** A length that suits both a wide and a tall stage; a thousandth of it is a unit of the motif. */
export const scale = ({ width, height }: Box) => Math.min(width, height * 1.12) / 1000;
