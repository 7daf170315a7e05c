import type { Motif } from '../motif.ts';
import { branches } from './branches.ts';
import { casement } from './casement.ts';
import { letter } from './letter.ts';
import { ripples } from './ripples.ts';
import { sails } from './sails.ts';

/** Branches, letters, ripples, sails and windows. */
export const romance: readonly [Motif, ...Motif[]] = [branches, letter, ripples, sails, casement];
