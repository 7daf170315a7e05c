import type { GenrePack } from '../../pack.ts';
import { asides } from './asides.ts';
import { between } from './between.ts';
import { companions } from './companions.ts';
import { names } from './names.ts';
import { places } from './places.ts';
import { laPiece } from './plot-la-piece.ts';
import { leCasier } from './plot-le-casier.ts';
import { leDessin } from './plot-le-dessin.ts';
import { leMensonge } from './plot-le-mensonge.ts';
import { prompts } from './prompts.ts';
import { strangers } from './strangers.ts';
import { things } from './things.ts';

export const children: GenrePack = {
  names,
  plots: [laPiece, leCasier, leDessin, leMensonge],
  companions,
  places,
  strangers,
  things,
  between,
  asides,
  prompts,
};
