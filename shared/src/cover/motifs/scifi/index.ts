import type { Motif } from '../motif.ts';
import { chart } from './chart.ts';
import { dunes } from './dunes.ts';
import { orbits } from './orbits.ts';
import { signal } from './signal.ts';
import { town } from './town.ts';
import { worldrise } from './worldrise.ts';

/** Orbits, worlds, signals, towns, charts and dunes. */
export const scifi: readonly [Motif, ...Motif[]] = [orbits, worldrise, signal, town, chart, dunes];
