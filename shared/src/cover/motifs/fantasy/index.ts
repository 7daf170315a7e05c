import type { Motif } from '../motif.ts';
import { crag } from './crag.ts';
import { doors } from './doors.ts';
import { forest } from './forest.ts';
import { lake } from './lake.ts';
import { ridges } from './ridges.ts';

/** Ridges, forests, towers, lakes and doors. */
export const fantasy: readonly [Motif, ...Motif[]] = [ridges, forest, crag, lake, doors];
