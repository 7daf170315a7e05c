import type { Motif } from '../motif.ts';
import { manuscript } from './manuscript.ts';
import { ornaments } from './ornaments.ts';
import { pages } from './pages.ts';
import { rosette } from './rosette.ts';
import { weave } from './weave.ts';

/** What stands for writing itself, where no genre is known. */
export const house: readonly [Motif, ...Motif[]] = [weave, ornaments, pages, manuscript, rosette];
