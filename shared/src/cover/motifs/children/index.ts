import type { Motif } from '../motif.ts';
import { balloons } from './balloons.ts';
import { blocks } from './blocks.ts';
import { boat } from './boat.ts';
import { home } from './home.ts';
import { kite } from './kite.ts';

/** Boats, kites, balloons, blocks and houses. */
export const children: readonly [Motif, ...Motif[]] = [boat, kite, balloons, blocks, home];
